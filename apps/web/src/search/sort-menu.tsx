import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useWords } from '../words/words.tsx';
import { HiddenQuery } from './hidden-query.tsx';
import { SORTS, type SearchQuery } from './query.ts';

/** The order of the list: a plain select that sends itself, with a button for those without script. */
export function SortMenu({ query }: { query: SearchQuery }) {
  const { m } = useWords();
  const submit = useSubmit();
  const select = useRef<HTMLSelectElement>(null);
  // Set where it stands: made anew it would lose the focus.
  useEffect(() => {
    if (select.current) select.current.value = query.sort;
  }, [query.sort]);
  return (
    <Form
      method="get"
      className="flex items-center"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <HiddenQuery query={query} without="sort" />
      <label className="flex items-center">
        <span className="sr-only">{m.search.sort}</span>
        <select
          ref={select}
          name="sort"
          defaultValue={query.sort}
          className="min-h-11 rounded-2 bg-page pl-2 text-sm font-semibold hover:bg-hover"
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
    </Form>
  );
}
