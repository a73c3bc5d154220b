import type Stripe from 'stripe';
import { balanceTransactions, payouts } from './balance-lists.ts';
import { createCustomer, deleteCustomer } from './customers.ts';
import { closeDispute, updateDispute } from './disputes.ts';
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  updatePaymentIntent,
  type Answered,
} from './payment-intents.ts';
import { createPaymentMethod, detach } from './payment-methods.ts';
import { createRefund } from './refunds.ts';
import type { ParameterType } from './request-checks.ts';
import { cancelSetupIntent, createSetupIntent } from './setup-intents.ts';
import { take, type Kind, type Trx } from './store.ts';
import type { Behaviour } from '@metade/sandbox-gateway/sentinel-cards.ts';

/** behaviour: what the card makes of the answer. status: 402 for a card that was refused, whose refusal is recorded. */
export type Answer = { status: number; body: object; behaviour?: Behaviour | undefined };

export type Operation = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  params: ParameterType;
  /** A browser may ask, with the publishable key. */
  open?: true;
  run(asked: Asked): Promise<Answer>;
};

export type Asked = {
  trx: Trx;
  id: string;
  params: never;
  publicUrl: string;
  /** What is younger is not found by a search, in ms. */
  searchLagMs: number;
};

type Work<Params> = (asked: Omit<Asked, 'params'> & { params: Params }) => Promise<object>;

/** What the fake can do; any other address is unknown to it. */
export const operations: readonly Operation[] = [
  post<Stripe.CustomerCreateParams>('/v1/customers', 'CustomerCreateParams', ({ trx, params }) =>
    createCustomer(trx, params),
  ),
  {
    ...post('/v1/customers/:id', 'CustomerDeleteParams', ({ trx, id }) => deleteCustomer(trx, id)),
    method: 'DELETE',
  },
  search('/v1/customers/search', 'CustomerSearchParams', 'customer'),
  {
    ...post<Stripe.PaymentMethodCreateParams>('/v1/payment_methods', 'PaymentMethodCreateParams', ({ trx, params }) =>
      createPaymentMethod(trx, params),
    ),
    open: true,
  },
  read('/v1/payment_methods/:id', 'PaymentMethodRetrieveParams', 'payment_method', { customer: 'customer' }),
  post('/v1/payment_methods/:id/detach', 'PaymentMethodDetachParams', ({ trx, id }) => detach(trx, id)),
  post<Stripe.SetupIntentCreateParams>('/v1/setup_intents', 'SetupIntentCreateParams', ({ trx, params }) =>
    createSetupIntent(trx, params),
  ),
  post('/v1/setup_intents/:id/cancel', 'SetupIntentCancelParams', ({ trx, id }) => cancelSetupIntent(trx, id)),
  post<Stripe.PaymentIntentCreateParams>('/v1/payment_intents', 'PaymentIntentCreateParams', ({ trx, params }) =>
    createPaymentIntent(trx, params),
  ),
  list('/v1/payment_intents', 'PaymentIntentListParams', 'payment_intent'),
  search('/v1/payment_intents/search', 'PaymentIntentSearchParams', 'payment_intent'),
  read('/v1/payment_intents/:id', 'PaymentIntentRetrieveParams', 'payment_intent', { latest_charge: 'charge' }),
  post<Stripe.PaymentIntentUpdateParams>(
    '/v1/payment_intents/:id',
    'PaymentIntentUpdateParams',
    ({ trx, id, params }) => updatePaymentIntent(trx, id, params),
  ),
  tried<Stripe.PaymentIntentConfirmParams>('confirm', 'PaymentIntentConfirmParams', ({ trx, id, params, publicUrl }) =>
    confirmPaymentIntent(trx, id, params, publicUrl),
  ),
  tried('capture', 'PaymentIntentCaptureParams', ({ trx, id }) => capturePaymentIntent(trx, id)),
  tried<Stripe.PaymentIntentCancelParams>('cancel', 'PaymentIntentCancelParams', ({ trx, id, params }) =>
    cancelPaymentIntent(trx, id, params),
  ),
  {
    method: 'POST',
    path: '/v1/refunds',
    params: 'RefundCreateParams',
    run: async ({ trx, params }) => {
      const { refund, behaviour } = await createRefund(trx, params);
      return { status: 200, body: refund, behaviour };
    },
  },
  list('/v1/refunds', 'RefundListParams', 'refund'),
  read('/v1/refunds/:id', 'RefundRetrieveParams', 'refund', {}),
  read('/v1/disputes/:id', 'DisputeRetrieveParams', 'dispute', {}),
  post<Stripe.DisputeUpdateParams>('/v1/disputes/:id', 'DisputeUpdateParams', ({ trx, id, params }) =>
    updateDispute(trx, id, params),
  ),
  balanceTransactions,
  payouts,
  post('/v1/disputes/:id/close', 'DisputeCloseParams', ({ trx, id }) => closeDispute(trx, id)),
  read('/v1/radar/early_fraud_warnings/:id', 'Radar.EarlyFraudWarningRetrieveParams', 'radar.early_fraud_warning', {}),
];

