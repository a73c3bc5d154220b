import { factsContext } from '../http/context.server.ts';
import { filterCounts } from '../search/filter-counts.server.ts';
import type { Route } from './+types/counts';

export const loader = ({ context, request }: Route.LoaderArgs) => filterCounts(context.get(factsContext), request);
