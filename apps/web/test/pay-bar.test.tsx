import type { Order } from '@metade/contracts/orders.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PayBar } from '../src/checkout/pay-bar.tsx';
import { WordsProvider } from '../src/words/words.tsx';

const price = { amount: 600, currency: 'EUR' };
const none = { amount: 0, currency: 'EUR' };
const quote = {
  total: price,
  coupon: none,
  carried: none,
  free_voucher: none,
  credit: none,
  waived: none,
} as unknown as PaymentQuote;

function bar(locale: Locale, now: string): string {
  const order = {
    date: '2026-12-01',
    price,
    free_cancellation_until: null,
    hold: { now },
    confirmation_mode: 'instant',
    restaurant: { time_zone: 'Europe/Lisbon' },
  } as unknown as Order;
  return renderToStaticMarkup(
    <WordsProvider locale={locale} messages={messagesOf(locale)}>
      <PayBar order={order} quote={quote}>
        <i />
      </PayBar>
    </WordsProvider>,
  );
}

test.each(['en', 'es', 'pt', 'pt-BR'] as const)(
  'a table of today speaks of today alone, one of tomorrow of the day before too: %s',
  (locale) => {
    const { checkout } = messagesOf(locale);
    const [today, tomorrow] = [bar(locale, '2026-12-01T10:00:00Z'), bar(locale, '2026-11-30T10:00:00Z')];
    expect(today).toContain(checkout.refundRuleSameDay);
    expect(today).not.toMatch(/véspera|day before|víspera/);
    expect(tomorrow).toContain(checkout.refundRuleNone);
  },
);
