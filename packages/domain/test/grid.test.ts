import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as grid from '../src/grid.ts';
import type { TableSlot } from '../src/grid.ts';
import * as times from '../src/table-times.ts';
import { fromIso, localDateAt, slotInstant, toIso } from '../src/time.ts';
import { localDate, localTime, zones } from './support/arbitraries.ts';

const slot = (over: Partial<TableSlot> = {}): TableSlot => ({
  _id: 'a',
  day: 5,
  period: 'night',
  time: '20:00',
  qtd: 3,
  places: 4,
  ...over,
});
const issues = (...slots: TableSlot[]) => grid.validateGrid(slots);

it('starts a restaurant with seven days of three closed periods', () => {
  const week = grid.defaultGrid();
  expect(week).toHaveLength(21);
  expect(issues(...week)).toEqual([]);
  expect(week.every((entry) => entry.time === 'close' && entry.qtd === 0 && entry.places === 0)).toBe(true);
  expect(new Set(week.map((entry) => `${entry.day} ${entry.period}`)).size).toBe(21);
});

describe('a slot', () => {
  it.each([
    ['morning', '05:00', '04:59'],
    ['morning', '11:59', '12:00'],
    ['afternoon', '12:00', '11:59'],
    ['afternoon', '17:59', '18:00'],
    ['night', '18:00', '17:59'],
    ['night', '04:59', '05:00'],
  ] as const)('of %s accepts %s and refuses %s', (period, inside, outside) => {
    expect(issues(slot({ period, time: inside }))).toEqual([]);
    expect(issues(slot({ period, time: outside }))).toEqual([{ index: 0, field: 'time', code: 'outside_period' }]);
  });

  it.each([
    ['qtd', 0, -1],
    ['qtd', 99, 100],
    ['qtd', 1, 1.5],
    ['day', 0, -1],
    ['day', 6, 7],
    ['places', 2, 3],
    ['places', 6, 8],
    ['time', '23:59', '24:00'],
  ])('accepts %s %s and refuses %s', (field, good, bad) => {
    expect(issues(slot({ [field]: good }))).toEqual([]);
    expect(issues(slot({ [field]: bad }))).toMatchObject([{ index: 0, field }]);
  });

  it('with tables needs their size', () => {
    expect(issues(slot({ places: 0, qtd: 0 }))).toEqual([]);
    expect(issues(slot({ places: 0, qtd: 1 }))).toMatchObject([{ field: 'places', code: 'places_missing' }]);
  });
});

it('accepts another time or size in one cell and refuses the same twice', () => {
  expect(issues(slot(), slot({ _id: 'b', time: '21:00' }), slot({ _id: 'c', places: 2 }))).toEqual([]);
  expect(issues(slot(), slot({ _id: 'b' }))).toEqual([{ index: 1, field: 'time', code: 'duplicate' }]);
  expect(issues(slot(), slot({ time: '21:00' }))).toEqual([{ index: 1, field: '_id', code: 'duplicate' }]);
});

it('accepts 600 slots and refuses 601', () => {
  const week = (count: number) => Array.from({ length: count }, (_, n) => slot({ _id: `${n}`, time: 'close' }));
  expect(grid.validateGrid(week(600))).toEqual([]);
  expect(grid.validateGrid(week(601))).toEqual([{ index: -1, field: 'list', code: 'too_many' }]);
});

describe('a night after midnight', () => {
  it('belongs to the evening before', () => {
    const instant = times.tableInstant('2026-11-20', '00:30', 'night', 'Europe/Lisbon');
    expect(toIso(instant)).toBe('2026-11-21T00:30:00.000Z');
    expect(times.serviceDateAt(instant, 'Europe/Lisbon')).toBe('2026-11-20');
    expect(toIso(times.tableInstant('2026-11-20', '23:30', 'night', 'Europe/Lisbon'))).toBe('2026-11-20T23:30:00.000Z');
  });

  it('keeps its date across the change of the clock', () => {
    const instant = times.tableInstant('2027-03-27', '01:30', 'night', 'Europe/Lisbon');
    expect(toIso(instant)).toBe('2027-03-28T01:30:00.000Z');
    expect(times.serviceDateAt(instant, 'Europe/Lisbon')).toBe('2027-03-27');
  });
});

it('finds again under which date any table was sold, and ends its period after it', () => {
  fc.assert(
    fc.property(localDate, localTime, fc.constantFrom(...zones), (date, time, zone) => {
      const period = grid.periodOf(time);
      const instant = times.tableInstant(date, time, period, zone);
      expect(times.serviceDateAt(instant, zone)).toBe(date);
      expect(times.periodEndInstant(date, period, zone)).toBeGreaterThan(instant);
    }),
    { numRuns: 500 },
  );
});

it('ends periods at 12:00, 18:00 and 05:00 of the next day', () => {
  const zone = 'Europe/Madrid';
  expect(times.periodEndInstant('2026-10-24', 'morning', zone)).toBe(slotInstant('2026-10-24', '12:00', zone));
  expect(times.periodEndInstant('2026-10-24', 'afternoon', zone)).toBe(slotInstant('2026-10-24', '18:00', zone));
  expect(times.periodEndInstant('2026-10-24', 'night', zone)).toBe(fromIso('2026-10-25T04:00:00Z'));
  expect(localDateAt(times.periodEndInstant('2026-10-24', 'night', zone), zone)).toBe('2026-10-25');
});
