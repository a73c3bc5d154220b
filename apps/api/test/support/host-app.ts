import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { runMigrations } from 'graphile-worker';
import { createVoucherSigner } from '../../src/adapters/voucher-signer.ts';
import { createApp } from '../../src/app.ts';
import { createLog } from '../../src/watch/log.ts';
import type { Context } from '../../src/context.ts';
import { listenToChanges } from '../../src/db/changes.ts';
import { createCatalogueBook } from '../../src/db/catalogue-book.ts';
import { createMarketBook } from '../../src/db/market-book.ts';
import { followDatabaseClock } from '../../src/db/database-clock.ts';
import { createPool } from '../../src/db/pool.ts';
import { noReplicas } from '../../src/db/replicas.ts';
import { connectionLimits } from '../../src/http/connection-limits.ts';
import { createReadiness } from '../../src/http/readiness.ts';
import { checkAnswers } from './checked-answers.ts';
import { createTestDatabase } from './database.ts';

export const signer = createVoucherSigner(
  String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
);

export type HostApp = Awaited<ReturnType<typeof startHostApp>>;

/** One server process's worth of API on a free port, with a clock of the test's. What a host never reaches is left out. */
export async function startHostApp(databaseUrl: string, clock: { now: number }) {
  const pool = createPool(databaseUrl);
  const changes = listenToChanges(databaseUrl);
  const databaseClock = followDatabaseClock(pool);
  const markets = createMarketBook(pool, {
    writesPerMinutePerAddress: 100_000,
    readsPerMinutePerAddress: 100_000,
    stepUndoSeconds: 0,
    claimAnswerHours: 0,
  });
  const context = {
    config: {
      logLevel: 'silent',
      trustedProxies: [],
      corsOrigins: [],
      publicUrl: 'http://metade.test',
      metricsToken: null,
      apps: { smallest: null, android: null, ios: null },
    },
    log: createLog('silent'),
    pool,
    primary: pool,
    replicas: noReplicas,
    now: () => clock.now,
    clock: databaseClock,
    readiness: createReadiness(),
    markets,
    catalogue: createCatalogueBook(pool, markets),
    vouchers: signer,
    changes,
  } as unknown as Context;
  const answers = checkAnswers();
  const app = await createApp(context, connectionLimits, answers.handlers);
  answers.watch(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/v1`;

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    token: string,
    body?: object,
  ) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'en',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
    return { status: response.status, body: (await response.json()) as any };
  };
  return {
    app,
    context,
    base,
    pool,
    get: (path: string, token: string) => send('GET', path, token),
    post: (path: string, token: string, body: object = {}) => send('POST', path, token, body),
    send,
    close: async () => {
      const closed = app.close();
      // Clients of tests keep connections that nobody uses again.
      app.server.closeAllConnections();
      await closed;
      databaseClock.close();
      await changes.close();
      await pool.end();
      answers.assertDeclared();
    },
  };
}

/** The same on a database of its own, with the queue of jobs, which goes when the app is closed. */
export async function startOwnHostApp(clock: { now: number }): Promise<HostApp> {
  const database = await createTestDatabase();
  await runMigrations({ connectionString: database.url });
  const api = await startHostApp(database.url, clock);
  return {
    ...api,
    close: async () => {
      await api.close().finally(() => database.drop());
    },
  };
}
