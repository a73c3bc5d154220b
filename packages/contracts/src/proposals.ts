import { proposalFields, proposalStates } from '@metade/domain/proposal.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint, managers } from './endpoint.ts';
import { adminPage, country, id, idParam, instant, pageOf, point, requiredName, text } from './fields.ts';
import { placeForm } from './registration-forms.ts';

/** A restaurant's name and address. */
const nameAndPlace = z
  .object({
    company_name: z.string(),
    country,
    zip: z.string(),
    street: z.string(),
    number: z.string(),
    district: z.string(),
    city: z.string(),
    location: point.nullable(),
  })
  .meta({ id: 'NameAndPlace' });
export type NameAndPlaceView = z.infer<typeof nameAndPlace>;

const state = z.enum(proposalStates);

/** A proposed name or place. Immutable: a new proposal replaces it. */
const proposal = z
  .object({
    _id: id,
    state,
    before: nameAndPlace.meta({ description: 'As it stood when the proposal was made' }),
    after: nameAndPlace,
    changes: z.array(z.enum(proposalFields)),
    by: z.string().meta({ description: 'Who proposed it' }),
    proposed: instant,
    decided: instant.nullable(),
    reason: z.string().nullable().meta({ description: 'Why not' }),
  })
  .meta({ id: 'Proposal' });
export type Proposal = z.infer<typeof proposal>;

const team = { access: { scope: 'restaurant', roles: managers } } as const;
const answer = z.object({
  data: z.object({
    now: nameAndPlace,
    waiting: proposal.nullable(),
    last: proposal.nullable().meta({ description: 'The one that was decided last' }),
  }),
});

export const getNameAndPlace = endpoint({
  name: 'getNameAndPlace',
  method: 'GET',
  path: '/host/restaurants/:id/proposal',
  summary: 'A restaurant’s name and place, and the change of them that waits for an admin',
  ...team,
  params: idParam,
  answer,
  refusals: [],
});

export const proposeNameAndPlace = endpoint({
  name: 'proposeNameAndPlace',
  method: 'POST',
  path: '/host/restaurants/:id/proposal',
  summary: 'Ask for another name or place in the same country and time zone; an admin decides',
  ...team,
  params: idParam,
  body: placeForm.extend({
    company_name: requiredName(120),
    replaces: id
      .nullable()
      .default(null)
      .meta({ description: 'The proposal that waits, as it was read: this one takes its place' }),
  }),
  answer,
  refusals: ['restaurant_state', 'proposal_same', 'proposal_waiting'],
});

export const takeBackProposal = endpoint({
  name: 'takeBackProposal',
  method: 'DELETE',
  path: '/host/restaurants/:id/proposal/:proposal',
  summary: 'Take back a proposal that waits',
  ...team,
  params: z.object({ id, proposal: id }),
  answer,
  refusals: ['not_found', 'proposal_over'],
});

/** A proposal with what its decision depends on. */
const adminProposal = proposal
  .extend({
    restaurant: z.object({ _id: id, company_name: z.string(), slug: z.string() }),
    email: z.string().meta({ description: 'Of who proposed it' }),
    standing: z.int().meta({ description: 'Bookings that stand at the restaurant' }),
  })
  .meta({ id: 'AdminProposal' });

export type AdminProposal = z.infer<typeof adminProposal>;

export const listProposals = endpoint({
  name: 'listProposals',
  method: 'GET',
  path: '/admin/proposals',
  summary: 'Proposals of names and places in a state, the oldest first',
  access: { scope: 'marketplace', roles: ['support'] },
  query: z.object({ state: state.default('waiting'), page: adminPage }),
  answer: pageOf(adminProposal),
  refusals: [],
});

export const exportProposals = csvOf(listProposals, 'exportProposals');

const reason = text(500).pipe(z.string().min(3));

export const decideProposal = endpoint({
  name: 'decideProposal',
  method: 'POST',
  path: '/admin/proposals/:id/decision',
  summary: 'Approve a proposal, which is public at once, or reject it with a reason; who proposed it is told',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approved') }),
    z.object({ decision: z.literal('rejected'), reason }),
  ]),
  answer: z.object({ data: adminProposal }),
  idempotent: true,
  refusals: ['not_found', 'proposal_over', 'already_decided', 'idempotency_key_reused'],
});
