import { voucher } from '@metade/i18n/en/voucher.ts';
import { expect, test } from 'vitest';
import { usedWords } from '../src/used-words.ts';
import { bookingOf } from './support/booking-fixture.ts';

test.each([
  [{ arrived_by: 'Rui', arrived_how: 'qr' }, 'Used 20:03 by Rui'],
  [{ arrived_by: null, arrived_how: 'pin' }, 'Used 20:03 with the waiter’s PIN'],
  [{ arrived_by: null, arrived_how: null }, 'Used 20:03'],
] as const)('a voucher used as %o says so', (change, words) => {
  expect(usedWords(bookingOf({ state: 'arrived', ...change }), '20:03', voucher)).toBe(words);
});
