import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDatabase, checkPooler } from '../src/check-database.ts';
import type { Config } from '../src/config.ts';
import { createPool } from '../src/db/pool.ts';
import { migrate } from '../src/db/migrate.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import type { TestDatabase } from './support/database.ts';
import { newDiners, openTable, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { pgbouncerProgram, startPgBouncer } from './support/pgbouncer.ts';
import type { PgBouncer } from './support/pgbouncer.ts';
import { testPool } from './support/test-pool.ts';

/** Sessions of the database for everybody together, of whom each app alone has five times as many connections. */
const sessions = 4;
/** What a server keeps past the pooler as `metade`: two for its caches, two for its worker. A fifth, which hears of changes, has a name of its own. */
const directs = 4;

describe.runIf(pgbouncerProgram)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let direct: pg.Pool;
  let apps: TestApp[];

  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPgBouncer(database.url, { sessions });
    direct = testPool(database.url);
    const started = () => startTestApp({ databaseUrl: pooler.url, env: { DATABASE_DIRECT_URL: database.url } });
    apps = [await started(), await started()];
    for (const app of apps) await app.startWorker();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await direct.end();
    await pooler.stop();
    await database.drop();
  });

  test('two servers book through four sessions: held, paid, with a voucher, and every job runs', async () => {
    const tables = await Promise.all(Array.from({ length: 10 }, () => openTable(direct, { qtd: 8 })));
    const diners = await newDiners(direct, url(0), 60);
    const outcomes = await Promise.all(diners.map((diner, nth) => book(diner, tables[nth % 10] as Table, nth)));
    expect(new Set(outcomes)).toEqual(new Set(['confirmed']));
    const names = await one<{ sessions: number }>(
      "select count(*)::integer as sessions from pg_stat_activity where application_name = 'metade' and datname = current_database()",
    );
    expect(names.sessions).toBeLessThanOrEqual(sessions + directs * apps.length);
    await drain((apps[0] as TestApp).context, { later: true });
    expect(await auditDatabase(direct)).toEqual([]);
  });

  test('no statement has a name, and every session is ready for the search and has its limits', async () => {
    const asked = await Promise.all(
      Array.from({ length: 40 }, () =>
        (apps[0] as TestApp).pool.query<{ names: number; similarity: string; limit: string }>(
          `select (select count(*)::integer from pg_prepared_statements where name <> '') as names, current_setting('pg_trgm.word_similarity_threshold') as similarity,
             current_setting('statement_timeout') as limit where $1`,
          [true],
        ),
      ),
    );
    for (const { rows } of asked) expect(rows).toEqual([{ names: 0, similarity: '0.45', limit: '1min' }]);
  });

  test('what one server changes the other one hears of, on a connection of its own', async () => {
    const heard: string[] = [];
    (apps[1] as TestApp).context.changes.onOrder(({ order }) => heard.push(order));
    const table = await openTable(direct, { qtd: 1 });
    const [diner] = (await newDiners(direct, url(0), 1)) as [Caller];
    const order = taken(await diner.hold(table));
    taken(await diner.pay(order._id, await (apps[0] as TestApp).cardToken()));
    await expect.poll(() => heard).toContain(order._id);
  });

  test('a job that is added is taken at once, not when the queue is next looked at', async () => {
    const { listening } = await one<{ listening: number }>(
      `select count(*)::integer as listening from pg_stat_activity where datname = current_database() and query like 'LISTEN "jobs:insert"%'`,
    );
    expect(listening).toBe(apps.length);
  });

  test('PgBouncer killed under load answers no 500 and takes nothing twice', async () => {
    const table = await openTable(direct, { qtd: 40 });
    const diners = await newDiners(direct, url(0), 40);
    const held = diners.map((diner, nth) => diner.at(url(nth)).hold(table, { idempotencyKey: randomUUID() }));
    await pooler.restart();
    const failed = (await Promise.all(held)).filter((outcome) => !outcome.ok);
    for (const outcome of failed) expect(outcome).toMatchObject({ status: 503 });
    await expect.poll(async () => (await fetch(`${url(0)}/health/ready`)).status).toBe(200);
    const { n } = await one<{ n: number }>(
      `select count(*)::integer as n from orders where slot_id = '${table.slotId}'`,
    );
    expect(n).toBeGreaterThanOrEqual(diners.length - failed.length);
    expect(n).toBeLessThanOrEqual(diners.length);
    expect(await auditDatabase(direct, { settled: false })).toEqual([]);
  });

  test('a start says what is missing: the direct address, a session made ready, the same database, no second pooler', async () => {
    const bare = await startPgBouncer(database.url, { prepared: false });
    const other = await createTestDatabase();
    const told = async (databaseUrl: string, databaseDirectUrl = databaseUrl) => {
      const pool = createPool(databaseUrl, 1, { pooler: databaseDirectUrl !== databaseUrl });
      try {
        await checkDatabase(pool);
        await checkPooler(pool, { databaseUrl, databaseDirectUrl } as Config);
        return 'starts';
      } catch (error) {
        return (error as Error).message;
      } finally {
        await pool.end();
      }
    };
    try {
      expect(await told(pooler.url, database.url)).toBe('starts');
      expect(await told(database.url)).toBe('starts');
      expect(await told(pooler.url)).toMatch(/^DATABASE_URL .*: this is a pooler\. Set DATABASE_DIRECT_URL/);
      expect(await told(bare.url, database.url)).toMatch(/^DATABASE_URL .*connect_query/);
      expect(await told(pooler.url, bare.url)).toMatch(/^DATABASE_DIRECT_URL .*: this is a pooler, too/);
      expect(await told(pooler.url, other.url)).toMatch(/^DATABASE_DIRECT_URL .*another database/);
    } finally {
      await bare.stop();
      await other.drop();
    }
  });

  test('migrations find the database past the pooler', async () => {
    const pool = createPool(apps[0]?.context.config.databaseDirectUrl as string, 1);
    try {
      expect(await migrate(pool)).toEqual([]);
    } finally {
      await pool.end();
    }
  });

  function url(nth: number): string {
    return (apps[nth % apps.length] as TestApp).url;
  }

  async function book(diner: Caller, table: Table, nth: number): Promise<string> {
    const held = await diner.at(url(nth)).hold(table, { idempotencyKey: randomUUID() });
    if (!held.ok) return held.code;
    const card = await (apps[0] as TestApp).cardToken();
    const paid = await diner.at(url(nth + 1)).pay(held.data._id, card, { idempotencyKey: randomUUID() });
    if (!paid.ok) return paid.code;
    const token = paid.data.voucher?.token;
    if (token === undefined) return `no voucher: ${paid.data.state}`;
    const voucher = await diner.at(url(nth)).call('getVoucher', { params: { token } });
    return voucher.ok ? paid.data.state : voucher.code;
  }

  async function one<Row extends pg.QueryResultRow>(sql: string): Promise<Row> {
    return (await direct.query<Row>(sql)).rows[0] as Row;
  }
});
