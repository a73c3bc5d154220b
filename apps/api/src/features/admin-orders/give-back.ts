import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockChanged, returnToCards } from '../orders/index.ts';

/** Locks what a refund touches: the diner's row, the booking that was changed, the order, as everywhere. Throws not_found. */
export async function lockForRefund(trx: Trx, order: string): Promise<{ country: string; given: number }> {
  await trx.query('select 1 from app_user where id = (select user_id from orders where id = $1) for no key update', [
    order,
  ]);
  await lockChanged(trx, order);
  const { rows } = await trx.query<{ country: string; given: number }>(
    `select r.country, o.goodwill_amount as given from orders o join restaurant r on r.id = o.restaurant_id
     where o.id = $1 for update of o`,
    [order],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

/**
 * Sends money of a locked order back to its cards. keeps: what is kept of the order's money afterwards. approver: the second
 * admin, where one was needed.
 */
export async function giveBack(
  trx: Trx,
  order: string,
  { amount, reason, admin, approver }: { amount: number; reason: string; admin: string; approver?: string },
  keeps: number,
  now: number,
): Promise<void> {
  // What was promised if the table is sold again is never more than what is still kept.
  const { rows } = await trx.query<{ restaurant_id: string; currency: string }>(
    `with given as (
       update orders set goodwill_amount = goodwill_amount + $2, resale_top_up = least(resale_top_up, $3),
         payment_state = case when $3 > 0 then 'partially_refunded' else 'refunded' end
       where id = $1 returning id, restaurant_id, currency, state, payment_state)
     , told as (
       insert into order_event (order_id, at, actor, actor_id, from_state, to_state, payment_state, data)
       select id, $4, 'admin', $5, state, state, payment_state, jsonb_build_object('action', 'refund', 'refund', $2::integer, 'reason', $6::text) from given)
     select restaurant_id, currency from given`,
    [order, amount, keeps, new Date(now).toISOString(), admin, reason],
  );
  const refunds = await returnToCards(trx, order, amount, 'goodwill', { admin, note: reason });
  await recordChange(trx, {
    by: { id: approver ?? admin, role: 'admin' },
    what: 'order.refunded',
    ...(rows[0] ? { restaurant: rows[0].restaurant_id } : {}),
    subject: order,
    after: { amount, currency: rows[0]?.currency, reason },
  });
  const [first] = refunds;
  if (first !== undefined) await enqueue(trx, 'send_refund_mail', { refund: first });
}
