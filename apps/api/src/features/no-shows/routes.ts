import type { Handlers } from '../../http/call.ts';
import { decideDispute } from './decide-dispute.ts';
import { readDisputes } from './dispute-reads.ts';
import { disputeNoShow } from './dispute-no-show.ts';

export const noShowRoutes = {
  disputeNoShow,
  decideDispute,
  listDisputes: (context, { query }) => readDisputes(context.pool, query.state, query.page),
} satisfies Partial<Handlers>;
