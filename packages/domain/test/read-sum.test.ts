import { expect, test } from 'vitest';
import { readSum } from '../src/read-sum.ts';

test.each([
  ['', 0],
  ['112', 11_200],
  ['112,5', 11_250],
  ['112.50', 11_250],
  ['€112.50', 11_250],
  ['1.112,50 €', 111_250],
  ['R$ 1,112.50', 111_250],
  ['1.112', 111_200],
  ['12,', 1_200],
  ['about ten', 0],
  ['999999', 99_999_900],
  ['1000000', 0],
])('%j is %i', (text, amount) => {
  expect(readSum(text)).toBe(amount);
});
