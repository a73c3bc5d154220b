import { z } from 'zod';

/** What the gateway answers and sends, for itself and for its callers. Amounts are minor units of their currency. */

export const fundingSchema = z.enum(['credit', 'debit', 'prepaid']);
export const brandSchema = z.enum(['visa', 'mastercard', 'amex', 'elo', 'hipercard', 'diners', 'discover', 'jcb']);

export const cardSchema = z.object({
  token: z.string(),
  brand: brandSchema,
  last4: z.string().length(4),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  holder: z.string(),
  funding: fundingSchema,
});

export const paymentSchema = z.object({
  reference: z.string(),
  gatewayId: z.string(),
  state: z.enum(['requires_action', 'authorized', 'captured', 'voided', 'refunded', 'partially_refunded', 'failed']),
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int(),
  failure: z
    .enum([
      'declined',
      'debit_not_accepted',
      'prepaid_not_accepted',
      'expired_card',
      'incorrect_cvc',
      'authentication_failed',
      'insufficient_funds',
      'cancelled',
    ])
    .optional(),
  actionUrl: z.string().optional(),
});

export const eventSchema = z.object({
  id: z.string(),
  type: z.enum(['payment.authorized', 'payment.captured', 'payment.voided', 'payment.refunded', 'payment.failed']),
  reference: z.string(),
  payment: paymentSchema,
  createdAt: z.iso.datetime(),
});

/** The body of every 4xx answer to a server. */
export const refusalSchema = z.object({
  code: z.enum([
    'unknown_token',
    'unknown_payment',
    'wrong_state',
    'amount_too_large',
    'reference_reused',
    'invalid_request',
    'unauthorized',
  ]),
  message: z.string(),
});

const reference = z.string().regex(/^[\w-]{1,64}$/);
const customer = z.string().min(1).max(64);
const amount = z.number().int().min(1).max(99_999_999);

export const authorizeSchema = z.object({
  reference,
  amount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  token: z.string().min(1).max(64),
  /** Whose card it is: needed of a saved one. */
  customer: customer.optional(),
  capture: z.boolean(),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2000),
});
/** Of a path: our caller's reference, or the gateway's own id. */
export const keySchema = z.object({ key: reference });
export const refundSchema = z.object({ refundReference: reference, amount });
export const saveCardSchema = z.object({ token: z.string().min(1).max(64), customer });
export const cardQuerySchema = z.object({ customer: customer.optional() });

export type Funding = z.infer<typeof fundingSchema>;
export type Brand = z.infer<typeof brandSchema>;
export type Card = z.infer<typeof cardSchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type PaymentEvent = z.infer<typeof eventSchema>;
export type AuthorizeInput = z.infer<typeof authorizeSchema>;
export type RefusalCode = z.infer<typeof refusalSchema>['code'];
