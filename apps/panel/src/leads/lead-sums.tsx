import type { LeadCard } from '@metade/contracts/leads.ts';
import { useWords } from '../words/words.tsx';
import { waitingLeads } from './lead-due.ts';

/** Numbers of leads, of those overdue and of those due today. */
export function LeadSums({ leads }: { leads: readonly LeadCard[] }) {
  const { m } = useWords();
  const words = m.licensee.leads;
  const { late, due } = waitingLeads(leads);
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
