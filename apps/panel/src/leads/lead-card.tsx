import type { LeadCard } from '@metade/contracts/leads.ts';
import { CircleAlert, Clock, EllipsisVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { PanelLink } from '../shell/navigation.tsx';
import { useWords } from '../words/words.tsx';
import { leadDue, leadName } from './lead-due.ts';

const tones = { late: 'text-bad font-semibold', today: 'text-wait-ink font-semibold' };

/** A lead in its column: a draggable link that moves by Alt and arrows too, with a menu. */
export function LeadCardView({
  lead,
  href,
  onStep,
  onMenu,
}: {
  lead: LeadCard;
  href: string;
  /** To the previous or next column. */
  onStep: (by: 1 | -1) => void;
  onMenu: () => void;
}) {
  const words = useWords();
  const due = leadDue(lead, words);
  const name = leadName(lead);
  const Icon = due.tone === 'late' ? CircleAlert : Clock;
  const step = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    onStep(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the menu move it as well
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', lead._id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      className={`flex min-h-16 items-stretch overflow-hidden rounded-3 border bg-surface ${due.tone === 'late' ? 'border-bad' : 'border-line'}`}
    >
      <PanelLink
        href={href}
        draggable={false}
        data-lead={lead._id}
        aria-keyshortcuts="Alt+ArrowRight Alt+ArrowLeft"
        onKeyDown={step}
        className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 rounded-l-3 py-2 pl-3 hover:bg-hover focus-visible:outline-offset-[-3px]"
      >
        <span className="line-clamp-2 text-sm leading-snug font-semibold">{name}</span>
        <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 text-sm">
          <span className="min-w-0 truncate text-ink-2">
            {lead.company_name ? lead.name : words.m.licensee.leads.kinds[lead.kind]}
          </span>
          <span
            className={`inline-flex max-w-full min-w-0 items-center gap-1 ${due.tone ? tones[due.tone] : 'text-ink-2'}`}
          >
            {due.tone ? <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} /> : null}
            <span className="truncate">{due.text}</span>
          </span>
        </span>
      </PanelLink>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words.m.licensee.leads.moveOf(name)}
        onClick={onMenu}
        className="grid w-11 shrink-0 place-items-center rounded-r-3 text-ink-2 hover:bg-hover focus-visible:outline-offset-[-3px]"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" strokeWidth={1.9} />
      </button>
    </li>
  );
}
