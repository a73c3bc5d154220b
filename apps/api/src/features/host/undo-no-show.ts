import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { lockDiner } from '../ledger/index.ts';
import { forgetDispute, refreshNoShowBlock } from '../no-shows/index.ts';
import { answerBooking } from './answer-booking.ts';
import { canUndo } from './booking.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';
import { undoGraceMs } from './undo-grace.ts';

/** Undoes a no-show within undoSeconds, with the block it caused. */
export const undoNoShow: Handler<'undoNoShow'> = async (context, call) => {
  const { restaurant, params, session, role } = call;
  const now = context.now();
  const row = await readBooking(context.pool, restaurant, params.id);
  const { settings } = await context.markets.marketOf(row);
  await transaction(context.pool, async (trx) => {
    if (await doneBefore(trx, call, params.id)) return;
    if (row.state !== 'no_show') throw new Refused('order_state', { state: row.state });
    if (!canUndo(row.no_show_at, settings, now, undoGraceMs)) throw new Refused('undo_too_late');
    await lockDiner(trx, row.user_id);
    const moved = await moveOrder(trx, 'undo_no_show', {
      restaurant,
      order: params.id,
      by: { id: session.userId, role },
      at: now,
      only: { where: `date_trunc('milliseconds', no_show_at) = $1::timestamptz`, values: [row.no_show_at] },
    });
    if (!moved) {
      const { state } = await readBooking(trx, restaurant, params.id);
      throw new Refused('order_state', { state });
    }
    await forgetDispute(trx, params.id);
    await refreshNoShowBlock(trx, row.user_id, settings);
  });
  return answerBooking(context, restaurant, params.id);
};
