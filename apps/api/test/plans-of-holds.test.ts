import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import { readHoldFacts } from '../src/features/orders/hold-facts.ts';
import { readTables } from '../src/features/restaurants/read-tables.ts';
import { tablesSql } from '../src/features/restaurants/tables-column.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { openTable } from './support/diner.ts';
import type { Table } from './support/diner.ts';

const holds = 60;
let api: TestApp;
let table: Table;
let another: Table;

beforeAll(async () => {
  api = await startTestApp();
  [table, another] = [await openTable(api.pool), await openTable(api.pool)];
  for (const { slotId, date } of [table, another])
    await api.pool.query(
      'insert into slot_day (slot_id, date, restaurant_id, capacity, booked) select id, $2, restaurant_id, 100, 90 from table_slot where id = $1',
      [slotId, date],
    );
});
afterAll(() => api.close());

/** Orders of other diners, live when they are held. */
async function addOrders(state: string, count: number, at = another): Promise<void> {
  await api.pool.query(
    `insert into orders (id, number, holder_id, restaurant_id, slot_id, date, time, period, places, people, state, hold_no, hold_expires_at,
       starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency)
     select gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid(), restaurant_id, id, $2, time, period, places, 1, $3, 1,
       now() + n * interval '1 second' + interval '1 minute', now() + interval '1 day', now() + interval '1 day', 30, 'review', 600, 'EUR'
     from table_slot, generate_series(1, $4) n where id = $1`,
    [at.slotId, at.date, state, count],
  );
}

const factsFor = (network: string | null) => (pool: pg.Pool) =>
  readHoldFacts(pool, {
    restaurant: table.restaurantId,
    slot: table.slotId,
    date: table.date,
    holderId: randomUUID(),
    userId: null,
    network,
    claim: null,
    now: Date.now(),
  });

async function readAsListed(pool: pg.Pool): Promise<void> {
  const values: unknown[] = [];
  const param = (value: unknown) => `$${values.push(value)}`;
  const text = `select ${tablesSql(table.date, undefined, Date.now(), param)} as tables from restaurant r where r.id = ${param(table.restaurantId)}`;
  expect((await pool.query<{ tables: string }>(text, values)).rows[0]?.tables).toContain(table.slotId);
}

/** From the sixth time on, PostgreSQL keeps its plan. */
async function readOften(pool: pg.Pool, read: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 10; time += 1) await read(pool);
}

/** Rows of orders that were read so far. */
async function ordersRead(pool: pg.Pool): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ read: number }>(
    `select (select seq_tup_read from pg_stat_user_tables where relname = 'orders') + sum(idx_tup_read)::integer as read
     from pg_stat_user_indexes where relname = 'orders'`,
  );
  return rows[0]?.read as number;
}

/** Rows of orders that a reading reads, planned as the table is now, once more holds are live. */
async function readOnceGrown(read: (pool: pg.Pool) => Promise<unknown>, at = another): Promise<number> {
  const pool = createPool(api.databaseUrl, 1);
  try {
    await readOften(pool, read);
    await addOrders('held', holds, at);
    const before = await ordersRead(pool);
    await readOften(pool, read);
    return (await ordersRead(pool)) - before;
  } finally {
    await pool.end();
  }
}

test.each([
  ['a hold by a diner needs', factsFor(null)],
  ['a hold by a guest needs', factsFor('203.0.113.0/24')],
  ['a restaurant shows', (pool: pg.Pool) => readTables(pool, [table.restaurantId], [table.date], Date.now())],
  ['a list shows', readAsListed],
])('what %s is read without everybody’s holds, though it was planned when there were none', async (_what, read) => {
  await api.pool.query("delete from orders where state = 'held'");
  await addOrders('cancelled', 500);
  await api.pool.query('vacuum analyze orders');
  expect(await readOnceGrown(read)).toBe(0);
});

test('of a table that everybody wanted the live holds are not read, though it was planned when the orders were just emptied', async () => {
  await addOrders('held', 1000, table);
  await api.pool.query('analyze orders');
  await api.pool.query('truncate orders cascade');
  expect(await readOnceGrown(factsFor(null), table)).toBe(0);
});
