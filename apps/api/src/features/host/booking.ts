import type { Booking } from '@metade/contracts/host.ts';
import type { OrderAction } from '@metade/domain/order-life-cycle.ts';
import { actionsFor } from '@metade/domain/order-life-cycle.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { noShowVerdict, redeemVerdict } from '@metade/domain/lateness.ts';
import type { Context } from '../../context.ts';
import type { Selection } from '../orders/index.ts';
import { toldOf, windowOf } from '../orders/index.ts';
import type { BookingRow } from './booking-reads.ts';

/** Bookings in the contract's form, each by the rules under which it was made. */
export function bookingViews(context: Context, rows: readonly BookingRow[]): Promise<Booking[]> {
  const now = context.now();
  return Promise.all(rows.map(async (row) => toBooking(row, (await context.markets.marketOf(row)).settings, now)));
}

/** A booking in the contract's form; `actions` are those that the life-cycle and the time limits allow at `now` (epoch ms). */
export function toBooking(row: BookingRow, settings: Settings, now: number): Booking {
  return {
    _id: row.id,
    number: row.number,
    state: row.state,
    restaurant: row.restaurant_id,
    date: row.date,
    time: row.time,
    period: row.period,
    starts_at: row.starts_at,
    places: row.places,
    people: row.people,
    name: { first: row.first_name, last: row.last_name },
    phone: row.phone,
    ...toldOf(row),
    first_visit: row.first_visit,
    confirm_by: row.confirm_by,
    confirming_until: row.state === 'awaiting_restaurant' ? row.confirming_until : null,
    tolerance_until: toIso(windowOf(row, settings).toleranceEndsAt),
    period_ends_at: row.period_ends_at,
    voucher_code: hasVoucher(row) ? row.voucher_code : null,
    arrived_at: row.arrived_at,
    arrived_by: row.arrived_by_name,
    arrived_how: row.arrived_how,
    no_show_at: row.no_show_at,
    pin_locked: row.state === 'confirmed' && row.pin_locked,
    kept: row.kept,
    late_minutes: row.late_minutes,
    table_label: row.table_label,
    guest_tags: row.guest_tags,
    actions: actionsFor(row.state, 'restaurant')
      .filter((action) => isInTime(action, row, settings, now))
      .flatMap((action) => actionNames[action] ?? []),
    created: row.created_at,
    changes: row.changes,
  };
}

/** SQL condition of a step taken with a voucher: it is still valid, for the same time. */
export const asLookedAt = (row: BookingRow): Selection => ({
  where: `payment_state = 'paid' and voucher_code is not null and starts_at = $1::timestamptz`,
  values: [row.starts_at],
});

/** A voucher exists only once its payment is final. */
export function hasVoucher(row: BookingRow): boolean {
  return row.payment_state === 'paid' && row.voucher_code !== null;
}

/** Whether a step can still be undone: within undoSeconds, plus graceMs for a request on its way. */
export function canUndo(at: string | null, settings: Settings, now: number, graceMs = 0): boolean {
  return at !== null && now <= fromIso(at) + settings.undoSeconds * 1000 + graceMs;
}

const actionNames: Partial<Record<OrderAction, Booking['actions'][number]>> = {
  accept: 'confirm',
  decline: 'decline',
  redeem: 'arrive',
  cancel: 'cancel',
  undo_arrived: 'undo_arrived',
  mark_no_show: 'no_show',
  undo_no_show: 'undo_no_show',
  correct: 'correct',
};

/** Whether it is too late to mark arrival or no-show on the list itself. */
function isPast(row: BookingRow, settings: Settings, now: number): boolean {
  if (row.state === 'confirmed') return now > fromIso(row.period_ends_at);
  const told = row.state === 'no_show' ? row.no_show_at : row.arrived_at;
  return now > windowOf(row, settings).toleranceEndsAt && !canUndo(told, settings, now);
}

function isInTime(action: OrderAction, row: BookingRow, settings: Settings, now: number): boolean {
  const window = windowOf(row, settings);
  switch (action) {
    case 'accept':
    case 'decline':
      return row.confirming_until === null && (row.confirm_by === null || now <= fromIso(row.confirm_by));
    case 'redeem':
      return hasVoucher(row) && ['open', 'seat_anyway'].includes(redeemVerdict(window, now));
    case 'cancel':
      return now < fromIso(row.period_ends_at);
    case 'undo_arrived':
      return canUndo(row.arrived_at, settings, now);
    case 'mark_no_show':
      return (
        hasVoucher(row) &&
        noShowVerdict({ toleranceEndsAt: window.toleranceEndsAt, redeemed: false, now, settings }) === 'open'
      );
    case 'correct':
      return hasVoucher(row) && isPast(row, settings, now);
    case 'undo_no_show':
      return canUndo(row.no_show_at, settings, now);
    default:
      return false;
  }
}
