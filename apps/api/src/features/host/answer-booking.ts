import type { Booking } from '@metade/contracts/host.ts';
import type { Context } from '../../context.ts';
import { toBooking } from './booking.ts';
import { readBooking } from './booking-reads.ts';

/** The answer of every operation on a booking: the booking after the step. */
export async function answerBooking(context: Context, restaurant: string, order: string): Promise<{ data: Booking }> {
  const row = await readBooking(context.pool, restaurant, order);
  const { settings } = await context.markets.marketOf(row);
  return { data: toBooking(row, settings, context.now()) };
}
