import { tableInstant } from '@metade/domain/table-times.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostApp } from './support/host-app.ts';
import { startOwnHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const meal = tableInstant(date, '20:00', 'night', 'Europe/Lisbon');
const clock = { now: meal };

let api: HostApp;
let restaurant: CurrentRestaurant;
let host: Person;
let slot: string;

beforeAll(async () => {
  api = await startOwnHostApp(clock);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock.now = meal;
  restaurant = await createRestaurant(api.pool);
  host = await createPerson(api.pool);
  await joinTeam(api.pool, restaurant, host, 'manager');
  slot = await openSlot(api.pool, restaurant, { date, time: '20:00', qtd: 99 });
});

async function book(state: 'confirmed' | 'awaiting_restaurant' = 'confirmed'): Promise<string> {
  return (await createOrder(api.pool, restaurant, await createPerson(api.pool), { slot, date, time: '20:00', state }))
    .id;
}
const step = async (order: string, name: string, body: object = {}) =>
  (await api.post(`/host/orders/${order}/${name}`, host.token, body)).status;
async function log(order: string) {
  const { rows } = await api.pool.query(
    'select actor_id, role, what, restaurant_id, before, after from audit_log where subject = $1 order by id',
    [order],
  );
  return rows;
}
const line = (what: string, from: string, to: string, more: object = {}) => ({
  actor_id: host.id,
  role: 'manager',
  what,
  restaurant_id: restaurant.id,
  before: { state: from, ...Object.fromEntries(Object.keys(more).map((key) => [key, null])) },
  after: { state: to, ...more },
});

test('every step that a team takes is in the audit log with who took it', async () => {
  const [asked, refused, seated, missing] = [
    await book('awaiting_restaurant'),
    await book('awaiting_restaurant'),
    await book(),
    await book(),
  ];
  expect(await step(asked, 'confirm')).toBe(200);
  expect(await step(refused, 'decline', { reason: 'Full restaurant' })).toBe(200);
  expect(await step(seated, 'arrive')).toBe(200);
  expect(await step(seated, 'undo-arrive')).toBe(200);
  clock.now = meal + 31 * 60_000;
  expect(await step(missing, 'no-show')).toBe(200);
  expect(await step(missing, 'undo-no-show')).toBe(200);
  expect(await log(asked)).toEqual([line('booking.confirmed', 'awaiting_restaurant', 'confirmed')]);
  expect(await log(refused)).toEqual([
    line('booking.declined', 'awaiting_restaurant', 'declined', { reason: 'Full restaurant' }),
  ]);
  expect(await log(seated)).toEqual([
    line('booking.arrived', 'confirmed', 'arrived'),
    line('booking.arrival_undone', 'arrived', 'confirmed'),
  ]);
  expect(await log(missing)).toEqual([
    line('booking.no_show', 'confirmed', 'no_show'),
    line('booking.no_show_undone', 'no_show', 'confirmed'),
  ]);
});

test('a step that is refused leaves no line', async () => {
  const order = await book();
  expect(await step(order, 'decline', { reason: 'Full restaurant' })).toBe(409);
  expect(await step(order, 'no-show')).toBe(409);
  expect(await step(order, 'arrive')).toBe(200);
  expect(await step(order, 'arrive')).toBe(409);
  expect((await log(order)).map(({ what }) => what)).toEqual(['booking.arrived']);
});

test('a booking that is cancelled while it waits is declined, and stands in the log once', async () => {
  const order = await book('awaiting_restaurant');
  const path = `/host/restaurants/${restaurant.id}/orders/${order}/cancel`;
  expect((await api.post(path, host.token, { reason: 'The kitchen is closed' })).status).toBe(200);
  expect((await log(order)).map(({ what, after }) => [what, after.reason])).toEqual([
    ['booking.declined', 'The kitchen is closed'],
  ]);
});
