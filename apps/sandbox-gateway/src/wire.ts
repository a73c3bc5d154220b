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

/** Of a refund: the payment after it, and how the refund stands. */
export const refundedSchema = paymentSchema.extend({ refundState: z.enum(['pending', 'done', 'failed']) });

export const paymentEventSchema = z.object({
  id: z.string(),
  type: z.enum(['payment.authorized', 'payment.captured', 'payment.voided', 'payment.refunded', 'payment.failed']),
  reference: z.string(),
  payment: paymentSchema,
  createdAt: z.iso.datetime(),
});

export const disputeSchema = z.object({
  id: z.string(),
  kind: z.enum(['dispute', 'inquiry', 'warning']),
  state: z.enum(['needs_answer', 'under_review', 'won', 'lost', 'closed']),
  reason: z.enum(['fraudulent', 'not_received']),
  /** The gateway's id of the payment. */
  payment: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  answerBy: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** What it took out of the balance, below 0, and put back. */
  movements: z.array(z.object({ id: z.string(), amount: z.number().int(), fee: z.number().int() })),
});

export const movementSchema = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'refund', 'dispute', 'payout', 'other']),
  /** Of a payment or a refund the caller's reference, of a dispute or payout its id. */
  subject: z.string().nullable(),
  amount: z.number().int(),
  fee: z.number().int(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
});
export const payoutSchema = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  state: z.enum(['pending', 'paid']),
  createdAt: z.iso.datetime(),
  arrivesOn: z.iso.date(),
});
/** A page of a list; next: the cursor of the page after it. */
export const pageSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() });

export const disputeEventSchema = z.object({
  id: z.string(),
  type: z.literal('dispute.changed'),
  dispute: z.string(),
  createdAt: z.iso.datetime(),
});

export const refundEventSchema = z.object({
  id: z.string(),
  type: z.literal('refund.changed'),
  refundReference: z.string(),
  createdAt: z.iso.datetime(),
});

export const eventSchema = z.discriminatedUnion('type', [paymentEventSchema, refundEventSchema, disputeEventSchema]);

/** The body of every 4xx answer to a server. */
export const refusalSchema = z.object({
  code: z.enum([
    'unknown_token',
    'unknown_payment',
    'unknown_dispute',
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
const said = z.string().max(20_000);
export const evidenceSchema = z.object({
  product: said,
  customerName: said,
  customerEmail: said,
  serviceDate: said,
  activity: said,
  policy: said,
  words: said,
});
export const spanSchema = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  cursor: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
});
export const cardQuerySchema = z.object({ customer: customer.optional() });

export type Funding = z.infer<typeof fundingSchema>;
export type Brand = z.infer<typeof brandSchema>;
export type Card = z.infer<typeof cardSchema>;
export type Payment = z.infer<typeof paymentSchema>;
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
export type Dispute = z.infer<typeof disputeSchema>;
export type RefundState = z.infer<typeof refundedSchema>['refundState'];
export type RefundEvent = z.infer<typeof refundEventSchema>;
export type DisputeEvent = z.infer<typeof disputeEventSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
export type AuthorizeInput = z.infer<typeof authorizeSchema>;
export type RefusalCode = z.infer<typeof refusalSchema>['code'];
