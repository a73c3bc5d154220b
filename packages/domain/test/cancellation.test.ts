import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dinerCancellation, freeCancellationUntil, restaurantCancellation } from '../src/cancellation.ts';
import type { DinerCancellationFacts } from '../src/cancellation.ts';
import { paidBy } from '../src/payment-parts.ts';
import { tableInstant } from '../src/table-times.ts';
import { defaultSettings as settings } from '../src/settings.ts';
import { slotInstant } from '../src/time.ts';
import { zones } from './support/arbitraries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const timeZone = 'Europe/Lisbon';
const meal = slotInstant('2026-11-27', '20:00', timeZone);
const base: DinerCancellationFacts = {
  parts: { coupon: 0, freeVoucher: 0, credit: 0, carried: 0, waived: 0, card: 901 },
  currency: 'EUR',
  timeZone,
  createdAt: meal - 20 * day,
  paidAt: meal - 20 * day,
  mealInstant: meal,
  now: meal - 10 * day,
  settings,
};
const withLaw = { ...settings, withdrawalDays: 7 };
const cancel = (over: Partial<DinerCancellationFacts>) => {
  const { rule, choice, refund, credit, topUpOnResale } = dinerCancellation({ ...base, ...over });
  return { rule, choice, refund: refund.amount, credit: credit.amount, topUp: topUpOnResale.amount };
};
const nothing = { coupon: 0, freeVoucher: 0, credit: 0, carried: 0, waived: 0, card: 0 };

describe('a diner who cancels', () => {
  it('48 hours ahead gets all back, as they choose', () => {
    const early = { rule: 'early', refund: 901, credit: 0, choice: true, topUp: 0 };
    expect(cancel({ now: meal - 48 * hour })).toEqual(early);
  });

  it('later than that gets half in credit, the rest if the table is sold again', () => {
    const late = { rule: 'late', refund: 0, credit: 451, choice: false, topUp: 450 };
    expect(cancel({ now: meal - 48 * hour + 1 })).toEqual(late);
    expect(cancel({ now: slotInstant('2026-11-26', '23:59', timeZone) })).toEqual(late);
  });

  it('on the day gets nothing unless the table is sold again', () => {
    const sameDay = { rule: 'same_day', refund: 0, credit: 0, choice: false, topUp: 901 };
    expect(cancel({ now: slotInstant('2026-11-27', '00:00', timeZone) })).toEqual(sameDay);
    expect(cancel({ now: meal + hour })).toEqual(sameDay);
  });

  it('of a table after midnight has the evening before as the day', () => {
    const mealInstant = tableInstant('2026-11-27', '00:30', 'night', timeZone);
    expect(cancel({ mealInstant, now: slotInstant('2026-11-26', '23:59', timeZone) }).rule).toBe('late');
    expect(cancel({ mealInstant, now: slotInstant('2026-11-27', '00:01', timeZone) }).rule).toBe('same_day');
    expect(cancel({ mealInstant, now: slotInstant('2026-11-28', '00:10', timeZone) }).rule).toBe('same_day');
  });

  it('goes by the restaurant’s day, not by UTC', () => {
    const mealInstant = slotInstant('2026-11-27', '20:00', 'America/Sao_Paulo');
    const now = slotInstant('2026-11-26', '22:00', 'America/Sao_Paulo');
    expect(cancel({ mealInstant, now, timeZone: 'America/Sao_Paulo' }).rule).toBe('late');
    expect(cancel({ mealInstant, now, timeZone: 'UTC' }).rule).toBe('same_day');
  });

  it('within an hour of booking gets all back while the meal is three hours away', () => {
    const grace = { rule: 'grace', refund: 901, credit: 0, choice: false, topUp: 0 };
    const now = meal - 3 * hour;
    expect(cancel({ now, createdAt: now - 60 * minute })).toEqual(grace);
    expect(cancel({ now, createdAt: now - 60 * minute - 1 }).rule).toBe('same_day');
    expect(cancel({ now: now + 1, createdAt: now }).rule).toBe('same_day');
  });

  it('where the law says so gets all back within seven days of paying and before the meal', () => {
    const brazil = { settings: withLaw, now: meal - 1, paidAt: meal - 1 - 7 * day };
    expect(cancel(brazil)).toMatchObject({ rule: 'withdrawal', refund: 901 });
    expect(cancel({ ...brazil, paidAt: brazil.paidAt - 1 }).rule).toBe('same_day');
    expect(cancel({ ...brazil, now: meal }).rule).toBe('same_day');
    expect(cancel({ ...brazil, settings }).rule).toBe('same_day');
  });

  it('before anything was captured has nothing to get back', () => {
    expect(cancel({ paidAt: null })).toEqual({ rule: 'not_paid', refund: 0, credit: 0, choice: false, topUp: 0 });
  });

  it('has each part back where it came from, and a choice only for what the card paid', () => {
    const parts = { coupon: 100, freeVoucher: 0, credit: 301, carried: 0, waived: 0, card: 500 };
    expect(cancel({ parts })).toEqual({ rule: 'early', refund: 500, credit: 301, choice: true, topUp: 0 });
    const byCredit = { ...nothing, credit: 901 };
    expect(cancel({ parts: byCredit })).toEqual({ rule: 'early', refund: 0, credit: 901, choice: false, topUp: 0 });
    expect(dinerCancellation({ ...base, parts }).creditReturned.amount).toBe(301);
  });

  it('has shares of what was really paid, not of what a coupon or a free voucher took off', () => {
    const now = meal - 47 * hour;
    const parts = { coupon: 100, freeVoucher: 0, credit: 301, carried: 0, waived: 0, card: 500 };
    expect(cancel({ now, parts })).toEqual({ rule: 'late', refund: 0, credit: 401, choice: false, topUp: 400 });
    expect(dinerCancellation({ ...base, now, parts })).toMatchObject({ whole: false, creditReturned: { amount: 0 } });
    const free = { ...nothing, freeVoucher: 901 };
    expect(cancel({ now, parts: free })).toEqual({ rule: 'late', refund: 0, credit: 0, choice: false, topUp: 0 });
    expect(dinerCancellation({ ...base, parts: free })).toMatchObject({ rule: 'early', whole: true, choice: false });
  });
});

