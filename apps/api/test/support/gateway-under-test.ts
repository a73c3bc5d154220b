import { startFakeStripe, type FakeStripe } from '@metade/fake-stripe/fake-stripe.ts';
import { signatureHeader, signWebhook } from '@metade/sandbox-gateway/webhook-signature.ts';
import { sandboxGateway } from '@metade/sandbox-gateway/sandbox-gateway.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import Stripe from 'stripe';
import { gatewaysOf, type Gateways } from '../../src/adapters/gateways/gateways.ts';
import type { GatewayEvent, GatewayPayment } from '../../src/adapters/gateways/payment-gateway.ts';
import { sandboxPaymentGateway } from '../../src/adapters/gateways/sandbox.ts';
import { stripePaymentGateway } from '../../src/adapters/gateways/stripe.ts';
import { testPool } from './test-pool.ts';

/** The gateway that the tests of this process pay at: TEST_GATEWAY, the sandbox unless it says stripe. */
export const gatewayUnderTest = process.env.TEST_GATEWAY === 'stripe' ? 'stripe' : 'sandbox';

/** The schema of its books: payments, refunds, cards and events. */
export const books = `${gatewayUnderTest}_gateway`;

export const gatewayApiKey = 'test-gateway-api-key-0123456789';
export const gatewayWebhookSecret = 'test-gateway-webhook-secret-0123456789';

/** An account: its name among our gateways, and its keys. */
export const stripeKeys = {
  name: 'stripe',
  secretKey: 'sk_test_0123456789abcdef',
  publishableKey: 'pk_test_0123456789abcdef',
  webhookSecret: 'whsec_0123456789abcdef',
};

export type MountedGateway = {
  gateways: Gateways;
  /** Of the environment of a server that shares this gateway. */
  env: Record<string, string>;
  /** Null for the sandbox. */
  stripe: FakeStripe | null;
  /** Once the app that it is mounted in is made. */
  mount(app: FastifyInstance, pool: pg.Pool): Promise<void>;
  /** Turns a card's number into a token, as a browser does. */
  cardToken(number: string): Promise<string>;
  /** The bank's last word on a refund, by the gateway's id of it: see the cards. */
  settleRefund(id: string): Promise<void>;
  /** An event as the gateway sends it, signed at a time with a secret (its own by default). */
  delivery(event: GatewayEvent, at?: Date, secret?: string): Delivery;
  close(): Promise<void>;
};

export type Delivery = { body: string; headers: Record<string, string> };

type Surroundings = { databaseUrl: string; url: () => string; webhookUrl: () => string };

export function mountGateway(around: Surroundings): Promise<MountedGateway> {
  return gatewayUnderTest === 'stripe' ? mountStripe(around) : mountSandbox(around);
}

