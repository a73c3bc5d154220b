import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStates } from '../src/order-life-cycle.ts';
import type { LateFacts } from '../src/lateness.ts';
import { decideLate, lateChoices, noShowVerdict, redeemVerdict, redeemWindow } from '../src/lateness.ts';
import { defaultSettings as settings } from '../src/settings.ts';

const minute = 60_000;
const meal = Date.parse('2026-06-12T19:00:00Z');
const facts = (more: Partial<LateFacts> = {}): LateFacts => ({
  state: 'confirmed',
  mealInstant: meal,
  toleranceMinutes: 30,
  now: meal,
  settings,
  ...more,
});

describe('running late', () => {
  it('can be told from two hours before the meal until tolerance ends', () => {
    const at = (now: number) => decideLate(30, facts({ now }));
    expect(at(meal - 120 * minute - 1)).toMatchObject({ ok: false, code: 'late_too_early' });
    expect(at(meal - 120 * minute)).toEqual({ ok: true, lateMinutes: 30 });
    expect(at(meal + 30 * minute - 1)).toEqual({ ok: true, lateMinutes: 30 });
    expect(at(meal + 30 * minute + 1)).toMatchObject({ ok: false, code: 'late_over' });
  });

  it('stays within tolerance and ahead of the clock', () => {
    expect(decideLate(30, facts())).toMatchObject({ ok: true });
    expect(decideLate(45, facts())).toMatchObject({ ok: false, code: 'late_minutes' });
    expect(decideLate(45, facts({ toleranceMinutes: 45 }))).toMatchObject({ ok: true });
    expect(decideLate(10, facts({ now: meal + 10 * minute - 1 }))).toMatchObject({ ok: true });
    expect(decideLate(10, facts({ now: meal + 10 * minute }))).toMatchObject({ ok: false, code: 'late_minutes' });
    expect(lateChoices(facts({ toleranceMinutes: 10 }))).toEqual([5, 10]);
    expect(lateChoices(facts({ toleranceMinutes: 15, now: meal + 7 * minute }))).toEqual([10, 15]);
  });

  it('is taken back by 0', () => expect(decideLate(0, facts())).toEqual({ ok: true, lateMinutes: null }));

  it.each(orderStates.filter((state) => state !== 'confirmed'))(
    'is nothing to tell of an order that is %s',
    (state) => {
      expect(decideLate(5, facts({ state }))).toMatchObject({ ok: false, code: 'order_state', params: { state } });
      expect(lateChoices(facts({ state }))).toEqual([]);
    },
  );

  it('offers exactly what it accepts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 100 }),
        fc.constantFrom(...settings.toleranceChoices),
        fc.integer({ min: 1, max: 60 }),
        (after, toleranceMinutes, minutes) => {
          const these = facts({ now: meal + after * minute, toleranceMinutes });
          expect(decideLate(minutes, these).ok).toBe(lateChoices(these).includes(minutes));
        },
      ),
    );
  });
});

describe('redeeming', () => {
  const window = redeemWindow({
    mealInstant: meal,
    toleranceMinutes: 30,
    periodEndInstant: meal + 120 * minute,
    settings,
  });

  it.each([
    [-60 * minute - 1, 'too_early'],
    [-60 * minute, 'open'],
    [30 * minute, 'open'],
    [30 * minute + 1, 'seat_anyway'],
    [120 * minute, 'seat_anyway'],
    [120 * minute + 1, 'over'],
  ])('%i ms from the meal is %s', (offset, verdict) => {
    expect(redeemVerdict(window, meal + offset)).toBe(verdict);
  });

  it('keeps the whole tolerance of a table late in its period', () => {
    const late = redeemWindow({
      mealInstant: meal,
      toleranceMinutes: 45,
      periodEndInstant: meal + minute,
      settings,
    });
    expect(redeemVerdict(late, meal + 45 * minute)).toBe('open');
    expect(redeemVerdict(late, meal + 45 * minute + 1)).toBe('over');
  });

  it('never overlaps with marking a no-show while tolerance lasts, nor after a redeem', () => {
    const mark = (now: number, redeemed = false) =>
      noShowVerdict({ toleranceEndsAt: window.toleranceEndsAt, redeemed, now, settings });
    const day = 24 * 60 * minute;
    expect(mark(window.toleranceEndsAt)).toBe('too_early');
    expect(mark(window.toleranceEndsAt + 1)).toBe('open');
    expect(mark(window.toleranceEndsAt + day)).toBe('open');
    expect(mark(window.toleranceEndsAt + day + 1)).toBe('over');
    expect(mark(window.toleranceEndsAt + 1, true)).toBe('redeemed');
  });
});
