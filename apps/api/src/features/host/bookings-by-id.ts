import type { Booking } from '@metade/contracts/host.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { bookingViews } from './booking.ts';
import { listBookingsById } from './booking-reads.ts';

/** Some of a restaurant's bookings, nearest first; leaves out other restaurants'. */
export async function bookingsById(
  context: Context,
  db: Queryable,
  restaurant: string,
  ids: readonly string[],
): Promise<Booking[]> {
  const rows = ids.length === 0 ? [] : await listBookingsById(db, restaurant, ids);
  return bookingViews(context, rows);
}