const situation: fc.Arbitrary<DinerCancellationFacts> = fc
  .record({
    coupon: fc.integer({ min: 0, max: 1_000 }),
    freeVoucher: fc.constantFrom(0, 900),
    credit: fc.integer({ min: 0, max: 1_000 }),
    carried: fc.integer({ min: 0, max: 1_000 }),
    waived: fc.integer({ min: 0, max: 49 }),
    card: fc.integer({ min: 0, max: 100_000 }),
    withdrawalDays: fc.constantFrom(0, 7),
    timeZone: fc.constantFrom(...zones),
    bookedBefore: fc.integer({ min: 0, max: 61 * day }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    paid: fc.boolean(),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ withdrawalDays, timeZone, bookedBefore, share, paid, percent, ...parts }) => {
    const createdAt = meal - bookedBefore;
    return {
      ...base,
      parts,
      timeZone,
      createdAt,
      paidAt: paid ? createdAt + minute : null,
      now: createdAt + Math.round(share * (bookedBefore + hour)),
      settings: { ...settings, withdrawalDays, lateCancelCreditPercent: percent },
    };
  });

it('never gives back more than was paid, not even after a resale, and never takes', () => {
  fc.assert(
    fc.property(situation, (facts) => {
      const { refund, credit, creditReturned, topUpOnResale } = dinerCancellation(facts);
      const parts = [refund.amount, credit.amount, topUpOnResale.amount];
      expect(Math.min(...parts, creditReturned.amount)).toBeGreaterThanOrEqual(0);
      expect(parts.reduce((a, b) => a + b)).toBe(facts.paidAt === null ? 0 : paidBy(facts.parts));
      expect(refund.amount).toBeLessThanOrEqual(facts.parts.card);
      expect(creditReturned.amount).toBeLessThanOrEqual(Math.min(credit.amount, facts.parts.credit));
    }),
    { numRuns: 1000 },
  );
});

it('never gives more for cancelling later', () => {
  fc.assert(
    fc.property(situation, fc.integer({ min: 0, max: 5 * day }), (facts, delay) => {
      const given = (now: number) => {
        const { refund, credit } = dinerCancellation({ ...facts, now });
        return refund.amount + credit.amount;
      };
      expect(given(facts.now + delay)).toBeLessThanOrEqual(given(facts.now));
    }),
    { numRuns: 1000 },
  );
});

it('gives all back and a free voucher when the restaurant cancels', () => {
  const parts = { coupon: 100, freeVoucher: 0, credit: 301, carried: 90, waived: 0, card: 450 };
  const back = (broughtPaid: number, broughtByCards: number) =>
    restaurantCancellation(parts, { broughtPaid, broughtByCards }, 'EUR', settings);
  expect(back(50, 50)).toEqual({
    refund: { amount: 500, currency: 'EUR' },
    credit: { amount: 301, currency: 'EUR' },
    creditReturned: { amount: 301, currency: 'EUR' },
    freeVouchers: 1,
  });
  expect(back(50, 20)).toMatchObject({ refund: { amount: 470 }, credit: { amount: 331 } });
});

describe('the last moment that all comes back', () => {
  it('is two days ahead, or an hour after booking when the meal is nearer, or a week from purchase where the law says so', () => {
    expect(freeCancellationUntil(base)).toBe(meal - 2 * day);
    const soon = { ...base, createdAt: meal - day, paidAt: null, now: meal - day };
    expect(freeCancellationUntil(soon)).toBe(meal - day + hour);
    expect(freeCancellationUntil({ ...soon, settings: withLaw })).toBe(meal - 1);
    expect(freeCancellationUntil({ ...soon, createdAt: meal - 2 * hour, now: meal - 2 * hour })).toBeNull();
  });

  it('is the last one that the cancellation itself pays in full', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 7),
        fc.integer({ min: 0, max: 30 * day }),
        fc.integer({ min: 0, max: day }),
        fc.integer({ min: 0, max: 30 * day }),
        (withdrawalDays, ahead, wait, since) => {
          const createdAt = meal - ahead;
          const paidAt = createdAt + wait;
          const facts = { ...base, settings: { ...settings, withdrawalDays }, createdAt, paidAt, now: paidAt + since };
          const full = (now: number) => dinerCancellation({ ...facts, now }).refund.amount === facts.parts.card;
          const until = freeCancellationUntil(facts);
          expect(full(facts.now)).toBe(until !== null);
          if (until !== null) expect([full(until), full(until + 1)]).toEqual([true, false]);
        },
      ),
    );
  });
});