function post<Params = object>(path: string, params: ParameterType, work: Work<Params>): Operation {
  return { method: 'POST', path, params, run: async (asked) => ({ status: 200, body: await work(asked) }) };
}

/** A card may be refused: its payment intent says so, and the answer is 402. */
function tried<Params = object>(
  step: string,
  params: ParameterType,
  work: (asked: Omit<Asked, 'params'> & { params: Params & { expand?: string[] } }) => Promise<Answered>,
): Operation {
  return {
    method: 'POST',
    path: `/v1/payment_intents/:id/${step}`,
    params,
    run: async (asked) => {
      const { intent, behaviour } = await work(asked);
      const error = intent.last_payment_error;
      if (error) return { status: 402, body: { error: { ...error, payment_intent: intent } }, behaviour };
      const { expand } = asked.params as { expand?: string[] };
      return { status: 200, body: await expanded(asked.trx, intent, expand, { latest_charge: 'charge' }), behaviour };
    },
  };
}

function read(path: string, params: ParameterType, kind: Kind, fields: Record<string, Kind>): Operation {
  return {
    method: 'GET',
    path,
    params,
    run: async ({ trx, id, params: asked }) => {
      const { body } = await take(trx, kind, id, kind === 'payment_intent' ? 'intent' : kind);
      const { expand } = asked as { expand?: string[] };
      return { status: 200, body: await expanded(trx, body, expand, fields) };
    },
  };
}

async function expanded(
  trx: Trx,
  body: object,
  expand: readonly string[] = [],
  fields: Record<string, Kind>,
): Promise<object> {
  const whole: Record<string, unknown> = { ...body };
  for (const name of expand) {
    const kind = fields[name];
    if (kind && whole[name]) whole[name] = (await take(trx, kind, String(whole[name]))).body;
  }
  return whole;
}

/** Newest first, of a payment where one is named. */
function list(path: string, params: ParameterType, kind: Kind): Operation {
  return {
    method: 'GET',
    path,
    params,
    run: async ({ trx, params: asked }) => {
      const { payment_intent = null, limit = 10 } = asked as { payment_intent?: string; limit?: number };
      const { rows } = await trx.query<{ body: object }>(
        `select body from stripe_gateway.object where kind = $1 and ($2::text is null or body ->> 'payment_intent' = $2)
         order by seq desc limit $3`,
        [kind, payment_intent, limit],
      );
      return { status: 200, body: { object: 'list', data: rows.map(({ body }) => body), has_more: false, url: path } };
    },
  };
}

/** By one entry of the metadata, as `metadata['name']:'value'`; what was just made is not found yet. */
function search(path: string, params: ParameterType, kind: Kind): Operation {
  return {
    method: 'GET',
    path,
    params,
    run: async ({ trx, params: asked, searchLagMs }) => {
      const { query } = asked as { query: string };
      const [, name = '', value = ''] = /^metadata\['(\w+)'\]:'([\w-]*)'$/.exec(query) ?? [];
      const { rows } = await trx.query<{ body: object }>(
        `select body from stripe_gateway.object where kind = $1 and body -> 'metadata' ->> $2 = $3
         and created_at <= clock_timestamp() - $4 * interval '1 ms' order by seq desc`,
        [kind, name, value, searchLagMs],
      );
      const data = rows.map(({ body }) => body);
      return { status: 200, body: { object: 'search_result', data, has_more: false, next_page: null, url: path } };
    },
  };
}
