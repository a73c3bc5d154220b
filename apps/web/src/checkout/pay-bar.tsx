import type { Order } from '@metade/contracts/orders.ts';
import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

/** The sum, when it would come back, and the button: at the foot of a phone's screen, below the form on wide ones. */
export function PayBar({ order, children }: { order: Order; children: ReactNode }) {
  const { m, money } = useWords();
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:mt-6 lg:flex lg:items-center lg:gap-5 lg:border-0 lg:p-0">
      <div className="mb-2 lg:order-last lg:mb-0">
        <p className="flex items-baseline justify-between gap-4 lg:hidden">
          <span className="text-sm text-ink-2">{m.checkout.totalNow}</span>
          <span className="display text-dsm">{money(order.price)}</span>
        </p>
        <p className="text-xs text-ink-2 lg:max-w-96 lg:text-sm">
          <RefundRule order={order} />
        </p>
      </div>
      {children}
    </div>
  );
}

function RefundRule({ order }: { order: Order }) {
  const { m, date, money } = useWords();
  const until = order.free_cancellation_until;
  const zone = order.restaurant.time_zone;
  const rule = until
    ? m.checkout.refundRule(date(localDateOf(until, zone)), formatTime(until, zone), money(order.price))
    : m.checkout.refundRuleNone;
  return order.confirmation_mode === 'review' ? `${rule} ${m.checkout.reviewRule}` : rule;
}
