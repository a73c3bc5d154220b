import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { authenticationRoutes } from './authentication-routes.ts';
import { cardPageRoutes } from './card-page-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { balanceRoutes } from './balance-routes.ts';
import { cardStore } from './card-store.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { disputeStore } from './dispute-store.ts';
import { paymentRoutes } from './payment-routes.ts';
import { paymentStore } from './payment-store.ts';
import { answerErrors, Refusal } from './refusal.ts';
import { tokenRoutes } from './token-routes.ts';
import { startWebhookDelivery } from './webhook-delivery.ts';
import { signatureHeader, signWebhook } from './webhook-signature.ts';

export type SandboxGatewayOptions = ({ pool: pg.Pool } | { databaseUrl: string }) & {
  /** Where events are sent. A function where the port is known only once the server listens. */
  webhookUrl: string | (() => string);
  webhookSecret: string;
  /** What the marketplace's server presents as `authorization: Bearer …`. */
  apiKey: string;
  /** The address, prefix included, under which browsers reach these routes. */
  publicUrl: string | (() => string);
  /** Origins a returnUrl may have; without them any http(s) address. */
  returnOrigins?: string[];
  /** How long the slow card waits before its answer. */
  slowMs?: number;
  /** How long a bank takes for its last word on a refund of the cards whose refunds take time; 5 s by default. */
  refundSettlesMs?: number;
  /** Epoch ms that events are signed with; the machine's clock by default. */
  now?: () => number;
};

/**
 * A card gateway that moves no money: a Fastify plugin for a prefix of the marketplace's own port or for a server of its own.
 * Makes its own schema in the database. Ends the pool only when it opened it.
 */
export async function sandboxGateway(app: FastifyInstance, options: SandboxGatewayOptions): Promise<void> {
  const pool = 'pool' in options ? options.pool : openPool(options.databaseUrl, app);
  await createSchema(pool);

  const publicUrl = asFunction(options.publicUrl);
  const cards = cardStore(pool);
  const payments = paymentStore(pool, publicUrl, options.refundSettlesMs ?? 5000);
  const disputes = disputeStore(pool);
  await cards.removeStale();

  const closing = new AbortController();
  const delivery = startWebhookDelivery({
    pool,
    schema: 'sandbox_gateway',
    prepare: () => payments.settleRefunds(),
    webhookUrl: asFunction(options.webhookUrl),
    sign: (body) => ({
      [signatureHeader]: signWebhook(body, options.webhookSecret, new Date((options.now ?? Date.now)())),
    }),
    log: app.log,
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await delivery.stop();
  });
  app.addHook('onClose', async () => {
    if ('databaseUrl' in options) await pool.end();
  });

  // Independent of what the host's server parses.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 16_384 },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  answerErrors(app);

  tokenRoutes(app, { cards });
  cardPageRoutes(app, { cards, returnOrigins: options.returnOrigins });
  authenticationRoutes(app, { payments, delivery });
  await app.register(async (servers) => {
    servers.addHook('onRequest', async (request) => {
      if (!isKey(request.headers.authorization, options.apiKey)) throw new Refusal('unauthorized', 'Wrong API key.');
    });
    cardRoutes(servers, { cards });
    balanceRoutes(servers, { pool });
    disputeRoutes(servers, { disputes, delivery });
    paymentRoutes(servers, {
      cards,
      payments,
      disputes,
      delivery,
      publicUrl,
      returnOrigins: options.returnOrigins,
      slowMs: options.slowMs ?? 3000,
      closing: closing.signal,
    });
  });
}

async function createSchema(pool: pg.Pool): Promise<void> {
  const sql = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');
  // One implicit transaction: "if not exists" alone fails when two processes start at the same moment.
  await pool.query(`select pg_advisory_xact_lock(hashtext('sandbox_gateway')); ${sql}`);
}

function openPool(connectionString: string, app: FastifyInstance): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10 });
  pool.on('error', (error) => app.log.error({ reason: error.message }, 'sandbox gateway lost a database connection'));
  return pool;
}

function asFunction(value: string | (() => string)): () => string {
  return typeof value === 'string' ? () => value : value;
}

function isKey(header: string | undefined, apiKey: string): boolean {
  return timingSafeEqual(sha256(header ?? ''), sha256(`Bearer ${apiKey}`));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
