import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createClient } from '@metade/api-client/client.ts';
import type { ApiClient } from '@metade/api-client/client.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createApp } from '../../src/app.ts';
import { compose } from '../../src/compose.ts';
import { readConfig } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import type { JobWorker } from '../../src/jobs/job-worker.ts';
import { connectionLimits } from '../../src/http/connection-limits.ts';
import { serveMetrics } from '../../src/watch/metrics-server.ts';
import { startWorker } from '../../src/worker.ts';
import { checkAnswers } from './checked-answers.ts';
import { createTestDatabase } from './database.ts';
import { gatewayApiKey, gatewayWebhookSecret, mountGateway, type MountedGateway } from './gateway-under-test.ts';
import { watchLoggedChanges } from './logged-changes.ts';
import { watchTransactions } from './pool-in-transaction.ts';
import { readOnlyReplica } from './read-only-replica.ts';

export const voucherKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export type TestApp = {
  app: FastifyInstance;
  context: Context;
  pool: pg.Pool;
  url: string;
  databaseUrl: string;
  /** Where METRICS_PORT has its metrics; '' without one. */
  metricsUrl: string;
  client: ApiClient;
  /** Starts the job worker; without it jobs wait in the queue, which some tests want. */
  startWorker(): Promise<JobWorker>;
  gateway: MountedGateway;
  /** Turns a card number into a token of the gateway, as a browser does. */
  cardToken(number?: string): Promise<string>;
  close(): Promise<void>;
};

/** All of a test come from one address, whose limits the servers on a database count together. */
export const unlimited = {
  writesPerMinutePerAddress: 1_000_000,
  readsPerMinutePerAddress: 1_000_000,
  signUpsPerAddressPerHour: 1_000_000,
};

export type TestAppOptions = {
  settings?: Partial<Settings>;
  overrides?: Partial<Context>;
  databaseUrl?: string;
  /** Further variables of the environment. */
  env?: Record<string, string>;
  worker?: boolean;
  /** Where the gateway sends its events; to this app by default. */
  webhookUrl?: () => string;
};

/** The whole API with its gateway, listening on a free port, on a database of its own (or the one given). */
export async function startTestApp({
  settings = {},
  overrides = {},
  databaseUrl,
  env = {},
  worker = false,
  webhookUrl,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = databaseUrl === undefined ? await createTestDatabase() : null;
  const config = readConfig({
    DATABASE_URL: databaseUrl ?? database?.url,
    PORT: '0',
    PUBLIC_URL: 'http://metade.test',
    VOUCHER_SIGNING_KEY: voucherKey,
    GATEWAY_URL: 'http://127.0.0.1:1/gateway',
    GATEWAY_API_KEY: gatewayApiKey,
    GATEWAY_WEBHOOK_SECRET: gatewayWebhookSecret,
    POSTAL_CODES_ONLINE: 'false',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    METADE_SETTINGS: JSON.stringify({
      ...unlimited,
      connectionsPerAddress: 1_000_000,
      // A test looks at a list the moment after it changed what is in it.
      listCacheMs: 0,
      // What is decided is carried out in the request, unless a test is about taking it back.
      stepUndoSeconds: 0,
      claimAnswerHours: 0,
      // Of a killed server a test waits for the jobs.
      workerLostSeconds: 2,
      // Storms and audits on a busy machine are no trouble of the database.
      statementTimeoutSeconds: 300,
      lockTimeoutSeconds: 60,
      ...settings,
    }),
    ...env,
  });
  let url = '';
  const gateway = await mountGateway({
    databaseUrl: config.databaseUrl,
    url: () => url,
    webhookUrl: webhookUrl ?? (() => `${url}/v1/webhooks/gateway`),
  });
  const replicas = config.databaseReadUrls.length > 0 ? undefined : readOnlyReplica(config.databaseUrl);
  const { context, pools, close } = compose(config, {
    gateways: gateway.gateways,
    ...(replicas && { replicas }),
    ...overrides,
  });
  const assertNoneInTransaction = watchTransactions(context.pool);
  const changes = watchLoggedChanges(context.pool);
  const answers = checkAnswers();
  const app = await createApp(context, connectionLimits, changes.handlers(answers.handlers));
  answers.watch(app);
  await gateway.mount(app, context.pool);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const metrics = await serveMetrics({ context, pools });
  const workers: JobWorker[] = [];
  const start = async () => {
    const runner = await startWorker(context);
    workers.push(runner);
    return runner;
  };
  if (worker) await start();

  return {
    app,
    context,
    pool: context.pool,
    url,
    databaseUrl: config.databaseUrl,
    metricsUrl: metrics === null ? '' : `http://127.0.0.1:${metrics.port}/metrics`,
    client: createClient(url),
    startWorker: start,
    gateway,
    cardToken: (number = '4242424242424242') => gateway.cardToken(number),
    close: async () => {
      await app.close();
      for (const runner of workers) await runner.stop();
      await metrics?.close();
      await close();
      await gateway.close();
      await database?.drop();
      answers.assertDeclared();
      changes.assertLogged();
      assertNoneInTransaction();
    },
  };
}
