import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationDeadline } from '../src/confirmation.ts';
import { extendHold, guestHoldsMax, holdExpiry } from '../src/hold.ts';
import { defaultSettings as settings, resolveSettings } from '../src/settings.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('a hold', () => {
  const guest = false;

  it('lasts ten minutes and gets three more on asking in its last two', () => {
    const expiresAt = holdExpiry(0, settings);
    expect(expiresAt).toBe(10 * minute);
    const hold = { expiresAt, extensions: 0, guest };
    expect(extendHold(hold, 8 * minute, settings)).toEqual({ ok: true, expiresAt: 13 * minute, extensions: 1 });
    expect(extendHold(hold, 8 * minute - 1, settings)).toMatchObject({
      code: 'hold_extension_early',
      params: { from: 8 * minute, minutes: 2 },
    });
  });

  it.each([
    [false, 10],
    [true, 2],
  ])('of a guest: %s, accepts extension %i and refuses the next', (guest, max) => {
    expect(extendHold({ expiresAt: 1, extensions: max - 1, guest }, 0, settings)).toMatchObject({
      ok: true,
      extensions: max,
    });
    expect(extendHold({ expiresAt: 1, extensions: max, guest }, 0, settings)).toMatchObject({
      code: 'hold_extensions_used_up',
      params: { max },
    });
  });

  it('can be extended in its last millisecond and not once it has run out', () => {
    expect(extendHold({ expiresAt: 1000, extensions: 0, guest }, 999, settings).ok).toBe(true);
    expect(extendHold({ expiresAt: 1000, extensions: 0, guest }, 1000, settings)).toMatchObject({
      code: 'hold_expired',
    });
  });

  it.each([
    [false, 40],
    [true, 16],
  ])('of a guest: %s, never lasts longer than %i minutes, however it is extended', (guest, most) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 * minute })), (pauses) => {
        let hold = { expiresAt: holdExpiry(0, settings), extensions: 0 };
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const decision = extendHold({ ...hold, guest }, now, settings);
          if (decision.ok) hold = decision;
        }
        expect(hold.expiresAt).toBeLessThanOrEqual(most * minute);
      }),
    );
  });

  it.each([
    [0, 2],
    [5, 2],
    [7, 2],
    [8, 2],
    [9, 3],
    [60, 20],
  ])('of a restaurant with %i tables a date: guests of one network have at most %i', (tables, max) => {
    expect(guestHoldsMax(tables, settings)).toBe(max);
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

  it('is within what a card reserves for, whatever a market may set', () => {
    const fiveDays = 5 * 24 * hour;
    for (const name of ['confirmationFarMinutes', 'confirmationNearMinutes', 'confirmationSoonMinutes'] as const) {
      const refused = resolveSettings({ market: { [name]: 4321 } });
      expect(refused.ok).toBe(false);
      const longest = resolveSettings({ market: { [name]: 4320 } });
      if (!longest.ok) throw new Error('three days are refused');
      for (const untilMeal of [hour, 12 * hour, 60 * 24 * hour])
        expect(confirmationDeadline(0, untilMeal, longest.settings)).toBeLessThan(fiveDays - 24 * hour);
    }
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
