import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocalTime } from '../src/local-time.ts';
import * as time from '../src/time.ts';
import { localDate, localTime, zones } from './support/arbitraries.ts';

const { localDateAt, localTimeAt, slotInstant, toIso } = time;
const iso = (date: string, clock: string, zone: string) => toIso(slotInstant(date, clock, zone));

describe('days on which the clock changes', () => {
  it('sells dinner of 25 October 2026 on winter time and of the day before on summer time', () => {
    expect(iso('2026-10-24', '20:00', 'Europe/Lisbon')).toBe('2026-10-24T19:00:00.000Z');
    expect(iso('2026-10-25', '20:00', 'Europe/Lisbon')).toBe('2026-10-25T20:00:00.000Z');
    expect(iso('2026-10-24', '20:00', 'Europe/Madrid')).toBe('2026-10-24T18:00:00.000Z');
    expect(iso('2026-10-25', '20:00', 'Europe/Madrid')).toBe('2026-10-25T19:00:00.000Z');
    expect(iso('2026-10-24', '20:00', 'Atlantic/Azores')).toBe('2026-10-24T20:00:00.000Z');
    expect(iso('2026-10-25', '20:00', 'Atlantic/Azores')).toBe('2026-10-25T21:00:00.000Z');
  });

  it('takes the first of an hour that happens twice', () => {
    expect(iso('2026-10-25', '01:30', 'Europe/Lisbon')).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2026-10-25', '02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2026-10-25', '00:30', 'Atlantic/Azores')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('moves a time that is skipped one hour on', () => {
    const lisbon = slotInstant('2027-03-28', '01:30', 'Europe/Lisbon');
    expect(toIso(lisbon)).toBe('2027-03-28T01:30:00.000Z');
    expect(localTimeAt(lisbon, 'Europe/Lisbon')).toBe('02:30');
    expect(localTimeAt(slotInstant('2027-03-28', '02:30', 'Europe/Madrid'), 'Europe/Madrid')).toBe('03:30');
    expect(localTimeAt(slotInstant('2027-03-28', '00:30', 'Atlantic/Azores'), 'Atlantic/Azores')).toBe('01:30');
  });

  it('knows that São Paulo no longer changes its clock', () => {
    for (const date of ['2026-10-25', '2026-11-01', '2027-02-21', '2027-03-28']) {
      expect(iso(date, '20:00', 'America/Sao_Paulo')).toBe(`${date}T23:00:00.000Z`);
    }
  });
});

it('reads back from an instant the date and time it was made of, from 04:00 on', () => {
  fc.assert(
    fc.property(localDate, localTime, fc.constantFrom(...zones), (date, clock, zone) => {
      fc.pre(clock >= '04:00');
      const instant = slotInstant(date, clock, zone);
      expect([localDateAt(instant, zone), localTimeAt(instant, zone)]).toEqual([date, clock]);
    }),
  );
});

it('keeps calendar arithmetic consistent', () => {
  fc.assert(
    fc.property(localDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
      const other = time.addDays(date, days);
      expect(time.daysBetween(date, other)).toBe(days);
      expect(time.dayOfWeek(other)).toBe((((time.dayOfWeek(date) + days) % 7) + 7) % 7);
      expect(time.compareDates(date, other)).toBe(-Math.sign(days) + 0);
      expect(time.isLocalDate(other)).toBe(true);
    }),
  );
});

it('counts the week from Sunday', () => {
  expect(time.dayOfWeek('2026-10-25')).toBe(0);
  expect(time.dayOfWeek('2026-10-31')).toBe(6);
});

it('shortens a month end and returns after twelve months to the same day', () => {
  const at = (text: string) => time.fromIso(text);
  expect(toIso(time.addMonths(at('2026-01-31T10:00:00Z'), 1))).toBe('2026-02-28T10:00:00.000Z');
  expect(toIso(time.addMonths(at('2026-11-21T10:00:00Z'), 12))).toBe('2027-11-21T10:00:00.000Z');
});

it('tells dates and times from what only looks like them', () => {
  for (const date of ['2026-02-28', '2028-02-29', '2026-12-31']) expect(time.isLocalDate(date)).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-01', '20260401', ' 2026-04-01']) {
    expect(time.isLocalDate(text)).toBe(false);
  }
  for (const clock of ['00:00', '23:59']) expect(isLocalTime(clock)).toBe(true);
  for (const text of ['24:00', '12:60', '9:00', '12:00:00', 'close']) expect(isLocalTime(text)).toBe(false);
});

it('writes and reads instants', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 4e12 }), (ms) => void expect(time.fromIso(toIso(ms))).toBe(ms)));
  expect(time.fromIso('2026-02-28T01:00:00+01:00')).toBe(time.fromIso('2026-02-28T00:00:00.000Z'));
  for (const text of [
    '2026-02-30T00:00:00.000Z',
    '2026-02-28T24:00:00.000Z',
    '2026-02-28',
    '2026-02-28 10:00',
    '28 Feb 2026',
  ])
    expect(() => time.fromIso(text), text).toThrow(RangeError);
});
