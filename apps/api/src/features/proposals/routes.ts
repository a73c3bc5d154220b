import type { Handlers } from '../../http/call.ts';
import { decideProposal } from './decide-proposal.ts';
import { readNameAndPlace, readProposals } from './proposal-reads.ts';
import { proposeNameAndPlace } from './propose.ts';
import { takeBackProposal } from './take-back.ts';

export const proposalRoutes = {
  getNameAndPlace: async (context, { restaurant }) => ({ data: await readNameAndPlace(context.pool, restaurant) }),
  proposeNameAndPlace,
  takeBackProposal,
  listProposals: (context, { query }) => readProposals(context.pool, query.state, query.page),
  decideProposal,
} satisfies Partial<Handlers>;
