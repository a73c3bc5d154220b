import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePayment, paidBy, partsOf } from '../src/payment-parts.ts';
import type { PaymentMeans } from '../src/payment-parts.ts';

const none: PaymentMeans = { coupon: 0, freeVoucher: false, credit: 0, carried: 0 };

describe('a fee', () => {
  it('is paid by coupon, free voucher, credit and card, in this order', () => {
    expect(composePayment(900, none)).toEqual({ coupon: 0, freeVoucher: 0, credit: 0, carried: 0, card: 900 });
    expect(composePayment(900, { ...none, coupon: 200, credit: 300 })).toMatchObject({
      coupon: 200,
      credit: 300,
      card: 400,
    });
    expect(composePayment(900, { coupon: 200, freeVoucher: true, credit: 300, carried: 0 })).toMatchObject({
      coupon: 200,
      freeVoucher: 700,
      credit: 0,
      card: 0,
    });
    expect(composePayment(900, { ...none, coupon: 900, freeVoucher: true })).toMatchObject({ freeVoucher: 0, card: 0 });
    expect(composePayment(900, { ...none, credit: 900 })).toMatchObject({ credit: 900, card: 0 });
    expect(composePayment(900, { ...none, credit: 899 })).toMatchObject({ card: 1 });
    expect(composePayment(900, { ...none, carried: 600, credit: 900 })).toMatchObject({ carried: 600, credit: 300 });
  });

  it('is always the sum of its parts, none of them negative or more than was offered', () => {
    const means = fc.record<PaymentMeans>({
      coupon: fc.integer({ min: 0, max: 3_000 }),
      freeVoucher: fc.boolean(),
      credit: fc.integer({ min: 0, max: 3_000 }),
      carried: fc.integer({ min: 0, max: 3_000 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), means, (price, offered) => {
        const { card, ...others } = composePayment(price, offered);
        const all = [card, ...Object.values(others)];
        expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
        expect(all.reduce((a, b) => a + b)).toBe(price);
        expect(others.coupon).toBeLessThanOrEqual(offered.coupon);
        expect(others.credit).toBeLessThanOrEqual(offered.credit);
        expect(others.carried).toBeLessThanOrEqual(offered.carried);
        if (!offered.freeVoucher) expect(others.freeVoucher).toBe(0);
        expect(partsOf(price, others).card).toBe(card);
        expect(paidBy({ ...others, card })).toBe(price - others.coupon - others.freeVoucher);
      }),
    );
  });
});
