import type { Booking } from '@metade/contracts/host.ts';
import type { Day } from '../../src/host-days.ts';

/** A paid booking for Friday 12 June 2026, 20:00 in Lisbon (19:00 UTC), tolerance until 20:30. */
export function bookingOf(change: Partial<Booking> = {}): Booking {
  return {
    _id: 'booking',
    number: 'M-7K4QXH',
    state: 'confirmed',
    restaurant: 'house',
    date: '2026-06-12',
    time: '20:00',
    period: 'night',
    starts_at: '2026-06-12T19:00:00.000Z',
    places: 4,
    people: 4,
    name: { first: 'Ana', last: 'Silva' },
    phone: null,
    note: '',
    first_visit: false,
    confirm_by: null,
    confirming_until: null,
    tolerance_until: '2026-06-12T19:30:00.000Z',
    period_ends_at: '2026-06-13T04:00:00.000Z',
    voucher_code: 'K7M4QX',
    arrived_at: null,
    arrived_by: null,
    arrived_how: null,
    no_show_at: null,
    pin_locked: false,
    kept: false,
    late_minutes: null,
    table_label: null,
    guest_tags: [],
    actions: ['arrive'],
    created: '2026-06-12T18:50:00.000Z',
    changes: null,
    ...change,
  };
}

export function dayOf(bookings: Booking[], date = '2026-06-12'): Day {
  return {
    date,
    today: '2026-06-12',
    now: '2026-06-12T19:00:00.000Z',
    time_zone: 'Europe/Lisbon',
    periods: [
      { period: 'morning', open: false, first: null, last: null },
      { period: 'afternoon', open: true, first: '12:00', last: '15:00' },
      { period: 'night', open: true, first: '19:00', last: '22:30' },
    ],
    bookings,
    awaiting: [],
    parties: [],
    tables: [],
    voucher_keys: [{ id: 'AbCd12_-', key: 'key' }],
  };
}
