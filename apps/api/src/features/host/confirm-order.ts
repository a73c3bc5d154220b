import { fromIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { changeStands, lockChanged } from '../orders/index.ts';
import { finishCovered } from '../payments/index.ts';
import { postpone, takeBack } from '../pending-steps/index.ts';
import { answerBooking } from './answer-booking.ts';
import { authorizedPayment } from './authorized-payment.ts';
import type { BookingRow } from './booking-reads.ts';
import { readBooking } from './booking-reads.ts';
import { moveOrder } from './move-order.ts';

type Acceptance = {
  restaurant: string;
  order: string;
  by: NonNullable<Change['by']>;
  /** When it was confirmed, epoch ms. */
  at: number;
};

/** Confirms a booking before its deadline; takes effect after stepUndoSeconds, until when it can be undone. */
export const confirmOrder: Handler<'confirmOrder'> = async (context, call) => {
  const { restaurant, params, session, role } = call;
  const now = context.now();
  const { stepUndoSeconds } = await context.markets.settings();
  const by = { id: session.userId, role };
  await transaction(context.pool, async (trx) => {
    if (await doneBefore(trx, call, params.id)) return;
    if (stepUndoSeconds === 0) return acceptBooking(context, trx, { restaurant, order: params.id, by, at: now });
    const row = await readBooking(trx, restaurant, params.id);
    if (!(await changeStands(trx, params.id))) throw new Refused('change_over');
    if (row.state !== 'awaiting_restaurant' || isLate(row, now)) throw whyNot(row, now);
    const step = { kind: 'confirm', subject: params.id, order: params.id, by, body: {}, madeAt: now } as const;
    // Confirming a pending confirmation again changes nothing.
    await postpone(trx, step, stepUndoSeconds);
  });
  return answerBooking(context, restaurant, params.id);
};

/** Makes a confirmation final: the booking is confirmed as of when the restaurant said so, and a job captures the payment. */
export async function acceptBooking(
  context: Context,
  trx: Trx,
  { restaurant, order, by, at }: Acceptance,
): Promise<void> {
  await lockChanged(trx, order);
  if (!(await changeStands(trx, order))) throw new Refused('change_over');
  const moved = await moveOrder(trx, 'accept', {
    restaurant,
    order,
    by,
    at,
  });
  if (!moved) throw whyNot(await readBooking(trx, restaurant, order), at);
  const payment = await authorizedPayment(trx, order);
  if (payment === null) await finishCovered(context, trx, order);
  else await enqueue(trx, 'capture_payment', { payment }, { key: `capture ${payment}` });
}

/** Undoes a confirmation before it is final. */
export const undoConfirm: Handler<'undoConfirm'> = async (context, { restaurant, params }) => {
  const { state } = await readBooking(context.pool, restaurant, params.id);
  if (!(await takeBack(context.pool, { kind: 'confirm', subject: params.id }, context.now())))
    throw state === 'confirmed' ? new Refused('undo_too_late') : new Refused('order_state', { state });
  return answerBooking(context, restaurant, params.id);
};

const isLate = ({ confirm_by }: BookingRow, now: number) => confirm_by !== null && now > fromIso(confirm_by);

function whyNot(row: BookingRow, now: number): Refused {
  const late = row.state === 'unanswered' || (row.state === 'awaiting_restaurant' && isLate(row, now));
  return late ? new Refused('confirmation_deadline_passed') : new Refused('order_state', { state: row.state });
}
