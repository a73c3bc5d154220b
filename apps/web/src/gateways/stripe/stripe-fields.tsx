import { useEffect, useRef } from 'react';
import type { CardEntry } from './card-entry.ts';

/** The place of Stripe's fields. They keep what was typed while they are not shown. problem: what is wrong with the card. */
export function StripeFields({
  open,
  onLost,
  problem,
}: {
  open: () => Promise<CardEntry>;
  /** Stripe could not be reached. */
  onLost: () => void;
  problem: string | null;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shown: CardEntry | undefined;
    let over = false;
    open().then((entry) => {
      if (over || !place.current) return;
      shown = entry;
      entry.element.mount(place.current);
    }, onLost);
    return () => {
      over = true;
      shown?.element.unmount();
    };
  }, [open, onLost]);
  return (
    <div className="mt-4">
      <div ref={place} data-card="stripe" className="min-h-40" />
      {problem ? (
        <p role="alert" className="mt-2 text-sm text-bad-ink">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
