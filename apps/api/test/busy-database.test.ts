import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import { newDiners, openTable, taken } from './support/diner.ts';
import type { Caller } from './support/diner.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

test('a row locked for long keeps 30 buyers waiting for a bounded time, refuses them by 503, and nobody is sold anything twice', async () => {
  const app = await started({ settings: { lockTimeoutSeconds: 1, statementTimeoutSeconds: 2 } });
  const table = await openTable(app.pool, { qtd: 3 });
  const [first, ...buyers] = await newDiners(app.pool, app.url, 31);
  // The day's row is there from the first one on.
  taken(await (first as Caller).hold(table));
  const locker = createPool(app.databaseUrl, 1);
  const client = await locker.connect();
  await client.query('begin');
  const { rowCount } = await client.query('select 1 from slot_day where slot_id = $1 and date = $2 for update', [
    table.slotId,
    table.date,
  ]);
  expect(rowCount).toBe(1);
  const asked = Promise.all(buyers.map((buyer) => buyer.hold(table)));
  // Longer than all of them may wait, a connection of the pool each time.
  expect(await Promise.race([asked.then(() => 'answered'), sleep(32_000, 'waiting')])).toBe('answered');
  const outcomes = await asked;
  expect(new Set(outcomes.map((one) => (one.ok ? 'ok' : `${one.status} ${one.code}`)))).toEqual(
    new Set(['503 unavailable']),
  );
  await client.query('rollback');
  client.release();
  await locker.end();
  const again = await Promise.all(buyers.map((buyer) => buyer.hold(table)));
  expect(again.filter(({ ok }) => ok)).toHaveLength(2);
  expect(again.filter(({ code }) => code === 'table_taken')).toHaveLength(28);
  expect(await auditDatabase(app.pool, { settled: false })).toEqual([]);
});

test('a database that may not write is told as 503 in the language of the caller, with when to come again, and is not ready', async () => {
  const database = await createTestDatabase();
  ends.push(() => database.drop());
  const app = await started({ databaseUrl: database.url });
  const table = await openTable(app.pool);
  const [diner] = await newDiners(app.pool, app.url, 1);
  expect(await ready(app)).toEqual([200, {}]);
  const name = new URL(database.url).pathname.slice(1);
  const admin = createPool(database.url, 1);
  ends.push(() => admin.end());
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  await expect.poll(() => ready(app)).toEqual([503, { database: expect.stringContaining('read-only') as string }]);
  const words = {
    en: 'We cannot answer right now',
    es: 'No podemos responder ahora',
    pt: 'Não conseguimos responder agora',
  };
  for (const [locale, text] of Object.entries(words)) {
    const response = await fetch(`${app.url}/v1/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${diner?.token}`,
        'accept-language': locale,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ restaurant: table.restaurantId, slot: table.slotId, date: table.date, people: 2 }),
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining(text) as string,
    });
  }
});

test('a full disk and a worker that is dead make a server not ready', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-disk-'));
  ends.push(() => rmSync(dataDir, { recursive: true }));
  const app = await started({ env: { DATA_DIR: dataDir } });
  expect(await ready(app)).toEqual([200, {}]);
  // Whoever writes to it is told that no room is left.
  rmSync(path.join(dataDir, '.write-probe'));
  symlinkSync('/dev/full', path.join(dataDir, '.write-probe'));
  await expect.poll(() => ready(app)).toEqual([503, { disk: expect.stringContaining('ENOSPC') as string }]);
  rmSync(path.join(dataDir, '.write-probe'));

  const small = await started({ env: { DATA_DIR: dataDir }, settings: { diskFreeMegabytes: 1_000_000_000 } });
  expect(await ready(small)).toEqual([503, { disk: expect.stringContaining('MB are free') as string }]);

  const worker = await app.startWorker();
  expect(await ready(app)).toEqual([200, {}]);
  await worker.stop();
  await expect.poll(() => ready(app)).toEqual([503, { jobs: expect.stringContaining('worker') as string }]);
});

test('settings that cannot be read are no fault of the data folder', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-disk-'));
  ends.push(() => rmSync(dataDir, { recursive: true }));
  const app = await started({ env: { DATA_DIR: dataDir } });
  vi.spyOn(app.context.markets, 'settings').mockRejectedValue(new Error('Connection terminated'));
  ends.push(() => vi.restoreAllMocks());
  expect(await app.context.readiness.troubles()).toEqual({});
});

async function started(options: Parameters<typeof startTestApp>[0]): Promise<TestApp> {
  const app = await startTestApp(options);
  ends.push(() => app.close());
  return app;
}

async function ready(app: TestApp): Promise<[number, Record<string, string>]> {
  const response = await fetch(`${app.url}/health/ready`);
  const { troubles = {} } = (await response.json()) as { troubles?: Record<string, string> };
  return [response.status, troubles];
}
