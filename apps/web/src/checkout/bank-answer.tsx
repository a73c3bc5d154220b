import type { Order } from '@metade/contracts/orders.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { Hourglass } from 'lucide-react';
import { usePolling } from '../orders/use-polling.ts';
import { useWords } from '../words/words.tsx';

/** Waiting for the bank: the page polls until the payment's outcome is known. */
export function BankAnswer({ order }: { order: Order }) {
  const { m, money } = useWords();
  usePolling(2000);
  return (
    <>
      <h1 className="text-dlg">{m.checkout.payTitle}</h1>
      <div className="mt-5">
        <Banner tone="wait" live="status" icon={<Hourglass aria-hidden="true" className="size-5" />}>
          {m.checkout.asking}
        </Banner>
      </div>
      <p className="mt-5 flex items-baseline justify-between gap-4">
        <span>{m.checkout.totalNow}</span>
        <span className="display text-dsm">{money(order.parts.card)}</span>
      </p>
    </>
  );
}
