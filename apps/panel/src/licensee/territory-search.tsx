import type { Answer } from '@metade/api-client/client.ts';
import type { LeadCard } from '@metade/contracts/leads.ts';
import { foldText } from '@metade/domain/fold-text.ts';
import { useState } from 'react';
import { leadName } from '../leads/lead-due.ts';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { SearchPill } from '../shell/search-pill.tsx';
import { useWords } from '../words/words.tsx';

type Restaurant = Answer<'listTerritoryRestaurants'>['data'][number];

const most = 8;

/** Restaurants and leads of the territory by name, as it is typed. */
export function TerritorySearch({
  restaurants,
  leads,
}: {
  restaurants: readonly Restaurant[];
  leads: readonly LeadCard[];
}) {
  const { m } = useWords();
  const [text, setText] = useState('');
  const wanted = foldText(text.trim());
  const found = [
    ...restaurants.map(({ _id, company_name, city }) => ({
      key: _id,
      name: [company_name, city].filter(Boolean).join(', '),
      of: m.areas.restaurants,
      href: hrefOf('territoryRestaurants', { restaurant: _id }),
    })),
    ...leads.map((lead) => ({
      key: lead._id,
      name: leadName(lead),
      of: m.areas.leads,
      href: hrefOf('leads', { lead: lead._id }),
    })),
  ].filter(({ name }) => foldText(name).includes(wanted));
  return (
    <search className="relative max-sm:w-full">
      <SearchPill
        label={m.licensee.leads.search}
        value={text}
        maxLength={100}
        autoComplete="off"
        className="sm:w-60"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      <p role="status" className="sr-only">
        {wanted === '' ? '' : found.length === 0 ? m.desk.none : m.desk.found(found.length, false)}
      </p>
      {wanted === '' ? null : (
        <div className="absolute top-full right-0 z-30 mt-2 w-full min-w-72 rounded-3 border border-line bg-surface p-2 shadow-2 max-sm:static max-sm:shadow-none">
          {found.length === 0 ? <p className="px-2 py-2 text-sm text-ink-2">{m.desk.none}</p> : null}
          <ul aria-label={m.licensee.leads.search}>
            {found.slice(0, most).map(({ key, name, of, href }) => (
              <li key={key}>
                <PanelLink
                  href={href}
                  className="flex min-h-11 items-center justify-between gap-3 rounded-2 px-2 py-1.5 text-sm hover:bg-hover"
                >
                  <span className="min-w-0 font-semibold break-words">{name}</span>
                  <span className="shrink-0 text-ink-3">{of}</span>
                </PanelLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
