import { z } from 'zod';
import { complaintText, decisionNote } from './disputes.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, id, idParam, instant, localDate, localTime, money, pageOf } from './fields.ts';
import { claimState } from './order-trouble.ts';
import { order } from './orders.ts';

/** A claim that the discount was not given, as whoever decides sees it. */
export const adminClaim = z
  .object({
    order: id,
    number: z.string(),
    restaurant: z.object({ _id: id, company_name: z.string() }),
    diner: z.string(),
    date: localDate,
    time: localTime,
    people: z.int(),
    state: claimState,
    text: z.string(),
    charged: money,
    fee: money.meta({ description: 'What accepting gives as credit' }),
    note: z.string().nullable(),
    created: instant,
    decided: instant.nullable(),
  })
  .meta({ id: 'AdminClaim' });

export const claimDiscount = endpoint({
  name: 'claimDiscount',
  method: 'POST',
  path: '/orders/:id/claim',
  summary: 'The 50 % was not applied: a form with `file` (a picture of the bill), `charged` (minor units) and `text`',
  access: 'diner',
  upload: 'one',
  params: idParam,
  body: z.object({
    text: complaintText,
    charged: z.coerce.number().pipe(z.int().min(1).max(100_000_000)),
  }),
  answer: z.object({ data: order }),
  refusals: ['not_found', 'order_state', 'claim_exists', 'claim_too_late'],
});

export const listClaims = endpoint({
  name: 'listClaims',
  method: 'GET',
  path: '/admin/claims',
  summary: 'Claims in a state, the oldest first',
  access: 'admin',
  query: z.object({ state: claimState.default('open'), page: adminPage }),
  answer: pageOf(adminClaim),
  refusals: [],
});

export const getClaimPhoto = endpoint({
  name: 'getClaimPhoto',
  method: 'GET',
  path: '/admin/claims/:id/photo',
  summary: 'The picture of the bill of an order’s claim (image/webp)',
  access: 'admin',
  params: idParam,
  answer: z.string(),
  refusals: ['not_found'],
  stream: 'image/webp',
});

export const decideClaim = endpoint({
  name: 'decideClaim',
  method: 'POST',
  path: '/admin/claims/:id/decision',
  summary: 'Accept the claim of an order, which credits its fee, or reject it',
  access: 'admin',
  params: idParam,
  body: z.object({ decision: z.enum(['accepted', 'rejected']), note: decisionNote }),
  answer: z.object({ data: adminClaim }),
  idempotent: true,
  refusals: ['not_found', 'already_decided', 'idempotency_key_reused'],
});
