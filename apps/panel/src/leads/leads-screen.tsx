import type { LeadKind } from '@metade/contracts/leads.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { useState } from 'react';
import { pickIn, textIn } from '../shell/query-values.ts';
import { SearchForm } from '../admin/search-form.tsx';
import { CsvButton } from '../lists/csv-button.tsx';
import { ListHead } from '../lists/list-head.tsx';
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

/** The lead named in the address, or all: on the board, lost, or spam. */
export function LeadsScreen({ screen }: { screen: Screen }) {
  const id = useRoute().query.get('lead');
  return id ? <LeadFile key={id} id={id} back={hrefOf(screen)} /> : <AllLeads screen={screen} />;
}

const kinds = ['contact', 'partner', 'restaurant'] as const satisfies readonly LeadKind[];
const filters = ['open', 'lost', 'spam'] as const;

function AllLeads({ screen }: { screen: Screen }) {
  const words = useWords();
  const { m } = words;
  const { query } = useRoute();
  useTitle(m.licensee.leads.title);
  const filter = pickIn(query, 'show', filters) ?? 'open';
  const text = textIn(query, 'text');
  const kind = pickIn(query, 'kind', kinds);
  const show = filter === 'open' ? null : filter;
  const filtered = { text, kind, ...(show && { [show]: 'true' as const }) };
  const [adding, setAdding] = useState(false);
  const { value, failed, again, move } = useLeads(filtered);
  const href = ({ _id }: { _id: string }) => hrefOf(screen, { lead: _id });
  return (
    <>
      <ListHead title={m.licensee.leads.title} text={m.licensee.leads.text}>
        <CsvButton list="exportLeads" input={{ query: filtered }} />
        <Button kind="brand" className="min-h-12" onClick={() => setAdding(true)}>
          {m.licensee.leads.add}
        </Button>
      </ListHead>
      <SearchForm
        screen={screen}
        list="listLeads"
        kept={{ show }}
        fields={[
          { name: 'text', label: m.licensee.leads.search },
          {
            name: 'kind',
            label: m.licensee.leads.kind,
            options: kinds.map((one) => [one, m.licensee.leads.kinds[one]]),
          },
        ]}
      />
      <nav aria-label={m.licensee.leads.show} className="mt-4 mb-5 flex flex-wrap gap-2">
        {filters.map((one) => (
          <PanelLink
            key={one}
            href={hrefOf(screen, { text: text ?? null, kind: kind ?? null, show: one === 'open' ? null : one })}
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
            <LeadSums leads={value.data} />
          </p>
          <LeadBoard heading="h2" leads={value.data} href={href} onMove={move} />
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
                <span className="text-sm text-ink-2">{leadDue(lead, words).text}</span>
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
