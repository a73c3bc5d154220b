import type { Booking } from '@metade/contracts/host.ts';
import { seatingOpensAt } from '@metade/domain/lateness.ts';
import { rowStatus } from './row-status.ts';
import type { VoucherStep } from './voucher-step.ts';

/** When a booking's voucher becomes valid, epoch ms. */
export function opensAt({ starts_at }: Pick<Booking, 'starts_at'>, voucherOpensMinutes: number): number {
  return seatingOpensAt(Date.parse(starts_at), { voucherOpensMinutes });
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

/**
 * What a voucher is worth that was checked on this device alone. good: signed by us, or a code of this device's list. refusal: why
 * its party is not seated, as far as the device knows. isWaiting: by order id, whether a step on it is queued.
 */
export function offlineVerdict(
  { verdict, known }: VoucherStep & { kind: 'offline' },
  isWaiting: (order: string) => boolean,
  now: number,
  voucherOpensMinutes: number,
): { good: boolean; refusal: ReturnType<typeof seatRefusal> } {
  const good = verdict.kind === 'genuine' || (verdict.kind === 'code' && known !== null);
  if (known === null) return { good, refusal: null };
  return { good, refusal: isWaiting(known._id) ? 'used' : seatRefusal(known, now, voucherOpensMinutes) };
}

/** What a found voucher is worth now. over: past its tolerance, and may be seated anyway. opens: from an instant on (epoch ms). */
export type VoucherVerdict =
  | { kind: 'good' | 'over' | 'no_show' | 'cancelled' | 'paying' | 'finished' }
  | { kind: 'late'; minutes: number }
  | { kind: 'used'; since: string }
  | { kind: 'opens'; at: number };

/** By the booking as the server last told it. now: epoch ms by its clock. */
export function voucherVerdict(booking: Booking, now: number, voucherOpensMinutes: number): VoucherVerdict {
  const status = rowStatus(booking, now);
  const usable = booking.actions.includes('arrive');
  switch (status.kind) {
    case 'here':
    case 'was_here':
      return { kind: 'used', since: status.since };
    case 'no_show':
      return { kind: 'no_show' };
    case 'cancelled':
    case 'declined':
    case 'unanswered':
      return { kind: 'cancelled' };
    case 'paying':
    case 'awaiting':
      return { kind: 'paying' };
    case 'missing':
      return { kind: usable ? 'over' : 'finished' };
    case 'late':
      return status;
    default:
      return usable ? { kind: 'good' } : { kind: 'opens', at: opensAt(booking, voucherOpensMinutes) };
  }
}
