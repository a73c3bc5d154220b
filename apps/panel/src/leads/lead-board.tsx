import type { LeadCard, LeadState } from '@metade/contracts/leads.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { LeadCardView } from './lead-card.tsx';
import { leadName } from './lead-due.ts';
import { MoveDialog } from './move-dialog.tsx';

const columns = ['new', 'contacted', 'qualified', 'signed'] as const;
const shownFirst = 3;

/** Four columns of leads. A lead is moved by dragging, Alt and arrows, or its menu, which can also mark it as lost. */
export function LeadBoard({
  leads,
  href,
  onMove,
  heading: Heading = 'h3',
}: {
  leads: readonly LeadCard[];
  href: (lead: LeadCard) => string;
  onMove: (lead: LeadCard, state: LeadState, reason?: string) => Promise<boolean>;
  heading?: 'h2' | 'h3';
}) {
  const { m } = useWords();
  const [menu, setMenu] = useState<LeadCard | null>(null);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<readonly LeadState[]>([]);
  const board = useRef<HTMLDivElement>(null);
  const held = useRef<string | null>(null);
  const move = async (lead: LeadCard, state: LeadState, reason?: string) => {
    if (state === lead.state) return;
    held.current = lead._id;
    // A card that lands below the visible ones would disappear under the pointer.
    setOpen((last) => [...last, state]);
    if (await onMove(lead, state, reason))
      setSaid(m.licensee.leads.moved(leadName(lead), m.licensee.leads.states[state]));
  };
  useEffect(() => {
    if (held.current === null) return;
    const card = board.current?.querySelector<HTMLElement>(`[data-lead="${held.current}"]`);
    held.current = null;
    card?.focus();
  }, [leads]);
  return (
    <div ref={board}>
      <p className="sr-only">{m.licensee.leads.keys}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <div className="-mx-4 flex snap-x gap-3.5 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:px-0 rail:grid-cols-4">
        {columns.map((state) => {
          const all = leads.filter((lead) => lead.state === state);
          const shown = open.includes(state) ? all : all.slice(0, shownFirst);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the menu move a card as well
            <section
              key={state}
              aria-label={m.licensee.leads.states[state]}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                const lead = leads.find((one) => one._id === event.dataTransfer.getData('text/plain'));
                if (lead) void move(lead, state);
              }}
              className="w-[17rem] shrink-0 snap-start rounded-4 bg-sunk p-3 md:w-auto"
            >
              <Heading className="flex items-baseline justify-between px-1 pb-2 text-sm font-semibold">
                {m.licensee.leads.states[state]}
                <span className="display text-lg">{all.length}</span>
              </Heading>
              <ul className="flex flex-col gap-2">
                {shown.map((lead) => (
                  <LeadCardView
                    key={lead._id}
                    lead={lead}
                    href={href(lead)}
                    onStep={(by) => void move(lead, columns[columns.indexOf(state) + by] ?? state)}
                    onMenu={() => setMenu(lead)}
                  />
                ))}
              </ul>
              {all.length === 0 ? <p className="px-1 py-2 text-sm text-ink-2">{m.licensee.leads.empty}</p> : null}
              {all.length > shown.length ? (
                <button
                  type="button"
                  onClick={() => setOpen((last) => [...last, state])}
                  className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-2 px-2 text-sm font-semibold hover:bg-hover"
                >
                  <ChevronDown aria-hidden="true" className="size-4" />
                  {m.licensee.leads.more(all.length - shown.length)}
                </button>
              ) : null}
            </section>
          );
        })}
      </div>
      {menu ? (
        <MoveDialog
          lead={menu}
          onClose={() => setMenu(null)}
          onMove={(state, reason) => {
            setMenu(null);
            void move(menu, state, reason);
          }}
        />
      ) : null}
    </div>
  );
}
