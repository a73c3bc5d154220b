import type { Answer } from '@metade/api-client/client.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCall, useKept } from '../api/api';
import { useWords } from '../words/words';
import { filterOf, isFirst, type Question, sortOf } from './question';

const firstPage = 24;
const none: readonly Found[] = [];
/** What was kept on another day than the app was started on is not shown. */
const startDay = new Date().toDateString();

export type Found = Answer<'searchRestaurants'>;

/**
 * The list and the days of a question. The last ones stay while the next are on their way; at the start of the app those that were shown
 * earlier today, whose age is told in ms. limit: of one page.
 */
export function useSearch(question: Question, limit = firstPage) {
  const call = useCall();
  const { locale } = useWords();
  const { country } = question.city;
  const asked = JSON.stringify(filterOf(question));
  const order = JSON.stringify({ date: question.date ?? undefined, sort: sortOf(question) });
  const load = useCallback(
    (page: number, signal?: AbortSignal) =>
      call(
        'searchRestaurants',
        { params: { country }, body: { ...JSON.parse(asked), ...JSON.parse(order), page, limit } },
        { signal },
      ),
    [call, country, asked, order, limit],
  );
  const isKept = limit === firstPage && isFirst(question);
  const asking = JSON.stringify([locale, startDay, country, asked]);
  const list = useKept(
    isKept ? 'list' : null,
    asking,
    useCallback((signal) => load(1, signal), [load]),
  );
  const days = useKept(
    isKept ? 'days' : null,
    asking,
    useCallback(
      async (signal) => {
        const { onlyAvailable: _, ...body } = JSON.parse(asked);
        return (await call('countDays', { params: { country }, body }, { signal })).data;
      },
      [call, country, asked],
    ),
  );
  const { found, more } = useMorePages(list.value, load);
  const again = () => {
    list.again();
    days.again();
  };
  return { found, more, days: days.value ?? [], age: list.age, failure: list.failure, loading: list.loading, again };
}

/** Adds a list's further pages as they are scrolled to; a page that could not be loaded is asked for again. */
function useMorePages(first: Found | null, load: (page: number) => Promise<Found>) {
  const [further, setFurther] = useState<{ of: Found; pages: readonly Found[] } | null>(null);
  const busy = useRef(false);
  const pages = first && further?.of === first ? further.pages : none;
  const more = () => {
    const next = pages.length + 2;
    // Beyond what is counted, only a page itself tells whether there is another.
    if (busy.current || !first?.exact || next > (pages.at(-1) ?? first).pages) return;
    busy.current = true;
    load(next)
      .then((page) => setFurther({ of: first, pages: [...pages, page] }))
      .catch(() => null)
      .finally(() => {
        busy.current = false;
      });
  };
  const found = useMemo(() => {
    const seen = new Set<string>();
    // A table sold meanwhile moves restaurants between pages.
    const data = [first, ...pages].flatMap((page) =>
      (page?.data ?? []).filter(({ _id }) => !seen.has(_id) && seen.add(_id)),
    );
    return first && { ...first, data };
  }, [first, pages]);
  return { found, more };
}
