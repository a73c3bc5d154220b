import type { ChangeQuote } from '@metade/contracts/changes.ts';
import { useWords } from '../words/words.tsx';

/** A change's result: the new table, and what is paid or refunded. */
export function ChangeOffer({ quote }: { quote: ChangeQuote }) {
  const { m, Date, money } = useWords();
  const lines = [
    quote.to_pay.amount > 0 ? m.change.payMore(money(quote.to_pay)) : '',
    quote.refund.amount > 0 ? m.change.backToCard(money(quote.refund)) : '',
    quote.credit.amount > 0 ? m.change.asCredit(money(quote.credit)) : '',
  ].filter(Boolean);
  return (
    <>
      <p className="font-semibold">
        {Date(quote.date)}, {quote.time} · {m.orders.tableFor(quote.places)} · {m.site.people(quote.people)}
      </p>
      <p className="display mt-1 text-dsm">{lines.length > 0 ? lines.join(' ') : m.change.costsNothing}</p>
      {quote.waived.amount > 0 ? (
        <p className="mt-1 text-sm text-ink-2">{m.change.waived(money(quote.waived))}</p>
      ) : null}
      {quote.kept.amount > 0 ? <p className="mt-1 text-sm text-ink-2">{m.change.kept(money(quote.kept))}</p> : null}
      {quote.off_carried.amount > 0 ? (
        <p className="mt-1 text-sm text-ink-2">{m.change.offCarried(money(quote.off_carried))}</p>
      ) : null}
      {quote.off_lost.amount > 0 ? (
        <p className="mt-1 text-sm text-ink-2">{m.change.offLost(money(quote.off_lost))}</p>
      ) : null}
      {quote.resale_top_up.amount > 0 ? (
        <p className="mt-1 text-sm text-ink-2">{m.change.topUp(money(quote.resale_top_up))}</p>
      ) : null}
      <p className="mt-1 text-sm text-ink-2">
        {quote.confirmation_mode === 'review'
          ? m.change.reviewNote
          : quote.kind === 'rebook'
            ? m.change.standsNote
            : null}
      </p>
    </>
  );
}
