import type { Handlers } from '../../http/call.ts';
import { listChanges } from './list-changes.ts';

export const auditLogRoutes = { listChanges } satisfies Partial<Handlers>;
