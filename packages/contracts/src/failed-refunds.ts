import { failedRefundDecisions } from '@metade/domain/failed-refund.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, id, idParam, instant, money, pageOf, requiredText, text } from './fields.ts';
import { pendingStep } from './pending-steps.ts';

const access = { scope: 'marketplace', roles: ['finance'] } as const;

/** open: the money is owed. over: decided, or given back by a lost dispute. */
export const failedRefundLists = ['open', 'over'] as const;
const list = z.enum(failedRefundLists);

const decision = z.enum(failedRefundDecisions);

/** A refund that the bank sent back; one that fails again is another. */
export const failedRefund = z
  .object({
    _id: id.meta({ description: 'Under which the gateway has this try' }),
    list,
    state: z.enum(['pending', 'done', 'failed']).meta({ description: 'How the refund stands now' }),
    settled: z.enum(['dispute', 'transfer', 'credit']).nullable().meta({ description: 'How, if not by the gateway' }),
    amount: money,
    order: z.object({ _id: id, number: z.string() }).nullable(),
    restaurant: z.object({ _id: id, company_name: z.string() }).nullable(),
    gift: z.object({ _id: id }).nullable().meta({ description: 'Of a gift voucher' }),
    diner: z.string(),
    email: z.string().nullable(),
    card: z.string(),
    gateway: z.string(),
    gateway_id: z.string().nullable().meta({ description: 'The gateway’s own id of it' }),
    failed: instant,
    tries: z.int().meta({ description: 'How often it has failed' }),
    disputed: z.boolean().meta({ description: 'The bank decides a dispute of the same payment' }),
    choices: z.array(decision).meta({ description: 'What can be decided now' }),
    decision: decision.nullable(),
    decided: instant.nullable(),
    decided_by: z.string().nullable(),
    transfer_reference: z.string().nullable(),
    note: z.string().nullable(),
    pending: pendingStep.nullable(),
  })
  .meta({ id: 'FailedRefund' });
export type FailedRefund = z.infer<typeof failedRefund>;

export const listFailedRefunds = endpoint({
  name: 'listFailedRefunds',
  method: 'GET',
  path: '/admin/failed_refunds',
  summary: 'Refunds that a bank sent back, the oldest first',
  access,
  query: z.object({ state: list.default('open'), page: adminPage }),
  answer: pageOf(failedRefund),
  refusals: [],
});

export const exportFailedRefunds = csvOf(listFailedRefunds, 'exportFailedRefunds');

const note = text(500).default('');

export const failedRefundDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('retried'), note }),
  z.object({ decision: z.literal('credited'), note }),
  z.object({
    decision: z.literal('transferred'),
    reference: requiredText(140).meta({ description: 'Of the bank transfer that was made' }),
    note,
  }),
]);

export const decideFailedRefund = endpoint({
  name: 'decideFailedRefund',
  method: 'POST',
  path: '/admin/failed_refunds/:id/decision',
  summary: 'Send the money again, give it as credit, or say by which bank transfer it went back. Once and for good',
  access,
  params: idParam,
  body: failedRefundDecision,
  answer: z.object({ data: failedRefund }),
  idempotent: true,
  refusals: ['not_found', 'already_decided', 'idempotency_key_reused'],
});
