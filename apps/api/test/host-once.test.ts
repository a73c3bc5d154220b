import { randomUUID } from 'node:crypto';
import { tableInstant } from '@metade/domain/table-times.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostApp } from './support/host-app.ts';
import { startOwnHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const clock = { now: tableInstant(date, '20:00', 'night', 'Europe/Lisbon') };

let api: HostApp;
let restaurant: CurrentRestaurant;
let host: Person;
let diner: Person;
let slot: string;

beforeAll(async () => {
  api = await startOwnHostApp(clock);
});
afterAll(() => api.close());
beforeEach(async () => {
  restaurant = await createRestaurant(api.pool);
  [host, diner] = [await createPerson(api.pool), await createPerson(api.pool)];
  await joinTeam(api.pool, restaurant, host);
  slot = await openSlot(api.pool, restaurant, { date, time: '20:00', qtd: 99 });
});

const book = (state: 'confirmed' | 'awaiting_restaurant' = 'confirmed') =>
  createOrder(api.pool, restaurant, diner, { slot, date, time: '20:00', state });
async function post(path: string, key: string, body: object = {}, by = host) {
  const response = await fetch(api.base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { code?: string; data?: { state: string } } };
}
const events = async (order: string) =>
  (await api.pool.query('select 1 from order_event where order_id = $1', [order])).rowCount;

test.each([
  ['arrive', 'confirmed', {}, 'arrived'],
  ['confirm', 'awaiting_restaurant', {}, 'confirmed'],
  ['decline', 'awaiting_restaurant', { reason: 'Full restaurant' }, 'declined'],
] as const)(
  'a %s that is sent again under its key is answered as the first, and done once',
  async (step, state, body, after) => {
    const order = await book(state);
    const key = randomUUID();
    for (let n = 0; n < 3; n += 1)
      expect(await post(`/host/orders/${order.id}/${step}`, key, body)).toMatchObject({
        status: 200,
        body: { data: { state: after } },
      });
    expect(await events(order.id)).toBe(1);
    expect((await post(`/host/orders/${order.id}/${step}`, randomUUID(), body)).status).toBe(409);
  },
);

test('ten at once under one key are all answered, and done once; a voucher’s code as well', async () => {
  const [order, byCode] = [await book(), await book()];
  const [one, two] = [randomUUID(), randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      n % 2
        ? post(`/host/orders/${order.id}/arrive`, one)
        : post(`/host/restaurants/${restaurant.id}/redeem`, two, { code: byCode.code }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect([await events(order.id), await events(byCode.id)]).toEqual([1, 1]);
});

test('a step that waited for the network is the same with seat_anyway, which it is sent with later', async () => {
  const [order, coded] = [await book(), await book()];
  const [one, other] = [randomUUID(), randomUUID()];
  const [{ code } = { code: '' }] = (
    await api.pool.query<{ code: string }>('select voucher_code as code from orders where id = $1', [coded.id])
  ).rows;
  for (const seat_anyway of [false, true]) {
    const arrived = await post(`/host/orders/${order.id}/arrive`, one, { seat_anyway });
    expect(arrived).toMatchObject({ status: 200, body: { data: { state: 'arrived' } } });
    const redeemed = await post(`/host/restaurants/${restaurant.id}/redeem`, other, { code, seat_anyway });
    expect(redeemed).toMatchObject({ status: 200, body: { data: { state: 'arrived' } } });
  }
});

test('a key stands for one request: with another body, order or step it is refused', async () => {
  const [order, other] = [await book('awaiting_restaurant'), await book('awaiting_restaurant')];
  const key = randomUUID();
  const decline = (id: string, reason: string) => post(`/host/orders/${id}/decline`, key, { reason });
  expect((await decline(order.id, 'Full restaurant')).status).toBe(200);
  const reused = { status: 422, body: { code: 'idempotency_key_reused' } };
  expect(await decline(order.id, 'Closed')).toMatchObject(reused);
  expect(await decline(other.id, 'Full restaurant')).toMatchObject(reused);
  expect(await post(`/host/orders/${order.id}/confirm`, key)).toMatchObject(reused);
});

test('a step from before all keys were in one table is answered as the first', async () => {
  const order = await book();
  const key = randomUUID();
  await api.pool.query(
    "insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, $2, 'arriveOrder', '', $3)",
    [host.id, key, order.id],
  );
  expect((await post(`/host/orders/${order.id}/arrive`, key)).status).toBe(200);
  expect(await events(order.id)).toBe(0);
});

test('somebody else’s key is nothing to me', async () => {
  const order = await book();
  const key = randomUUID();
  await post(`/host/orders/${order.id}/arrive`, key);
  const colleague = await createPerson(api.pool);
  await joinTeam(api.pool, restaurant, colleague);
  expect(await post(`/host/orders/${order.id}/arrive`, key, {}, colleague)).toMatchObject({
    status: 409,
    body: { code: 'voucher_already_used' },
  });
});
