import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimCredit, claimEndsAt, honourRate } from '../src/discount-claim.ts';
import { defaultSettings as settings } from '../src/settings.ts';

it('a claim can be made for fourteen days', () => expect(claimEndsAt(0, settings)).toBe(14 * 86_400_000));

it('credits what was paid in money, not what a coupon or a free voucher paid', () => {
  expect(claimCredit({ price: 900, coupon: 0, freeVoucher: 0, broughtFree: 0, goodwill: 0 })).toBe(900);
  expect(claimCredit({ price: 900, coupon: 250, freeVoucher: 0, broughtFree: 0, goodwill: 0 })).toBe(650);
  expect(claimCredit({ price: 900, coupon: 0, freeVoucher: 900, broughtFree: 0, goodwill: 0 })).toBe(0);
  expect(claimCredit({ price: 900, coupon: 0, freeVoucher: 0, broughtFree: 600, goodwill: 0 })).toBe(300);
  expect(claimCredit({ price: 900, coupon: 0, freeVoucher: 0, broughtFree: 0, goodwill: 400 })).toBe(500);
});

it.each([
  [9, 0, null],
  [10, 0, 100],
  [10, 1, 90],
  [1000, 1, 99],
  [10, 10, 0],
])('of %i arrived orders with %i failures the rate is %s', (arrived, failed, rate) => {
  expect(honourRate({ arrived, failed }, settings)).toBe(rate);
});

it('is 100 only without a failure', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1_000_000 }), fc.integer({ min: 0, max: 10 }), (arrived, failed) => {
      expect(honourRate({ arrived, failed }, settings) === 100).toBe(failed === 0);
    }),
  );
});

it('says nothing of a restaurant without orders, whatever the setting', () => {
  expect(honourRate({ arrived: 0, failed: 0 }, { honourMinOrders: 0 })).toBeNull();
});
