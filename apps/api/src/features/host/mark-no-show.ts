import type { Settings } from '@metade/domain/settings.ts';
import { noShowVerdict } from '@metade/domain/lateness.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { lockDiner } from '../ledger/index.ts';
import { refreshNoShowBlock } from '../no-shows/index.ts';
import { windowOf } from '../orders/index.ts';
import { answerBooking } from './answer-booking.ts';
import { asLookedAt, hasVoucher } from './booking.ts';
import type { BookingRow } from './booking-reads.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';
import { undoGraceMs } from './undo-grace.ts';

/** Marks a no-show: after tolerance, and never once the voucher was used. May block the diner from booking, who is told. */
export const markNoShow: Handler<'markNoShow'> = async (context, call) => {
  const { restaurant, params, session, role } = call;
  const now = context.now();
  const row = await readBooking(context.pool, restaurant, params.id);
  const { settings } = await context.markets.marketOf(row);
  await transaction(context.pool, async (trx) => {
    if (await doneBefore(trx, call, params.id)) return;
    refuseUnlessMissing(row, settings, now);
    await lockDiner(trx, row.user_id);
    const moved = await moveOrder(trx, 'mark_no_show', {
      restaurant,
      order: params.id,
      by: { id: session.userId, role },
      at: now,
      only: asLookedAt(row),
    });
    if (!moved) {
      const changed = await readBooking(trx, restaurant, params.id);
      refuseUnlessMissing(changed, settings, now);
      throw new Refused('order_state', { state: changed.state });
    }
    await refreshNoShowBlock(trx, row.user_id, settings);
    // Wait until undo is over before anybody is told.
    const told = { at: now + settings.undoSeconds * 1000 + undoGraceMs, key: `no_show ${params.id}` };
    await enqueue(trx, 'send_order_mail', { order: params.id, mail: 'no_show' }, told);
  });
  return answerBooking(context, restaurant, params.id);
};

function refuseUnlessMissing(row: BookingRow, settings: Settings, now: number): void {
  const redeemed = row.state === 'arrived' || row.state === 'completed';
  if (row.state !== 'confirmed' && !redeemed) throw new Refused('order_state', { state: row.state });
  // Until the payment is captured the booking may still be cancelled.
  if (!redeemed && !hasVoucher(row)) throw new Refused('voucher_not_available');
  const verdict = noShowVerdict({ toleranceEndsAt: windowOf(row, settings).toleranceEndsAt, redeemed, now, settings });
  if (verdict === 'redeemed') throw new Refused('voucher_already_used', { by: row.arrived_by_name });
  if (verdict === 'too_early') throw new Refused('no_show_too_early');
  if (verdict === 'over') throw new Refused('no_show_too_late');
}
