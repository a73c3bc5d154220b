import type { Handlers } from '../../http/call.ts';
import { readSecurityEvents } from './security-reads.ts';

export const securityLogRoutes = {
  listSecurityEvents: (context, { session, query }) => readSecurityEvents(context.pool, session.userId, query.page),
  listSecurityEventsOf: (context, { params, query }) => readSecurityEvents(context.pool, params.id, query.page),
} satisfies Partial<Handlers>;
