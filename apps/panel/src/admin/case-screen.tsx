import type { FilteredList } from '@metade/contracts/saved-filters.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { useRoute } from '../shell/navigation.tsx';
import type { Screen } from '../shell/places.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { CaseList } from './case-parts.tsx';
import { pageIn, pickIn } from '../shell/query-values.ts';

/** A queue of the desk: cases in the state and on the page that the address names, each with its decision. */
export function CaseScreen<State extends string, Case>({
  screen,
  filters,
  title,
  text,
  states,
  words,
  file,
  list,
  keyOf,
  children,
}: {
  screen: Screen;
  filters: FilteredList;
  title: string;
  text: string;
  /** The first is the default. */
  states: readonly [State, ...State[]];
  words: Readonly<Record<State, string>>;
  file?: (state: State) => ReactNode;
  /** Must be a stable function. */
  list: (query: { state: State; page: number }) => Promise<{ data: Case[]; page: number; pages: number }>;
  keyOf: (one: Case) => string;
  /** done: after a decision, with the message to show; empty when the case shows it itself. */
  children: (one: Case, done: (said?: string) => void) => ReactNode;
}) {
  const { query } = useRoute();
  const state = pickIn(query, 'state', states) ?? states[0];
  const page = pageIn(query);
  const load = useCallback(() => list({ state, page }), [list, state, page]);
  const loaded = useLoaded(load);
  const [said, setSaid] = useState('');
  const done = (words = '') => {
    setSaid(words);
    loaded.again();
  };
  return (
    <CaseList
      screen={screen}
      filters={filters}
      title={title}
      text={text}
      state={state}
      states={states.map((one) => [one, words[one]])}
      file={file?.(state)}
      said={said}
      keyOf={keyOf}
      {...loaded}
    >
      {(one) => children(one, done)}
    </CaseList>
  );
}
