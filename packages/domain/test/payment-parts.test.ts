import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePayment, paidBy, partsOf } from '../src/payment-parts.ts';
import type { PaymentMeans } from '../src/payment-parts.ts';

const none: PaymentMeans = { coupon: 0, freeVoucher: false, credit: 0, carried: 0 };

describe('a fee', () => {
  it('is paid by coupon, free voucher, credit and card, in this order', () => {
    expect(composePayment(900, none, 50)).toEqual({
      coupon: 0,
      freeVoucher: 0,
      credit: 0,
      carried: 0,
      card: 900,
      waived: 0,
    });
    expect(composePayment(900, { ...none, coupon: 200, credit: 300 }, 50)).toMatchObject({
      coupon: 200,
      credit: 300,
      card: 400,
    });
    expect(composePayment(900, { coupon: 200, freeVoucher: true, credit: 300, carried: 0 }, 50)).toMatchObject({
      coupon: 200,
      freeVoucher: 700,
      credit: 0,
      card: 0,
    });
    expect(composePayment(900, { ...none, coupon: 900, freeVoucher: true }, 50)).toMatchObject({
      freeVoucher: 0,
      card: 0,
    });
    expect(composePayment(900, { ...none, credit: 900 }, 50)).toMatchObject({ credit: 900, card: 0 });
    expect(composePayment(900, { ...none, credit: 850 }, 50)).toMatchObject({ credit: 850, card: 50 });
    expect(composePayment(900, { ...none, carried: 600, credit: 900 }, 50)).toMatchObject({
      carried: 600,
      credit: 300,
    });
  });

  it('is always the sum of its parts, none of them negative or more than was offered', () => {
    const means = fc.record<PaymentMeans>({
      coupon: fc.integer({ min: 0, max: 3_000 }),
      freeVoucher: fc.boolean(),
      credit: fc.integer({ min: 0, max: 3_000 }),
      carried: fc.integer({ min: 0, max: 3_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000 }),
        means,
        fc.integer({ min: 0, max: 100 }),
        (price, offered, smallest) => {
          const { card, ...others } = composePayment(price, offered, smallest);
          if (card > 0) expect(card).toBeGreaterThanOrEqual(smallest);
          expect(others.waived).toBeLessThan(Math.max(1, smallest));
          if (others.waived > 0) expect([card, others.credit]).toEqual([0, 0]);
          const all = [card, ...Object.values(others)];
          expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
          expect(all.reduce((a, b) => a + b)).toBe(price);
          expect(others.coupon).toBeLessThanOrEqual(offered.coupon);
          expect(others.credit).toBeLessThanOrEqual(offered.credit);
          expect(others.carried).toBeLessThanOrEqual(offered.carried);
          if (!offered.freeVoucher) expect(others.freeVoucher).toBe(0);
          expect(partsOf(price, others).card).toBe(card);
          expect(paidBy({ ...others, card })).toBe(price - others.coupon - others.freeVoucher - others.waived);
        },
      ),
    );
  });

  it('has no rest that a card cannot pay: below the smallest charge it is waived, and credit leaves as much as a card needs', () => {
    expect(composePayment(600, { ...none, carried: 551 }, 50)).toMatchObject({ carried: 551, waived: 49, card: 0 });
    expect(composePayment(600, { ...none, carried: 550 }, 50)).toMatchObject({ waived: 0, card: 50 });
    expect(composePayment(600, { ...none, coupon: 590, credit: 900 }, 50)).toMatchObject({ waived: 10, credit: 0 });
    expect(composePayment(600, { ...none, credit: 599 }, 50)).toMatchObject({ waived: 0, credit: 550, card: 50 });
    expect(composePayment(600, { ...none, credit: 600 }, 50)).toMatchObject({ credit: 600, card: 0 });
  });
});
