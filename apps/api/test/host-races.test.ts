import { tableInstant } from '@metade/domain/table-times.ts';
import { runMigrations } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from './support/database.ts';
import { createTestDatabase } from './support/database.ts';
import type { HostApp } from './support/host-app.ts';
import { startHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const clock = { now: tableInstant(date, '20:00', 'night', 'Europe/Lisbon') };

let database: TestDatabase;
let servers: [HostApp, HostApp];
let restaurant: CurrentRestaurant;
let team: [Person, Person];
let diner: Person;
let slot: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await runMigrations({ connectionString: database.url });
  servers = [await startHostApp(database.url, clock), await startHostApp(database.url, clock)];
  const { pool } = servers[0];
  restaurant = await createRestaurant(pool);
  team = [await createPerson(pool, { first: 'Rui' }), await createPerson(pool, { first: 'Vera' })];
  for (const person of team) await joinTeam(pool, restaurant, person);
  diner = await createPerson(pool);
  slot = await openSlot(pool, restaurant, { date, time: '20:00', qtd: 99 });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

test('of 20 redeems at once on two servers one alone uses the voucher; the others learn who did', async () => {
  const { pool } = servers[0];
  for (let round = 0; round < 3; round += 1) {
    const order = await createOrder(pool, restaurant, diner, { slot, date, time: '20:00' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const [server, person] = index % 2 === 0 ? [servers[0], team[0]] : [servers[1], team[1]];
        return index % 4 < 2
          ? server.post(`/host/restaurants/${restaurant.id}/redeem`, person.token, { code: order.code })
          : server.post(`/host/orders/${order.id}/arrive`, person.token, {});
      }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(winners).toHaveLength(1);
    const { rows } = await pool.query<{ first_name: string }>(
      'select u.first_name from orders o join app_user u on u.id = o.arrived_by where o.id = $1',
      [order.id],
    );
    for (const loser of losers) {
      expect(loser).toMatchObject({
        status: 409,
        body: { code: 'voucher_already_used', params: { at: '20:00', by: rows[0]?.first_name } },
      });
    }
    const events = await pool.query('select 1 from order_event where order_id = $1', [order.id]);
    expect(events.rowCount).toBe(1);
  }
});

test('of a yes and a no at once one alone counts, with its own effects', async () => {
  const { pool } = servers[0];
  for (let round = 0; round < 10; round += 1) {
    const order = await createOrder(pool, restaurant, diner, {
      slot,
      date,
      time: '20:00',
      state: 'awaiting_restaurant',
    });
    const answers = await Promise.all([
      servers[0].post(`/host/orders/${order.id}/confirm`, team[0].token),
      servers[1].post(`/host/orders/${order.id}/decline`, team[1].token, { reason: 'Full restaurant' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const jobs = await pool.query<{ name: string }>(
      `select t.identifier as name from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.payload->>'payment' = (select id::text from payment where order_id = $1)`,
      [order.id],
    );
    expect(jobs.rows).toEqual([{ name: answers[0]?.status === 200 ? 'capture_payment' : 'void_payment' }]);
  }
});

test('an arrival and a no-show at once leave one of them', async () => {
  const { pool } = servers[0];
  clock.now += 31 * 60_000;
  for (let round = 0; round < 10; round += 1) {
    const order = await createOrder(pool, restaurant, diner, { slot, date, time: '20:00' });
    const answers = await Promise.all([
      servers[0].post(`/host/orders/${order.id}/arrive`, team[0].token, { seat_anyway: true }),
      servers[1].post(`/host/orders/${order.id}/no-show`, team[1].token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});
