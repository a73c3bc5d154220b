import type { Booking } from '@metade/contracts/host.ts';
import type { Settings } from '../session/config.tsx';
import { opensAt } from '@metade/booking-flow/voucher-time.ts';

/**
 * The latest instant up to now (epoch ms) at which a row changed its look, so that it renders then and not at every tick. Nothing
 * changes before the meal, then minutes count; an undoable one ticks.
 */
export function rowNow(
  booking: Booking,
  now: number,
  { undoSeconds, voucherOpensMinutes }: Pick<Settings, 'undoSeconds' | 'voucherOpensMinutes'>,
): number {
  const last = booking.state === 'no_show' ? booking.no_show_at : booking.arrived_at;
  if (last !== null && now <= Date.parse(last) + undoSeconds * 1000) return now;
  if (booking.state !== 'confirmed') return Number.POSITIVE_INFINITY;
  const meal = Date.parse(booking.starts_at);
  const opens = opensAt(booking, voucherOpensMinutes);
  if (now < opens) return opens - 1;
  if (now > Date.parse(booking.period_ends_at)) return Date.parse(booking.period_ends_at) + 1;
  // A millisecond past each full minute: tolerance ends after its last instant.
  return now < meal ? meal - 1 : meal + Math.floor((now - meal) / 60_000) * 60_000 + 1;
}