async function mountSandbox({ url, webhookUrl }: Surroundings): Promise<MountedGateway> {
  const at = () => `${url()}/gateway`;
  const [apiKey, webhookSecret] = [gatewayApiKey, gatewayWebhookSecret];
  const books: pg.Pool[] = [];
  const gateway = sandboxPaymentGateway({ url: at, publicUrl: at, apiKey, webhookSecret, timeoutMs: 60_000 });
  return {
    gateways: gatewaysOf('sandbox', [gateway]),
    get env() {
      return { GATEWAY_URL: at(), GATEWAY_API_KEY: apiKey, GATEWAY_WEBHOOK_SECRET: webhookSecret };
    },
    stripe: null,
    mount: async (app, pool) => {
      books.push(pool);
      const returnOrigins = ['http://metade.test'];
      await app.register(sandboxGateway, {
        prefix: '/gateway',
        pool,
        apiKey,
        webhookSecret,
        publicUrl: at,
        returnOrigins,
        webhookUrl,
        // Only when a test says so.
        refundSettlesMs: 3_600_000,
      });
    },
    settleRefund: async (id) => {
      await books[0]?.query(
        'update sandbox_gateway.refunds set settles_at = now() where refund_reference = $1 and settles_at is not null',
        [id],
      );
    },
    cardToken: async (number) => {
      const response = await fetch(`${at()}/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, expMonth: 12, expYear: nextYears(), cvc: '123', holder: 'Diner Demo' }),
      });
      const card = (await response.json()) as { token?: string; code?: string };
      if (!card.token) throw new Error(`The sandbox refused the card: ${card.code}`);
      return card.token;
    },
    delivery: (event, at = new Date(), secret = webhookSecret) => {
      const body = JSON.stringify(event);
      return { body, headers: { [signatureHeader]: signWebhook(body, secret, at) } };
    },
    close: async () => {},
  };
}

async function mountStripe({ databaseUrl, webhookUrl }: Surroundings): Promise<MountedGateway> {
  const pool = testPool(databaseUrl);
  const stripe = await startFakeStripe({ ...stripeKeys, pool, webhookUrl });
  const options = { ...stripeKeys, apiUrl: stripe.url, scriptUrl: `${stripe.url}/script.js`, timeoutMs: 60_000 };
  return {
    gateways: gatewaysOf('stripe', [stripePaymentGateway({ ...options, cardPageUrl: 'http://metade.test/app/card' })]),
    env: {
      GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_URL: stripe.url,
    },
    stripe,
    mount: async () => {},
    cardToken: (number) => typedAtStripe(stripe, number),
    settleRefund: (id) => stripe.settleRefund(id),
    delivery: stripeDelivery,
    close: async () => {
      await stripe.close();
      await pool.end();
    },
  };
}

/** What Stripe's script does with the fields of a card. */
export async function typedAtStripe({ url }: FakeStripe, number: string): Promise<string> {
  const response = await fetch(`${url}/v1/payment_methods`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stripeKeys.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': `${nextYears()}`,
      'card[cvc]': '123',
      'billing_details[name]': 'Diner Demo',
    }),
  });
  const card = (await response.json()) as { id?: string; error?: { code: string } };
  if (!card.id) throw new Error(`Stripe refused the card: ${card.error?.code}`);
  return card.id;
}

/** The event as Stripe tells it, of a payment intent, or of its charge, that is as the payment says. */
function stripeDelivery(
  { id, type, payment }: GatewayEvent,
  at = new Date(),
  secret = stripeKeys.webhookSecret,
): Delivery {
  const { gatewayId, reference, state, amount, refunded, currency } = payment;
  const shared = { amount, currency: currency.toLowerCase(), metadata: { reference } };
  const charge = { object: 'charge', payment_intent: gatewayId, captured: true, amount_refunded: refunded };
  const intent = {
    id: gatewayId,
    object: 'payment_intent',
    status: intentStates[state],
    payment_method: state === 'failed' ? null : 'pm_1',
    cancellation_reason: null,
    latest_charge: refunded > 0 ? charge : null,
    last_payment_error: null,
  };
  const created = Math.floor(at.getTime() / 1000);
  const object = { ...shared, ...(type === 'payment.refunded' ? charge : intent) };
  const payload = JSON.stringify({
    id,
    object: 'event',
    livemode: false,
    type: eventNames[type],
    created,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created });
  return { body: payload, headers: { 'stripe-signature': signature } };
}

const eventNames: Record<GatewayEvent['type'], Stripe.Event['type']> = {
  'payment.authorized': 'payment_intent.amount_capturable_updated',
  'payment.captured': 'payment_intent.succeeded',
  'payment.refunded': 'charge.refunded',
  'payment.voided': 'payment_intent.canceled',
  'payment.failed': 'payment_intent.payment_failed',
};

const intentStates: Record<GatewayPayment['state'], Stripe.PaymentIntent['status']> = {
  requires_action: 'requires_action',
  authorized: 'requires_capture',
  captured: 'succeeded',
  partially_refunded: 'succeeded',
  refunded: 'succeeded',
  voided: 'canceled',
  failed: 'requires_payment_method',
};

function nextYears(): number {
  return new Date().getUTCFullYear() + 3;
}
