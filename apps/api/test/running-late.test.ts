import { tableInstant } from '@metade/domain/table-times.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostApp } from './support/host-app.ts';
import { startOwnHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, OrderFacts, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const meal = tableInstant(date, '20:00', 'night', 'Europe/Lisbon');
const minute = 60_000;
const clock = { now: meal };

let api: HostApp;
let restaurant: CurrentRestaurant;
let host: Person;
let diner: Person;
let order: OrderFacts;
let link: string;

beforeAll(async () => {
  api = await startOwnHostApp(clock);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock.now = meal;
  restaurant = await createRestaurant(api.pool);
  host = await createPerson(api.pool);
  diner = await createPerson(api.pool);
  await joinTeam(api.pool, restaurant, host);
  const slot = await openSlot(api.pool, restaurant, { date, time: '20:00' });
  order = await createOrder(api.pool, restaurant, diner, { slot, date, time: '20:00' });
  const { rows } = await api.pool.query('select voucher_token from orders where id = $1', [order.id]);
  link = rows[0].voucher_token as string;
});

const say = (minutes: unknown, token = diner.token) =>
  api.post(`/orders/${order.id}/late`, token, { minutes } as object);
const sayByLink = (minutes: number) => api.post(`/vouchers/${link}/late`, 'nobody', { minutes });
const onTheList = async () =>
  (await api.get(`/host/restaurants/${restaurant.id}/days/${date}`, host.token)).body.data.bookings[0].late_minutes;

test('the host’s list has what the diner says, the last word counting, and 0 takes it back', async () => {
  expect(await onTheList()).toBeNull();
  expect((await say(10)).body.data.late).toEqual({ minutes: 10, choices: [5, 10, 15, 20, 30] });
  expect(await onTheList()).toBe(10);
  await say(20);
  expect(await onTheList()).toBe(20);
  expect((await say(0)).body.data.late.minutes).toBeNull();
  expect(await onTheList()).toBeNull();
});

test('whoever has the voucher’s link may say it too, and no other link', async () => {
  expect((await sayByLink(15)).body.data).toMatchObject({ number: order.number, late: { minutes: 15 } });
  expect(await onTheList()).toBe(15);
  link = 'x'.repeat(32);
  expect(await sayByLink(5)).toMatchObject({ status: 404, body: { code: 'voucher_unknown' } });
  expect(await onTheList()).toBe(15);
});

test('is refused outside of its window, past tolerance, for a delay that has passed and for nonsense', async () => {
  const refused = async (answer: ReturnType<typeof say>) => [(await answer).status, (await answer).body.code];
  clock.now = meal - 120 * minute - 1;
  expect(await refused(say(10))).toEqual([409, 'late_too_early']);
  clock.now = meal - 120 * minute;
  expect((await say(10)).status).toBe(200);
  clock.now = meal + 30 * minute;
  expect(await refused(say(30))).toEqual([422, 'late_minutes']);
  expect((await say(0)).status).toBe(200);
  clock.now += 1;
  expect(await refused(say(0))).toEqual([409, 'late_over']);
  expect(await refused(sayByLink(5))).toEqual([409, 'late_over']);
  clock.now = meal;
  expect(await refused(say(45))).toEqual([422, 'late_minutes']);
  expect(await refused(say(7))).toEqual([422, 'late_minutes']);
  for (const bad of [-5, 1.5, 121, '10', null]) expect(await refused(say(bad))).toEqual([422, 'invalid_fields']);
  expect(await onTheList()).toBeNull();
});

test('is nobody else’s to say, and nothing to say of a party that is here', async () => {
  expect(await say(10, host.token)).toMatchObject({ status: 404 });
  await api.post(`/host/orders/${order.id}/arrive`, host.token, {});
  expect(await say(10)).toMatchObject({ status: 409, body: { code: 'order_state', params: { state: 'arrived' } } });
});
