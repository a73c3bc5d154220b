import { z } from 'zod';
import { complaintText, complaintWithin, decisionNote } from './disputes.ts';
import { csvOf } from './csv-of.ts';
import { endpoint, managers } from './endpoint.ts';
import { adminPage, id, idParam, instant, localDate, localTime, money, pageOf } from './fields.ts';
import { claimState } from './order-trouble.ts';
import { order } from './orders.ts';
import { pendingStep } from './pending-steps.ts';

/** A claim that the discount was not given, as admins see it. */
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
    food: money.nullable().meta({ description: 'At full price; null of claims that did not say' }),
    fee: money.meta({ description: 'What accepting returns: to the card what it paid, the rest as credit' }),
    to_card: money.meta({ description: 'The part of the fee that goes, or went, back to the card' }),
    guarantee: money.meta({ description: 'What accepting gives, or gave, of the half that was not given, as credit' }),
    guarantee_max: money,
    house_text: z.string().nullable().meta({ description: 'The restaurant’s own word' }),
    house_at: instant.nullable(),
    decidable: instant.meta({ description: 'From then on it can be decided without the restaurant’s word' }),
    waits: z.boolean().meta({ description: 'A second admin is asked about money of this order' }),
    pending: pendingStep.nullable(),
    note: z.string().nullable(),
    created: instant,
    decided: instant.nullable(),
  })
  .meta({ id: 'AdminClaim' });

export const claimDiscount = endpoint({
  name: 'claimDiscount',
  method: 'POST',
  path: '/orders/:id/claim',
  summary:
    'The 50 % was not applied: a form with `file` (a picture of the bill), `charged` and `food` (at full price; minor units) and `text`',
  access: { scope: 'order', roles: ['diner'] },
  upload: 'one',
  params: idParam,
  body: z.object({
    text: complaintText,
    charged: z.coerce.number().pipe(z.int().min(1).max(100_000_000)),
    food: z.coerce.number().pipe(z.int().min(1).max(100_000_000)),
  }),
  within: complaintWithin,
  answer: z.object({ data: order }),
  refusals: ['not_found', 'order_state', 'claim_exists', 'claim_too_late'],
});

export const listClaims = endpoint({
  name: 'listClaims',
  method: 'GET',
  path: '/admin/claims',
  summary: 'Claims in a state, the oldest first',
  access: { scope: 'marketplace', roles: ['support'] },
  query: z.object({ state: claimState.default('open'), page: adminPage }),
  answer: pageOf(adminClaim),
  refusals: [],
});

export const exportClaims = csvOf(listClaims, 'exportClaims');

export const getClaimPhoto = endpoint({
  name: 'getClaimPhoto',
  method: 'GET',
  path: '/admin/claims/:id/photo',
  summary: 'The picture of the bill of an order’s claim (image/webp)',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  answer: z.string(),
  refusals: ['not_found'],
  stream: 'image/webp',
});

export const decideClaim = endpoint({
  name: 'decideClaim',
  method: 'POST',
  path: '/admin/claims/:id/decision',
  summary: 'Accept the claim of an order, which returns its fee and credits the half that was not given, or reject it',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({
    decision: z.enum(['accepted', 'rejected']),
    note: decisionNote,
    guarantee: z
      .int()
      .min(0)
      .max(100_000_000)
      .optional()
      .meta({ description: 'Instead of what the bill as typed comes to' }),
  }),
  answer: z.object({ data: adminClaim }),
  idempotent: true,
  refusals: [
    'not_found',
    'already_decided',
    'refund_requested',
    'claim_waits_for_restaurant',
    'idempotency_key_reused',
  ],
});

/** A claim as its restaurant sees it. */
export const restaurantClaim = z
  .object({
    order: id,
    number: z.string(),
    diner: z.string(),
    date: localDate,
    time: localTime,
    people: z.int(),
    state: claimState,
    text: z.string(),
    charged: money,
    house_text: z.string().nullable(),
    house_at: instant.nullable(),
    answer_by: instant.meta({ description: 'From then on it may be decided without the restaurant’s word' }),
    created: instant,
    decided: instant.nullable(),
  })
  .meta({ id: 'RestaurantClaim' });
export type RestaurantClaim = z.infer<typeof restaurantClaim>;

export const listRestaurantClaims = endpoint({
  name: 'listRestaurantClaims',
  method: 'GET',
  path: '/host/restaurants/:id/claims',
  summary: 'Guests who say that the discount was not given, those that wait for the restaurant’s word first',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer: z.object({ data: z.array(restaurantClaim) }),
  refusals: ['not_found'],
});

export const answerClaim = endpoint({
  name: 'answerClaim',
  method: 'POST',
  path: '/host/restaurants/:id/claims/:order/word',
  summary: 'The restaurant’s own word on a claim, once, which whoever decides it reads',
  access: { scope: 'restaurant', roles: managers },
  params: z.object({ id, order: id }),
  body: z.object({ text: complaintText }),
  within: complaintWithin,
  answer: z.object({ data: restaurantClaim }),
  refusals: ['not_found', 'already_decided', 'claim_word_given'],
});

export const getRestaurantClaimPhoto = endpoint({
  name: 'getRestaurantClaimPhoto',
  method: 'GET',
  path: '/host/restaurants/:id/claims/:order/photo',
  summary: 'The picture of the bill of a claim against the restaurant (image/webp)',
  access: { scope: 'restaurant', roles: managers },
  params: z.object({ id, order: id }),
  answer: z.string(),
  refusals: ['not_found'],
  stream: 'image/webp',
});
