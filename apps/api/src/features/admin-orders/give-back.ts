import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockChanged, noteOrder, returnToCards } from '../orders/index.ts';

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
    `update orders set goodwill_amount = goodwill_amount + $2, resale_top_up = least(resale_top_up, $3), payment_state = $4
     where id = $1 returning restaurant_id, currency`,
    [order, amount, keeps, keeps > 0 ? 'partially_refunded' : 'refunded'],
  );
  const data = { action: 'refund', refund: amount, reason };
  await noteOrder(trx, order, { as: 'admin', by: admin, at: now, data });
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
