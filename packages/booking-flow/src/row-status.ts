import type { Booking } from '@metade/contracts/host.ts';

/** A booking's status for the host at an instant; minutes are whole, rounded down. */
export type RowStatus =
  | { kind: 'expected' }
  | { kind: 'late'; minutes: number }
  /** Minutes past tolerance. */
  | { kind: 'missing'; minutes: number }
  | { kind: 'here'; since: string }
  | { kind: 'was_here'; since: string }
  | { kind: 'paying' }
  | { kind: 'awaiting' }
  | { kind: 'no_show' | 'cancelled' | 'declined' | 'unanswered' };

/** now: epoch ms by the server's clock. */
export function rowStatus(booking: Booking, now: number): RowStatus {
  switch (booking.state) {
    case 'arrived':
      return { kind: 'here', since: booking.arrived_at ?? booking.starts_at };
    case 'completed':
      return { kind: 'was_here', since: booking.arrived_at ?? booking.starts_at };
    case 'awaiting_restaurant':
      return { kind: 'awaiting' };
    case 'no_show':
    case 'cancelled':
    case 'declined':
    case 'unanswered':
      return { kind: booking.state };
    default:
      return expectedStatus(booking, now);
  }
}

export type Counts = { booked: number; here: number; late: number; missing: number; noShows: number };

/** Numbers of a period's standing bookings: total, seated, late, missing and marked as no-shows. */
export function countRows(bookings: readonly Booking[], now: number): Counts {
  const counts: Counts = { booked: 0, here: 0, late: 0, missing: 0, noShows: 0 };
  for (const booking of bookings) {
    const { kind } = rowStatus(booking, now);
    if (kind === 'awaiting' || kind === 'cancelled' || kind === 'declined' || kind === 'unanswered') continue;
    counts.booked += 1;
    if (kind === 'here' || kind === 'was_here') counts.here += 1;
    if (kind === 'late') counts.late += 1;
    if (kind === 'missing') counts.missing += 1;
    if (kind === 'no_show') counts.noShows += 1;
  }
  return counts;
}

/** Expected parties by time, then seated, then ended: work comes first. Requests are listed above. */
export function orderRows(bookings: readonly Booking[]): Booking[] {
  return bookings
    .filter(({ state }) => state !== 'awaiting_restaurant')
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        a.starts_at.localeCompare(b.starts_at) ||
        a.name.last.localeCompare(b.name.last) ||
        a._id.localeCompare(b._id),
    );
}

function rank({ state }: Booking): number {
  if (state === 'confirmed') return 0;
  return state === 'arrived' || state === 'completed' ? 1 : 2;
}

function expectedStatus(booking: Booking, now: number): RowStatus {
  if (booking.voucher_code === null) return { kind: 'paying' };
  if (now > Date.parse(booking.tolerance_until)) {
    return { kind: 'missing', minutes: minutesSince(booking.tolerance_until, now) };
  }
  const minutes = minutesSince(booking.starts_at, now);
  return minutes >= 1 ? { kind: 'late', minutes } : { kind: 'expected' };
}

function minutesSince(instant: string, now: number): number {
  return Math.floor((now - Date.parse(instant)) / 60_000);
}
