import { couponRefusals } from '@metade/domain/coupon.ts';
import { z } from 'zod';
import { cardToken } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { id, idParam, localDate, localTime, money } from './fields.ts';
import { oneOrder } from './orders.ts';

/** A code as somebody types it. */
const couponCode = z.string().max(100);

export const payOrder = endpoint({
  name: 'payOrder',
  method: 'POST',
  path: '/orders/:id/payment',
  summary:
    'Pay the voucher fee: coupon, free voucher and credit first, the rest with a card token from the gateway or a saved card',
  access: { scope: 'order', roles: ['diner'] },
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
  answer: oneOrder,
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
    'card_other_currency',
    'card_not_credit',
    'card_funding_unknown',
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
  access: { scope: 'order', roles: ['diner'] },
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
        waived: money.meta({ description: 'A rest too small for a card, which nobody pays' }),
        total: money.meta({ description: 'What is left for the card' }),
        available: z.object({ credit: money, free_vouchers: z.int() }),
        overlap: z
          .object({ _id: id, restaurant: z.string(), date: localDate, time: localTime })
          .nullable()
          .meta({ description: 'Another booking of the diner at about the same time; both may be booked' }),
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
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  answer: oneOrder,
  refusals: ['not_found', 'gateway_unreachable'],
});

export const receiveGatewayEvent = endpoint({
  name: 'receiveGatewayEvent',
  method: 'POST',
  path: '/webhooks/gateway',
  summary: 'Signed events of the card gateway',
  access: { scope: 'gateway' },
  answer: z.object({ data: z.object({ received: z.literal(true) }) }),
  refusals: ['signature_invalid'],
});
