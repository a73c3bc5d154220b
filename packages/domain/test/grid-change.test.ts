import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodOf } from '../src/grid.ts';
import { cellKey, gridChange, strandedBy, tablesOf } from '../src/grid-change.ts';
import type { StoredSlot, OpenCell, StandingBooking } from '../src/grid-change.ts';

const cell = fc
  .record({
    day: fc.integer({ min: 0, max: 2 }),
    time: fc.constantFrom('12:30', '20:00', '21:30'),
    qtd: fc.integer({ min: 0, max: 4 }),
    places: fc.constantFrom(2 as const, 4 as const),
  })
  .map((one): OpenCell => ({ ...one, period: periodOf(one.time) }));
const week = fc.uniqueArray(cell, { selector: cellKey, maxLength: 12 });
const kept = (cells: readonly OpenCell[]): StoredSlot[] =>
  cells.filter(({ qtd }) => qtd > 0).map((one) => ({ ...one, id: `slot ${cellKey(one)}` }));

const apply = (present: readonly StoredSlot[], change: ReturnType<typeof gridChange>): OpenCell[] => [
  ...present
    .filter((slot) => !change.gone.includes(slot))
    .map(({ id, ...rest }) => ({ ...rest, qtd: change.changed.find(({ slot }) => slot.id === id)?.qtd ?? rest.qtd })),
  ...change.added,
];
const told = (cells: readonly OpenCell[]) => cells.map((one) => `${cellKey(one)}: ${one.qtd}`).sort();

it('leads from any week to any other, and from a week to itself with no step', () => {
  fc.assert(
    fc.property(week, week, (from, to) => {
      const present = kept(from);
      expect(told(apply(present, gridChange(present, to)))).toEqual(told(to.filter(({ qtd }) => qtd > 0)));
      expect(gridChange(present, from)).toEqual({ gone: [], changed: [], added: [] });
    }),
  );
});

it('strands on each day exactly those bookings that the new quantity has no table for', () => {
  const booking = fc.record({
    place: fc.nat(30),
    date: fc.constantFrom('2026-12-01', '2026-12-08'),
    madeAt: fc.nat(50),
  });
  fc.assert(
    fc.property(week, week, fc.array(booking, { maxLength: 25 }), fc.boolean(), (from, to, made, isOverridden) => {
      const present = kept(from);
      fc.pre(present.length > 0);
      const standing = made.map(
        ({ place, ...rest }, index): StandingBooking => ({
          ...rest,
          id: String(index),
          slot: present[place % present.length]?.id ?? '',
        }),
      );
      const change = gridChange(present, to);
      const overridden = new Set(isOverridden ? standing.map(({ slot, date }) => `${slot} ${date}`) : []);
      const stranded = new Set(strandedBy(change, standing, overridden));
      for (const slot of present)
        for (const date of ['2026-12-01', '2026-12-08']) {
          const there = standing.filter((one) => one.slot === slot.id && one.date === date);
          const lowered = change.changed.find((one) => one.slot === slot && one.qtd < slot.qtd);
          const tables = change.gone.includes(slot) ? 0 : lowered && !isOverridden ? lowered.qtd : there.length;
          const left = there.filter(({ id }) => stranded.has(id));
          expect(left).toHaveLength(Math.max(0, there.length - tables));
          const seated = there.filter(({ id }) => !stranded.has(id));
          for (const last of left) for (const first of seated) expect(last.madeAt).toBeGreaterThanOrEqual(first.madeAt);
        }
    }),
  );
});

describe('a changed time', () => {
  const slot: StoredSlot = { id: 'a', day: 5, period: 'night', time: '20:00', qtd: 2, places: 2 };
  const standing = [{ id: 'ana', slot: 'a', date: '2026-12-04', madeAt: 1 }];

  it('is another slot: who booked the old time is left without one', () => {
    const change = gridChange([slot], [{ ...slot, time: '20:30' }]);
    expect(change).toMatchObject({ gone: [{ id: 'a' }], changed: [], added: [{ time: '20:30' }] });
    expect(strandedBy(change, standing, new Set())).toEqual(['ana']);
  });

  it('strands nobody when tables are added, or fewer go than are free', () => {
    expect(strandedBy(gridChange([slot], [{ ...slot, qtd: 3 }]), standing, new Set())).toEqual([]);
    expect(strandedBy(gridChange([slot], [{ ...slot, qtd: 1 }]), standing, new Set())).toEqual([]);
    expect(strandedBy(gridChange([slot], [{ ...slot, qtd: 0 }]), standing, new Set())).toEqual(['ana']);
  });
});

it('counts the tables of a week', () => {
  expect(tablesOf([])).toBe(0);
  expect(tablesOf([{ qtd: 3 }, { qtd: 4 }])).toBe(7);
});
