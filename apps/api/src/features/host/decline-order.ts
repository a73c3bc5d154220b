import type { Handler } from '../../http/call.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { releaseParts } from '../ledger/index.ts';
import { answerBooking } from './answer-booking.ts';
import { authorizedPayment } from './authorized-payment.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';

/** Says no to a booking: its table is free at once, the authorisation is released and the diner told by jobs. */
export const declineOrder: Handler<'declineOrder'> = async (context, { restaurant, params, body, session }) => {
  await transaction(context.pool, async (trx) => {
    const moved = await moveOrder(trx, 'decline', {
      restaurant,
      order: params.id,
      actor: session.userId,
      at: context.now(),
      set: `ended_at = $6::timestamptz, ended_by = 'restaurant', end_reason = $8, payment_state = 'none'`,
      // From the deadline on the order is unanswered, even before the job that says so has run.
      where: '(confirm_by is null or confirm_by >= $6::timestamptz)',
      values: [body.reason],
    });
    if (!moved) {
      const { state } = await readBooking(trx, restaurant, params.id);
      throw new Refused('order_state', { state: state === 'awaiting_restaurant' ? 'unanswered' : state });
    }
    await releaseParts(trx, params.id, context.now(), await context.markets.settings());
    const payment = await authorizedPayment(trx, params.id);
    if (payment !== null) await enqueue(trx, 'void_payment', { payment });
    await enqueue(trx, 'send_order_mail', { order: params.id, mail: 'declined' });
  });
  return answerBooking(context, restaurant, params.id);
};
