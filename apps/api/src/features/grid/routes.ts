import type { Handlers } from '../../http/call.ts';
import { checkGrid } from './check-grid.ts';
import { getGrid } from './get-grid.ts';
import { saveGrid } from './save-grid.ts';

export const gridRoutes = { getGrid, checkGrid, saveGrid } satisfies Partial<Handlers>;
