import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, adminReason, currency, id, idParam, instant, money, pageOf } from './fields.ts';

export const personRequestStates = ['open', 'approved', 'rejected', 'expired'] as const;
const state = z.enum(personRequestStates);

/** A request by one admin about a person, to be decided by another. */
export const personRequest = z
  .object({
    _id: id,
    kind: z.enum(['credit', 'vouchers', 'erase']),
    state,
    person: z.object({ _id: id, name: z.string(), email: z.string() }),
    amount: money.nullable(),
    count: z.int().nullable().meta({ description: 'Of free vouchers' }),
    reason: z.string(),
    by: z.object({ _id: id, name: z.string(), email: z.string() }),
    asked: instant,
    expires: instant,
    decided_by: z.string().nullable(),
    decided: instant.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'PersonRequest' });
export type PersonRequest = z.infer<typeof personRequest>;

export const giveToPerson = endpoint({
  name: 'giveToPerson',
  method: 'POST',
  path: '/admin/users/:id/gifts',
  summary:
    'Give credit or free vouchers. Above the market’s limit, counting what admins gave in the last 30 days, a second admin is asked: `request` waits',
  access: { scope: 'marketplace', roles: ['finance'] },
  params: idParam,
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('credit'), amount: z.int().min(1).max(100_000_000), currency, reason: adminReason }),
    z.object({ kind: z.literal('vouchers'), count: z.int().min(1).max(20), reason: adminReason }),
  ]),
  answer: z.object({ data: z.object({ request: personRequest.nullable() }) }),
  refusals: ['not_found', 'person_request_waits', 'idempotency_key_reused'],
  idempotent: true,
});

export const askErasure = endpoint({
  name: 'askErasure',
  method: 'POST',
  path: '/admin/users/:id/erase',
  summary:
    'Ask to erase a person who asked for it by law; a second admin decides, and then it is as if they had done it',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ reason: adminReason }),
  answer: z.object({ data: personRequest }),
  refusals: ['not_found', 'account_in_charge', 'person_request_waits'],
});

export const listPersonRequests = endpoint({
  name: 'listPersonRequests',
  method: 'GET',
  path: '/admin/person_requests',
  summary: 'What needs a second admin about people, in a state, the oldest first',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  query: z.object({ state: state.default('open'), page: adminPage }),
  answer: pageOf(personRequest),
  refusals: [],
});

export const exportPersonRequests = csvOf(listPersonRequests, 'exportPersonRequests');

export const decidePersonRequest = endpoint({
  name: 'decidePersonRequest',
  method: 'POST',
  path: '/admin/person_requests/:id/decision',
  summary:
    'Approve what another admin asked for, which does it, or reject it with a reason. Gifts are for finance, erasures for support',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  params: idParam,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approved') }),
    z.object({ decision: z.literal('rejected'), reason: adminReason }),
  ]),
  answer: z.object({ data: personRequest }),
  refusals: [
    'not_found',
    'forbidden',
    'refund_own_request',
    'refund_request_over',
    'already_decided',
    'account_in_charge',
  ],
});
