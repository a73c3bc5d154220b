import type { Booking } from '@metade/contracts/host.ts';

/** When a booking's voucher becomes valid, epoch ms. */
export function opensAt({ starts_at }: Pick<Booking, 'starts_at'>, voucherOpensMinutes: number): number {
  return Date.parse(starts_at) - voucherOpensMinutes * 60_000;
}

/**
 * Why the server would refuse to seat a party at an instant (epoch ms by its clock); null when it would not. Works offline, from
 * the booking as last seen.
 */
export function seatRefusal(
  booking: Booking,
  now: number,
  voucherOpensMinutes: number,
): 'used' | 'no_show' | 'cancelled' | 'paying' | 'opens' | 'finished' | null {
  if (booking.arrived_at !== null) return 'used';
  if (booking.state === 'no_show') return 'no_show';
  if (booking.state === 'awaiting_restaurant') return 'paying';
  if (booking.state !== 'confirmed') return 'cancelled';
  if (booking.voucher_code === null) return 'paying';
  if (now < opensAt(booking, voucherOpensMinutes)) return 'opens';
  return now > Date.parse(booking.period_ends_at) ? 'finished' : null;
}
