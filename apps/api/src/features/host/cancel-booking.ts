import type { Handler } from '../../http/call.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { transaction } from '../../db/transaction.ts';
import { recordChange } from '../audit-log/index.ts';
import { endByRestaurant } from '../orders/index.ts';
import { answerBooking } from './answer-booking.ts';
import { readBooking } from './booking-reads.ts';
import { declineBooking } from './decline-order.ts';

/** The restaurant cancels a booking. A request is declined instead; a repeat with the same key gets the first answer. */
export const cancelBooking: Handler<'cancelBooking'> = async (context, call) => {
  const { restaurant, params, body, session, role } = call;
  await transaction(context.pool, async (trx) => {
    if (await doneBefore(trx, call, params.order)) return;
    const by = { id: session.userId, role };
    const { state } = await readBooking(trx, restaurant, params.order);
    if (state === 'awaiting_restaurant') {
      await declineBooking(context, trx, { order: params.order, restaurant, by, reason: body.reason });
      return;
    }
    const back = await endByRestaurant(context, trx, {
      order: params.order,
      restaurant,
      by: session.userId,
      reason: body.reason,
      as: role === 'admin' ? 'admin' : 'restaurant',
    });
    await recordChange(trx, {
      by,
      what: 'booking.cancelled',
      restaurant,
      subject: params.order,
      before: { state },
      after: {
        state: 'cancelled',
        reason: body.reason,
        refund: back.refund,
        credit: back.credit,
        free_vouchers: back.freeVouchers,
      },
    });
  });
  return answerBooking(context, restaurant, params.order);
};
