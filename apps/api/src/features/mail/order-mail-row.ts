import type { Country, Locale } from '@metade/contracts/catalogue.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { OrderState, PaymentState } from '@metade/domain/order-life-cycle.ts';
import { chainOf } from '../orders/index.ts';

/** What messages about an order are made of. */
export type OrderMailRow = {
  id: string;
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  locale: Locale;
  state: OrderState;
  payment_state: PaymentState;
  starts_at: string;
  confirm_by: string | null;
  changed_at: string;
  date: string;
  time: string;
  people: number;
  places: number;
  number: string;
  tolerance_minutes: number;
  voucher_code: string | null;
  voucher_token: string | null;
  end_reason: string | null;
  ended_by: string | null;
  paid_at: string | null;
  price_amount: number;
  coupon_amount: number;
  free_voucher_amount: number;
  waived_amount: number;
  credit_amount: number;
  carried_amount: number;
  parts_released: boolean;
  free_voucher_back: boolean;
  free_voucher_given: boolean;
  refunded_amount: number;
  credited_amount: number;
  currency: Currency;
  company_name: string;
  phone: string | null;
  street: string;
  street_number: string;
  district: string;
  zip: string;
  city: string;
  city_slug: string;
  region: string;
  country: Country;
  rules_id: number | null;
  time_zone: string;
  reviewed: boolean;
  /** The diner has devices to tell. */
  has_devices: boolean;
  no_show_at: string | null;
  dispute_note: string | null;
  claim_note: string | null;
  claim_credit: number | null;
  claim_card: number | null;
  claim_guarantee: number | null;
  formerly: { company_name: string; street: string; number: string; zip: string; city: string } | null;
  change: {
    first: string;
    no: number;
    date: string;
    time: string;
    people: number;
    places: number;
    standing: boolean;
    finished: boolean;
    refunded: number;
    credited: number;
  } | null;
};

/** $1: the order, behind a select so that it is planned once; $2: of a restaurant that moved, the proposal, else null. */
export const orderMailSql = `
select o.id, u.id as user_id, u.email, u.first_name, u.last_name, coalesce(u.locale, o.locale) as locale, o.state, o.payment_state, o.starts_at, o.confirm_by,
  greatest(coalesce(o.ended_at, o.confirmed_at, o.created_at), moved.decided_at) as changed_at, o.date, o.time, o.people, o.places, o.number, o.tolerance_minutes,
  o.voucher_code, o.voucher_token, o.end_reason, o.ended_by, o.paid_at, o.price_amount, o.coupon_amount, o.free_voucher_amount, o.credit_amount, o.carried_amount, o.waived_amount, o.refunded_amount, o.credited_amount, o.currency,
  r.company_name, r.phone, r.street, r.number as street_number, r.district, r.zip, r.country, o.rules_id, r.time_zone,
  c.name as city, c.slug as city_slug, c.region_iso as region, exists (select 1 from review w where w.order_id = o.id) as reviewed, exists (select 1 from push_device d where d.user_id = u.id) as has_devices, o.no_show_at,
  (select d.note from no_show_dispute d where d.order_id = o.id) as dispute_note, (select d.note from discount_claim d where d.order_id = o.id) as claim_note,
  (select c.amount from credit_entry c where c.order_id = o.id and c.reason = 'claim') as claim_credit,
  (select d.card_back from discount_claim d where d.order_id = o.id) as claim_card, (select d.guarantee from discount_claim d where d.order_id = o.id) as claim_guarantee,
  o.coupon_amount + o.free_voucher_amount + o.credit_amount = 0 and o.ended_at is not null and (
    exists (select 1 from payment p where p.order_id = o.id and p.covered_amount > o.carried_amount)
    or o.confirm_by is not null and o.price_amount > 0 and not exists (select 1 from payment p where p.order_id = o.id)) as parts_released,
  exists (${chainOf('o.id')} select 1 from chain join free_voucher v on v.source_order_id = chain.id where v.reason = 'returned') as free_voucher_back,
  exists (select 1 from free_voucher v where v.source_order_id = o.id and v.reason = 'restaurant_cancelled') as free_voucher_given,
  (select json_build_object('first', ch.first_order_id, 'no', ch.change_no, 'date', b.date, 'time', b.time, 'people', b.people, 'places', b.places,
      'standing', b.state = 'confirmed', 'finished', b.end_rule is not distinct from 'changed' and o.voucher_code is not null,
      'refunded', b.refunded_amount, 'credited', ch.credit_amount)
   from order_change ch join orders b on b.id = o.changes_order_id where ch.order_id = o.id) as change,
  moved.before || jsonb_build_object('city', moved.city) as formerly
from orders o join app_user u on u.id = o.user_id join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id
left join lateral (
  select p.before, p.decided_at, (select name from city where id = p.before->>'city_id') as city
  from house_proposal p where p.id = (select $2::uuid) and p.restaurant_id = r.id) moved on true
where o.id = (select $1::uuid) and u.deleted_at is null`;
