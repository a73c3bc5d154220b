import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';

/** Deletes friends' names and allergies some time after the meal. */
export async function forgetGuests(context: Context): Promise<void> {
  const { sharedAnswerDays } = await context.markets.settings();
  await context.pool.query(
    `delete from booking_guest g using orders o
     where o.id = g.order_id and o.starts_at < $1::timestamptz - make_interval(days => $2)`,
    [toIso(context.now()), sharedAnswerDays],
  );
}
