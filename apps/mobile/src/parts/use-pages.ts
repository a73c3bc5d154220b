import { useCallback, useState } from 'react';
import { useLoaded } from '../api/api';

type Page<Row> = { data: Row[]; page: number; pages: number };

/** A list that comes page by page, of which those before stay. */
export function usePages<Row>(ask: (page: number, signal: AbortSignal) => Promise<Page<Row>>) {
  const [pages, setPages] = useState(1);
  const loaded = useLoaded(
    useCallback(
      async (signal) => {
        const all = await Promise.all(Array.from({ length: pages }, (_, index) => ask(index + 1, signal)));
        return { rows: all.flatMap(({ data }) => data), hasMore: (all.at(-1)?.pages ?? 1) > pages };
      },
      [ask, pages],
    ),
  );
  return { ...loaded, more: () => setPages((now) => now + 1) };
}
