import type { LeadCard } from '@metade/contracts/leads.ts';
import { useWords } from '../words/words.tsx';

/** How many leads there are, and how many are past their day or due today. */
export function LeadSums({ leads, today }: { leads: readonly LeadCard[]; today: string }) {
  const { m } = useWords();
  const words = m.licensee.leads;
  const open = leads.filter(({ state, next_on }) => state !== 'signed' && next_on !== null);
  const late = open.filter(({ next_on }) => (next_on ?? '') < today).length;
  const due = open.filter(({ next_on }) => next_on === today).length;
  return (
    <span className="text-sm text-ink-2">
      {words.sum(leads.length)}
      {late > 0 ? (
        <>
          , <b className="text-bad">{words.overdue(late)}</b>
        </>
      ) : null}
      {due > 0 ? (
        <>
          , <b className="text-wait-ink">{words.dueToday(due)}</b>
        </>
      ) : null}
    </span>
  );
}
