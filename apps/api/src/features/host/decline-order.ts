import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { releaseParts } from '../ledger/index.ts';
import { marketOfOrder, voidPayments } from '../orders/index.ts';
import { answerBooking } from './answer-booking.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';

/** Says no to a booking. */
export const declineOrder: Handler<'declineOrder'> = async (context, call) => {
  const { restaurant, params, body, session, role } = call;
  const no = {
    order: params.id,
    restaurant,
    by: { id: session.userId, role },
    reason: body.reason,
  };
  await transaction(context.pool, async (trx) => {
    if (!(await doneBefore(trx, call, params.id))) await declineBooking(context, trx, no);
  });
  return answerBooking(context, restaurant, params.id);
};

/** Frees the table at once; jobs void the authorization and tell the diner. */
export async function declineBooking(
  context: Context,
  trx: Trx,
  { order, restaurant, by, reason }: { order: string; restaurant: string; by: Change['by']; reason: string },
): Promise<void> {
  const moved = await moveOrder(trx, 'decline', {
    restaurant,
    order,
    by,
    at: context.now(),
    set: { end_reason: reason, payment_state: 'none' },
    reason,
  });
  if (!moved) {
    // From the deadline on the order is unanswered, even before the job has marked it.
    const { state } = await readBooking(trx, restaurant, order);
    throw new Refused('order_state', { state: state === 'awaiting_restaurant' ? 'unanswered' : state });
  }
  const { settings } = await marketOfOrder(context, trx, order);
  await releaseParts(trx, order, context.now(), settings);
  await voidPayments(trx, order);
  await enqueue(trx, 'send_order_mail', { order, mail: 'declined' });
}
