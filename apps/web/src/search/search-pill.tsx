import { Search, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useLayer } from '../shell/use-layer.ts';
import { useWords } from '../words/words.tsx';
import { HiddenQuery } from './hidden-query.tsx';
import type { SearchQuery } from './query.ts';
import type { Place, SheetPart } from './search-sheet.tsx';

const SearchSheet = lazy(() => import('./search-sheet.tsx'));

/** The search in three parts. Each opens the same sheet at its section; the search is kept in the address. */
export function SearchPill({
  place,
  query,
  tables,
  variant,
}: {
  place: Place;
  query: SearchQuery;
  /** Number of tables of the current search, if known. */
  tables?: string | undefined;
  variant: 'hero' | 'header';
}) {
  const { m, Date } = useWords();
  const [part, setPart] = useState<SheetPart>('all');
  const sheet = useLayer('search');
  const when = [
    query.date ? Date(query.date, 'short') : m.search.anyDay,
    query.time ?? (query.period ? m.site.periods[query.period] : ''),
  ];
  const parts: [SheetPart, string, string][] = [
    ['where', m.search.where, query.near ? (query.near.km ? m.search.mapArea : m.search.nearMe) : place.name],
    ['when', m.search.when, when.filter(Boolean).join(' · ')],
    ['people', m.search.people, m.site.people(query.people)],
  ];
  const hero = variant === 'hero';
  const open = (event: MouseEvent, which: SheetPart) => {
    event.preventDefault();
    setPart(which);
    sheet.show();
  };
  return (
    <>
      {/* Before hydration, or without JavaScript, each part submits the search as it is. */}
      <form method="get" data-page="" action={`/restaurants/${place.iso}${place.slug ? `/${place.slug}` : ''}`}>
        <NoScriptParts query={query} />
        <HiddenQuery query={query} />
        <div
          className={`hidden rounded-pill border border-line bg-surface shadow-2 md:flex ${hero ? 'min-h-20 p-2.5' : 'min-h-[3.25rem] w-full max-w-[40rem] p-1'}`}
        >
          {parts.map(([key, label, value], index) => (
            <button
              key={key}
              type="submit"
              onClick={(event) => open(event, key)}
              className={`flex min-w-0 flex-1 flex-col justify-center rounded-pill text-left hover:bg-hover ${hero ? 'px-6' : 'px-5'} ${index > 0 ? 'relative before:absolute before:inset-y-2 before:left-0 before:border-l before:border-line' : ''}`}
            >
              <span className="sr-only">{m.search.change(label, value)}</span>
              {hero ? (
                <span aria-hidden="true" className="text-xs text-ink-2">
                  {label}
                </span>
              ) : null}
              <span aria-hidden="true" className="truncate text-sm font-semibold">
                {value}
              </span>
            </button>
          ))}
          <button
            type="submit"
            // On the home page it says and shows what it searches.
            onClick={hero ? undefined : (event) => open(event, 'all')}
            aria-label={hero ? undefined : m.search.sheetTitle}
            className={`flex shrink-0 items-center justify-center gap-2.5 rounded-pill bg-brand font-semibold text-on-brand hover:bg-brand-hover ${hero ? 'min-h-14 px-7 text-sm' : 'size-11'}`}
          >
            <Search aria-hidden="true" className="size-5" />
            {hero ? (tables ? m.search.show(tables) : m.search.showPlain) : null}
          </button>
        </div>
        <button
          type="submit"
          onClick={(event) => open(event, 'all')}
          className={`flex w-full items-center gap-2 rounded-pill border border-line bg-surface py-1.5 pr-1.5 pl-3.5 text-left shadow-2 max-xs:rounded-4 md:hidden ${hero ? 'min-h-16' : 'min-h-14'}`}
        >
          <Search aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{m.search.sheetTitle}: </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-semibold">{parts[0]?.[2]}</span>
            <span className="flex text-xs text-ink-2">
              <span className="truncate">{parts[1]?.[2]}</span>
              <span className="shrink-0 whitespace-pre"> · {parts[2]?.[2]}</span>
            </span>
          </span>
          <span className="grid size-11 shrink-0 place-items-center rounded-pill border border-line max-xs:hidden">
            <SlidersHorizontal aria-hidden="true" className="size-5" />
          </span>
        </button>
      </form>
      {sheet.open ? (
        <Suspense>
          <SearchSheet start={part} place={place} query={query} onClose={sheet.close} onLeave={sheet.leave} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Day and party for browsers without JavaScript. */
function NoScriptParts({ query }: { query: SearchQuery }) {
  const { m } = useWords();
  return (
    <noscript>
      <div className="mb-2 flex flex-wrap gap-2 rounded-3 bg-surface p-2 text-ink">
        <input type="date" name="date" aria-label={m.search.when} defaultValue={query.date} className="min-h-11 pl-2" />
        <select name="people" aria-label={m.search.people} defaultValue={query.people} className="min-h-11 pl-2">
          {[1, 2, 3, 4, 5, 6].map((count) => (
            <option key={count} value={count}>
              {m.site.people(count)}
            </option>
          ))}
        </select>
      </div>
    </noscript>
  );
}
