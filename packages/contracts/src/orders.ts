import { orderStates, paymentStates } from '@metade/domain/order-life-cycle.ts';
import { holdRefusals } from '@metade/domain/place-order.ts';
import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { cancellationRules } from './cancellation-rules.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, money, people, period, places, text } from './fields.ts';
import { discountClaim, lateness, noShow } from './order-trouble.ts';
import { address, picture } from './restaurants.ts';
import { sentBack } from './sent-back.ts';

export const orderState = z.enum(orderStates);
export const paymentState = z.enum(paymentStates);

/** What a diner tells the restaurant with a booking: sent with a hold or a change, and shown to both. */
export const told = z.object({ note: text(outerBounds('noteMax').max) }).partial();
export const toldWithin = { note: { max: 'noteMax' } } as const;
export const toldView = z.object({ note: z.string() });
export type Told = z.infer<typeof toldView>;

const shortOrder = z.object({
  _id: id,
  number: z.string(),
  date: localDate,
  time: localTime,
  people,
  places,
});

export const order = z
  .object({
    _id: id,
    number: z.string(),
    state: orderState,
    payment_state: paymentState,
    restaurant: z.object({
      _id: id,
      slug: z.string(),
      company_name: z.string(),
      phone: z.string().nullable(),
      address,
      time_zone: z.string(),
      cover: picture.nullable(),
      country: z.string(),
    }),
    slot: id,
    date: localDate,
    time: localTime,
    period,
    starts_at: instant,
    places,
    people,
    ...toldView.shape,
    price: money,
    parts: z
      .object({
        coupon_code: z.string().nullable(),
        coupon: money,
        free_voucher: money,
        credit: money,
        carried: money,
        waived: money.meta({ description: 'A rest too small for a card, which nobody pays' }),
        card: money,
      })
      .meta({ description: 'What pays the price, or has paid it; the sum of the amounts is the price' }),
    ticket_avg: money.nullable(),
    tolerance_minutes: z.int(),
    hold: z.object({ expires_at: instant, warning_at: instant, extensions_left: z.int(), now: instant }).nullable(),
    confirm_by: instant.nullable(),
    confirmation_mode: z.enum(['review', 'instant']),
    payment: z
      .object({
        _id: id,
        state: z.enum([
          'pending',
          'requires_action',
          'authorized',
          'captured',
          'voided',
          'refunded',
          'partially_refunded',
          'failed',
        ]),
        failure: z.string().nullable(),
        action_url: z.string().nullable(),
        card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
        attempts_left: z.int(),
      })
      .nullable(),
    voucher: z.object({ code: z.string(), token: z.string() }).nullable(),
    refunded: money,
    sent_back: z.array(sentBack).meta({ description: 'What of the refunds did not reach the card' }),
    credited: money,
    free_cancellation_until: instant.nullable(),
    actions: z.array(z.enum(['extend', 'update', 'pay', 'change', 'cancel', 'dispute', 'claim'])),
    first_order: id.meta({ description: 'The same through all changes of a booking: the id of its first order' }),
    changes_made: z.int(),
    changes: shortOrder
      .extend({ state: z.enum(['standing', 'replaced', 'over']) })
      .nullable()
      .meta({ description: 'The booking whose place this one takes, and whether it has' }),
    pending_change: shortOrder
      .nullable()
      .meta({ description: 'A change that is being paid for or waits for the restaurant' }),
    changed_to: id.nullable().meta({ description: 'The order that took this one’s place' }),
    ended_by: z.string().nullable().meta({ description: 'Whose decision ended it: diner, restaurant or system' }),
    end_reason: z.string().nullable().meta({ description: 'The restaurant’s words, or a code of the system' }),
    arrived_at: instant.nullable(),
    late: lateness,
    no_show: noShow.nullable(),
    claim: discountClaim.nullable(),
    created: instant,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

export const oneOrder = z.object({ data: order });

export const createOrder = endpoint({
  name: 'createOrder',
  method: 'POST',
  path: '/orders',
  summary: 'Take a table: hold it while paying',
  access: { scope: 'account', roles: ['guest', 'diner'] },
  status: 201,
  idempotent: true,
  body: z.object({ restaurant: id, slot: id, date: localDate, people, ...told.shape }),
  within: toldWithin,
  answer: oneOrder,
  refusals: [...holdRefusals, 'table_taken', 'idempotency_key_reused'],
});

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/orders',
  summary: 'The caller’s orders, nearest meal first',
  access: { scope: 'account', roles: ['guest', 'diner'] },
  keys: { scope: 'bookings', owners: ['person'] },
  query: z.object({
    when: z.enum(['upcoming', 'past', 'all']).default('all'),
    page: z.coerce.number().pipe(z.int().min(1).max(1000)).default(1),
  }),
  answer: z.object({ data: z.array(order), page: z.int(), pages: z.int(), total: z.int() }),
  refusals: [],
  revalidated: true,
});

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order of the caller’s',
  access: { scope: 'order', roles: ['guest', 'diner'] },
  keys: { scope: 'bookings', owners: ['person'] },
  params: idParam,
  answer: oneOrder,
  refusals: ['not_found'],
  revalidated: true,
});

