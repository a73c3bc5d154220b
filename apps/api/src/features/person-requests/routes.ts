import type { Handlers } from '../../http/call.ts';
import { askErasure } from './ask-erasure.ts';
import { decidePersonRequest } from './decide-person-request.ts';
import { exportPersonRequests } from './export-requests.ts';
import { giveToPerson } from './give-to-person.ts';
import { readRequests } from './request-reads.ts';

export const personRequestRoutes = {
  giveToPerson,
  askErasure,
  exportPersonRequests,
  listPersonRequests: async (context, { query }) => readRequests(context.pool, query.state, query.page, context.now()),
  decidePersonRequest,
} satisfies Partial<Handlers>;
