import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { tableInstant } from '@metade/domain/table-times.ts';
import type { OrderAction, OrderActor, OrderState } from '@metade/domain/order-life-cycle.ts';
import { orderStates, orderTransitions, statesIn } from '@metade/domain/order-life-cycle.ts';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import { transitionOrder } from '../src/features/orders/index.ts';
import type { TestDatabase } from './support/database.ts';
import { createTestDatabase } from './support/database.ts';
import { createRestaurant, createOrder, createPerson, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const meal = tableInstant(date, '20:00', 'night', 'Europe/Lisbon');
const actors: OrderActor[] = ['diner', 'restaurant', 'system', 'admin'];
const actions = [...new Set(orderTransitions.map(({ action }) => action))];

let database: TestDatabase;
let pool: pg.Pool;
let order: string;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url);
  const restaurant = await createRestaurant(pool);
  const slot = await openSlot(pool, restaurant, { date, time: '20:00' });
  order = (await createOrder(pool, restaurant, await createPerson(pool), { slot, date, time: '20:00' })).id;
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Puts the order into a state past the life-cycle, with its table and without a deadline, and forgets its history. */
async function putInto(state: OrderState): Promise<void> {
  await pool.query('alter table orders disable trigger user');
  await pool.query('update orders set state = $2, confirm_by = null where id = $1', [order, state]);
  await pool.query('alter table orders enable trigger user');
  await pool.query('update slot_day set booked = 1');
  await pool.query('delete from order_event where order_id = $1', [order]);
}

async function found() {
  const { rows } = await pool.query<{ state: OrderState; events: string[] }>(
    `select o.state, coalesce(array_agg(concat(e.from_state, ' ', e.to_state, ' ', e.actor)) filter (where e.id is not null), '{}') as events
     from orders o left join order_event e on e.order_id = o.id where o.id = $1 group by o.id`,
    [order],
  );
  return rows[0];
}

test('a step that the life-cycle has is taken once, with its event; any other is refused and changes nothing', async () => {
  const state = fc.constantFrom(...orderStates);
  await fc.assert(
    fc.asyncProperty(
      state,
      fc.constantFrom(...actions),
      state,
      state,
      fc.constantFrom(...actors),
      async (here: OrderState, action: OrderAction, from: OrderState, to: OrderState, as: OrderActor) => {
        await putInto(here);
        const known = orderTransitions.find(
          (one) => one.action === action && one.from === from && one.to === to && one.by.includes(as),
        );
        // Long after every deadline; a booking without one to answer never comes to it.
        const take = () => transitionOrder(pool, order, { action, from, to, as, at: meal + 86_400_000 });
        const possible = known !== undefined && here === from && known.deadline !== 'at_confirmation_deadline';
        if (known === undefined) await expect(take()).rejects.toThrow('no one step');
        else expect(await take()).toBe(possible);
        expect(await found()).toEqual(
          possible ? { state: to, events: [`${from} ${to} ${as}`] } : { state: here, events: [] },
        );
        if (possible && from !== to) expect(await take()).toBe(false);
      },
    ),
    {
      numRuns: 60,
      examples: orderTransitions.map((one) => [one.from, one.action, one.from, one.to, one.by[0] ?? 'diner']),
    },
  );
});

test.each([
  ['decline', 'restaurant', -1, true],
  ['decline', 'restaurant', 1, false],
  ['accept', 'restaurant', 1, false],
  ['leave_unanswered', 'system', -1, false],
  ['leave_unanswered', 'system', 1, true],
] as const)('%s by the %s %i ms after the deadline: %s', async (action, as, after, taken) => {
  await putInto('awaiting_restaurant');
  await pool.query('update orders set confirm_by = $2 where id = $1', [order, new Date(meal)]);
  expect(await transitionOrder(pool, order, { action, as, at: meal + after })).toBe(taken);
});

test('the database counts the tables of the same states as the life-cycle', async () => {
  const { rows } = await pool.query<{ state: OrderState }>(
    'select state from unnest($1::text[]) state where keeps_table(state)',
    [orderStates],
  );
  expect(rows.map(({ state }) => state)).toEqual(statesIn('keeps_table'));
});

test('no other source moves an order or writes its history', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx,sql}', { cwd: root });
  expect(sources.length).toBeGreaterThan(500);
  const writers = sources.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return /insert\s+into\s+order_event|update\s+orders(\s+(as\s+)?\w+)?\s+set\s((?!\bwhere\b)[^`])*?\bstate\s*=/i.test(
      text,
    );
  });
  expect(writers).toEqual(['apps/api/src/features/orders/transition-order.ts']);
});
