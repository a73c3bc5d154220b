import { expect, it } from 'vitest';
import { minorUnits } from '../src/admin/minor-units.ts';

it.each([
  ['6', 600],
  ['6,5', 650],
  ['6.50', 650],
  [' 0,01 ', 1],
  ['0', 0],
  ['9999999,99', 999_999_999],
])('reads %j', (text, amount) => expect(minorUnits(text)).toBe(amount));

it.each(['', ' ', '-1', '6,', ',5', '6,505', '1.000,00', '6 €', 'abc', '10000000'])('does not take %j', (text) =>
  expect(minorUnits(text)).toBeNull(),
);
