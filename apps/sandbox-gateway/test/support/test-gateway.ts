import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../../../all-in-one/src/embedded-postgres.ts';
import type {
  GatewayEvent,
  OwnPayment,
  PaymentGateway,
  RefundRequest,
} from '../../../api/src/adapters/gateways/payment-gateway.ts';
import { sandboxPaymentGateway } from '../../../api/src/adapters/gateways/sandbox.ts';
import { type SandboxGatewayOptions, sandboxGateway } from '../../src/sandbox-gateway.ts';
import { queryOnce } from '../../../api/test/support/query-once.ts';
import { testPool } from '../../../api/test/support/test-pool.ts';

export const apiKey = 'test-api-key-of-the-gateway';
export const webhookSecret = 'test-webhook-secret';

export type TestDatabase = { pool: pg.Pool; url: string; stop(): Promise<void> };

/** A database, a gateway on it and a receiver of its events, for all tests of a file; ready once its first test begins. */
export function gatewayForFile(): { database: TestDatabase; receiver: TestReceiver; running: TestGateway } {
  const own = {} as { database: TestDatabase; receiver: TestReceiver; running: TestGateway };
  beforeAll(async () => {
    own.database = await startTestDatabase();
    own.receiver = await startTestReceiver();
    own.running = await startTestGateway(own.database.pool, own.receiver.url);
  });
  afterAll(async () => {
    await own.running?.close();
    await own.receiver?.close();
    await own.database?.stop();
  });
  return own;
}

/** An empty database: on TEST_DATABASE_URL's server when given, else on an embedded one of its own. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-sandbox-gateway-'));
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres({ dataDir, fast: true });
  const name = `sandbox_gateway_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const pool = testPool(url.href);
  return {
    pool,
    url: url.href,
    async stop() {
      await pool.end();
      await queryOnce(server.url, `drop database ${name} with (force)`);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestGateway = {
  /** Under a prefix of a host's port, as the whole marketplace mounts it. */
  url: string;
  gateway: PaymentGateway;
  close(): Promise<void>;
};

export async function startTestGateway(
  pool: pg.Pool,
  webhookUrl: string,
  options: Partial<SandboxGatewayOptions> & { timeoutMs?: number } = {},
): Promise<TestGateway> {
  const { timeoutMs, ...overrides } = options;
  const app = Fastify();
  const url = () => `${addressOf(app)}/card-gateway`;
  await app.register(sandboxGateway, {
    prefix: '/card-gateway',
    webhookUrl,
    webhookSecret,
    apiKey,
    publicUrl: url,
    slowMs: 60,
    ...overrides,
    pool,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = sandboxPaymentGateway({
    url,
    publicUrl: url,
    apiKey,
    webhookSecret,
    ...(timeoutMs ? { timeoutMs } : {}),
  });
  return { url: url(), gateway, close: () => app.close() };
}

export type TestReceiver = {
  url: string;
  deliveries: { rawBody: Buffer; headers: IncomingHttpHeaders; event: GatewayEvent }[];
  /** What it answers from now on. */
  answer: number;
  /** Ends once this many deliveries for the reference came; answers their events in order of arrival. */
  waitFor(reference: string, count: number): Promise<GatewayEvent[]>;
  close(): Promise<void>;
};

/** A marketplace that only writes down what it is sent, answered or not. */
export async function startTestReceiver(): Promise<TestReceiver> {
  const app = Fastify();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: unknown) => body);
  app.removeContentTypeParser('text/plain');
  app.post('/webhook', async (request, reply) => {
    const rawBody = request.body as Buffer;
    receiver.deliveries.push({ rawBody, headers: request.headers, event: JSON.parse(rawBody.toString()) });
    return reply.code(receiver.answer).send();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const receiver: TestReceiver = {
    url: `${addressOf(app)}/webhook`,
    deliveries: [],
    answer: 204,
    async waitFor(reference, count) {
      const deadline = Date.now() + 60_000;
      for (;;) {
        const events = receiver.deliveries.map(({ event }) => event).filter((event) => event.reference === reference);
        if (events.length >= count) return events;
        if (Date.now() > deadline) throw new Error(`only ${events.length} of ${count} deliveries came`);
        await sleep(10);
      }
    },
    close: () => app.close(),
  };
  return receiver;
}

export const cards = {
  visa: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  incorrectCvc: '4000 0000 0000 0127',
  authenticate: '4000 0025 0000 3155',
  debit: '4000 0566 5566 5556',
  prepaid: '5105 1051 0510 5100',
  networkFailure: '4000 0000 0000 5019',
  slow: '4000 0000 0000 5027',
  answerLost: '4000 0000 0000 5035',
  captureFails: '4000 0000 0000 5043',
  webhookDoubled: '4000 0000 0000 5050',
  webhookDisordered: '4000 0000 0000 5068',
};

export const nextYear = new Date().getUTCFullYear() + 1;

/** What a browser does with the card form. */
export function sendCardForm(gatewayUrl: string, form: object): Promise<Response> {
  return fetch(`${gatewayUrl}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://shop.example' },
    body: JSON.stringify({ expMonth: 12, expYear: nextYear, cvc: '123', holder: 'Card Holder', ...form }),
  });
}

export async function tokenOf(gatewayUrl: string, number: string): Promise<string> {
  const response = await sendCardForm(gatewayUrl, { number });
  if (response.status !== 201) throw new Error(`no token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** An authorize of 9.00 EUR under a reference of its own. */
export function paymentOf(token: string, capture = true) {
  return {
    reference: randomUUID(),
    amount: 900,
    currency: 'EUR',
    token,
    customer: 'first',
    capture,
    keep: false,
    returnUrl: 'https://shop.example/checkout/finish',
  };
}

/** By our reference alone, as after an answer that was lost. */
export function keyOf(reference: string): OwnPayment {
  return { reference, gatewayId: null, amount: 900, currency: 'EUR' };
}

/** A payment of which the gateway has told nothing. */
export function unseen({ reference, amount, currency }: ReturnType<typeof paymentOf>): OwnPayment {
  return { ...keyOf(reference), amount, currency };
}

export function refundOf(reference: string, amount: number): RefundRequest {
  return { payment: keyOf(reference), refundReference: randomUUID(), refundId: null, amount };
}

function addressOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
