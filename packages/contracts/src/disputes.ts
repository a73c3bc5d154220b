import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, id, idParam, instant, localDate, localTime, pageOf, text } from './fields.ts';
import { disputeState } from './order-trouble.ts';
import { order } from './orders.ts';
import { pendingStep } from './pending-steps.ts';

export const complaintText = text(outerBounds('complaintTextMax').max).pipe(
  z.string().min(outerBounds('complaintTextMin').min),
);
export const complaintWithin = { text: { min: 'complaintTextMin', max: 'complaintTextMax' } } as const;
/** The reply to the diner. */
export const decisionNote = text(500).default('');

/** A disputed no-show as admins see it. */
export const dispute = z
  .object({
    order: id,
    number: z.string(),
    restaurant: z.object({ _id: id, company_name: z.string() }),
    diner: z.string(),
    date: localDate,
    time: localTime,
    marked_at: instant.nullable(),
    late_minutes: z.int().nullable(),
    state: disputeState,
    text: z.string(),
    pending: pendingStep.nullable(),
    note: z.string().nullable(),
    created: instant,
    decided: instant.nullable(),
  })
  .meta({ id: 'Dispute' });

export const disputeNoShow = endpoint({
  name: 'disputeNoShow',
  method: 'POST',
  path: '/orders/:id/dispute',
  summary: 'Say that one did come; while it is open the no-show does not count',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  body: z.object({ text: complaintText }),
  within: complaintWithin,
  answer: z.object({ data: order }),
  refusals: ['not_found', 'order_state', 'dispute_exists', 'dispute_too_late'],
});

export const listDisputes = endpoint({
  name: 'listDisputes',
  method: 'GET',
  path: '/admin/disputes',
  summary: 'Disputed no-shows in a state, the oldest first',
  access: { scope: 'marketplace', roles: ['support'] },
  query: z.object({ state: disputeState.default('open'), page: adminPage }),
  answer: pageOf(dispute),
  refusals: [],
});

export const exportDisputes = csvOf(listDisputes, 'exportDisputes');

export const decideDispute = endpoint({
  name: 'decideDispute',
  method: 'POST',
  path: '/admin/disputes/:id/decision',
  summary: 'Uphold the dispute of an order (they came) or reject it',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ decision: z.enum(['upheld', 'rejected']), note: decisionNote }),
  answer: z.object({ data: dispute }),
  refusals: ['not_found', 'already_decided', 'order_state'],
});
