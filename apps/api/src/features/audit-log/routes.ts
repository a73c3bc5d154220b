import type { Handlers } from '../../http/call.ts';
import { exportChanges } from './export-changes.ts';
import { listChanges } from './list-changes.ts';

export const auditLogRoutes = { listChanges, exportChanges } satisfies Partial<Handlers>;
