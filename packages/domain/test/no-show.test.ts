import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noShowBlockUntil, noShowDisputeEndsAt } from '../src/no-show.ts';
import { defaultSettings as settings } from '../src/settings.ts';
import { fromIso } from '../src/time.ts';

const day = 86_400_000;
const at = (date: string) => fromIso(`${date}T20:00:00Z`);

describe('no-shows', () => {
  it('block after the third in twelve months, for sixty days from it', () => {
    const [first, second, third] = [at('2026-01-10'), at('2026-06-01'), at('2027-01-10')];
    expect(noShowBlockUntil([first, second], settings)).toBeNull();
    expect(noShowBlockUntil([third, first, second], settings)).toBe(third + 60 * day);
    expect(noShowBlockUntil([first, second, third + 1], settings)).toBeNull();
  });

  it('block from the latest one that made three', () => {
    const [a, b, c] = [at('2026-01-10'), at('2026-02-10'), at('2026-03-10')];
    expect(noShowBlockUntil([a, b, c, at('2026-05-01')], settings)).toBe(at('2026-05-01') + 60 * day);
    expect(noShowBlockUntil([a, b, c, at('2028-05-01')], settings)).toBe(c + 60 * day);
  });

  it('never block later for one less', () => {
    const when = fc.integer({ min: at('2026-01-01'), max: at('2029-01-01') });
    fc.assert(
      fc.property(fc.array(when, { minLength: 1, maxLength: 8 }), (all) => {
        const fewer = noShowBlockUntil(all.slice(1), settings) ?? 0;
        expect(fewer).toBeLessThanOrEqual(noShowBlockUntil(all, settings) ?? 0);
      }),
    );
  });

  it('can be disputed for seven days', () => {
    expect(noShowDisputeEndsAt(0, settings)).toBe(7 * day);
  });
});
