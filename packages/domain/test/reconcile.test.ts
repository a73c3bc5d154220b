import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booked } from '../src/reconcile.ts';
import { differencesBetween } from '../src/reconcile.ts';

const row = (key: string, amount: number, currency = 'EUR'): Booked => ({ key, amount, currency });

test('tells what only one book has, and what both have otherwise, to the cent', () => {
  const ours = [row('payment 1', 600), row('payment 2', 900), row('payment 3', 600), row('payment 4', 600)];
  const theirs = [row('payment 1', 600), row('payment 2', 899), row('payment 4', 600, 'BRL'), row('payment 5', 600)];
  expect(differencesBetween(ours, theirs)).toEqual([
    { key: 'payment 2', kind: 'amount', ours: 900, theirs: 899, currency: 'EUR' },
    { key: 'payment 3', kind: 'missing_there', ours: 600, theirs: null, currency: 'EUR' },
    { key: 'payment 4', kind: 'currency', ours: 600, theirs: 600, currency: 'EUR' },
    { key: 'payment 5', kind: 'missing_here', ours: null, theirs: 600, currency: 'EUR' },
  ]);
});

test('a refund that came back sums to nothing, and a payment taken twice to twice', () => {
  expect(differencesBetween([], [row('refund 1', -600), row('refund 1', 600)])).toEqual([]);
  expect(differencesBetween([row('payment 1', 600)], [row('payment 1', 600), row('payment 1', 600)])).toEqual([
    { key: 'payment 1', kind: 'amount', ours: 600, theirs: 1200, currency: 'EUR' },
  ]);
});

const rows = fc.array(
  fc.record({
    key: fc.constantFrom('payment 1', 'payment 2', 'refund 1', 'dispute 1'),
    amount: fc.integer({ min: -3, max: 3 }),
    currency: fc.constantFrom('EUR', 'BRL'),
  }),
  { maxLength: 12 },
);

test('a book never differs from itself, in whatever order and parts it is written', () => {
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.boolean()), (book, coins) => {
      const split = book.flatMap((one) =>
        coins.next().value
          ? [
              { ...one, amount: one.amount - 7 },
              { ...one, amount: 7 },
            ]
          : [one],
      );
      expect(differencesBetween(book, split.toReversed())).toEqual([]);
    }),
  );
});

test('a difference is told if and only if some sum differs, and the same whoever looks', () => {
  const sums = (book: Booked[]) => {
    const found = new Map<string, number>();
    for (const { key, amount, currency } of book)
      found.set(`${key} ${currency}`, (found.get(`${key} ${currency}`) ?? 0) + amount);
    return new Map([...found].filter(([, sum]) => sum !== 0));
  };
  fc.assert(
    fc.property(rows, rows, (ours, theirs) => {
      const [here, there] = [sums(ours), sums(theirs)];
      const wanted = new Set(
        [...new Set([...here.keys(), ...there.keys()])]
          .filter((one) => here.get(one) !== there.get(one))
          .map((one) => one.slice(0, -4)),
      );
      expect(new Set(differencesBetween(ours, theirs).map(({ key }) => key))).toEqual(wanted);
      const mirrored = differencesBetween(theirs, ours).map(({ key }) => key);
      expect(mirrored).toEqual(differencesBetween(ours, theirs).map(({ key }) => key));
    }),
  );
});
