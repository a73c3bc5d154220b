import { couponRefusals } from '@metade/domain/coupon.ts';
import { orderStates, paymentStates } from '@metade/domain/order-life-cycle.ts';
import { z } from 'zod';
import { cardToken } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, money, people, period, places, text } from './fields.ts';
import { discountClaim, lateness, noShow } from './order-trouble.ts';
import { address, picture } from './restaurants.ts';

export const orderState = z.enum(orderStates);
export const paymentState = z.enum(paymentStates);

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
    note: z.string(),
    price: money,
    parts: z
      .object({
        coupon_code: z.string().nullable(),
        coupon: money,
        free_voucher: money,
        credit: money,
        carried: money,
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
    end_reason: z.string().nullable(),
    arrived_at: instant.nullable(),
    late: lateness,
    no_show: noShow.nullable(),
    claim: discountClaim.nullable(),
    created: instant,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

const one = z.object({ data: order });

/** A code as somebody types it. */
const couponCode = z.string().max(100);

export const createOrder = endpoint({
  name: 'createOrder',
  method: 'POST',
  path: '/orders',
  summary: 'Take a table: hold it while paying',
  access: 'holder',
  status: 201,
  idempotent: true,
  body: z.object({ restaurant: id, slot: id, date: localDate, people, note: text(300).optional() }),
  answer: one,
  refusals: [
    'restaurant_not_bookable',
    'slot_unknown',
    'people_out_of_range',
    'size_not_accepted',
    'table_too_small',
    'slot_past',
    'slot_cutoff',
    'slot_horizon',
    'slot_closed',
    'restaurant_paused',
    'table_taken',
    'hold_exists',
    'holds_limit',
    'no_show_blocked',
    'idempotency_key_reused',
  ],
});

export const listOrders = endpoint({
  name: 'listOrders',
  method: 'GET',
  path: '/orders',
  summary: 'The caller’s orders, nearest meal first',
  access: 'holder',
  query: z.object({
    when: z.enum(['upcoming', 'past', 'all']).default('all'),
    page: z.coerce.number().pipe(z.int().min(1).max(1000)).default(1),
  }),
  answer: z.object({ data: z.array(order), page: z.int(), pages: z.int(), total: z.int() }),
  refusals: [],
});

export const getOrder = endpoint({
  name: 'getOrder',
  method: 'GET',
  path: '/orders/:id',
  summary: 'One order of the caller’s',
  access: 'holder',
  params: idParam,
  answer: one,
  refusals: ['not_found'],
});

export const getOrderCalendar = endpoint({
  name: 'getOrderCalendar',
  method: 'GET',
  path: '/orders/:id/calendar',
  summary: 'A booking of the caller’s as a calendar file (RFC 5545)',
  access: 'diner',
  params: idParam,
  answer: z.object({ data: z.object({ name: z.string(), type: z.string(), content: z.string() }) }),
  refusals: ['not_found'],
});

export const updateOrder = endpoint({
  name: 'updateOrder',
  method: 'PATCH',
  path: '/orders/:id',
  summary: 'Change people (as the held table allows) or the note of a held order',
  access: 'holder',
  params: idParam,
  body: z.object({ people: people.optional(), note: text(300).optional() }),
  answer: one,
  refusals: ['not_found', 'order_state', 'hold_expired', 'table_too_small', 'people_out_of_range'],
});

export const extendHold = endpoint({
  name: 'extendHold',
  method: 'POST',
  path: '/orders/:id/extend',
  summary: 'More time to pay',
  access: 'holder',
  params: idParam,
  answer: one,
  refusals: ['not_found', 'order_state', 'hold_expired', 'hold_extensions_used_up'],
});

export const payOrder = endpoint({
  name: 'payOrder',
  method: 'POST',
  path: '/orders/:id/payment',
  summary:
    'Pay the voucher fee: coupon, free voucher and credit first, the rest with a card token from the gateway or a saved card',
  access: 'diner',
  params: idParam,
  idempotent: true,
  body: z
    .object({
      card_token: cardToken.optional(),
      card: id.optional().meta({ description: 'A saved card, instead of a token' }),
      save_card: z.boolean().optional().meta({ description: 'Keep the new card once the payment has succeeded' }),
      coupon: couponCode.optional(),
      use_credit: z.boolean().optional(),
      use_free_voucher: z.boolean().optional(),
      expected: z.int().min(0).optional().meta({
        description: 'What the card was said to pay, in minor units; refused when it has changed. 0 needs no card',
      }),
      terms_version: z.string().max(40),
      return_url: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .optional(),
    })
    .refine((body) => body.card === undefined || body.card_token === undefined, {
      path: ['card_token'],
      message: 'required',
    }),
  answer: one,
  refusals: [
    'not_found',
    'order_state',
    'hold_expired',
    'change_over',
    'terms_outdated',
    'total_changed',
    ...couponRefusals,
    'card_required',
    'card_unknown',
    'card_not_credit',
    'card_declined',
    'card_insufficient_funds',
    'card_expired',
    'card_incorrect_cvc',
    'card_authentication_failed',
    'payment_attempts_used_up',
    'payment_in_progress',
    'payment_too_late',
    'no_show_blocked',
    'gateway_unreachable',
    'idempotency_key_reused',
  ],
});

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

export const quotePayment = endpoint({
  name: 'quotePayment',
  method: 'GET',
  path: '/orders/:id/payment-quote',
  summary: 'What coupon, free voucher, credit and card would each pay of a held table',
  access: 'diner',
  params: idParam,
  query: z.object({ coupon: couponCode.optional(), use_credit: flag, use_free_voucher: flag }),
  answer: z.object({
    data: z
      .object({
        price: money,
        coupon_code: z.string().nullable(),
        coupon: money,
        free_voucher: money,
        credit: money,
        carried: money,
        total: money.meta({ description: 'What is left for the card' }),
        available: z.object({ credit: money, free_vouchers: z.int() }),
      })
      .meta({ id: 'PaymentQuote' }),
  }),
  refusals: ['not_found', 'order_state', 'hold_expired', ...couponRefusals],
});
export type PaymentQuote = z.infer<(typeof quotePayment)['answer']>['data'];

export const refreshPayment = endpoint({
  name: 'refreshPayment',
  method: 'POST',
  path: '/orders/:id/payment/refresh',
  summary: 'Ask the gateway how an unfinished payment ended',
  access: 'diner',
  params: idParam,
  answer: one,
  refusals: ['not_found', 'gateway_unreachable'],
});

const cancellationQuote = z
  .object({
    rule: z.enum(['not_paid', 'grace', 'withdrawal_br', 'early', 'late', 'same_day', 'moved']),
    refund: money,
    credit: money,
    credit_returned: money.meta({
      description: 'How much of `credit` is credit that had paid; it ends when it would have',
    }),
    free_voucher: z.boolean().meta({ description: 'The free voucher that paid comes back' }),
    choice: z.boolean().meta({ description: 'The diner may take the refund as credit instead' }),
    resale_top_up: money,
  })
  .meta({ id: 'CancellationQuote' });

export const quoteCancellation = endpoint({
  name: 'quoteCancellation',
  method: 'GET',
  path: '/orders/:id/cancellation',
  summary: 'What cancelling now would give back',
  access: 'holder',
  params: idParam,
  answer: z.object({ data: cancellationQuote }),
  refusals: ['not_found', 'order_state'],
});

export const cancelOrder = endpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: '/orders/:id/cancel',
  summary: 'Cancel, or let a held table go',
  access: 'holder',
  params: idParam,
  idempotent: true,
  body: z.object({
    refund_to: z.enum(['card', 'credit']).default('card'),
    expected: z
      .object({ refund: z.int().min(0), credit: z.int().min(0) })
      .optional()
      .meta({ description: 'The amounts that were shown; refused when they have changed' }),
  }),
  answer: one,
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
    late: lateness,
    covers: z.object({ desserts: z.boolean() }),
    currency: z.string(),
    order: id,
    replaced_by: z.string().nullable().meta({ description: 'The booking was changed: the token of its new voucher' }),
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.infer<typeof voucher>;

export const getVoucher = endpoint({
  name: 'getVoucher',
  method: 'GET',
  path: '/vouchers/:token',
  summary: 'A voucher, by its unguessable link',
  access: 'public',
  params: z.object({ token: z.string().regex(/^[\w-]{1,100}$/, 'token') }),
  answer: z.object({ data: voucher }),
  refusals: ['voucher_not_available', 'voucher_unknown'],
});

export const receiveGatewayEvent = endpoint({
  name: 'receiveGatewayEvent',
  method: 'POST',
  path: '/webhooks/gateway',
  summary: 'Signed events of the card gateway',
  access: 'gateway',
  answer: z.object({ data: z.object({ received: z.literal(true) }) }),
  refusals: ['signature_invalid'],
});
