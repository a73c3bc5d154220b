import { factsContext } from '../http/context.server.ts';
import { tableCounts } from '../search/table-counts.server.ts';
import type { Route } from './+types/tables';

export const loader = ({ context, request }: Route.LoaderArgs) => tableCounts(context.get(factsContext), request);
