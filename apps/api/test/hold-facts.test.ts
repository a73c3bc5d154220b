import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import { readHoldFacts } from '../src/features/orders/hold-facts.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { openTable } from './support/diner.ts';
import type { Table } from './support/diner.ts';

const holds = 60;
let api: TestApp;
let table: Table;

beforeAll(async () => {
  api = await startTestApp();
  table = await openTable(api.pool);
  await api.pool.query(
    'insert into slot_day (slot_id, date, restaurant_id, capacity, booked) select id, $2, restaurant_id, 100, 100 from table_slot where id = $1',
    [table.slotId, table.date],
  );
});
afterAll(() => api.close());

/** Orders of others, live when they are held. */
async function addOrders(state: string, count: number): Promise<void> {
  await api.pool.query(
    `insert into orders (id, number, holder_id, restaurant_id, slot_id, date, time, period, places, people, state, hold_no, hold_expires_at,
       starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency)
     select gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid(), restaurant_id, id, $2, time, period, places, 1, $3, 1,
       now() + n * interval '1 second' + interval '1 minute', now() + interval '1 day', now() + interval '1 day', 30, 'review', 600, 'EUR'
     from table_slot, generate_series(1, $4) n where id = $1`,
    [table.slotId, table.date, state, count],
  );
}

test.each([
  ['a diner', null],
  ['a guest', '203.0.113.0/24'],
])(
  'what %s needs is read without everybody’s holds, though it was planned when there were none',
  async (_who, network) => {
    const pool = createPool(api.databaseUrl, 1);
    try {
      await pool.query("delete from orders where state = 'held'");
      await addOrders('cancelled', 500);
      await pool.query('vacuum analyze orders');
      await read(network, 10);
      await addOrders('held', holds);
      const before = await ordersRead();
      await read(network, 10);
      expect((await ordersRead()) - before).toBe(0);
    } finally {
      await pool.end();
    }

    async function read(network: string | null, times: number) {
      const { restaurantId, slotId, date } = table;
      const wanted = {
        restaurant: restaurantId,
        slot: slotId,
        date,
        userId: null,
        network,
        claim: null,
        now: Date.now(),
      };
      // From the sixth time on, PostgreSQL keeps its plan.
      for (let time = 0; time < times; time += 1) await readHoldFacts(pool, { ...wanted, holderId: randomUUID() });
    }

    async function ordersRead(): Promise<number> {
      await pool.query('select pg_stat_force_next_flush()');
      const { rows } = await pool.query<{ read: number }>(
        `select (select seq_tup_read from pg_stat_user_tables where relname = 'orders') + sum(idx_tup_read)::integer as read
       from pg_stat_user_indexes where relname = 'orders'`,
      );
      return rows[0]?.read as number;
    }
  },
);
