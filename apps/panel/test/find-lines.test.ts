import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import { describe, expect, test } from 'vitest';
import { bookingOfCode, findLines, linesOf, orderLines } from '../src/today/find-lines.ts';
import { halfHours } from '../src/today/half-hours.ts';
import { bookingOf, dayOf } from '../../../packages/booking-flow/test/support/booking-fixture.ts';

const partyOf = (change: Partial<DirectBooking> = {}): DirectBooking => ({
  _id: 'party',
  kind: 'phone',
  state: 'expected',
  date: '2026-06-12',
  time: '20:30',
  period: 'night',
  starts_at: '2026-06-12T19:30:00.000Z',
  places: 2,
  people: 2,
  name: 'Gonçalo Nunes',
  phone: '912 000 111',
  note: '',
  arrived_at: null,
  created: '2026-06-12T18:00:00.000Z',
  ...change,
});
const lines = linesOf(
  [
    bookingOf({ _id: 'ana', phone: '+351 910 000 123' }),
    bookingOf({ _id: 'eva', name: { first: 'Éva', last: 'Conceição' }, number: 'M-AAAAAA', voucher_code: 'R2H9WD' }),
  ],
  [partyOf()],
);
const keys = (text: string) => findLines(lines, text).map(({ key }) => key);

describe('the day is searched', () => {
  test.each([
    ['silva ana', ['ana']],
    ['Ana Silva', ['ana']],
    ['silva, a', ['ana']],
    ['conceicao', ['eva']],
    ['goncalo', ['party']],
    ['910000123', ['ana']],
    ['+351 910', ['ana']],
    ['000 111', ['party']],
    ['r2h 9wd', ['eva']],
    ['m-7k4qxh', ['ana']],
    ['silva eva', []],
    ['', ['ana', 'eva', 'party']],
  ])('by %j', (text, found) => {
    expect(keys(text)).toEqual(found);
  });

  test('a whole code alone names the booking to seat', () => {
    expect(bookingOfCode(lines, 'k7m 4qx')?._id).toBe('ana');
    expect(bookingOfCode(lines, 'K7M4Q')).toBeNull();
    expect(bookingOfCode(lines, 'silva')).toBeNull();
  });
});

test('parties of the restaurant stand among the bookings by time, and those that gave their table back do not', () => {
  const here = partyOf({ _id: 'here', state: 'here', arrived_at: '2026-06-12T18:00:00.000Z' });
  const day = linesOf(
    [bookingOf({ _id: 'late', starts_at: '2026-06-12T20:00:00.000Z' })],
    [partyOf(), here, partyOf({ _id: 'gone', state: 'cancelled' })],
  );
  expect(orderLines(day).map(({ key }) => key)).toEqual(['party', 'late', 'here']);
});

test('people and tables are counted by half hour, the hours after midnight last', () => {
  const day = {
    ...dayOf([
      bookingOf({ people: 3 }),
      bookingOf({ time: '20:15', people: 2, state: 'arrived', arrived_at: '2026-06-12T19:00:00.000Z' }),
      bookingOf({ time: '20:00', people: 4, state: 'cancelled' }),
      bookingOf({ time: '00:30', people: 1 }),
    ]),
    parties: [partyOf()],
    tables: [{ slot: 'slot', time: '20:00', period: 'night' as const, places: 2 as const, tables: 5, free: 3 }],
  };
  expect(halfHours(day, 'night')).toEqual([
    { time: '20:00', booked: 5, here: 2, expected: 3, free: 3 },
    { time: '20:30', booked: 2, here: 0, expected: 2, free: 0 },
    { time: '00:30', booked: 1, here: 0, expected: 1, free: 0 },
  ]);
  expect(halfHours(day, 'afternoon')).toEqual([]);
});
