import type { adminClaim } from '@metade/contracts/claims.ts';
import { claimCredit, guaranteeOf } from '@metade/domain/discount-claim.ts';
import type { Money } from '@metade/domain/money.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { chainOf } from '../orders/index.ts';
import { Refused } from '../../refused.ts';
import { paged } from '../../http/paged.ts';

type Claim = z.input<typeof adminClaim>;
type Row = Omit<
  Claim,
  'restaurant' | 'charged' | 'food' | 'fee' | 'to_card' | 'guarantee' | 'guarantee_max' | 'decidable'
> & {
  restaurant_id: string;
  company_name: string;
  country: string;
  rules_id: number | null;
  charged: number;
  food: number | null;
  guarantee: number | null;
  card_back: number | null;
  on_cards: number;
  credited: number;
  price: number;
  coupon: number;
  free_voucher: number;
  brought_free: number;
  goodwill: number;
  currency: Money['currency'];
};

/** Claims in a state, oldest first; page from 1. */
export async function readClaims(context: Context, state: Claim['state'], page: number) {
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Row>(`${selectClaim} where d.state = $1 order by d.created_at, d.order_id limit $2 offset $3`, [
      state,
      pageSize,
      (page - 1) * pageSize,
    ]),
    context.pool.query<{ total: number }>('select count(*) as total from discount_claim where state = $1', [state]),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const data = await Promise.all(rows.map((row) => toClaim(context, row)));
  return paged(data, page, total, pageSize);
}

/** The claim of an order. */
export async function readClaim(context: Context, order: string): Promise<Claim> {
  const { rows } = await context.pool.query<Row>(`${selectClaim} where d.order_id = $1`, [order]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return toClaim(context, rows[0]);
}

const pageSize = 30;

/** SQL: the amount on the cards that paid an order `o` and the bookings it replaced, less refunds. */
export const onCardsSql = `(${chainOf('o.id')}
  select coalesce(sum(p.amount - coalesce((select sum(f.amount) from refund f where f.payment_id = p.id), 0)), 0)
  from chain join payment p on p.order_id = chain.id where p.state in ('captured', 'partially_refunded'))::integer`;

const selectClaim = `
  select o.id as order, o.number, r.id as restaurant_id, r.company_name, r.country, o.rules_id, u.first_name || ' ' || u.last_name as diner, o.date, o.time, o.people,
    o.price_amount as price, o.coupon_amount as coupon, o.free_voucher_amount as free_voucher,
    o.waived_amount + o.carried_amount - coalesce(c.paid_amount, 0) as brought_free, o.goodwill_amount as goodwill, o.currency,
    d.state, d.text, d.charged, d.food, d.guarantee, d.card_back, ${onCardsSql} as on_cards,
    coalesce((select e.amount from credit_entry e where e.order_id = o.id and e.reason = 'claim'), 0) as credited, d.house_text, d.house_at,
    exists (select 1 from refund_request q where q.order_id = o.id and q.state = 'open' and q.expires_at > now()) as waits,
    pending_step_of('claim', d.order_id) as pending, d.note, d.created_at as created, d.decided_at as decided
  from discount_claim d join orders o on o.id = d.order_id join restaurant r on r.id = o.restaurant_id join app_user u on u.id = d.user_id
  left join order_change c on c.order_id = o.id`;

async function toClaim(context: Context, row: Row): Promise<Claim> {
  const { claimAnswerHours } = await context.markets.settings();
  const {
    restaurant_id,
    company_name,
    country,
    rules_id,
    charged,
    food,
    guarantee,
    card_back,
    on_cards,
    credited,
    price,
    coupon,
    free_voucher,
    brought_free,
    goodwill,
    currency,
    ...rest
  } = row;
  const { settings } = await context.markets.marketOf({ country, rules_id });
  const sum = (amount: number) => ({ amount, currency });
  const open = claimCredit({ price, coupon, freeVoucher: free_voucher, broughtFree: brought_free, goodwill });
  const accepted = row.state === 'accepted';
  const toCard = accepted ? (card_back ?? 0) : Math.min(open, on_cards);
  return {
    ...rest,
    restaurant: { _id: restaurant_id, company_name },
    charged: sum(charged),
    food: food === null ? null : sum(food),
    fee: sum(accepted ? toCard + credited : open),
    to_card: sum(toCard),
    guarantee: sum(accepted ? (guarantee ?? 0) : guaranteeOf({ food, charged }, settings)),
    guarantee_max: sum(settings.guaranteeMax),
    decidable: row.house_at ?? toIso(fromIso(row.created) + claimAnswerHours * 3_600_000),
  };
}
