import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useState } from 'react';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import type { Screen } from '../shell/places.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { AddLead } from './add-lead.tsx';
import { LeadBoard } from './lead-board.tsx';
import { LeadFile } from './lead-file.tsx';
import { leadDue, leadName } from './lead-due.ts';
import { LeadSums } from './lead-sums.tsx';
import { useLeads } from './use-leads.ts';

/** The lead that the address names, or all of them: on the board, lost, or marked as spam. */
export function LeadsScreen({ screen }: { screen: Screen }) {
  const id = useRoute().query.get('lead');
  return id ? <LeadFile key={id} id={id} back={hrefOf(screen)} /> : <AllLeads screen={screen} />;
}

const filters = ['open', 'lost', 'spam'] as const;

function AllLeads({ screen }: { screen: Screen }) {
  const words = useWords();
  const { m } = words;
  const { query } = useRoute();
  useTitle(m.licensee.leads.title);
  const filter = filters.find((one) => one === query.get('show')) ?? 'open';
  const [adding, setAdding] = useState(false);
  const { value, failed, again, move } = useLeads(filter === 'open' ? {} : { [filter]: 'true' });
  const href = ({ _id }: { _id: string }) => hrefOf(screen, { lead: _id });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-dmd">{m.licensee.leads.title}</h1>
          <p className="text-ink-2">{m.licensee.leads.text}</p>
        </div>
        <Button kind="brand" size="host" onClick={() => setAdding(true)}>
          {m.licensee.leads.add}
        </Button>
      </div>
      <nav aria-label={m.licensee.leads.show} className="mt-4 mb-5 flex flex-wrap gap-2">
        {filters.map((one) => (
          <PanelLink
            key={one}
            href={hrefOf(screen, one === 'open' ? {} : { show: one })}
            aria-current={one === filter ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 text-sm font-semibold aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-page"
          >
            {m.licensee.leads.filters[one]}
          </PanelLink>
        ))}
      </nav>
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value && value.data.length === 0 ? (
        <EmptyHalfPlate title={m.licensee.leads.none} text={m.licensee.leads.noneText} />
      ) : null}
      {value && value.data.length > 0 && filter === 'open' ? (
        <>
          <p className="mb-3">
            <LeadSums leads={value.data} today={value.today} />
          </p>
          <LeadBoard leads={value.data} today={value.today} href={href} onMove={move} />
        </>
      ) : null}
      {value && filter !== 'open' ? (
        <ul className="border-t border-line">
          {value.data.map((lead) => (
            <li key={lead._id} className="border-b border-line">
              <PanelLink
                href={href(lead)}
                className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 px-2 py-2 hover:bg-hover"
              >
                <span className="font-semibold break-words">{leadName(lead)}</span>
                <span className="text-sm text-ink-2">{leadDue(lead, value.today, words).text}</span>
              </PanelLink>
            </li>
          ))}
        </ul>
      ) : null}
      {adding ? (
        <AddLead
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            again();
          }}
        />
      ) : null}
    </>
  );
}
