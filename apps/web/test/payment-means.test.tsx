import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentMeans } from '../src/checkout/payment-means.tsx';
import type { PaymentWish } from '@metade/booking-flow/payment-quote.ts';
import { WordsProvider } from '../src/words/words.tsx';

const none = { amount: 0, currency: 'EUR' };

function means(credit: number): string {
  const quote = {
    total: { amount: 600, currency: 'EUR' },
    coupon: none,
    coupon_code: null,
    free_voucher: none,
    credit: none,
    available: { credit: { amount: credit, currency: 'EUR' }, free_vouchers: 0 },
  } as unknown as PaymentQuote;
  return renderToStaticMarkup(
    <WordsProvider locale="en" messages={messagesOf('en')}>
      <PaymentMeans quote={quote} wish={{} as PaymentWish} problem={null} />
    </WordsProvider>,
  );
}

test('credit is offered to those who have some', () => {
  expect(means(500)).toContain('Use credit (€5.00)');
  expect(means(0)).not.toMatch(/credit/i);
});
