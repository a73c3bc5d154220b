import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoint } from './endpoint.ts';

type List = Endpoint & { query: z.ZodObject };
type Shape<L extends List> = L['query']['shape'];

/** Says in a list's file how many rows it holds, so that whoever has fewer knows that it was cut off. */
export const rowCountHeader = 'x-row-count';

/** The whole of a list as comma-separated values, for whom the list is for, by the same filters. */
export function csvOf<const L extends List, const N extends string>(list: L, name: N) {
  const shape: Shape<L> = list.query.shape;
  const { page: _page, after: _after, ...filters } = shape;
  return endpoint({
    name,
    method: 'GET',
    path: `${list.path as L['path']}/csv` as const,
    summary: `${list.summary}; the whole list as a file`,
    access: list.access as L['access'],
    query: z.object(filters as Omit<Shape<L>, 'page' | 'after'>),
    answer: z.string(),
    refusals: [],
    stream: 'text/csv',
  });
}
