import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { lockChanged, refundByAdmin } from '../orders/index.ts';

/** Locks what a refund touches, in the usual order: the diner, the booking it replaced, the order. Throws not_found. */
export async function lockForRefund(trx: Trx, order: string): Promise<void> {
  await trx.query('select 1 from app_user where id = (select user_id from orders where id = $1) for no key update', [
    order,
  ]);
  await lockChanged(trx, order);
  const { rowCount } = await trx.query('select 1 from orders where id = $1 for update', [order]);
  if (rowCount === 0) throw new Refused('not_found');
}

/**
 * Refunds a locked order as goodwill. keeps: what is kept of the order's money afterwards, in minor units. approver: the second
 * admin, where one was needed.
 */
export async function refundGoodwill(
  trx: Trx,
  order: string,
  { amount, reason, admin, approver }: { amount: number; reason: string; admin: string; approver?: string },
  keeps: number,
  now: number,
): Promise<void> {
  const goodwill = { amount, keeps, reason: 'goodwill', note: reason, admin, at: now } as const;
  const { refunds, restaurant, currency } = await refundByAdmin(trx, order, goodwill);
  await recordChange(trx, {
    by: { id: approver ?? admin, role: 'admin' },
    what: 'order.refunded',
    restaurant,
    subject: order,
    after: { amount, currency, reason },
  });
  const [first] = refunds;
  if (first !== undefined) await enqueue(trx, 'send_refund_mail', { refund: first });
}
