import { expect, test } from 'vitest';
import { amountText, readAmount } from '../src/profile/amount.ts';

test.each([
  ['24', 2400],
  ['24,5', 2450],
  ['24.50', 2450],
  ['1250', 125_000],
  ['1,250.00', 125_000],
  ['1.250', 125_000],
  ['12.500,00', 1_250_000],
  ['12\u00a0500,5', 1_250_050],
  ['1.250.50', Number.NaN],
  ['24.50.', Number.NaN],
  ['1.2.3', Number.NaN],
  ['1234567', Number.NaN],
  ['', Number.NaN],
  ['free', Number.NaN],
])('"%s" is %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('what a field is filled with is read as the same sum', () => {
  for (const locale of ['pt', 'en', 'es'] as const)
    for (const amount of [0, 5, 2450, 99_999, 125_000, 1_250_050, 10_000_000])
      expect(readAmount(amountText(amount, locale))).toBe(amount);
  expect(amountText(1_250_050, 'pt')).toBe('12500,50');
  expect(amountText(1_250_050, 'en')).toBe('12500.50');
  expect(amountText(null, 'es')).toBe('');
});
