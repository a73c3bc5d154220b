import type { Country, Locale } from '@metade/contracts/catalogue.ts';
import type { Currency } from '@metade/domain/money.ts';
import { noShowDisputeEndsAt } from '@metade/domain/no-show.ts';
import type { OrderState, PaymentState } from '@metade/domain/order-life-cycle.ts';
import type { OptionalMail } from '@metade/domain/optional-mail.ts';
import { paidBy } from '@metade/domain/payment-parts.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { formatDate, formatMealTime, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import type { OrderMailFacts, OrderMailKind } from '@metade/i18n/mail/order-mail.ts';
import { mailValuesOf } from '@metade/i18n/mail/mail-templates.ts';
import { orderMail } from '@metade/i18n/mail/order-mail.ts';
import type { MailContent } from '@metade/i18n/mail/mail-content.ts';
import type { MailFile } from '../../adapters/mailer.ts';
import type { Context } from '../../context.ts';
import { chainOf, orderParts } from '../orders/index.ts';
import { editedMail } from './edited-mail.ts';
import type { CalendarFacts } from './order-calendar.ts';
import { orderCalendar } from './order-calendar.ts';
import { reservationJsonLd } from './order-json-ld.ts';
import { writeMail } from './write-mail.ts';

/**
 * Writes a message about an order, once per order and kind, with its calendar entry and its structured data. Reminders and
 * the question how it was are left out when the booking is no longer what they speak of. proposal: of a restaurant that
 * moved, the one that moved it; of each its own message.
 */
export async function sendOrderMail(
  context: Context,
  orderId: string,
  kind: OrderMailKind,
  proposal?: string,
): Promise<void> {
  const { rows } = await context.pool.query<Row>(orderSql, [orderId, proposal ?? null]);
  const row = rows[0];
  if (row === undefined || !isDue(row, kind, context.now())) return;
  const { settings } = await context.markets.marketOf(row);
  const facts = factsOf(row, context.config.publicUrl, settings);
  const content = await editedMail(context, {
    kind,
    locale: row.locale,
    content: orderMail(kind, facts, row.locale),
    values: mailValuesOf(facts),
  });
  // A change that never took its booking's place has no entry of its own in a calendar: the booking's stays as it is.
  const status = row.change === null || row.change.finished ? statusOf(kind, row.state) : undefined;
  const optional = optionalKinds[kind];
  await writeMail(context, {
    key: ['order', orderId, kind, proposal].filter(Boolean).join(' '),
    kind,
    to: row.email,
    locale: row.locale,
    content,
    order: orderId,
    ...(optional
      ? { optional: { user: row.user_id, kind: optional, zone: row.time_zone, mealAt: fromIso(row.starts_at) } }
      : {}),
    ...(status ? { files: [calendarOf(row, facts, content, status)] } : {}),
    ...(status
      ? {
          jsonLd: reservationJsonLd({
            number: row.number,
            status,
            name: `${row.first_name} ${row.last_name}`,
            people: row.people,
            startsAt: row.starts_at,
            link: facts.orderLink,
            restaurant: {
              name: row.company_name,
              phone: row.phone,
              street: [row.street, row.street_number].filter(Boolean).join(' '),
              city: row.city,
              region: row.region,
              zip: row.zip,
              country: row.country,
            },
          }),
        }
      : {}),
  });
}

/** An order of a diner as a calendar file that says how it stands, in a locale; null when there is nothing to put down. */
export async function readOrderCalendar(
  context: Context,
  orderId: string,
  userId: string,
  locale: Locale,
): Promise<MailFile | null> {
  const { rows } = await context.pool.query<Row>(`${orderSql} and o.user_id = $3`, [orderId, null, userId]);
  const row = rows[0];
  const kind = row && calendarKinds[row.state];
  if (row === undefined || kind === undefined) return null;
  const { settings } = await context.markets.marketOf(row);
  const facts = factsOf({ ...row, locale }, context.config.publicUrl, settings);
  return calendarOf(row, facts, orderMail(kind, facts, locale), statuses[kind] ?? 'confirmed');
}

/** What no booking needs; the rest is always sent. */
const optionalKinds: Partial<Record<OrderMailKind, OptionalMail>> = {
  reminder_day: 'reminder',
  reminder_soon: 'reminder',
  rate: 'rating',
};

const calendarKinds: Partial<Record<OrderState, OrderMailKind>> = {
  awaiting_restaurant: 'waiting',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  completed: 'confirmed',
  cancelled: 'cancelled',
  declined: 'declined',
  unanswered: 'unanswered',
};

function calendarOf(row: Row, facts: OrderMailFacts, content: MailContent, status: CalendarFacts['status']): MailFile {
  // One that is yet to take its booking's place stands beside it.
  const changed = row.change?.finished ? row.change : null;
  return orderCalendar({
    orderId: changed?.first ?? row.id,
    changesMade: changed?.no ?? 0,
    number: row.number,
    summary: content.facts[0] ? `${row.company_name}, ${content.facts[2]?.value ?? ''}` : row.company_name,
    description: content.paragraphs.join('\n'),
    location: [row.company_name, facts.address].filter(Boolean).join(', '),
    link: facts.orderLink,
    startsAt: row.starts_at,
    changedAt: row.changed_at,
    status,
  });
}

