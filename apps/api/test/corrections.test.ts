import { quarterOf } from '@metade/domain/report.ts';
import { addDays } from '@metade/domain/time.ts';
import { tableInstant } from '@metade/domain/table-times.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HostApp } from './support/host-app.ts';
import { startOwnHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const meal = tableInstant(date, '20:00', 'night', 'Europe/Lisbon');
const hour = 3_600_000;
const clock = { now: meal };

let api: HostApp;
let restaurant: CurrentRestaurant;
let host: Person;
let manager: Person;
let diner: Person;
let slot: string;

beforeAll(async () => {
  api = await startOwnHostApp(clock);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock.now = meal;
  restaurant = await createRestaurant(api.pool);
  [host, manager, diner] = [await createPerson(api.pool), await createPerson(api.pool), await createPerson(api.pool)];
  await joinTeam(api.pool, restaurant, host);
  await joinTeam(api.pool, restaurant, manager, 'manager');
  slot = await openSlot(api.pool, restaurant, { date, time: '20:00' });
});

const book = () => createOrder(api.pool, restaurant, diner, { slot, date, time: '20:00' });
const correct = (order: { id: string }, came: boolean, by = manager, reason = 'Engano ao tocar') =>
  api.post(`/host/orders/${order.id}/correct-arrival`, by.token, { came, reason });
const step = (order: { id: string }, name: string) => api.post(`/host/orders/${order.id}/${name}`, host.token, {});

describe('an arrival is set right afterwards', () => {
  test('by a manager, with a reason that the log keeps; a host may not', async () => {
    const order = await book();
    await step(order, 'arrive');
    clock.now = meal + hour;
    expect(await correct(order, false, host)).toMatchObject({ status: 403 });
    expect(await correct(order, false, manager, '')).toMatchObject({ status: 422 });
    expect((await correct(order, false)).body.data).toMatchObject({ state: 'no_show', arrived_at: null });
    expect((await correct(order, true)).body.data).toMatchObject({ state: 'arrived', no_show_at: null });
    clock.now = meal + 40 * hour;
    expect((await correct(order, false)).body.data.state).toBe('no_show');
    expect((await correct(order, true)).body.data).toMatchObject({ state: 'completed' });
    const { rows } = await api.pool.query(
      "select role, before, after from audit_log where subject = $1 and what = 'booking.corrected' order by id",
      [order.id],
    );
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      role: 'manager',
      before: { state: 'arrived', reason: null },
      after: { state: 'no_show', reason: 'Engano ao tocar' },
    });
  });

  test('of a party that nobody marked, once its evening is over; not before tolerance has run out', async () => {
    const order = await book();
    clock.now = meal + 30 * 60_000;
    expect(await correct(order, true)).toMatchObject({ body: { code: 'no_show_too_early' } });
    clock.now = meal + 24 * hour;
    expect((await correct(order, true)).body.data.state).toBe('completed');
    expect(await correct(order, true)).toMatchObject({ body: { code: 'order_state' } });
  });

  test('until the report of its quarter is made', async () => {
    const order = await book();
    await step(order, 'arrive');
    clock.now = meal + 120 * 24 * hour;
    await api.pool.query(
      'insert into quarterly_report (id, restaurant_id, quarter, made_at) values ($1, $2, $3, now())',
      [randomUUID(), restaurant.id, quarterOf(date)],
    );
    expect(await correct(order, false)).toMatchObject({ status: 409, body: { code: 'report_closed' } });
  });

  test('not away from what has brought a claim', async () => {
    const order = await book();
    await step(order, 'arrive');
    clock.now = meal + hour;
    await api.pool.query(
      "insert into discount_claim (order_id, user_id, text, charged) values ($1, $2, 'All of it.', 4000)",
      [order.id, diner.id],
    );
    expect(await correct(order, false)).toMatchObject({ status: 409, body: { code: 'arrival_counts' } });
  });
});

describe('what a team keeps of a guest', () => {
  const guest = (order: { id: string }, by = host) => api.get(`/host/orders/${order.id}/guest`, by.token);
  const save = (order: { id: string }, body: object) =>
    api.send('PUT', `/host/orders/${order.id}/guest`, host.token, body);

  test('comes back at the next visit, with the earlier ones; the table is tonight’s alone', async () => {
    await createOrder(api.pool, restaurant, diner, {
      slot,
      date: addDays(date, -7),
      time: '20:00',
      state: 'completed',
    });
    const order = await book();
    expect((await guest(order)).body.data).toEqual({
      visits: 1,
      no_shows: 0,
      last_visit: addDays(date, -7),
      note: '',
      tags: [],
      table: '',
    });
    const kept = { note: 'Gosta da janela', tags: ['Habitual', 'Alergias'], table: '12' };
    expect((await save(order, kept)).body.data).toMatchObject(kept);
    const { bookings } = (await api.get(`/host/restaurants/${restaurant.id}/days/${date}`, host.token)).body.data;
    expect(bookings[0]).toMatchObject({ table_label: '12', guest_tags: ['Habitual', 'Alergias'] });
    const later = await createOrder(api.pool, restaurant, diner, { slot, date: addDays(date, 7), time: '20:00' });
    expect((await guest(later)).body.data).toMatchObject({ note: 'Gosta da janela', table: '', visits: 1 });
  });

  test('is read by no other restaurant, not even of the same guest', async () => {
    const order = await book();
    await save(order, { note: 'Segredo', tags: [], table: '' });
    const other = await createRestaurant(api.pool);
    const stranger = await createPerson(api.pool);
    await joinTeam(api.pool, other, stranger, 'owner');
    const there = await openSlot(api.pool, other, { date, time: '20:00' });
    const theirs = await createOrder(api.pool, other, diner, { slot: there, date, time: '20:00' });
    expect((await guest(theirs, stranger)).body.data).toMatchObject({ note: '', visits: 0 });
    expect((await guest(order, stranger)).status).toBe(404);
  });
});
