import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../packages/booking-flow/test/support/memory-storage.ts';
import { keepSaving, keptSavings, sumOfSavings } from '../src/bill/savings.ts';

const saving = (order: string, amount: number, currency = 'EUR') => ({ order, amount, currency });

test('the last bill of a meal counts, and one that was cleared does not', () => {
  const storage = new MemoryStorage();
  keepSaving(storage, saving('a', 1700));
  keepSaving(storage, saving('b', 4400));
  keepSaving(storage, saving('a', 1900));
  expect([...keptSavings(storage).values()]).toEqual([saving('a', 1900), saving('b', 4400)]);
  keepSaving(storage, saving('b', 0));
  expect([...keptSavings(storage).keys()]).toEqual(['a']);
});

test('only the last hundred are kept, and where there is no space the last ones stay', () => {
  const storage = new MemoryStorage();
  for (let at = 0; at < 101; at += 1) keepSaving(storage, saving(`meal ${at}`, 100));
  expect(keptSavings(storage).size).toBe(100);
  expect(keptSavings(storage).has('meal 0')).toBe(false);
  storage.space = 0;
  keepSaving(storage, saving('meal 101', 100));
  expect(keptSavings(storage).has('meal 101')).toBe(false);
});

test('sums are of one currency', () => {
  expect(sumOfSavings([saving('a', 1700), saving('b', 9000, 'BRL'), saving('c', 4400)])).toEqual({
    amount: 6100,
    currency: 'EUR',
    meals: 2,
  });
  expect(sumOfSavings([])).toBeNull();
});

test.each(['{', 'null', '{}', '[null, {"order":"a"}, {"order":"a","amount":1.5,"currency":"EUR"}]'])(
  'of what is broken nothing is taken: %s',
  (text) => {
    const storage = new MemoryStorage();
    storage.texts.set('savings', text);
    expect(keptSavings(storage).size).toBe(0);
  },
);
