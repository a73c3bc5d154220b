import { setTimeout as sleep } from 'node:timers/promises';
import { tableInstant } from '@metade/domain/table-times.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/features/auth/index.ts';
import type { HostApp } from './support/host-app.ts';
import { startOwnHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, OrderFacts, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const meal = tableInstant(date, '20:00', 'night', 'Europe/Lisbon');
const clock = { now: meal };

let api: HostApp;
let restaurant: CurrentRestaurant;
let owner: Person;
let host: Person;
let diner: Person;
let slot: string;

beforeAll(async () => {
  api = await startOwnHostApp(clock);
});
afterAll(() => api.close());
beforeEach(async () => {
  clock.now = meal;
  restaurant = await createRestaurant(api.pool);
  owner = await createPerson(api.pool, { first: 'Olga' });
  host = await createPerson(api.pool, { first: 'Rui' });
  diner = await createPerson(api.pool);
  await joinTeam(api.pool, restaurant, owner, 'owner');
  await joinTeam(api.pool, restaurant, host);
  slot = await openSlot(api.pool, restaurant, { date, time: '20:00', qtd: 99 });
});

const pinPath = () => `/host/restaurants/${restaurant.id}/waiter-pin`;
const set = (pin: unknown, version: number, token = owner.token) => api.send('PUT', pinPath(), token, { pin, version });
const book = () => createOrder(api.pool, restaurant, diner, { slot, date, time: '20:00' });
const tokenOf = async (order: OrderFacts) =>
  (await api.pool.query('select voucher_token from orders where id = $1', [order.id])).rows[0].voucher_token as string;
// Nobody is signed in on the diner's phone.
const type = (token: string, pin: string) => api.post(`/vouchers/${token}/pin`, '', { pin });
const voucher = async (token: string) => (await api.get(`/vouchers/${token}`, '')).body.data;

describe('the PIN of a restaurant', () => {
  test('is set by owner and manager, never by a host, and kept as a hash alone', async () => {
    expect((await api.get(pinPath(), host.token)).body.data).toEqual({ set: false, changed: null, version: 0 });
    expect(await set('4821', 0, host.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await set('4821', 0)).toMatchObject({ status: 200, body: { data: { set: true, version: 1 } } });
    const { rows } = await api.pool.query('select * from waiter_pin where restaurant_id = $1', [restaurant.id]);
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/);
    const log = await api.pool.query('select * from audit_log where restaurant_id = $1', [restaurant.id]);
    expect(log.rows).toEqual([
      expect.objectContaining({ actor_id: owner.id, role: 'owner', what: 'waiter_pin.changed' }),
    ]);
    expect(JSON.stringify([rows, log.rows])).not.toContain('4821');
  });

  test('is four digits: three, five and letters are refused', async () => {
    for (const pin of ['482', '48211', '48a1', '', 4821, '٤٨٢١'])
      expect(await set(pin, 0), String(pin)).toMatchObject({ status: 422, body: { code: 'invalid_fields' } });
    expect((await set('0000', 0)).status).toBe(200);
  });

  test('of two who change the same one, the second is told how it stands', async () => {
    await set('4821', 0);
    const both = await Promise.all([set('1111', 1), set('2222', 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'waiter_pin_changed',
      params: { set: true, version: 2 },
    });
    expect(await set('3333', 0)).toMatchObject({ status: 409, body: { code: 'waiter_pin_changed' } });
    expect(await set(null, 2)).toMatchObject({ status: 200, body: { data: { set: false, version: 3 } } });
  });

  test('another restaurant’s owner neither sees nor changes it, nor unlocks a voucher', async () => {
    const order = await book();
    const other = await createRestaurant(api.pool);
    const stranger = await createPerson(api.pool);
    await joinTeam(api.pool, other, stranger, 'owner');
    expect((await api.get(pinPath(), stranger.token)).status).toBe(404);
    expect((await set('1111', 0, stranger.token)).status).toBe(404);
    expect((await api.post(`/host/orders/${order.id}/unlock-pin`, stranger.token)).status).toBe(404);
  });
});

describe('typed on the diner’s phone', () => {
  test('seats the party once; a second try and the host learn when and how', async () => {
    await set('4821', 0);
    const order = await book();
    const token = await tokenOf(order);
    expect((await voucher(token)).pin).toBe('open');
    clock.now += 3 * 60_000;
    const used = await type(token, '4821');
    expect(used).toMatchObject({
      status: 200,
      body: { data: { state: 'arrived', used_at: new Date(clock.now).toISOString(), used_by: null, used_how: 'pin' } },
    });
    const again = await type(token, '4821');
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'voucher_already_used', params: { at: '20:03', how: 'pin' } },
    });
    expect(again.body.message).toBe('This voucher was already used at 20:03 with the waiter’s PIN.');
    expect((await api.post(`/host/orders/${order.id}/arrive`, host.token, {})).body.message).toBe(again.body.message);
  });

  test('four wrong ones leave one try, the fifth locks this voucher alone, until the host unlocks it', async () => {
    await set('4821', 0);
    const [order, another] = [await book(), await book()];
    const token = await tokenOf(order);
    for (const left of [4, 3, 2, 1])
      expect(await type(token, '0000')).toMatchObject({ status: 422, body: { code: 'pin_wrong', params: { left } } });
    expect(await type(token, '0000')).toMatchObject({ status: 409, body: { code: 'pin_locked' } });
    expect(await type(token, '4821')).toMatchObject({ status: 409, body: { code: 'pin_locked' } });
    expect((await voucher(token)).pin).toBe('locked');
    const day = await api.get(`/host/restaurants/${restaurant.id}/days/${date}`, host.token);
    const locked = (day.body.data.bookings as { _id: string; pin_locked: boolean }[]).filter((row) => row.pin_locked);
    expect(locked.map(({ _id }) => _id)).toEqual([order.id]);
    expect((await type(await tokenOf(another), '4821')).status).toBe(200);
    const unlocked = await api.post(`/host/orders/${order.id}/unlock-pin`, host.token);
    expect(unlocked).toMatchObject({ status: 200, body: { data: { pin_locked: false } } });
    expect((await type(token, '4821')).status).toBe(200);
  });

  test('a locked voucher is still used by its code', async () => {
    await set('4821', 0);
    const order = await book();
    const token = await tokenOf(order);
    for (let n = 0; n < 5; n += 1) await type(token, '0000');
    const redeemed = await api.post(`/host/restaurants/${restaurant.id}/redeem`, host.token, { code: order.code });
    expect(redeemed).toMatchObject({ status: 200, body: { data: { state: 'arrived' } } });
    expect(await voucher(token)).toMatchObject({ used_by: 'Rui', used_how: 'code' });
  });

  test('thirty guesses at once are looked at no more than five times', async () => {
    await set('4821', 0);
    const order = await book();
    const token = await tokenOf(order);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => type(token, String(1000 + n))));
    const codes = answers.map(({ body }) => body.code as string);
    expect(codes.filter((code) => code === 'pin_wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'pin_locked')).toHaveLength(26);
    const { rows } = await api.pool.query('select tries from pin_try where order_id = $1', [order.id]);
    expect(rows).toEqual([{ tries: 5 }]);
  });

  test('what is answered 503 because too many hashes wait costs no try, and locks nothing', async () => {
    await set('4821', 0);
    const order = await book();
    const token = await tokenOf(order);
    for (let wrong = 0; wrong < 4; wrong += 1) await type(token, '0000');
    const flood = { on: true };
    const keepers = Array.from({ length: 80 }, async () => {
      while (flood.on) await hashPassword('as many as fit').catch(() => sleep(1));
    });
    try {
      for (let refused = 0; refused < 3; refused += 1) expect((await type(token, '4821')).status).toBe(503);
    } finally {
      flood.on = false;
      await Promise.all(keepers);
    }
    expect((await api.pool.query('select tries, locked_at from pin_try where order_id = $1', [order.id])).rows).toEqual(
      [{ tries: 4, locked_at: null }],
    );
    expect((await type(token, '4821')).status).toBe(200);
  });

  test('of a PIN, a scan and a tap at once exactly one seats the party', async () => {
    await set('4821', 0);
    for (let round = 0; round < 5; round += 1) {
      const order = await book();
      const token = await tokenOf(order);
      const answers = await Promise.all([
        type(token, '4821'),
        type(token, '4821'),
        api.post(`/host/restaurants/${restaurant.id}/redeem`, host.token, { code: order.code }),
        api.post(`/host/orders/${order.id}/arrive`, host.token, {}),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const events = await api.pool.query('select 1 from order_event where order_id = $1', [order.id]);
      expect(events.rowCount).toBe(1);
    }
  });

  test('before it opens, without a PIN, and behind a wrong link it says so, and no try is lost', async () => {
    const order = await book();
    const token = await tokenOf(order);
    expect((await voucher(token)).pin).toBe('none');
    expect(await type(token, '4821')).toMatchObject({ status: 409, body: { code: 'pin_not_set' } });
    await set('4821', 0);
    clock.now = meal - 61 * 60_000;
    expect(await type(token, '4821')).toMatchObject({ status: 409, body: { code: 'voucher_too_early' } });
    expect(await type('unknown', '4821')).toMatchObject({ status: 404, body: { code: 'voucher_unknown' } });
    expect((await api.pool.query('select 1 from pin_try where order_id = $1', [order.id])).rowCount).toBe(0);
    clock.now = meal + 40 * 60_000;
    // Past tolerance: whoever knows the PIN is the restaurant, which may seat anyway.
    expect((await type(token, '4821')).status).toBe(200);
  });
});
