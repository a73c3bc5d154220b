import { validateGrid } from '@metade/domain/grid.ts';
import { wholeWorksheet } from '@metade/domain/opening-hours.ts';
import { describe, expect, test } from 'vitest';
import { templateWeek, templates } from '../src/grid/templates.ts';
import {
  cellAt,
  changesBetween,
  copied,
  firstBad,
  issueOf,
  opened,
  tablesOf,
  weekOf,
  withCell,
  withLaterSitting,
  withTable,
} from '../src/grid/week.ts';

const slot = (day: number, time: string, places: 2 | 4 | 6, qtd: number) => ({
  day,
  period: time < '18:00' && time >= '12:00' ? ('afternoon' as const) : ('night' as const),
  time,
  qtd,
  places,
});
const slots = [slot(2, '19:30', 2, 4), slot(2, '20:30', 2, 3), slot(2, '20:30', 4, 2), slot(0, '12:30', 2, 4)];
const week = weekOf(slots);
const tuesday = cellAt(week, 2, 'night');

describe('a week', () => {
  test('is 21 cells, and gives back the tables that it was made of', () => {
    expect(week).toHaveLength(21);
    expect(tuesday.sittings.map(({ time }) => time)).toEqual(['19:30', '20:30']);
    const sorted = (all: unknown[]) => all.map((one) => JSON.stringify(one)).sort();
    expect(sorted(tablesOf(week))).toEqual(sorted(slots));
  });

  test('puts half past midnight after eleven', () => {
    const late = cellAt(weekOf([slot(5, '00:30', 2, 1), slot(5, '23:00', 2, 1)]), 5, 'night');
    expect(late.sittings.map(({ time }) => time)).toEqual(['23:00', '00:30']);
  });

  test('counts a cell as changed when it sells something else, and no more when it is as before', () => {
    const closed = withCell(week, { ...tuesday, open: false });
    expect(changesBetween(week, closed)).toBe(1);
    expect(changesBetween(week, withCell(closed, opened(closed, cellAt(closed, 2, 'night'))))).toBe(0);
  });
});

test('a cell that is opened has what it had, else what the period has on another day, else one time', () => {
  const closed = withCell(week, { ...tuesday, open: false });
  expect(opened(closed, cellAt(closed, 2, 'night')).sittings).toEqual(tuesday.sittings);
  expect(opened(week, cellAt(week, 4, 'night')).sittings).toEqual(tuesday.sittings);
  expect(opened(week, cellAt(week, 4, 'morning')).sittings).toEqual([{ time: '09:00', tables: { 2: 2, 4: 0, 6: 0 } }]);
});

test('copies a period, or a whole day, over the days that were asked for and no others', () => {
  const dinner = copied(week, { day: 2, period: 'night' }, [1, 3]);
  expect(cellAt(dinner, 1, 'night').sittings).toEqual(tuesday.sittings);
  expect(cellAt(dinner, 4, 'night').open).toBe(false);
  const whole = copied(dinner, { day: 2, period: null }, [0, 1, 2]);
  expect(cellAt(whole, 0, 'afternoon').open).toBe(false);
  expect(cellAt(whole, 2, 'night')).toEqual(tuesday);
});

describe('what cannot be saved', () => {
  const accepted = [2, 4] as (2 | 4 | 6)[];
  const withTime = (time: string) => ({ ...tuesday, sittings: [{ time, tables: { 2: 1, 4: 0, 6: 0 } }] });
  test.each([
    ['18:00', '17:59'],
    ['04:59', '05:00'],
    ['23:59', ''],
  ])('accepts %s as a dinner’s time and refuses %s', (inside, outside) => {
    expect(issueOf(withTime(inside), 0, accepted)).toBeNull();
    expect(issueOf(withTime(outside), 0, accepted)).toBe('outside_period');
  });

  test('is one time twice, a time without tables, a size that the restaurant does not take; a closed cell is never wrong', () => {
    const twice = { ...tuesday, sittings: [tuesday.sittings[0]!, tuesday.sittings[0]!] };
    expect(issueOf(twice, 1, accepted)).toBe('slot_twice');
    expect(issueOf({ ...tuesday, sittings: [{ time: '20:00', tables: { 2: 0, 4: 0, 6: 0 } }] }, 0, accepted)).toBe(
      'no_tables',
    );
    expect(issueOf({ ...tuesday, sittings: [{ time: '20:00', tables: { 2: 1, 4: 0, 6: 1 } }] }, 0, accepted)).toBe(
      'size_not_accepted',
    );
    expect(firstBad(withCell(week, twice), accepted)).toBe(twice);
    expect(firstBad(withCell(week, { ...twice, open: false }), accepted)).toBeUndefined();
  });

  test('another time in a cell comes half an hour later, also past midnight', () => {
    expect(withLaterSitting(tuesday).sittings.at(-1)).toMatchObject({ time: '21:00', tables: { 2: 3, 4: 2 } });
    expect(withLaterSitting(withTime('23:45')).sittings.at(-1)?.time).toBe('00:15');
  });
});

test('one more table goes to its time, a new one in order, and alone into a closed cell', () => {
  const times = (cell: typeof tuesday) => cell.sittings.map(({ time, tables }) => `${time} ${tables[2]} ${tables[4]}`);
  expect(times(withTable(tuesday, '20:30', 4))).toEqual(['19:30 4 0', '20:30 3 3']);
  expect(times(withTable(tuesday, '20:00', 4))).toEqual(['19:30 4 0', '20:00 0 1', '20:30 3 2']);
  const closed = withTable({ ...tuesday, open: false }, '20:30', 2);
  expect([closed.open, times(closed)]).toEqual([true, ['20:30 1 0']]);
});

describe('every template', () => {
  const worksheet = wholeWorksheet([
    { day: 2, time_open: '12:00', time_close: '15:00' },
    { day: 5, time_open: '19:00', time_close: '02:00' },
  ]);
  test.each(templates)('is a week that can be saved (%s)', (template) => {
    for (const accepted of [[2, 4, 6], [6], [2]] as (2 | 4 | 6)[][]) {
      const made = templateWeek(template, { worksheet, accepted_sizes: accepted });
      expect(firstBad(made, accepted)).toBeUndefined();
      expect(tablesOf(made).length).toBeGreaterThan(0);
      expect(validateGrid(tablesOf(made).map((one, index) => ({ ...one, _id: String(index) })))).toEqual([]);
    }
  });

  test('by the opening hours has lunch where the restaurant is open for it, and dinner until past midnight', () => {
    const made = templateWeek('opening_hours', { worksheet, accepted_sizes: [2] });
    expect(tablesOf(made).map(({ day, time }) => `${day} ${time}`)).toEqual(['2 12:30', '5 19:30', '5 21:30']);
  });
});
