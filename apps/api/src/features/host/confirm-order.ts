import { fromIso } from '@metade/domain/time.ts';
import type { Handler } from '../../http/call.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { changeStands, lockChanged } from '../orders/index.ts';
import { finishCovered } from '../payments/index.ts';
import { answerBooking } from './answer-booking.ts';
import { authorizedPayment } from './authorized-payment.ts';
import type { BookingRow } from './booking-reads.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';

/** Says yes to a booking until its deadline; the authorised payment is then captured by a job. */
export const confirmOrder: Handler<'confirmOrder'> = async (
  context,
  { restaurant, params, session, role, idempotencyKey },
) => {
  const now = context.now();
  await transaction(context.pool, async (trx) => {
    await lockChanged(trx, params.id);
    if (!(await changeStands(trx, params.id))) throw new Refused('change_over');
    const moved = await moveOrder(trx, 'accept', {
      restaurant,
      order: params.id,
      by: { id: session.userId, role },
      key: idempotencyKey,
      at: now,
      set: 'confirmed_at = $6::timestamptz',
      where: '(confirm_by is null or confirm_by >= $6::timestamptz)',
    });
    if (!moved) throw whyNot(await readBooking(trx, restaurant, params.id), now);
    const payment = await authorizedPayment(trx, params.id);
    if (payment === null) await finishCovered(context, trx, params.id);
    else await enqueue(trx, 'capture_payment', { payment });
  });
  return answerBooking(context, restaurant, params.id);
};

function whyNot({ state, confirm_by }: BookingRow, now: number): Refused {
  const late =
    state === 'unanswered' || (state === 'awaiting_restaurant' && confirm_by !== null && now > fromIso(confirm_by));
  return late ? new Refused('confirmation_deadline_passed') : new Refused('order_state', { state });
}
