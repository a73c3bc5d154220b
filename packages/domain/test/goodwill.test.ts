import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GoodwillFacts } from '../src/goodwill.ts';
import { goodwillLeft } from '../src/goodwill.ts';
import { orderStates } from '../src/order-life-cycle.ts';

const now = Date.UTC(2026, 5, 12, 20);
const facts: GoodwillFacts = {
  state: 'completed',
  changed: false,
  periodEndsAt: now,
  markedAt: now - 60_000,
  undoMs: 10_000,
  paid: 900,
  returned: 0,
  onCards: 900,
};

describe('goodwillLeft', () => {
  it.each([
    ['completed', 900],
    ['cancelled', 900],
    ['arrived', 900],
    ['no_show', 900],
    ['confirmed', 900],
    ['held', 0],
    ['awaiting_restaurant', 0],
  ] as const)('of %s is %i', (state, left) => {
    expect(goodwillLeft({ ...facts, state }, now)).toBe(left);
  });

  it('waits for the end of the period of a booking that nobody marked', () => {
    const unmarked = { ...facts, state: 'confirmed', markedAt: null } as const;
    expect(goodwillLeft(unmarked, now - 1)).toBe(0);
    expect(goodwillLeft(unmarked, now)).toBe(900);
  });

  it('waits until an arrival or a no-show can no longer be taken back', () => {
    for (const state of ['arrived', 'no_show'] as const) {
      expect(goodwillLeft({ ...facts, state, markedAt: now - 9_999 }, now)).toBe(0);
      expect(goodwillLeft({ ...facts, state, markedAt: now - 10_000 }, now)).toBe(900);
    }
  });

  it('is nothing for a booking that another took the place of', () => {
    expect(goodwillLeft({ ...facts, state: 'cancelled', changed: true }, now)).toBe(0);
  });

  it('is never more than cards paid, nor than what has not come back', () => {
    const amount = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(
        fc.record({ state: fc.constantFrom(...orderStates), paid: amount, returned: amount, onCards: amount }),
        (some) => {
          const left = goodwillLeft({ ...facts, ...some }, now);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(some.onCards);
          expect(left).toBeLessThanOrEqual(Math.max(0, some.paid - some.returned));
        },
      ),
    );
  });
});
