import type { Booking } from '@metade/contracts/host.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { bookingViews } from './booking.ts';
import { listBookingsById } from './booking-reads.ts';

/** Some bookings of a restaurant as its team sees them, the nearest first; those of others are left out. */
export async function bookingsById(
  context: Context,
  db: Queryable,
  restaurant: string,
  ids: readonly string[],
): Promise<Booking[]> {
  const rows = ids.length === 0 ? [] : await listBookingsById(db, restaurant, ids);
  return bookingViews(context, rows);
}
