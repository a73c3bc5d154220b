import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { pendingStep } from './pending-steps.ts';
import { adminPage, adminReason, id, idParam, instant, money, pageOf } from './fields.ts';

export const refundRequestStates = ['open', 'approved', 'rejected', 'expired'] as const;
const state = z.enum(refundRequestStates);

/** A refund or claim by one admin that needs another's approval. */
export const refundRequest = z
  .object({
    _id: id,
    kind: z.enum(['refund', 'claim']),
    state,
    order: z.object({ _id: id, number: z.string() }),
    restaurant: z.object({ _id: id, company_name: z.string() }),
    diner: z.string(),
    amount: money,
    reason: z.string(),
    by: z.object({ _id: id, name: z.string(), email: z.string() }),
    asked: instant,
    expires: instant,
    decided_by: z.string().nullable(),
    decided: instant.nullable(),
    note: z.string().nullable(),
    pending: pendingStep.nullable(),
  })
  .meta({ id: 'RefundRequest' });
export type RefundRequest = z.infer<typeof refundRequest>;

export const listRefundRequests = endpoint({
  name: 'listRefundRequests',
  method: 'GET',
  path: '/admin/refund_requests',
  summary: 'Refunds and claims that need a second admin, in a state, the oldest first',
  access: { scope: 'marketplace', roles: ['finance'] },
  query: z.object({ state: state.default('open'), page: adminPage }),
  answer: pageOf(refundRequest),
  refusals: [],
});

export const exportRefundRequests = csvOf(listRefundRequests, 'exportRefundRequests');

export const decideRefundRequest = endpoint({
  name: 'decideRefundRequest',
  method: 'POST',
  path: '/admin/refund_requests/:id/decision',
  summary:
    'Approve what another admin asked for, which sends the money or accepts the claim, or reject it with a reason',
  access: { scope: 'marketplace', roles: ['finance'] },
  params: idParam,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approved') }),
    z.object({ decision: z.literal('rejected'), reason: adminReason }),
  ]),
  answer: z.object({ data: refundRequest }),
  idempotent: true,
  refusals: [
    'not_found',
    'refund_own_request',
    'refund_request_over',
    'already_decided',
    'refund_too_much',
    'idempotency_key_reused',
  ],
});
