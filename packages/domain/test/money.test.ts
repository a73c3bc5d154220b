import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, percentOf, subtract, zero } from '../src/money.ts';
import type { Money } from '../src/money.ts';

const euros = fc.integer({ min: 0, max: 10_000_000 }).map((amount): Money => ({ amount, currency: 'EUR' }));

it('takes back what it added', () => {
  fc.assert(fc.property(euros, euros, (a, b) => void expect(subtract(add(a, b), b)).toEqual(a)));
});

it('refuses to mix currencies and to leave whole minor units', () => {
  expect(() => add(zero('EUR'), zero('BRL'))).toThrow(RangeError);
  expect(() => subtract(zero('EUR'), zero('BRL'))).toThrow(RangeError);
  expect(() => add({ amount: 0.5, currency: 'EUR' }, zero('EUR'))).toThrow(RangeError);
});

it('rounds half a cent up and anything less down', () => {
  expect(percentOf({ amount: 9, currency: 'EUR' }, 50).amount).toBe(5);
  expect(percentOf({ amount: 149, currency: 'EUR' }, 1).amount).toBe(1);
  expect(percentOf({ amount: 150, currency: 'EUR' }, 1).amount).toBe(2);
});

it('gives a share within half a unit of the exact one and never more than the whole', () => {
  fc.assert(
    fc.property(euros, fc.integer({ min: 0, max: 100 }), (money, percent) => {
      const share = percentOf(money, percent).amount;
      expect(Math.abs(share * 100 - money.amount * percent)).toBeLessThanOrEqual(50);
      expect(share).toBeLessThanOrEqual(money.amount);
    }),
  );
});
