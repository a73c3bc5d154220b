import type { Handlers } from '../../http/call.ts';
import { getDeskHealth } from './get-health.ts';
import { getDesk } from './get-desk.ts';
import { takeDeskItem } from './take-item.ts';

export const deskRoutes = { getDesk, takeDeskItem, getDeskHealth } satisfies Partial<Handlers>;