type Row = {
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

const orderSql = `
select o.id, u.id as user_id, u.email, u.first_name, u.last_name, coalesce(u.locale, o.locale) as locale, o.state, o.payment_state, o.starts_at, o.confirm_by,
  greatest(coalesce(o.ended_at, o.confirmed_at, o.created_at), moved.decided_at) as changed_at, o.date, o.time, o.people, o.places, o.number, o.tolerance_minutes,
  o.voucher_code, o.voucher_token, o.end_reason, o.ended_by, o.paid_at, o.price_amount, o.coupon_amount, o.free_voucher_amount, o.credit_amount, o.carried_amount, o.refunded_amount, o.credited_amount, o.currency,
  r.company_name, r.phone, r.street, r.number as street_number, r.district, r.zip, r.country, o.rules_id, r.time_zone,
  c.name as city, c.slug as city_slug, c.region_iso as region, exists (select 1 from review w where w.order_id = o.id) as reviewed, o.no_show_at,
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
  from house_proposal p where p.id = $2 and p.restaurant_id = r.id) moved on true
where o.id = $1 and u.deleted_at is null`;

const statuses: Partial<Record<OrderMailKind, 'tentative' | 'confirmed' | 'cancelled'>> = {
  waiting: 'tentative',
  confirmed: 'confirmed',
  changed: 'confirmed',
  reminder_day: 'confirmed',
  reminder_soon: 'confirmed',
  declined: 'cancelled',
  unanswered: 'cancelled',
  cancelled: 'cancelled',
  refunded: 'cancelled',
};

function statusOf(kind: OrderMailKind, state: OrderState): CalendarFacts['status'] | undefined {
  if (kind === 'moved') return state === 'confirmed' ? 'confirmed' : 'tentative';
  return statuses[kind];
}

function isDue(row: Row, kind: OrderMailKind, now: number): boolean {
  if (kind === 'reminder_day' || kind === 'reminder_soon')
    return row.state === 'confirmed' && Date.parse(row.starts_at) > now;
  if (kind === 'moved')
    return (row.state === 'awaiting_restaurant' || row.state === 'confirmed') && Date.parse(row.starts_at) > now;
  if (kind === 'no_show') return row.state === 'no_show';
  if (kind === 'rate') return (row.state === 'arrived' || row.state === 'completed') && !row.reviewed;
  return true;
}

function factsOf(row: Row, publicUrl: string, settings: Settings): OrderMailFacts {
  const { locale, time_zone: zone } = row;
  const sum = (amount: number) => formatMoney({ amount, currency: row.currency }, locale);
  const moment = (instant: string) => `${formatDate(localDateOf(instant, zone), locale)}, ${formatTime(instant, zone)}`;
  return {
    firstName: row.first_name,
    restaurant: row.company_name,
    date: formatDate(row.date, locale),
    time: formatMealTime(row.date, row.time, locale),
    people: row.people,
    places: row.places,
    number: row.number,
    address: addressOf({ street: row.street, number: row.street_number, zip: row.zip, city: row.city }),
    phone: row.phone,
    toleranceMinutes: row.tolerance_minutes,
    answerBy: row.confirm_by && moment(row.confirm_by),
    voucherCode: row.voucher_code,
    voucherLink: row.voucher_token && `${publicUrl}/checkout/voucher/${row.voucher_token}`,
    orderLink: `${publicUrl}/infos-reserve/${row.id}`,
    searchLink: `${publicUrl}/restaurants/${row.region}/${row.city_slug}?date=${row.date}&people=${row.people}`,
    rateLink: `${publicUrl}/avalia/${row.id}`,
    reason: row.end_reason,
    endedBy: row.ended_by,
    discount: formatPercent(settings.discountPercent, locale),
    price: sum(row.price_amount),
    refunded: row.refunded_amount > 0 ? sum(row.refunded_amount) : null,
    credited: row.credited_amount > 0 ? sum(row.credited_amount) : null,
    before: row.change && {
      date: formatDate(row.change.date, locale),
      time: formatMealTime(row.change.date, row.change.time, locale),
      people: row.change.people,
      places: row.change.places,
      standing: row.change.standing,
      paidMore: row.price_amount > row.carried_amount ? sum(row.price_amount - row.carried_amount) : null,
      refunded: row.change.refunded > 0 ? sum(row.change.refunded) : null,
      credited: row.change.credited > 0 ? sum(row.change.credited) : null,
    },
    parts: partsOfMail(row, sum),
    partsReleased: row.parts_released,
    freeVoucherBack: row.free_voucher_back,
    freeVoucherGiven: row.free_voucher_given,
    // Of what a restaurant cancels nothing is kept: where nothing comes back, nothing had been charged.
    uncharged: row.paid_at === null || paidBy(orderParts(row)) === 0 || row.ended_by === 'restaurant',
    bankRefused: row.ended_by === 'system' && row.end_reason?.startsWith('payment_') === true,
    disputeUntil: row.no_show_at && moment(toIso(noShowDisputeEndsAt(fromIso(row.no_show_at), settings))),
    decisionNote: row.claim_note ?? row.dispute_note,
    claimCard: row.claim_card ? sum(row.claim_card) : null,
    claimCredit: row.claim_credit === null ? null : sum(row.claim_credit),
    guarantee: row.claim_guarantee ? sum(row.claim_guarantee) : null,
    formerly: row.formerly && [row.formerly.company_name, addressOf(row.formerly)].filter(Boolean).join(', '),
  };
}

/** In one line; parts that are not known are left out. */
function addressOf({ street, number, zip, city }: Record<'street' | 'number' | 'zip' | 'city', string | null>): string {
  const line = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  return [line(street, number), line(zip, city)].filter(Boolean).join(', ');
}

function partsOfMail(row: Row, sum: (amount: number) => string): OrderMailFacts['parts'] {
  const parts = orderParts(row);
  if (parts.card === row.price_amount) return null;
  const shown = (amount: number) => (amount > 0 ? sum(amount) : null);
  const { coupon, freeVoucher, credit, card } = parts;
  return { coupon: shown(coupon), freeVoucher: shown(freeVoucher), credit: shown(credit), card: shown(card) };
}
