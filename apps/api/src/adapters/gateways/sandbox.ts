import { randomUUID } from 'node:crypto';
import { isSignedWebhook, signatureHeader } from '@metade/sandbox-gateway/webhook-signature.ts';
import {
  cardSchema,
  disputeSchema,
  eventSchema,
  movementSchema,
  pageSchema,
  paymentSchema,
  payoutSchema,
  refundedSchema,
  refusalSchema,
} from '@metade/sandbox-gateway/wire.ts';
import { z } from 'zod';
import type { GatewayDispute } from './gateway-dispute.ts';
import type { Span } from './gateway-movement.ts';
import {
  GatewayRefusal,
  GatewayUnreachable,
  type GatewayRefusalCode,
  type OwnPayment,
  type PaymentGateway,
} from './payment-gateway.ts';

export type SandboxPaymentGatewayOptions = {
  /** Where this server reaches the gateway, prefix included. A function where the port is known only once it listens. */
  url: string | (() => string);
  /** Where browsers reach it, prefix included. */
  publicUrl: string | (() => string);
  apiKey: string;
  webhookSecret: string;
  /** Epoch ms, to tell an old event from a new one. */
  now?: () => number;
  /** Default 10 s. */
  timeoutMs?: number;
};

/** The sandbox gateway over HTTP, whether it runs in this process or elsewhere. */
export function sandboxPaymentGateway(options: SandboxPaymentGatewayOptions): PaymentGateway {
  const call = caller(options);
  const payment = ({ reference, gatewayId }: Pick<OwnPayment, 'reference' | 'gatewayId'>) =>
    `/payments/${encodeURIComponent(gatewayId ?? reference)}`;
  const dispute = (id: string) => `/disputes/${encodeURIComponent(id)}`;
  const card = (token: string) => `/cards/${encodeURIComponent(token)}`;

  const find = (key: Pick<OwnPayment, 'reference' | 'gatewayId'>) =>
    orNull('unknown_payment', call('GET', payment(key), paymentSchema));

  return {
    name: 'sandbox',
    check: async () => {
      await find({ reference: `check-${randomUUID()}`, gatewayId: null });
    },
    card: (token, customer) =>
      orNull('unknown_token', call('GET', `${card(token)}?customer=${encodeURIComponent(customer)}`, cardSchema)),
    authorize: (request) => call('POST', '/payments', paymentSchema, request),
    find,
    capture: (key) => call('POST', `${payment(key)}/capture`, paymentSchema),
    void: (key) => call('POST', `${payment(key)}/void`, paymentSchema),
    giveUp: ({ reference }) => call('POST', `/references/${encodeURIComponent(reference)}/close`, paymentSchema),
    // The sandbox has a refund under our own reference.
    refund: async ({ refundReference, amount, payment: own }) => {
      const { refundState: state, ...after } = await call('POST', `${payment(own)}/refunds`, refundedSchema, {
        refundReference,
        amount,
      });
      return { gatewayId: refundReference, state, payment: after };
    },
    saveCard: async (request) => (await call('POST', '/cards', z.object({ token: z.string() }), request)).token,
    removeCard: async (token) => {
      await call('DELETE', card(token), z.null());
    },
    removeCustomer: async (customer) => {
      await call('DELETE', `/customers/${encodeURIComponent(customer)}`, z.null());
    },
    movements: (span, cursor) => call('GET', `/movements?${queryOf(span, cursor)}`, pageSchema(movementSchema)),
    payouts: (span, cursor) => call('GET', `/payouts?${queryOf(span, cursor)}`, pageSchema(payoutSchema)),
    movementsOf: (payout) => call('GET', `/payouts/${encodeURIComponent(payout)}/movements`, pageSchema(z.string())),
    dispute: async (id) => {
      const found = await orNull('unknown_dispute', call('GET', dispute(id), disputeSchema));
      return found && disputeOf(found);
    },
    answerDispute: async (id, evidence) =>
      disputeOf(await call('POST', `${dispute(id)}/answer`, disputeSchema, evidence)),
    acceptDispute: async (id) => disputeOf(await call('POST', `${dispute(id)}/accept`, disputeSchema)),
    verifyWebhook(rawBody, headers) {
      if (
        !isSignedWebhook(
          rawBody,
          headers[signatureHeader],
          options.webhookSecret,
          new Date((options.now ?? Date.now)()),
        )
      )
        return null;
      return eventSchema.safeParse(parseJson(rawBody.toString('utf8'))).data ?? null;
    },
    publicConfig() {
      const publicUrl = resolve(options.publicUrl);
      return { kind: 'sandbox', tokenizeUrl: `${publicUrl}/tokens`, cardPageUrl: `${publicUrl}/card` };
    },
  };
}

function queryOf(span: Span, cursor: string | null): string {
  return new URLSearchParams({ ...span, ...(cursor === null ? {} : { cursor }) }).toString();
}

function disputeOf({ id, ...dispute }: z.infer<typeof disputeSchema>): GatewayDispute {
  return { gatewayId: id, ...dispute };
}

function caller({ url, apiKey, timeoutMs = 10_000 }: SandboxPaymentGatewayOptions) {
  return async <Schema extends z.ZodType>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<z.infer<Schema>> => {
    const { status, text } = await exchange(`${resolve(url)}${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json = text === '' ? null : parseJson(text);
    if (status >= 400 && status < 500) {
      const refusal = refusalSchema.safeParse(json);
      if (refusal.success) throw new GatewayRefusal(refusal.data.code, refusal.data.message);
    }
    const answer = schema.safeParse(json);
    if (status >= 300 || !answer.success) {
      throw new GatewayUnreachable(`${method} ${path}: answer ${status} is not the gateway's`);
    }
    return answer.data;
  };
}

async function exchange(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new GatewayUnreachable(`${init.method} ${new URL(url).pathname}: no answer`, { cause });
  }
}

async function orNull<Found>(code: GatewayRefusalCode, found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof GatewayRefusal && error.code === code) return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function resolve(value: string | (() => string)): string {
  return typeof value === 'string' ? value : value();
}
