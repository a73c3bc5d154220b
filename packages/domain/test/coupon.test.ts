import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideCoupon, normalizeCouponCode } from '../src/coupon.ts';
import type { Coupon, CouponFacts } from '../src/coupon.ts';
import { defaultSettings as settings } from '../src/settings.ts';

const coupon: Coupon = {
  worth: { kind: 'percent', percent: 50 },
  active: true,
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  userLimit: null,
  firstOrder: false,
  countries: null,
  cities: null,
  restaurants: null,
  sizes: null,
  weekdays: null,
};
const facts: CouponFacts = {
  price: { amount: 601, currency: 'EUR' },
  country: 'PT',
  places: 4,
  restaurant: 'r1',
  city: 'c1',
  date: '2026-06-09',
  uses: 0,
  usesByDiner: 0,
  isFirstOrder: true,
  now: 1_000,
};
const fixed = (amount: number) => ({ kind: 'fixed', amount: { amount, currency: 'EUR' } }) as const;
const ask = (terms: Partial<Coupon>, over: Partial<CouponFacts> = {}) => {
  const decision = decideCoupon({ ...coupon, ...terms }, { ...facts, ...over });
  return decision.ok ? decision.off.amount : decision.code;
};

describe('a coupon', () => {
  it('takes its percent or its sum off the fee, never more than the fee', () => {
    expect(ask({})).toBe(301);
    expect(ask({ worth: { kind: 'percent', percent: 100 } })).toBe(601);
    expect(ask({ worth: fixed(600) })).toBe(600);
    expect(ask({ worth: fixed(602) })).toBe(601);
  });

  it.each<[string, Partial<Coupon>, Partial<CouponFacts>, Partial<CouponFacts>]>([
    ['coupon_not_yet', { validFrom: 1_000 }, { now: 1_000 }, { now: 999 }],
    ['coupon_over', { validUntil: 1_000 }, { now: 999 }, { now: 1_000 }],
    ['coupon_used_up', { totalLimit: 10 }, { uses: 9 }, { uses: 10 }],
    ['coupon_used', { userLimit: 2 }, { usesByDiner: 1 }, { usesByDiner: 2 }],
    ['coupon_first_order', { firstOrder: true }, { isFirstOrder: true }, { isFirstOrder: false }],
    ['coupon_other_market', { countries: ['PT', 'ES'] }, { country: 'ES' }, { country: 'BR' }],
    ['coupon_other_city', { cities: ['c1'] }, { city: 'c1' }, { city: 'c2' }],
    ['coupon_other_city', { cities: ['c1'] }, { city: 'c1' }, { city: null }],
    ['coupon_other_day', { weekdays: [2] }, { date: '2026-06-09' }, { date: '2026-06-10' }],
    ['coupon_other_market', { worth: fixed(100) }, {}, { price: { amount: 1090, currency: 'BRL' } }],
    ['coupon_other_size', { sizes: [2, 4] }, { places: 4 }, { places: 6 }],
    ['coupon_other_restaurant', { restaurants: ['r0', 'r1'] }, { restaurant: 'r1' }, { restaurant: 'r2' }],
  ])('is refused with %s exactly beyond its bound', (code, terms, within, beyond) => {
    expect(ask(terms, within)).toBeTypeOf('number');
    expect(ask(terms, beyond)).toBe(code);
  });

  it('that is switched off is unknown', () => {
    expect(ask({ active: false })).toBe('coupon_unknown');
  });

  it('never makes a fee grow or fall below nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 }),
        fc.oneof(
          fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
          fc.integer({ min: 1, max: 20_000 }).map(fixed),
        ),
        (amount, worth) => {
          const off = ask({ worth }, { price: { amount, currency: 'EUR' } });
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });
});

describe('a code as it is typed', () => {
  it.each([
    [' bem vindo ', 'BEMVINDO'],
    ['verão', 'VERÃO'],
    ['ABCD', 'ABCD'],
    ['ABC', null],
    ['A'.repeat(16), 'A'.repeat(16)],
    ['A'.repeat(17), null],
    ['', null],
    ["' or 1=1 --", null],
  ])('%j is %j', (typed, code) => {
    expect(normalizeCouponCode(typed, settings)).toBe(code);
  });
});
