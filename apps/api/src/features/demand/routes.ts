import type { Handlers } from '../../http/call.ts';
import { listDemand } from './list-demand.ts';
import { openDemandedTable } from './open-demanded-table.ts';

export const demandRoutes = { listDemand, openDemandedTable } satisfies Partial<Handlers>;
