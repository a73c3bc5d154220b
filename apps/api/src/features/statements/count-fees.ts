import type { FeeRow } from '@metade/domain/licensee-statement.ts';
import type { LocalDate } from '@metade/domain/time.ts';
import { sold } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

export type Counted = FeeRow & {
  order_ids: string[];
  refund_ids: string[];
  /** Of disputes, by gateway and id, in the same order. */
  movement_gateways: string[];
  movement_ids: string[];
};

/**
 * Fees, refunds and what disputes took of a licensee's restaurants for meals before `before` that no statement includes yet, by restaurant
 * and month of the meal. A booking that replaced another includes the money of both. What a lost dispute gave back is no refund besides;
 * one that is not decided is not counted yet. Of a refund that was given as credit the fee stays, as of a cancellation that gives credit: what
 * credit pays later is taken off there.
 */
export async function countFees(db: Queryable, licensee: string, before: LocalDate): Promise<Counted[]> {
  const { rows } = await db.query<Counted>(feesSql, [licensee, before]);
  return rows;
}

/** The figures alone. */
export function feeRowOf({ restaurant, name, month, orders, fees, refunds, parts }: Counted): FeeRow {
  return { restaurant, name, month, orders, fees, refunds, parts };
}

const feesSql = `
with recursive meal as (
  select o.id as meal_id, o.id, o.changes_order_id, o.voucher_code, o.restaurant_id, o.date, o.state in ${sold} as stood
  from licensee_city c join restaurant r on r.city_id = c.city_id join orders o on o.restaurant_id = r.id
  where c.licensee_id = $1 and o.date < $2 and o.date >= c.since and (c.until is null or o.date < c.until)
    and o.end_rule is distinct from 'changed' and o.payment_state not in ('none', 'failed')
  union all
  select m.meal_id, o.id, o.changes_order_id, o.voucher_code, m.restaurant_id, m.date, false
  from meal m join orders o on o.id = m.changes_order_id and o.end_rule = 'changed' where m.voucher_code is not null
), paid as (
  select m.*, coalesce(p.amount, 0) as card, o.coupon_amount + o.free_voucher_amount + o.credit_amount + o.waived_amount as parts
  from meal m join orders o on o.id = m.id
  left join lateral (
    select sum(amount) as amount from payment where order_id = m.id and state in ('captured', 'partially_refunded', 'refunded')
  ) p on true
  where (p.amount > 0 or m.voucher_code is not null) and not exists (select 1 from statement_order s where s.order_id = m.id)
), given_back as (
  select m.restaurant_id, m.date, f.id, f.amount from meal m join refund f on f.order_id = m.id and f.state = 'done' and (f.settled_how is null or f.settled_how = 'transfer')
  where not exists (select 1 from statement_refund s where s.refund_id = f.id)
), taken_back as (
  select m.restaurant_id, m.date, v.gateway, v.id, -v.amount as amount
  from meal m join payment p on p.order_id = m.id join card_dispute d on d.payment_id = p.id and d.closed_at is not null
  join card_dispute_movement v on v.dispute_id = d.id
  where not exists (select 1 from statement_dispute s where s.gateway = v.gateway and s.movement_id = v.id)
), lines as (
  select restaurant_id, date, stood::integer as orders, card + parts as fees, 0 as refunds, parts, id as order_id, null::uuid as refund_id,
    null::text as movement_gateway, null::text as movement_id from paid
  union all
  select restaurant_id, date, 0, 0, amount, 0, null, id, null, null from given_back
  union all
  select restaurant_id, date, 0, 0, amount, 0, null, null, gateway, id from taken_back
)
select l.restaurant_id as restaurant, r.company_name as name, to_char(l.date, 'YYYY-MM') as month,
  sum(l.orders)::integer as orders, sum(l.fees)::integer as fees, sum(l.refunds)::integer as refunds, sum(l.parts)::integer as parts,
  coalesce(array_agg(l.order_id) filter (where l.order_id is not null), '{}') as order_ids,
  coalesce(array_agg(l.refund_id) filter (where l.refund_id is not null), '{}') as refund_ids,
  coalesce(array_agg(l.movement_gateway order by l.movement_id) filter (where l.movement_id is not null), '{}') as movement_gateways,
  coalesce(array_agg(l.movement_id order by l.movement_id) filter (where l.movement_id is not null), '{}') as movement_ids
from lines l join restaurant r on r.id = l.restaurant_id
group by l.restaurant_id, r.company_name, to_char(l.date, 'YYYY-MM')`;
