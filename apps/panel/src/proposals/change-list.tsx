import type { NameAndPlaceView, Proposal } from '@metade/contracts/proposals.ts';
import type { ProposalField } from '@metade/domain/proposal.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { MapLink } from '../shell/map-link.tsx';
import { useWords } from '../words/words.tsx';

/** A proposal's changes: each field before and after. */
export function ChangeList({ proposal }: { proposal: Pick<Proposal, 'before' | 'after' | 'changes'> }) {
  const { m, locale } = useWords();
  return (
    <dl className="mt-3 border-t border-line">
      {proposal.changes.map((field) => (
        <div
          key={field}
          className="grid gap-x-5 gap-y-2 border-b border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="text-sm text-ink-3">{fieldLabel(field, locale)}</dt>
          <dd className="min-w-0 break-words">
            <span className="block text-xs text-ink-3">{m.proposals.before}</span>
            <Value field={field} of={proposal.before} />
          </dd>
          <dd className="min-w-0 font-semibold break-words">
            <span className="block text-xs font-normal text-ink-3">{m.proposals.after}</span>
            <Value field={field} of={proposal.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ field, of }: { field: ProposalField; of: NameAndPlaceView }) {
  if (field === 'location') return of.location ? <MapLink place={of.location} /> : '–';
  return of[field] || '–';
}
