import type { GiftCard as Card } from '@metade/contracts/gifts.ts';
import { Logo } from '@metade/ui/logo.tsx';
import { useWords } from '../words/words.tsx';

/** The gift voucher's card: the filled half with its value, the empty half with the message. */
export function GiftCard({ card }: { card: Pick<Card, 'amount' | 'from' | 'to' | 'message' | 'code' | 'redeem_by'> }) {
  const { m, money, date } = useWords();
  return (
    <article className="overflow-hidden rounded-4 border border-line shadow-2">
      <div className="relative bg-brand px-6 pt-6 pb-14 text-on-brand md:px-8 md:pt-8 md:pb-16">
        <Logo label={m.site.name} className="w-28" />
        <p className="display mt-8 text-dxl break-words">{money(card.amount)}</p>
        <p className="mt-1 max-w-64 text-md">{m.gift.worth}</p>
        <CutPlate />
      </div>
      <div className="bg-surface px-6 pt-10 pb-6 md:px-8 md:pb-8">
        {card.to ? <p className="display pr-32 text-dsm break-words">{m.gift.forName(card.to)}</p> : null}
        {card.message ? <p className="mt-3 text-md break-words whitespace-pre-line">{card.message}</p> : null}
        <p className="mt-3 text-ink-2">{m.gift.fromName(card.from)}</p>
        <div className="mt-6 border-t border-dashed border-line-strong pt-5">
          <p className="text-sm text-ink-2">{m.gift.code}</p>
          <p className="display text-dsm tracking-wide whitespace-nowrap select-all">{card.code}</p>
          <p className="mt-1 text-sm text-ink-2">{m.gift.redeemBy(date(card.redeem_by.slice(0, 10), 'year'))}</p>
        </div>
      </div>
    </article>
  );
}

/** A plate across the seam: filled above, outlined below. */
function CutPlate() {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="absolute right-5 bottom-0 w-28 translate-y-1/2 md:right-8 md:w-36"
    >
      <path d="M2 60a58 58 0 0 1 116 0Z" fill="var(--on-brand)" />
      <path d="M18 60a42 42 0 0 1 84 0Z" fill="var(--brand)" fillOpacity="0.12" />
      <path d="M32 60a28 28 0 0 1 56 0Z" fill="var(--brand)" />
      <g fill="none" stroke="var(--brand-line)" strokeWidth="2">
        <path d="M3 60a57 57 0 0 0 114 0" />
        <path d="M18 60a42 42 0 0 0 84 0" />
      </g>
    </svg>
  );
}
