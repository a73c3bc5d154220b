import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guaranteeOf } from '../src/discount-claim.ts';
import { billTotals, foodDue, isCovered, rightBill } from '../src/right-bill.ts';
import type { BillKind, BillLine } from '../src/right-bill.ts';

const half = { discountPercent: 50 };
const kind = fc.constantFrom<BillKind>('food', 'dessert', 'drink');
const line = fc.record({ price: fc.integer({ min: 0, max: 50_000 }), count: fc.integer({ min: 0, max: 20 }), kind });
const lines = fc.array(line, { maxLength: 30 });
const people = fc.integer({ min: 1, max: 20 });
const sum = fc.integer({ min: 0, max: 10_000_000 });
const percent = fc.integer({ min: 0, max: 100 }).map((discountPercent) => ({ discountPercent }));
const covers = fc.boolean().map((desserts) => ({ desserts }));

const evening: BillLine[] = [
  { price: 1100, count: 2, kind: 'food' },
  { price: 1900, count: 2, kind: 'food' },
  { price: 1200, count: 1, kind: 'food' },
  { price: 600, count: 4, kind: 'dessert' },
  { price: 1600, count: 1, kind: 'drink' },
  { price: 300, count: 2, kind: 'drink' },
];

describe('the right bill', () => {
  it('is half of the food and all of the drinks, shared by the table', () => {
    expect(rightBill(billTotals(evening, { desserts: true }), 4, half)).toEqual({
      food: 9600,
      rest: 2200,
      foodDue: 4800,
      due: 7000,
      perPerson: 1750,
      about: false,
    });
  });

  it('takes desserts whole where the restaurant leaves them out', () => {
    expect(rightBill(billTotals(evening, { desserts: false }), 4, half)).toMatchObject({
      food: 7200,
      rest: 4600,
      due: 8200,
    });
  });

  it('halves the sum, not each line: of two odd dishes no cent goes to anybody', () => {
    const odd: BillLine[] = [
      { price: 1101, count: 1, kind: 'food' },
      { price: 1201, count: 1, kind: 'food' },
    ];
    expect(rightBill(billTotals(odd, { desserts: true }), 1, half).due).toBe(1151);
  });

  it('leaves an odd cent to the diner', () => expect(foodDue(1101, half)).toBe(550));

  it('rounds a share up and says so', () => {
    expect(rightBill({ food: 0, rest: 1000 }, 3, half)).toMatchObject({ perPerson: 334, about: true });
  });

  it('of an empty table is nothing', () => {
    expect(rightBill(billTotals([], { desserts: true }), 2, half)).toMatchObject({
      due: 0,
      perPerson: 0,
      about: false,
    });
  });

  it('counts every line once, in one of the two sums', () => {
    fc.assert(
      fc.property(lines, covers, (list, covered) => {
        const { food, rest } = billTotals(list, covered);
        expect(food + rest).toBe(list.reduce((total, { price, count }) => total + price * count, 0));
        expect(rest === 0).toBe(list.every((one) => isCovered(one.kind, covered) || one.price * one.count === 0));
      }),
    );
  });

  it('pays within a cent below the exact share of the food, and the rest whole', () => {
    fc.assert(
      fc.property(sum, sum, people, percent, (food, rest, n, settings) => {
        const bill = rightBill({ food, rest }, n, settings);
        const exact = food * (100 - settings.discountPercent);
        expect(bill.foodDue * 100).toBeLessThanOrEqual(exact);
        expect(exact - bill.foodDue * 100).toBeLessThan(100);
        expect(bill.due - bill.foodDue).toBe(rest);
      }),
    );
  });

  it('never asks the table together for less than the bill, nor for a cent a head more', () => {
    fc.assert(
      fc.property(sum, sum, people, (food, rest, n) => {
        const { due, perPerson, about } = rightBill({ food, rest }, n, half);
        expect(perPerson * n).toBeGreaterThanOrEqual(due);
        expect(perPerson * n - due).toBeLessThan(n);
        expect(about).toBe(perPerson * n !== due);
      }),
    );
  });

  it('never comes to more than the halves of its lines together', () => {
    fc.assert(
      fc.property(lines, (list) => {
        const food = list.filter((one) => one.kind === 'food');
        const { due } = rightBill(billTotals(food, { desserts: true }), 1, half);
        const byLine = food.reduce((total, { price, count }) => total + Math.ceil((price * count) / 2), 0);
        expect(due).toBeLessThanOrEqual(byLine);
      }),
    );
  });

  it('is what the guarantee makes good: who was charged the full price gets the difference', () => {
    fc.assert(
      fc.property(sum, percent, (food, { discountPercent }) => {
        const settings = { discountPercent, guaranteeMax: Number.MAX_SAFE_INTEGER };
        expect(guaranteeOf({ food, charged: food }, settings)).toBe(food - foodDue(food, settings));
      }),
    );
  });

  it.each([
    [{ food: 0.5, rest: 0 }, 1],
    [{ food: 0, rest: -1 }, 1],
    [{ food: 0, rest: 0 }, 0],
    [{ food: 0, rest: 0 }, 1.5],
  ])('refuses what cannot be: %j by %d', (totals, n) => {
    expect(() => rightBill(totals, n, half)).toThrow(RangeError);
  });
});
