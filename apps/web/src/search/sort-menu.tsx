import { ArrowUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PageForm } from '../shell/page-link.tsx';
import { useWords } from '../words/words.tsx';
import { HiddenQuery } from './hidden-query.tsx';
import { SORTS, type SearchQuery } from './query.ts';

/**
 * The list's order: a select that submits itself, with a button for browsers without JavaScript. short: on a phone only as wide as
 * its arrows.
 */
export function SortMenu({ query, short = false }: { query: SearchQuery; short?: boolean }) {
  const { m } = useWords();
  const select = useRef<HTMLSelectElement>(null);
  // Updated in place: recreating it would lose the focus.
  useEffect(() => {
    if (select.current) select.current.value = query.sort;
  }, [query.sort]);
  return (
    <PageForm className="flex items-center" onChange={({ currentTarget }) => currentTarget.requestSubmit()}>
      <HiddenQuery query={query} without="sort" />
      <label
        className={`relative flex items-center ${short ? 'max-md:size-11 max-md:justify-center max-md:rounded-2 max-md:border max-md:border-line-strong max-md:has-focus-visible:outline-3 max-md:has-focus-visible:outline-offset-3 max-md:has-focus-visible:outline-focus' : ''}`}
      >
        <span className="sr-only">{m.search.sort}</span>
        {short ? <ArrowUpDown aria-hidden="true" className="size-5 md:hidden" /> : null}
        <select
          ref={select}
          name="sort"
          defaultValue={query.sort}
          className={`min-h-11 rounded-2 bg-page pl-2 text-sm font-semibold hover:bg-hover ${short ? 'max-md:absolute max-md:inset-0 max-md:opacity-0' : ''}`}
        >
          {SORTS.filter((sort) => sort !== 'distance' || query.near).map((sort) => (
            <option key={sort} value={sort}>
              {m.search.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button className="text-link px-2 text-sm">{m.search.apply}</button>
      </noscript>
    </PageForm>
  );
}
