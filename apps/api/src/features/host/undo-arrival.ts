import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { answerBooking } from './answer-booking.ts';
import { canUndo } from './booking.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';
import { undoGraceMs } from './undo-grace.ts';

/** Takes an arrival back, for undoSeconds: the voucher is unused again. */
export const undoArrival: Handler<'undoArrival'> = async (
  context,
  { restaurant, params, session, role, idempotencyKey },
) => {
  const now = context.now();
  const row = await readBooking(context.pool, restaurant, params.id);
  const { settings } = await context.markets.market(row.country);
  if (row.state !== 'arrived') throw new Refused('order_state', { state: row.state });
  if (!canUndo(row.arrived_at, settings, now, undoGraceMs)) throw new Refused('undo_too_late');
  const moved = await transaction(context.pool, (trx) =>
    moveOrder(trx, 'undo_arrived', {
      restaurant,
      order: params.id,
      by: { id: session.userId, role },
      key: idempotencyKey,
      at: now,
      // The arrival that was looked at, and not one that came after it was undone elsewhere.
      only: { where: `date_trunc('milliseconds', arrived_at) = $1::timestamptz`, values: [row.arrived_at] },
    }),
  );
  if (!moved) {
    const { state } = await readBooking(context.pool, restaurant, params.id);
    throw new Refused('order_state', { state });
  }
  return answerBooking(context, restaurant, params.id);
};
