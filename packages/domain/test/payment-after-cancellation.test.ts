import { expect, test } from 'vitest';
import { paymentAfterCancellation } from '../src/payment-after-cancellation.ts';

test.each([
  ['a table that was only held', { paid: null, refund: 0, credit: 0, whole: true }, 'none'],
  ['all of it to the card', { paid: 900, refund: 900, credit: 0, whole: true }, 'refunded'],
  ['all of it, a part as credit', { paid: 900, refund: 600, credit: 300, whole: true }, 'refunded'],
  ['half to the card', { paid: 900, refund: 450, credit: 0, whole: false }, 'partially_refunded'],
  ['half as credit', { paid: 900, refund: 0, credit: 450, whole: false }, 'credited'],
  ['a free voucher that is good again', { paid: 0, refund: 0, credit: 0, whole: true }, 'refunded'],
  ['nothing any more', { paid: 900, refund: 0, credit: 0, whole: false }, 'paid'],
] as const)('%s', (_, given, state) => {
  expect(paymentAfterCancellation(given)).toBe(state);
});
