import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoint } from './endpoint.ts';

type Shape<L extends Endpoint> = L extends { query: z.ZodObject<infer S> } ? S : Record<never, never>;

/** Tells in a list's file how many rows it has, so that a truncated one is recognised. */
export const rowCountHeader = 'x-row-count';

/** A whole list as CSV, for the same callers and with the same filters. */
export function csvOf<const L extends Endpoint, const N extends string>(list: L, name: N) {
  const { page: _page, after: _after, ...filters } = list.query?.shape ?? {};
  return endpoint({
    name,
    method: 'GET',
    path: `${list.path as L['path']}/csv` as const,
    summary: `${list.summary}; the whole list as a file`,
    access: list.access as L['access'],
    query: z.object(filters as Omit<Shape<L>, 'page' | 'after'>),
    answer: z.string(),
    replica: true,
    refusals: [],
    stream: 'text/csv',
  });
}
