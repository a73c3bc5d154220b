import type { Handler } from '../../http/call.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { answerBooking } from './answer-booking.ts';
import { readBooking } from './booking-reads.ts';

/** Marks a booking without a table of its own as kept, so that it no longer awaits a decision; or undoes that. */
export const keepBooking: Handler<'keepBooking'> = async (context, call) => {
  const { restaurant, params, body, session, role } = call;
  await transaction(context.pool, async (trx) => {
    const { state, kept } = await readBooking(trx, restaurant, params.order);
    if (state !== 'confirmed' && state !== 'awaiting_restaurant') throw new Refused('order_state', { state });
    if (kept === body.kept) return;
    if (body.kept) await markKept(trx, [params.order]);
    else await trx.query('delete from kept_booking where order_id = $1', [params.order]);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'booking.kept',
      restaurant,
      subject: params.order,
      before: { kept },
      after: { kept: body.kept },
    });
  });
  return answerBooking(context, restaurant, params.order);
};

/** Marks bookings as kept. The caller writes the audit log. */
export async function markKept(trx: Trx, orders: readonly string[]): Promise<void> {
  await trx.query('insert into kept_booking (order_id) select unnest($1::uuid[]) on conflict (order_id) do nothing', [
    orders,
  ]);
}
