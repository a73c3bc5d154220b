import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@metade/sandbox-gateway/in-transaction.ts';
import { startWebhookDelivery } from '@metade/sandbox-gateway/webhook-delivery.ts';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type pg from 'pg';
import qs from 'qs';
import Stripe from 'stripe';
import { bankPage } from './bank-page.ts';
import { payOut } from './balance.ts';
import { decideDispute } from './disputes.ts';
import { claimKey, forgetKey, saveAnswer } from './idempotency.ts';
import { operations, type Answer, type Operation } from './operations.ts';
import { expirePaymentIntent, NeverHeard } from './payment-intents.ts';
import { StripeProblem } from './problem.ts';
import { settleRefund } from './refunds.ts';
import { requestChecks } from './request-checks.ts';
import type { Trx } from './store.ts';

export type FakeStripeOptions = {
  pool: pg.Pool;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  webhookUrl: () => string;
  /** How long the slow card waits before its answer; 3 s by default. */
  slowMs?: number;
  /** How long a search does not find what is new; a minute by default. */
  searchLagMs?: number;
  port?: number;
};

export type FakeStripe = {
  url: string;
  /** What happens by itself at Stripe: an authorization runs out, a refund is settled, a bank decides, keys are forgotten after a day. */
  expire(intent: string): Promise<void>;
  settleRefund(id: string): Promise<void>;
  decideDispute(id: string, won: boolean): Promise<void>;
  /** Pays out what was not yet. */
  payOut(): Promise<void>;
  aDayPasses(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Stripe's API for cards on a server of its own, moving no money: its states, idempotency keys, 3-D Secure and signed events. The
 * official SDK talks to it. Ends no pool.
 */
export async function startFakeStripe(options: FakeStripeOptions): Promise<FakeStripe> {
  const { pool, secretKey, publishableKey, webhookSecret } = options;
  const sql = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');
  await pool.query(`select pg_advisory_xact_lock(hashtext('stripe_gateway')); ${sql}`);
  const check = requestChecks();
  const closing = new AbortController();
  const app = Fastify({ logger: false });
  let url = '';
  let searchLagMs = options.searchLagMs ?? 60_000;
  const delivery = startWebhookDelivery({
    pool,
    schema: 'stripe_gateway',
    webhookUrl: options.webhookUrl,
    sign: (body) => ({
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret }),
    }),
    log: app.log,
  });

  const inOwnTransaction = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inTransaction(pool, work);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => body,
  );
  app.setErrorHandler((error, _request, reply) => {
    const problem =
      error instanceof StripeProblem ? error : new StripeProblem(500, { type: 'api_error', message: String(error) });
    return reply.code(problem.status).send(problem.body());
  });

  const serve = (operation: Operation) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('access-control-allow-origin', '*');
    const text = operation.method === 'GET' ? (request.url.split('?')[1] ?? '') : String(request.body ?? '');
    const params = qs.parse(text, { arrayLimit: 100, depth: 10 }) as Record<string, unknown>;
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? params.key;
    if (given !== secretKey && !(operation.open && given === publishableKey))
      throw new StripeProblem(401, { message: 'Invalid API Key provided' });
    delete params.key;
    check(operation.params, params);
    const key = request.headers['idempotency-key'] as string | undefined;
    const saved = key === undefined ? null : await claimKey(pool, key, `${request.method} ${request.url} ${text}`);
    if (saved) return reply.code(saved.status).header('idempotent-replayed', 'true').send(saved.body);
    const { id = '' } = request.params as { id?: string };
    const run = () =>
      inOwnTransaction(async (trx) => {
        const answer = await operation.run({ trx, id, params: params as never, publicUrl: url, searchLagMs });
        if (key !== undefined) await saveAnswer(trx, key, answer);
        return answer;
      });
    let answer: Answer;
    try {
      answer = await run();
    } catch (error) {
      if (key !== undefined && error instanceof StripeProblem)
        await saveAnswer(pool, key, { status: error.status, body: error.body() });
      else if (key !== undefined) await forgetKey(pool, key);
      if (error instanceof NeverHeard) return breakConnection(request, reply);
      throw error;
    }
    if (operation.method === 'POST') delivery.wake();
    if (answer.behaviour === 'answer_lost') return breakConnection(request, reply);
    if (answer.behaviour === 'slow' && operation.path.endsWith('/confirm'))
      await sleep(options.slowMs ?? 3000, undefined, { signal: closing.signal }).catch(() => undefined);
    return reply.code(answer.status).send(answer.body);
  };
  for (const operation of operations)
    app.route({ method: operation.method, url: operation.path, handler: serve(operation) });
  app.get('/script.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(readFileSync(new URL('../browser-script.js', import.meta.url))),
  );
  bankPage(app, { inTransaction: inOwnTransaction, wake: delivery.wake });

  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const later = async (work: (trx: Trx) => Promise<void>) => {
    await inOwnTransaction(work);
    delivery.wake();
  };
  return {
    url,
    expire: (intent) => later((trx) => expirePaymentIntent(trx, intent)),
    settleRefund: (id) => later((trx) => settleRefund(trx, id)),
    decideDispute: (id, won) => later(async (trx) => void (await decideDispute(trx, id, won))),
    payOut: () => later(payOut),
    aDayPasses: async () => {
      await pool.query('delete from stripe_gateway.idempotency_key');
      searchLagMs = 0;
    },
    close: async () => {
      closing.abort();
      await delivery.stop();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Leaves the caller without an answer, as a broken network does. */
function breakConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
