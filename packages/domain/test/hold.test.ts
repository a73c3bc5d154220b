import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationDeadline } from '../src/confirmation.ts';
import { extendHold, holdExpiry } from '../src/hold.ts';
import { defaultSettings as settings } from '../src/settings.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a hold', () => {
  it('lasts ten minutes and gets three more on asking', () => {
    const expiresAt = holdExpiry(0, settings);
    expect(expiresAt).toBe(10 * minute);
    expect(extendHold({ expiresAt, extensions: 0 }, 0, settings)).toEqual({
      ok: true,
      expiresAt: 13 * minute,
      extensions: 1,
    });
  });

  it('accepts a tenth extension and refuses an eleventh', () => {
    expect(extendHold({ expiresAt: 1, extensions: 9 }, 0, settings)).toMatchObject({ ok: true, extensions: 10 });
    expect(extendHold({ expiresAt: 1, extensions: 10 }, 0, settings)).toMatchObject({
      ok: false,
      code: 'hold_extensions_used_up',
    });
  });

  it('can be extended in its last millisecond and not once it has run out', () => {
    expect(extendHold({ expiresAt: 1000, extensions: 0 }, 999, settings).ok).toBe(true);
    expect(extendHold({ expiresAt: 1000, extensions: 0 }, 1000, settings)).toMatchObject({ code: 'hold_expired' });
  });

  it('never lasts longer than forty minutes, however it is extended', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 * minute })), (pauses) => {
        let hold = { expiresAt: holdExpiry(0, settings), extensions: 0 };
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const decision = extendHold(hold, now, settings);
          if (decision.ok) hold = decision;
        }
        expect(hold.expiresAt).toBeLessThanOrEqual(40 * minute);
      }),
    );
  });
});

describe('the restaurant’s time to answer', () => {
  it.each([
    [24 * hour + 1, 12 * hour],
    [24 * hour, 2 * hour],
    [4 * hour, 2 * hour],
    [4 * hour - 1, 20 * minute],
    [15 * minute, 15 * minute],
  ])('with the meal in %i ms is %i ms', (untilMeal, deadline) => {
    expect(confirmationDeadline(0, untilMeal, settings)).toBe(deadline);
  });

  it('never passes the meal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 0, max: 60 * 24 * hour }), (now, untilMeal) => {
        const deadline = confirmationDeadline(now, now + untilMeal, settings);
        expect(deadline).toBeLessThanOrEqual(now + untilMeal);
        expect(deadline).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});
