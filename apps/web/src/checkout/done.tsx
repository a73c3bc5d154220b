import { askAgainAfter, orderActions } from '@metade/booking-flow/order-actions.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { CancelSection } from '../orders/cancel-section.tsx';
import { HowTo } from '../orders/how-to.tsx';
import { OrderFacts } from '../orders/order-facts.tsx';
import { StateBanner } from '../orders/state-banner.tsx';
import { usePolling } from '../orders/use-polling.ts';
import { Ways } from '../orders/ways.tsx';
import type { OrderExtras } from '../orders/order-extras.server.ts';
import { useWords } from '../words/words.tsx';
import { Alternatives } from '../search/alternatives.tsx';

/** Confirmation with the next steps. Polls for the restaurant's answer and the voucher. */
export function Done({ data }: { data: OrderExtras }) {
  const { m } = useWords();
  const { order } = data;
  const { live, voucher, voucherOnItsWay } = orderActions(order);
  usePolling(askAgainAfter(order));
  const title =
    order.state === 'confirmed'
      ? m.checkout.doneTitle.confirmed
      : order.state === 'awaiting_restaurant'
        ? m.checkout.doneTitle.waiting
        : m.checkout.doneTitle.other;
  return (
    <div className="mx-auto max-w-3xl py-2 md:py-4">
      {live ? <FullPlate /> : null}
      <h1 className="text-dlg">{title}</h1>
      <div className="mt-5">
        <StateBanner order={order} />
      </div>
      {voucherOnItsWay ? (
        <output className="mt-3 block text-sm text-ink-2">{m.checkout.doneText.pending}</output>
      ) : null}
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:flex sm:flex-wrap">
        {voucher ? (
          <Link to={`/checkout/voucher/${voucher}`} className={`${buttonClass('brand')} col-span-full`}>
            <Ticket aria-hidden="true" className="size-5" />
            {m.checkout.seeVoucher}
          </Link>
        ) : null}
        <Ways order={order} wallets={data.wallets} />
        <Link to={`/infos-reserve/${order._id}`} className={`${buttonClass('text')} col-span-full`}>
          {m.checkout.seeOrder}
        </Link>
      </div>
      {data.alternatives.length > 0 ? (
        <div className="mt-7">
          <Alternatives alternatives={data.alternatives} people={order.people} />
        </div>
      ) : null}
      <OrderFacts order={order} />
      {live ? <HowTo desserts={data.desserts} /> : null}
      {data.quote ? <CancelSection quote={data.quote} order={order} attemptKey={data.key} /> : null}
    </div>
  );
}

function FullPlate() {
  return (
    <svg viewBox="0 0 190 98" aria-hidden="true" className="mb-5 h-20">
      <path d="M2 96a93 93 0 0 1 186 0Z" fill="none" stroke="var(--brand-line)" strokeWidth="3" />
      <path
        d="M24 96a71 71 0 0 1 142 0Z"
        fill="var(--brand)"
        style={{ animation: 'fill-plate var(--t-slow) var(--ease-out) 200ms backwards' }}
      />
    </svg>
  );
}
