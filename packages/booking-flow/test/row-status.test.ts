import { describe, expect, test } from 'vitest';
import { countRows, orderRows, rowStatus } from '../src/row-status.ts';
import { firstPeriod } from '../src/first-period.ts';
import { bookingOf, dayOf } from './support/booking-fixture.ts';

const meal = Date.parse('2026-06-12T19:00:00.000Z');
const minute = 60_000;

describe('a booking is', () => {
  test.each([
    ['expected until a minute has passed', minute - 1, { kind: 'expected' }],
    ['late from then on', minute, { kind: 'late', minutes: 1 }],
    ['late to the last moment of tolerance', 30 * minute, { kind: 'late', minutes: 30 }],
    ['missing after it', 30 * minute + 1, { kind: 'missing', minutes: 0 }],
    ['missing by so many minutes', 42 * minute, { kind: 'missing', minutes: 12 }],
  ])('%s', (_, after, status) => {
    expect(rowStatus(bookingOf(), meal + after)).toEqual(status);
  });

  test('being paid while it has no voucher, and never late meanwhile', () => {
    expect(rowStatus(bookingOf({ voucher_code: null }), meal + 40 * minute)).toEqual({ kind: 'paying' });
  });
});

test('counts add up: what was cancelled or asks for an answer is not booked', () => {
  const bookings = [
    bookingOf({ _id: 'late' }),
    bookingOf({ _id: 'missing', tolerance_until: '2026-06-12T19:05:00.000Z' }),
    bookingOf({ _id: 'here', state: 'arrived', arrived_at: '2026-06-12T18:55:00.000Z' }),
    bookingOf({ _id: 'was', state: 'completed', arrived_at: '2026-06-12T18:55:00.000Z' }),
    bookingOf({ _id: 'none', state: 'no_show' }),
    bookingOf({ _id: 'asks', state: 'awaiting_restaurant' }),
    bookingOf({ _id: 'gone', state: 'cancelled' }),
  ];
  expect(countRows(bookings, meal + 10 * minute)).toEqual({ booked: 5, here: 2, late: 1, missing: 1, noShows: 1 });
});

test('who is to come stands above who is here, each by time, and requests stand elsewhere', () => {
  const rows = orderRows([
    bookingOf({ _id: 'here', state: 'arrived', starts_at: '2026-06-12T18:00:00.000Z' }),
    bookingOf({ _id: 'ended', state: 'cancelled', starts_at: '2026-06-12T17:00:00.000Z' }),
    bookingOf({ _id: 'later', starts_at: '2026-06-12T20:00:00.000Z' }),
    bookingOf({ _id: 'asks', state: 'awaiting_restaurant' }),
    bookingOf({ _id: 'nunes', name: { first: 'Tiago', last: 'Nunes' } }),
    bookingOf({ _id: 'silva' }),
  ]);
  expect(rows.map(({ _id }) => _id)).toEqual(['nunes', 'silva', 'later', 'here', 'ended']);
});

test('the period that shows first is the hour’s own, unless nothing happens in it', () => {
  const day = dayOf([bookingOf({ period: 'afternoon' })]);
  expect(firstPeriod(day, '20:12')).toBe('night');
  expect(firstPeriod(day, '13:00')).toBe('afternoon');
  expect(firstPeriod(day, '09:00')).toBe('afternoon');
  expect(firstPeriod({ ...day, date: '2026-06-13' }, '20:12')).toBe('afternoon');
});
