import type { Period } from '@metade/domain/grid.ts';
import { describe, expect, it } from 'vitest';
import { mergeWeeks } from '../src/grid/merge-weeks.ts';
import type { Week } from '../src/grid/week.ts';
import { tablesOf, weekOf } from '../src/grid/week.ts';

type Slot = [day: number, period: Period, time: string, qtd: number];
const week = (...slots: Slot[]): Week =>
  weekOf(slots.map(([day, period, time, qtd]) => ({ day, period, time, qtd, places: 2 })));
const told = (one: Week) => tablesOf(one).map(({ day, time, qtd }) => `${day} ${time} ${qtd}`);

const base = week([1, 'night', '20:00', 2], [2, 'night', '20:00', 2], [3, 'night', '20:00', 2]);

describe('a week that two people change', () => {
  it('keeps what each of them changed elsewhere', () => {
    const mine = week([1, 'night', '20:00', 5], [2, 'night', '20:00', 2], [3, 'night', '20:00', 2]);
    const theirs = week([1, 'night', '20:00', 2], [2, 'night', '21:00', 3], [4, 'night', '19:00', 1]);
    const merged = mergeWeeks(base, mine, theirs);
    expect(told(merged.week)).toEqual(['1 20:00 5', '2 21:00 3', '4 19:00 1']);
    expect(merged.taken.map(({ day }) => day)).toEqual([2, 3, 4]);
    expect(merged.clashes).toEqual([]);
  });

  it('asks about a cell that both changed, unless they changed it alike', () => {
    const mine = week([1, 'night', '20:00', 5], [2, 'night', '20:00', 4], [3, 'night', '20:00', 2]);
    const theirs = week([1, 'night', '20:00', 5], [3, 'night', '20:00', 2]);
    const { clashes, taken, week: merged } = mergeWeeks(base, mine, theirs);
    expect(clashes).toMatchObject([{ mine: { day: 2, open: true }, theirs: { day: 2, open: false }, chosen: null }]);
    expect(taken).toEqual([]);
    expect(told(merged)).toEqual(told(mine));
  });
});