export const getOrderCalendar = endpoint({
  name: 'getOrderCalendar',
  method: 'GET',
  path: '/orders/:id/calendar',
  summary: 'A booking of the caller’s as a calendar file (RFC 5545)',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  answer: z.object({ data: z.object({ name: z.string(), type: z.string(), content: z.string() }) }),
  refusals: ['not_found'],
});

export const updateOrder = endpoint({
  name: 'updateOrder',
  method: 'PATCH',
  path: '/orders/:id',
  summary: 'Change people (as the held table allows) or what the restaurant is told of a held order',
  access: { scope: 'order', roles: ['guest', 'diner'] },
  params: idParam,
  body: z.object({ people: people.optional(), ...told.shape }),
  within: toldWithin,
  answer: oneOrder,
  refusals: ['not_found', 'order_state', 'hold_expired', 'table_too_small', 'people_out_of_range'],
});

export const extendHold = endpoint({
  name: 'extendHold',
  method: 'POST',
  path: '/orders/:id/extend',
  summary: 'More time to pay, once the hold is about to run out (`hold.warning_at`)',
  access: { scope: 'order', roles: ['guest', 'diner'] },
  params: idParam,
  answer: oneOrder,
  refusals: ['not_found', 'order_state', 'hold_expired', 'hold_extensions_used_up', 'hold_extension_early'],
});

const cancellationRule = z.enum(cancellationRules);

const cancellationQuote = z
  .object({
    rule: cancellationRule,
    refund: money,
    credit: money,
    credit_returned: money.meta({
      description: 'How much of `credit` is credit that had paid; it ends when it would have',
    }),
    free_voucher: z.boolean().meta({ description: 'The free voucher that paid comes back' }),
    choice: z.boolean().meta({ description: 'The diner may take the refund as credit instead' }),
    resale_top_up: money,
    limits: z
      .object({ hours: z.int(), percent: z.int(), days: z.int(), minutes: z.int() })
      .meta({ description: 'Of the rules: hours before the meal, late credit, withdrawal, minutes after booking' }),
  })
  .meta({ id: 'CancellationQuote' });

export const quoteCancellation = endpoint({
  name: 'quoteCancellation',
  method: 'GET',
  path: '/orders/:id/cancellation',
  summary: 'What cancelling now would give back',
  access: { scope: 'order', roles: ['guest', 'diner'] },
  params: idParam,
  answer: z.object({ data: cancellationQuote }),
  refusals: ['not_found', 'order_state'],
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/orders/:id/cancel',
  summary: 'Cancel, or let a held table go',
  access: { scope: 'order', roles: ['guest', 'diner'] },
  params: idParam,
  idempotent: true,
  body: z.object({
    refund_to: z.enum(['card', 'credit']).default('card'),
    expected: z
      .object({ refund: z.int().min(0), credit: z.int().min(0), rule: cancellationRule.optional() })
      .optional()
      .meta({
        description:
          'What was shown; refused when it has changed. Nothing paid and nothing returned differ by the rule alone',
      }),
    state: orderState.optional().meta({
      description:
        'The state that was shown; refused when the order has left it, as one that was paid in another window',
    }),
  }),
  answer: oneOrder,
  refusals: ['not_found', 'order_state', 'quote_changed', 'idempotency_key_reused'],
});

export const voucher = z
  .object({
    number: z.string(),
    state: z.enum(['confirmed', 'arrived', 'completed', 'cancelled', 'no_show']),
    code: z.string(),
    qr: z.string().meta({ description: 'Signed payload to draw as a QR code' }),
    restaurant: z.object({
      _id: id,
      slug: z.string(),
      company_name: z.string(),
      address,
      phone: z.string().nullable(),
      time_zone: z.string(),
      cover: picture.nullable(),
    }),
    name: z.string(),
    date: localDate,
    time: localTime,
    starts_at: instant,
    places,
    people,
    opens_at: instant,
    tolerance_until: instant,
    seat_anyway_until: instant,
    used_at: instant.nullable(),
    used_by: z.string().nullable().meta({ description: 'First name of who seated the party; null with the PIN' }),
    used_how: z.enum(['list', 'code', 'qr', 'pin']).nullable(),
    pin: z.enum(['none', 'open', 'locked']).meta({ description: 'Whether a waiter’s PIN can be typed here' }),
    late: lateness,
    covers: z.object({ desserts: z.boolean() }),
    currency: z.string(),
    order: id,
    claimable: z.boolean().meta({ description: 'The diner may still claim that the discount was not applied' }),
    replaced_by: z.string().nullable().meta({ description: 'The booking was changed: the token of its new voucher' }),
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.infer<typeof voucher>;

export const getVoucher = endpoint({
  name: 'getVoucher',
  method: 'GET',
  path: '/vouchers/:token',
  summary: 'A voucher, by its unguessable link',
  access: { scope: 'public' },
  params: z.object({ token: z.string().regex(/^[\w-]{1,100}$/, 'token') }),
  answer: z.object({ data: voucher }),
  refusals: ['voucher_not_available', 'voucher_unknown'],
  revalidated: true,
});
