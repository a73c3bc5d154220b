import { describe, expect, test } from 'vitest';
import { offlineVerdict, seatRefusal } from '../src/voucher-time.ts';
import { bookingOf } from './support/booking-fixture.ts';

const meal = Date.parse('2026-06-12T19:00:00.000Z');
const ends = Date.parse('2026-06-13T04:00:00.000Z');
const hour = 3_600_000;

describe('without network a party is seated exactly when the server would seat it', () => {
  test.each([
    ['a moment too early', meal - hour - 1, 'opens'],
    ['from an hour before the meal', meal - hour, null],
    ['past tolerance', meal + 2 * hour, null],
    ['to the last moment of the period', ends, null],
    ['not after it', ends + 1, 'finished'],
  ])('%s', (_, now, refusal) => {
    expect(seatRefusal(bookingOf(), now, 60)).toBe(refusal);
  });

  test.each([
    [{ state: 'arrived', arrived_at: '2026-06-12T19:00:00.000Z' }, 'used'],
    [{ state: 'no_show' }, 'no_show'],
    [{ state: 'cancelled' }, 'cancelled'],
    [{ state: 'declined' }, 'cancelled'],
    [{ state: 'awaiting_restaurant' }, 'paying'],
    [{ voucher_code: null }, 'paying'],
  ] as const)('not one that is %o', (change, refusal) => {
    expect(seatRefusal(bookingOf(change), meal, 60)).toBe(refusal);
  });
});

describe('a voucher that this device alone has checked', () => {
  const code = { kind: 'offline', verdict: { kind: 'code' }, text: 'K7M4QX' } as const;
  const nothing = () => false;

  test('is good when its code is on the list, and its party is seated once', () => {
    const known = { ...code, known: bookingOf() };
    expect(offlineVerdict(known, nothing, meal, 60)).toEqual({ good: true, refusal: null });
    expect(offlineVerdict(known, nothing, ends + 1, 60)).toEqual({ good: true, refusal: 'finished' });
    expect(offlineVerdict(known, (order) => order === 'booking', meal, 60)).toEqual({ good: true, refusal: 'used' });
  });

  test('is not good when nobody vouches for it', () => {
    expect(offlineVerdict({ ...code, known: null }, nothing, meal, 60)).toEqual({ good: false, refusal: null });
    const forged = { ...code, verdict: { kind: 'forged' }, known: bookingOf() } as const;
    expect(offlineVerdict(forged, nothing, meal, 60).good).toBe(false);
  });
});
