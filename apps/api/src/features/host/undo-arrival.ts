import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { answerBooking } from './answer-booking.ts';
import { canUndo } from './booking.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';
import { undoGraceMs } from './undo-grace.ts';

/** Undoes an arrival within undoSeconds: the voucher is unused again. */
export const undoArrival: Handler<'undoArrival'> = async (context, call) => {
  const { restaurant, params, session, role } = call;
  const now = context.now();
  const row = await readBooking(context.pool, restaurant, params.id);
  const { settings } = await context.markets.marketOf(row);
  await transaction(context.pool, async (trx) => {
    if (await doneBefore(trx, call, params.id)) return;
    if (row.state !== 'arrived') throw new Refused('order_state', { state: row.state });
    if (!canUndo(row.arrived_at, settings, now, undoGraceMs)) throw new Refused('undo_too_late');
    const moved = await moveOrder(trx, 'undo_arrived', {
      restaurant,
      order: params.id,
      by: { id: session.userId, role },
      at: now,
      // The arrival that was read, not a later one.
      only: { where: `date_trunc('milliseconds', arrived_at) = $1::timestamptz`, values: [row.arrived_at] },
    });
    if (moved) return;
    const { state } = await readBooking(trx, restaurant, params.id);
    throw new Refused('order_state', { state });
  });
  return answerBooking(context, restaurant, params.id);
};
