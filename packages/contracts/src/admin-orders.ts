import { orderStates, paymentStates } from '@metade/domain/order-life-cycle.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, adminReason, id, idParam, instant, localDate, localTime, money, pageOf, text } from './fields.ts';
import { pendingStep } from './pending-steps.ts';
import { refundRequest } from './refund-requests.ts';
import { claimState, disputeState } from './order-trouble.ts';

const state = z.enum(orderStates);
const paymentState = z.enum(paymentStates);
const person = z.object({ _id: id, name: z.string(), email: z.string() });
const facts = {
  _id: id,
  number: z.string(),
  state,
  payment_state: paymentState,
  restaurant: z.object({ _id: id, company_name: z.string(), slug: z.string() }),
  diner: person.nullable().meta({ description: 'Null: a guest who never signed in' }),
  date: localDate,
  time: localTime,
  people: z.int(),
  places: z.int(),
  price: money,
  created: instant,
};

export const foundOrder = z.object(facts);

export const findOrders = endpoint({
  name: 'findOrders',
  method: 'GET',
  path: '/admin/orders',
  summary: 'Bookings by number, person or restaurant, the latest made first; dates are of the meal',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  keys: { scope: 'bookings', owners: ['platform'] },
  query: z.object({
    text: text(100)
      .optional()
      .meta({ description: 'A number, or part of an e-mail, of a name, of a phone or of a restaurant’s name' }),
    restaurant: id.optional(),
    user: id.optional(),
    state: state.optional(),
    payment: paymentState.optional(),
    from: localDate.optional(),
    to: localDate.optional(),
    page: adminPage,
  }),
  answer: pageOf(foundOrder),
  refusals: [],
});

export const exportOrders = csvOf(findOrders, 'exportOrders');

/** A booking with its history and payments. Of a card only what is printed on receipts. */
export const adminOrder = z
  .object({
    ...facts,
    note: z.string(),
    over: z.boolean().meta({ description: 'The period of its meal has ended' }),
    parts: z
      .object({ coupon: money, free_voucher: money, credit: money, carried: money, card: money, waived: money })
      .meta({ description: 'What pays the price' }),
    refunded: money,
    credited: money,
    goodwill: money.meta({ description: 'Sent back to the card by admins' }),
    refundable: money.meta({ description: 'What an admin can send back now' }),
    second_admin_above: money.meta({
      description:
        'What admins may give of it in all, as refunds, for claims and as credit, before a second one has to approve',
    }),
    refund_request: refundRequest.nullable().meta({ description: 'Waits for a second admin' }),
    pending_refund: pendingStep.nullable(),
    ended_by: z.string().nullable(),
    end_reason: z.string().nullable(),
    dispute: disputeState.nullable(),
    claim: claimState.nullable(),
    changes: id.nullable().meta({ description: 'The booking whose place it took' }),
    changed_to: id.nullable(),
    payments: z.array(
      z.object({
        _id: id,
        number: z.string().meta({ description: 'Of the booking that was paid: this one, or one whose place it took' }),
        attempt: z.int(),
        amount: money,
        state: z.string(),
        failure: z.string().nullable(),
        card: z.string().nullable(),
        created: instant,
      }),
    ),
    refunds: z.array(
      z.object({
        _id: id,
        amount: money,
        reason: z.string(),
        state: z.enum(['pending', 'done', 'failed']),
        by: z.string().nullable(),
        note: z.string().nullable(),
        created: instant,
        done: instant.nullable(),
      }),
    ),
    history: z.array(
      z.object({
        at: instant,
        actor: z.enum(['diner', 'restaurant', 'system', 'admin', 'gateway']),
        by: z.string().nullable(),
        from: state.nullable(),
        to: state,
        payment_state: paymentState,
        data: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .meta({ id: 'AdminOrder' });

export const getOrderFile = endpoint({
  name: 'getOrderFile',
  method: 'GET',
  path: '/admin/orders/:id',
  summary: 'One booking with its history, its payments and its refunds',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  keys: { scope: 'bookings', owners: ['platform'] },
  params: idParam,
  answer: z.object({ data: adminOrder }),
  refusals: ['not_found'],
});

export const refundOrder = endpoint({
  name: 'refundOrder',
  method: 'POST',
  path: '/admin/orders/:id/refund',
  summary:
    'Send money of a booking that is over back to the card, and tell the diner why. Above the market’s limit a second admin is asked: `refund_request` waits',
  access: { scope: 'marketplace', roles: ['finance'] },
  params: idParam,
  body: z.object({
    amount: z.int().min(1).max(100_000_000).meta({ description: 'Minor units; at most `refundable`' }),
    reason: adminReason,
  }),
  answer: z.object({ data: adminOrder }),
  refusals: ['not_found', 'refund_too_much', 'refund_requested', 'already_decided', 'idempotency_key_reused'],
  idempotent: true,
});
