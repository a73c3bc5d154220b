import type { Order } from '@metade/contracts/orders.ts';
import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { feeParts } from '@metade/i18n/fee-parts.ts';
import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

/** The amount, its refund rule, and the button: at the foot of a phone's screen, below the form on wide ones. */
export function PayBar({ order, quote, children }: { order: Order; quote: PaymentQuote; children: ReactNode }) {
  const { m, money } = useWords();
  const parts = feeParts(quote, m);
  return (
    <div
      data-bar="payment"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page px-(--page-pad) pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:mt-6 lg:bg-transparent lg:flex lg:items-center lg:gap-5 lg:border-0 lg:p-0"
    >
      <div className="mb-2 lg:order-last lg:mb-0">
        <p className="flex items-baseline justify-between gap-4 lg:hidden">
          <span className="text-sm text-ink-2">
            {parts.length === 0
              ? m.checkout.totalNow
              : [money(order.price), ...parts.map(({ name, sum }) => `${name} ${money(sum)}`)].join(' − ')}
          </span>
          <span className="display text-dsm">{money(quote.total)}</span>
        </p>
        <p className="text-xs text-ink-2 lg:max-w-96 lg:text-sm">
          <RefundRule order={order} quote={quote} />
        </p>
      </div>
      {children}
    </div>
  );
}

function RefundRule({ order, quote }: { order: Order; quote: PaymentQuote }) {
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
