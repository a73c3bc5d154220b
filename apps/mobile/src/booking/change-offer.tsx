import type { ChangeQuote } from '@metade/contracts/changes.ts';
import { View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** A change's result: the new table, what is paid or comes back, and what happens to the booking meanwhile. */
export function ChangeOffer({ quote }: { quote: ChangeQuote }) {
  const { colour } = useTheme();
  const { m, Date, money } = useWords();
  const lines = [
    quote.to_pay.amount > 0 ? m.change.payMore(money(quote.to_pay)) : '',
    quote.refund.amount > 0 ? m.change.backToCard(money(quote.refund)) : '',
    quote.credit.amount > 0 ? m.change.asCredit(money(quote.credit)) : '',
  ].filter(Boolean);
  const notes = [
    quote.waived.amount > 0 ? m.change.waived(money(quote.waived)) : '',
    quote.kept.amount > 0 ? m.change.kept(money(quote.kept)) : '',
    quote.off_carried.amount > 0 ? m.change.offCarried(money(quote.off_carried)) : '',
    quote.off_lost.amount > 0 ? m.change.offLost(money(quote.off_lost)) : '',
    quote.resale_top_up.amount > 0 ? m.change.topUp(money(quote.resale_top_up)) : '',
    quote.confirmation_mode === 'review' ? m.change.reviewNote : quote.kind === 'rebook' ? m.change.standsNote : '',
  ].filter(Boolean);
  return (
    <View
      aria-live="polite"
      style={{ gap: space.s2, padding: space.s4, borderRadius: radius.card, backgroundColor: colour.surfaceSunk }}
    >
      <T kind="small" tone="ink2">
        {`${Date(quote.date)}, ${quote.time} · ${m.orders.tableFor(quote.places)} · ${m.site.people(quote.people)}`}
      </T>
      <T kind="heading">{lines.length > 0 ? lines.join(' ') : m.change.costsNothing}</T>
      {notes.map((note) => (
        <T key={note} kind="small" tone="ink2">
          {note}
        </T>
      ))}
    </View>
  );
}
