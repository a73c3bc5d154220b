import type { Order } from '@metade/contracts/orders.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useWords } from '../words/words';

/** The amount, when it comes back, and the button. */
export function PaymentSum({ order, quote, children }: { order: Order; quote: PaymentQuote; children: ReactNode }) {
  const { m, money } = useWords();
  const rule = useRefundRule(order, quote);
  return (
    <>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: space.s3,
        }}
      >
        <T kind="strong">{m.checkout.totalNow}</T>
        <T kind="title">{money(quote.total)}</T>
      </View>
      {quote.waived.amount > 0 ? (
        <T kind="caption" tone="ink2">
          {`${m.parts.waived}: ${money(quote.waived)}`}
        </T>
      ) : null}
      <T kind="caption" tone="ink2">
        {rule}
      </T>
      {children}
    </>
  );
}

function useRefundRule(order: Order, quote: PaymentQuote): string {
  const { m, date, money } = useWords();
  const until = order.free_cancellation_until;
  const zone = order.restaurant.time_zone;
  const [day, time] = until ? [date(localDateOf(until, zone)), formatTime(until, zone)] : ['', ''];
  const byCard = quote.total.amount === order.price.amount;
  const today = localDateOf(order.hold?.now ?? order.created, zone);
  const rule = !until
    ? today >= order.date
      ? m.checkout.refundRuleSameDay
      : m.checkout.refundRuleNone
    : byCard
      ? m.checkout.refundRule(day, time, money(order.price))
      : m.parts.refundRule(day, time);
  return order.confirmation_mode === 'review' && quote.total.amount > 0 ? `${rule} ${m.checkout.reviewRule}` : rule;
}
