import {
  cardDisputeDecisions,
  cardDisputeKinds,
  cardDisputeReasons,
  cardDisputeStates,
} from '@metade/domain/card-dispute.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, adminReason, id, idParam, instant, localDate, localTime, money, pageOf, text } from './fields.ts';
import { pendingStep } from './pending-steps.ts';

const access = { scope: 'marketplace', roles: ['finance'] } as const;

/** open: to be decided. waiting: decided here, and not yet by the bank. over: nothing more happens. */
export const cardDisputeLists = ['open', 'waiting', 'over'] as const;
const list = z.enum(cardDisputeLists);

const said = text(5000);

/** What is sent to the bank: plain text, empty where there is nothing to say. */
export const disputeEvidence = z
  .object({
    product: said.meta({ description: 'What was sold' }),
    customer_name: text(200),
    customer_email: text(254),
    service_date: z.union([localDate, z.literal('')]),
    activity: said.meta({ description: 'What shows that it was used' }),
    policy: said.meta({ description: 'Which terms were shown and accepted, and when' }),
    words: said.meta({ description: 'Whatever else the bank should know' }),
  })
  .meta({ id: 'DisputeEvidence' });
export type DisputeEvidenceForm = z.infer<typeof disputeEvidence>;

export const cardDispute = z
  .object({
    _id: id,
    kind: z.enum(cardDisputeKinds),
    state: z.enum(cardDisputeStates),
    list,
    reason: z.enum(cardDisputeReasons),
    amount: money,
    taken: money.meta({ description: 'What the bank has taken from our balance and not put back' }),
    fees: money.meta({ description: 'What the gateway keeps for it' }),
    gateway: z.string(),
    gateway_id: z.string().meta({ description: 'The gateway’s own id of it' }),
    order: z
      .object({ _id: id, number: z.string(), date: localDate, time: localTime, people: z.int(), state: z.string() })
      .nullable(),
    restaurant: z.object({ _id: id, company_name: z.string() }).nullable(),
    gift: z.object({ _id: id, redeemed: z.boolean() }).nullable().meta({ description: 'Of a gift voucher' }),
    diner: z.string(),
    card: z.string(),
    created: instant,
    answer_by: instant.nullable(),
    closed: instant.nullable(),
    choices: z.array(z.enum(cardDisputeDecisions)).meta({ description: 'What can be decided now' }),
    decision: z.enum(cardDisputeDecisions).nullable(),
    decided: instant.nullable(),
    decided_by: z.string().nullable(),
    note: z.string().nullable(),
    evidence: disputeEvidence.nullable().meta({ description: 'As it was sent' }),
    pending: pendingStep.nullable(),
  })
  .meta({ id: 'CardDispute' });
export type CardDispute = z.infer<typeof cardDispute>;

export const listCardDisputes = endpoint({
  name: 'listCardDisputes',
  method: 'GET',
  path: '/admin/card_disputes',
  summary: 'Disputed payments, inquiries of banks and early fraud warnings, the first to be answered first',
  access,
  query: z.object({ state: list.default('open'), page: adminPage }),
  answer: pageOf(cardDispute),
  refusals: [],
});

export const exportCardDisputes = csvOf(listCardDisputes, 'exportCardDisputes');

export const getDisputeEvidence = endpoint({
  name: 'getDisputeEvidence',
  method: 'GET',
  path: '/admin/card_disputes/:id/evidence',
  summary: 'What we know that answers a dispute, to be looked at and changed before it is sent',
  access,
  params: idParam,
  answer: z.object({ data: disputeEvidence }),
  refusals: ['not_found'],
});

const note = text(500).default('');

export const cardDisputeDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('answered'), evidence: disputeEvidence, note }),
  z.object({ decision: z.literal('accepted'), note }),
  z.object({ decision: z.literal('refunded'), note: adminReason }),
  z.object({ decision: z.literal('dismissed'), note: adminReason }),
]);

export const decideCardDispute = endpoint({
  name: 'decideCardDispute',
  method: 'POST',
  path: '/admin/card_disputes/:id/decision',
  summary:
    'Answer a dispute or accept its loss; refund before it becomes one, or dismiss the warning. Once and for good',
  access,
  params: idParam,
  body: cardDisputeDecision,
  answer: z.object({ data: cardDispute }),
  idempotent: true,
  refusals: [
    'not_found',
    'already_decided',
    'refund_requested',
    'refund_too_much',
    'gift_redeemed',
    'idempotency_key_reused',
  ],
});
