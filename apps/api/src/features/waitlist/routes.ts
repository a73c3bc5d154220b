import type { Handlers } from '../../http/call.ts';
import { getWaitingOffer } from './get-waiting-offer.ts';
import { joinWaiting } from './join-waiting.ts';
import { leaveWaiting } from './leave-waiting.ts';
import { readWaiting } from './waiting-reads.ts';

export const waitingRoutes = {
  listWaiting: async (context, { session }) => ({
    data: await readWaiting(context.pool, session.userId, context.now()),
  }),
  joinWaiting,
  leaveWaiting,
  getWaitingOffer,
} satisfies Partial<Handlers>;
