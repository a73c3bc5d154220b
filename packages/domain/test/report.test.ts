import { describe, expect, it } from 'vitest';
import {
  cityMedians,
  dueQuarter,
  median,
  metricsOf,
  percent,
  quarterOf,
  quarterRange,
  rangeAround,
  rangeBefore,
} from '../src/report.ts';
import { defaultSettings } from '../src/settings.ts';

describe('quarters', () => {
  it.each([
    ['2025-12-31', '2025-Q4'],
    ['2026-01-01', '2026-Q1'],
    ['2026-03-31', '2026-Q1'],
    ['2026-04-01', '2026-Q2'],
    ['2026-06-30', '2026-Q2'],
    ['2026-07-01', '2026-Q3'],
    ['2026-09-30', '2026-Q3'],
    ['2026-10-01', '2026-Q4'],
  ])('%s lies in %s', (date, quarter) => expect(quarterOf(date)).toBe(quarter));

  it('begin and end with their months, in leap years too', () => {
    expect(quarterRange('2026-Q1')).toEqual({ first: '2026-01-01', last: '2026-03-31' });
    expect(quarterRange('2026-Q2')).toEqual({ first: '2026-04-01', last: '2026-06-30' });
    expect(quarterRange('2026-Q4')).toEqual({ first: '2026-10-01', last: '2026-12-31' });
  });

  it.each([
    ['2026-01-04', '2025-Q3'],
    ['2026-01-05', '2025-Q4'],
    ['2026-04-04', '2025-Q4'],
    ['2026-04-05', '2026-Q1'],
    ['2026-07-04', '2026-Q1'],
    ['2026-07-05', '2026-Q2'],
    ['2026-10-04', '2026-Q2'],
    ['2026-10-05', '2026-Q3'],
    ['2026-12-31', '2026-Q3'],
  ])('on %s the last report due is that of %s', (today, quarter) =>
    expect(dueQuarter(today, defaultSettings)).toBe(quarter),
  );
});

it.each([
  ['2026-06-14', 'week', '2026-06-08 2026-06-14'],
  ['2026-06-15', 'week', '2026-06-15 2026-06-21'],
  ['2026-02-28', 'month', '2026-02-01 2026-02-28'],
  ['2026-12-01', 'month', '2026-12-01 2026-12-31'],
  ['2026-09-30', 'quarter', '2026-07-01 2026-09-30'],
  ['2026-10-01', 'quarter', '2026-10-01 2026-12-31'],
] as const)('%s lies in the %s %s', (date, unit, range) =>
  expect(Object.values(rangeAround(date, unit)).join(' ')).toBe(range),
);

describe('what a range is compared with', () => {
  const before = (first: string, last: string, until = last) =>
    Object.values(rangeBefore({ first, last }, until)).join(' ');

  it('is the quarter or month before, else as many days', () => {
    expect(before('2026-07-01', '2026-09-30')).toBe('2026-04-01 2026-06-30');
    expect(before('2026-01-01', '2026-03-31')).toBe('2025-10-01 2025-12-31');
    expect(before('2026-03-01', '2026-03-31')).toBe('2026-02-01 2026-02-28');
    expect(before('2026-01-01', '2026-01-31')).toBe('2025-12-01 2025-12-31');
    expect(before('2026-06-08', '2026-06-14')).toBe('2026-06-01 2026-06-07');
    expect(before('2026-07-01', '2026-09-29')).toBe('2026-04-01 2026-06-30');
    expect(before('2026-06-10', '2026-06-10')).toBe('2026-06-09 2026-06-09');
  });

  it('goes as far as the range has gone', () => {
    expect(before('2026-07-01', '2026-09-30', '2026-07-10')).toBe('2026-04-01 2026-04-10');
    expect(before('2026-07-01', '2026-09-30', '2026-07-01')).toBe('2026-04-01 2026-04-01');
    expect(before('2026-03-01', '2026-03-31', '2026-03-30')).toBe('2026-02-01 2026-02-28');
    expect(before('2026-06-08', '2026-06-14', '2026-06-09')).toBe('2026-06-01 2026-06-02');
  });
});

describe('figures', () => {
  const counts = {
    offered: 40,
    sold: 30,
    arrived: 20,
    cancelled: 3,
    noShows: 2,
    covers: 55,
    newDiners: 15,
    returningDiners: 4,
    unmet: 9,
    claims: 1,
    responseMinutes: 12.5,
    rating: 4.25,
  };

  it('are told with what follows from them', () => {
    const { claims: _, ...told } = counts;
    expect(metricsOf(counts, 2400, defaultSettings)).toEqual({
      ...told,
      fill: 75,
      bill: 132_000,
      discount: 66_000,
      honour: 95,
    });
  });

  it('estimate nothing without an average ticket, and rate nothing from too little', () => {
    expect(metricsOf(counts, null, defaultSettings)).toMatchObject({ bill: null, discount: null });
    expect(metricsOf({ ...counts, arrived: 9 }, 1, defaultSettings).honour).toBeNull();
    expect(metricsOf({ ...counts, arrived: 10 }, 1, defaultSettings).honour).toBe(90);
    expect(metricsOf({ ...counts, offered: 0, sold: 0 }, 1, defaultSettings).fill).toBeNull();
    expect([percent(1, 3), percent(2, 3), percent(0, 5), percent(0, 0)]).toEqual([33.3, 66.7, 0, null]);
  });

  it('have a median of a city where eight tell them, and none where seven do', () => {
    const city = Array.from({ length: 8 }, (_, n) =>
      metricsOf({ ...counts, sold: n }, n === 0 ? null : 100, defaultSettings),
    );
    expect(cityMedians(city, defaultSettings)).toMatchObject({ sold: 3.5, covers: 55, bill: null });
    expect(cityMedians(city.slice(1), defaultSettings).sold).toBeNull();
    expect([median([]), median([3]), median([9, 1]), median([5, 1, 2])]).toEqual([null, 3, 5, 2]);
  });
});
