import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import { noReplicas } from '../src/db/replicas.ts';
import { transaction } from '../src/db/transaction.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import type { TestDatabase } from './support/database.ts';
import { relayDatabase } from './support/database-relay.ts';
import type { DatabaseRelay } from './support/database-relay.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { testPool } from './support/test-pool.ts';

let database: TestDatabase;
let relay: DatabaseRelay;
let pool: pg.Pool;
/** Without the relay in between. */
let direct: pg.Pool;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  relay = await relayDatabase(database.url);
  pool = createPool(relay.url, 2);
  direct = testPool(database.url);
  await direct.query('create table tally (times integer not null)');
  app = await startTestApp({ databaseUrl: relay.url });
});
beforeEach(async () => {
  await direct.query('truncate tally; insert into tally values (0)');
});
afterAll(async () => {
  await app.close();
  await pool.end();
  await direct.end();
  await relay.close();
  await database.drop();
});

test('a server that is gone for a moment is waited for', async () => {
  relay.shut();
  const asked = pool.query<{ one: number }>('select 1 as one');
  await sleep(400);
  await relay.open();
  expect((await asked).rows).toEqual([{ one: 1 }]);
});

test('a transaction whose connection ends before its commit runs again, and is kept once', async () => {
  let runs = 0;
  await transaction(pool, async (trx) => {
    runs += 1;
    await trx.query('update tally set times = times + 1');
    if (runs > 1) return;
    const { rows } = await trx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await direct.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await trx.query('select 1');
  });
  expect(runs).toBe(2);
  expect(await times()).toBe(1);
});

test('a transaction on a connection that takes no writes goes on with another one, and that one is dropped', async () => {
  const pids: number[] = [];
  await transaction(pool, async (trx) => {
    const { rows } = await trx.query<{ pid: number }>('select pg_backend_pid() as pid');
    pids.push(rows[0]?.pid as number);
    if (pids.length === 1) await trx.query('set transaction read only');
    await trx.query('update tally set times = times + 1');
  });
  expect(pids).toHaveLength(2);
  expect(await times()).toBe(1);
  await expect
    .poll(async () => (await direct.query('select 1 from pg_stat_activity where pid = $1', [pids[0]])).rowCount)
    .toBe(0);
});

test('a commit whose answer is lost is an error and runs once, since it was kept', async () => {
  let runs = 0;
  const before = relay.lost();
  relay.loseAnswerTo('commit');
  const work = transaction(pool, async (trx) => {
    runs += 1;
    await trx.query('update tally set times = times + 1');
  });
  await expect(work).rejects.toThrow(/Connection terminated|ECONNRESET/);
  expect([runs, relay.lost() - before, await times()]).toEqual([1, 1, 1]);
});

test('a hold whose answer is lost is found by its key and answered; without a key it is 503, and no second table is taken', async () => {
  const table = await openTable(direct, { qtd: 5 });
  const [keyed, keyless] = [await newDiner(direct, app.url), await newDiner(direct, app.url)];
  const before = relay.lost();
  relay.loseAnswerTo('insert into orders (');
  const held = taken(await keyed.hold(table, { idempotencyKey: randomUUID() }));
  relay.loseAnswerTo('insert into orders (');
  expect(await keyless.hold(table)).toMatchObject({ ok: false, status: 503, code: 'unavailable' });
  expect(relay.lost() - before).toBe(2);
  const { rows } = await direct.query<{ id: string }>('select id from orders where holder_id = $1', [keyed.id]);
  expect(rows).toEqual([{ id: held._id }]);
  expect((await direct.query('select 1 from orders')).rowCount).toBe(2);
});

test('a search that is sent by POST is read again: it writes nothing', async () => {
  const { slug, date } = await openTable(direct);
  const alone = await startTestApp({ databaseUrl: relay.url, overrides: { replicas: noReplicas } });
  try {
    const before = relay.lost();
    // On a new connection a statement is told with its text.
    relay.shut();
    await relay.open();
    relay.loseAnswerTo('availability_day');
    const { data } = await alone.client.call('searchRestaurants', { params: { country: 'PT' }, body: { date } });
    expect(data.map((one) => one.slug)).toContain(slug);
    expect(relay.lost() - before).toBe(1);
    relay.loseAnswerTo('availability_day');
    await alone.client.call('countFilters', { params: { country: 'PT' }, body: { date } });
    expect(relay.lost() - before).toBe(2);
  } finally {
    await alone.close();
  }
});

test('a payment whose beginning is answered to nobody is not made twice: its key tells of it until it is settled, and another pays', async () => {
  const { diner, order, card } = await readyToPay();
  const idempotencyKey = randomUUID();
  relay.loseAnswerTo('commit');
  // The gateway was not asked, and the repeat asks it as little: it cannot know.
  expect(taken(await diner.pay(order, card, { idempotencyKey })).payment?.state).toBe('pending');
  const worker = await app.startWorker();
  await expect
    .poll(() => diner.pay(order, card, { idempotencyKey }))
    .toMatchObject({ status: 503, params: { charged: false, held: true } });
  await worker.stop();
  expect(taken(await diner.pay(order, card, { idempotencyKey: randomUUID() })).state).toBe('confirmed');
  expect(await auditDatabase(direct, { settled: false })).toEqual([]);
});

test('a payment whose answer of the gateway meets a lost connection is kept by the next one', async () => {
  const { diner, order, card } = await readyToPay();
  const before = relay.lost();
  // On a new connection a statement is told with its text.
  relay.shut();
  await relay.open();
  relay.loseAnswerTo('update payment');
  expect(taken(await diner.pay(order, card, { idempotencyKey: randomUUID() })).state).toBe('confirmed');
  expect(relay.lost() - before).toBe(1);
  expect(await auditDatabase(direct, { settled: false })).toEqual([]);
});

async function readyToPay() {
  const table = await openTable(direct, { qtd: 1 });
  const diner = await newDiner(direct, app.url);
  return { diner, order: taken(await diner.hold(table))._id, card: await app.cardToken() };
}

async function times(): Promise<number> {
  const { rows } = await direct.query<{ times: number }>('select times from tally');
  return rows[0]?.times as number;
}
