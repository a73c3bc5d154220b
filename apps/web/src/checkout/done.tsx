import type { Order } from '@metade/contracts/orders.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { OrderFacts } from '../orders/order-facts.tsx';
import { StateBanner } from '../orders/state-banner.tsx';
import { useWords } from '../words/words.tsx';

/** Done: the half plate fills, once, and what comes next. An unfinished payment is asked about until it ends. */
export function Done({ order, waiting }: { order: Order; waiting: boolean }) {
  const { m } = useWords();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void revalidate(), 3000);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
  const title =
    order.state === 'confirmed' ? m.checkout.doneTitle.confirmed : order.state === 'awaiting_restaurant' ? m.checkout.doneTitle.waiting : m.checkout.doneTitle.other;
  return (
    <div className="mx-auto max-w-xl py-4">
      <svg viewBox="0 0 190 98" aria-hidden="true" className="mb-5 h-20">
        <path d="M2 96a93 93 0 0 1 186 0Z" fill="none" stroke="var(--brand-line)" strokeWidth="3" />
        {waiting ? null : (
          <path
            d="M24 96a71 71 0 0 1 142 0Z"
            fill="var(--brand)"
            style={{ animation: 'fill-plate var(--t-slow) var(--ease-out) 200ms backwards' }}
          />
        )}
      </svg>
      <h1 className="text-dlg">{title}</h1>
      <div className="mt-5">
        {waiting ? <p role="status">{m.checkout.doneText.pending}</p> : <StateBanner order={order} />}
      </div>
      <OrderFacts order={order} />
      <div className="mt-6 flex flex-wrap gap-3">
        {order.voucher ? (
          <Link to={`/checkout/voucher/${order.voucher.token}`} className={buttonClass('brand', 'lg')}>
            {m.checkout.seeVoucher}
          </Link>
        ) : null}
        <Link to={`/infos-reserve/${order._id}`} className={buttonClass('outline', 'lg')}>
          {m.checkout.seeOrder}
        </Link>
      </div>
    </div>
  );
}
