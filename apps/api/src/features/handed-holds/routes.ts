import type { Handlers } from '../../http/call.ts';
import { readByLink, readHandedHold } from './handed-hold-reads.ts';
import { holdForPerson } from './hold-for-person.ts';
import { releaseHold } from './release-hold.ts';
import { takeHandedHold } from './take-handed-hold.ts';

export const handedHoldRoutes = {
  holdForPerson,
  getHold: async (context, { params, session }) => ({
    data: await readHandedHold(context, params.id, session.key.id),
  }),
  releaseHold,
  getHandedHold: async (context, { params, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await readByLink(context, params.token) };
  },
  takeHandedHold,
} satisfies Partial<Handlers>;
