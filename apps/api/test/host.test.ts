import { tableInstant } from '@metade/domain/table-times.ts';
import { addDays } from '@metade/domain/time.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HostApp } from './support/host-app.ts';
import { signer, startOwnHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const meal = tableInstant(date, '20:00', 'night', 'Europe/Lisbon');
const minute = 60_000;
const clock = { now: meal };

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
  clock.now = meal;
  restaurant = await createRestaurant(api.pool);
  host = await createPerson(api.pool, { first: 'Rui', last: 'Costa' });
  diner = await createPerson(api.pool);
  await joinTeam(api.pool, restaurant, host);
  slot = await openSlot(api.pool, restaurant, { date, time: '20:00' });
});

const book = (more: Partial<Parameters<typeof createOrder>[3]> = {}) =>
  createOrder(api.pool, restaurant, diner, { slot, date, time: '20:00', ...more });
const step = (order: { id: string }, name: string, body: object = {}) =>
  api.post(`/host/orders/${order.id}/${name}`, host.token, body);
const day = async (on = date) => (await api.get(`/host/restaurants/${restaurant.id}/days/${on}`, host.token)).body.data;
const voucher = (name: 'redeem' | 'voucher-lookup', code: string, more: object = {}) =>
  api.post(`/host/restaurants/${restaurant.id}/${name}`, host.token, { code, ...more });
const booked = async () =>
  (await api.pool.query('select booked from slot_day where slot_id = $1', [slot])).rows[0].booked as number;
const jobs = async () =>
  (
    await api.pool.query(
      `select t.identifier as name, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
    )
  ).rows as { name: string; payload: Record<string, string> }[];
const paymentOf = async (order: { id: string }) =>
  (await api.pool.query('select id from payment where order_id = $1', [order.id])).rows[0].id as string;
const qrOf = (order: { id: string; code: string }, of = restaurant.id) =>
  signer.sign({ order: order.id, restaurant: of, date, time: '20:00', places: 4, code: order.code });

describe('who may', () => {
  test('a team member sees its restaurants; a diner sees none and a stranger’s restaurant does not exist', async () => {
    const mine = await api.get('/host/restaurants', host.token);
    expect(mine.body.data).toEqual([
      expect.objectContaining({ _id: restaurant.id, role: 'host', time_zone: 'Europe/Lisbon', today: date }),
    ]);
    expect((await api.get('/host/restaurants', diner.token)).body.data).toEqual([]);
    expect(await api.get(`/host/restaurants/${restaurant.id}/days/${date}`, diner.token)).toMatchObject({
      status: 404,
    });
    expect(await api.get('/host/restaurants', 'unknown')).toMatchObject({ status: 401 });
  });

  test('every step on another restaurant’s booking is refused as not found, and changes nothing', async () => {
    const order = await book({ state: 'awaiting_restaurant' });
    const other = await createRestaurant(api.pool);
    const stranger = await createPerson(api.pool);
    await joinTeam(api.pool, other, stranger, 'owner');
    for (const [name, body] of [
      ['confirm', {}],
      ['decline', { reason: 'No table' }],
      ['arrive', {}],
      ['undo-arrive', {}],
      ['no-show', {}],
      ['undo-no-show', {}],
    ] as const) {
      const answer = await api.post(`/host/orders/${order.id}/${name}`, stranger.token, body);
      expect(answer, name).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await day()).bookings[0].state).toBe('awaiting_restaurant');
  });
});

describe('the day', () => {
  test('lists bookings by time with names, places, first visits and what may be done now', async () => {
    const regular = await createPerson(api.pool, { first: 'Inês', last: 'Nunes' });
    const earlier = await openSlot(api.pool, restaurant, { date, time: '19:30', places: 2 });
    await createOrder(api.pool, restaurant, regular, {
      slot,
      date: addDays(date, -7),
      time: '20:00',
      state: 'completed',
    });
    const second = await book({ note: 'Cadeira de bebé' });
    const first = await createOrder(api.pool, restaurant, regular, { slot: earlier, date, time: '19:30', places: 2 });
    clock.now = meal + minute;
    const { bookings, periods, today, voucher_keys } = await day();
    expect(bookings.map((entry: { _id: string }) => entry._id)).toEqual([first.id, second.id]);
    expect(bookings[0]).toMatchObject({ first_visit: false, name: { first: 'Inês', last: 'Nunes' } });
    expect(bookings[0].actions).toEqual(['arrive', 'cancel', 'no_show']);
    expect(bookings[1]).toMatchObject({
      first_visit: true,
      note: 'Cadeira de bebé',
      places: 4,
      actions: ['arrive', 'cancel'],
    });
    expect(bookings[1].tolerance_until).toBe(new Date(meal + 30 * minute).toISOString());
    expect(bookings[1].voucher_code).toBe(second.code);
    expect(periods).toEqual([
      { period: 'morning', open: false, first: null, last: null },
      { period: 'afternoon', open: false, first: null, last: null },
      { period: 'night', open: true, first: '19:30', last: '20:00' },
    ]);
    expect(today).toBe(date);
    expect(voucher_keys).toEqual(signer.keys);
  });

  test('shows hours after overrides, and past midnight as the end of the night', async () => {
    const late = await openSlot(api.pool, restaurant, { date, time: '00:30' });
    expect((await day()).periods[2]).toMatchObject({ first: '20:00', last: '00:30' });
    await api.pool.query(
      'insert into slot_day (slot_id, date, restaurant_id, capacity, overridden) values ($1, $2, $3, 0, true)',
      [late, date, restaurant.id],
    );
    expect((await day()).periods[2]).toMatchObject({ first: '20:00', last: '20:00' });
    expect((await day(addDays(date, 7))).periods[2]).toMatchObject({ last: '00:30' });
  });

  test('leaves out holds and what was left before it reached the restaurant; keeps what was cancelled later', async () => {
    await book({ state: 'held', payment: 'none' });
    const left = await book({ state: 'confirmed' });
    await api.pool.query(`update orders set state = 'cancelled', confirmed_at = null where id = $1`, [left.id]);
    const cancelled = await book({ state: 'cancelled' });
    const { bookings } = await day();
    expect(bookings).toHaveLength(1);
    expect(bookings[0]).toMatchObject({ _id: cancelled.id, state: 'cancelled', actions: [], phone: null });
  });
});

describe('saying yes or no', () => {
  test('confirming captures the authorised payment, once', async () => {
    const order = await book({ state: 'awaiting_restaurant', confirmBy: meal });
    const before = (await jobs()).length;
    const answer = await step(order, 'confirm');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { state: 'confirmed', voucher_code: null, actions: ['cancel'] } },
    });
    expect((await jobs()).slice(before)).toEqual([
      { name: 'capture_payment', payload: { payment: await paymentOf(order) } },
    ]);
    expect(await step(order, 'confirm')).toMatchObject({ status: 409, body: { code: 'order_state' } });
    expect(await jobs()).toHaveLength(before + 1);
    const events = await api.pool.query(
      'select from_state, to_state, actor, actor_id from order_event where order_id = $1',
      [order.id],
    );
    expect(events.rows).toEqual([
      { from_state: 'awaiting_restaurant', to_state: 'confirmed', actor: 'restaurant', actor_id: host.id },
    ]);
  });

  test('confirms and declines up to the deadline, and a millisecond later neither', async () => {
    const asks = async () =>
      [
        await book({ state: 'awaiting_restaurant', confirmBy: meal }),
        await book({ state: 'awaiting_restaurant', confirmBy: meal }),
      ] as const;
    const [yes, no] = await asks();
    expect((await step(yes, 'confirm')).status).toBe(200);
    expect((await step(no, 'decline', { reason: 'Full restaurant' })).status).toBe(200);
    const [lateYes, lateNo] = await asks();
    clock.now = meal + 1;
    expect(await step(lateYes, 'confirm')).toMatchObject({
      status: 409,
      body: { code: 'confirmation_deadline_passed' },
    });
    expect(await step(lateNo, 'decline', { reason: 'Full restaurant' })).toMatchObject({
      status: 409,
      body: { code: 'order_state', params: { state: 'unanswered' } },
    });
    expect((await day()).bookings.find((entry: { _id: string }) => entry._id === lateYes.id).actions).toEqual([]);
  });

  test('declining gives the table back, releases the card and tells the diner, with the reason kept', async () => {
    const order = await book({ state: 'awaiting_restaurant' });
    expect(await booked()).toBe(1);
    const before = (await jobs()).length;
    expect(await step(order, 'decline', { reason: 'ab' })).toMatchObject({ status: 422 });
    expect(await booked()).toBe(1);
    expect(await step(order, 'decline', { reason: 'Private party' })).toMatchObject({
      status: 200,
      body: { data: { state: 'declined' } },
    });
    expect(await booked()).toBe(0);
    const { rows } = await api.pool.query(
      'select payment_state, ended_by, end_reason, ended_at from orders where id = $1',
      [order.id],
    );
    expect(rows[0]).toEqual({
      payment_state: 'none',
      ended_by: 'restaurant',
      end_reason: 'Private party',
      ended_at: new Date(meal).toISOString(),
    });
    expect((await jobs()).slice(before)).toEqual([
      { name: 'void_payment', payload: { payment: await paymentOf(order) } },
      { name: 'send_order_mail', payload: { order: order.id, mail: 'declined' } },
    ]);
  });
});

describe('arriving', () => {
  test.each([
    ['a millisecond before it opens', -60 * minute - 1, {}, 'voucher_too_early'],
    ['when it opens', -60 * minute, {}, null],
    ['at the end of tolerance', 30 * minute, {}, null],
    ['a millisecond after tolerance', 30 * minute + 1, {}, 'voucher_over'],
    ['a millisecond after tolerance, seated anyway', 30 * minute + 1, { seat_anyway: true }, null],
    ['at the end of the period, seated anyway', 9 * 60 * minute, { seat_anyway: true }, null],
    ['a millisecond after the period, seated anyway', 9 * 60 * minute + 1, { seat_anyway: true }, 'voucher_over'],
    ['too early, seated anyway', -60 * minute - 1, { seat_anyway: true }, 'voucher_too_early'],
  ])('%s', async (_, offset, body, refusal) => {
    const order = await book();
    clock.now = meal + offset;
    const answer = await step(order, 'arrive', body);
    if (refusal) expect(answer).toMatchObject({ status: 409, body: { code: refusal } });
    else expect(answer.body.data).toMatchObject({ state: 'arrived', arrived_at: new Date(clock.now).toISOString() });
  });

  test('the refusal says when the voucher opens, and whether seating anyway is possible', async () => {
    const order = await book();
    clock.now = meal - 2 * 60 * minute;
    expect((await step(order, 'arrive')).body.params).toMatchObject({ opensAt: '19:00' });
    clock.now = meal - 26 * 60 * minute;
    expect((await step(order, 'arrive')).body.params).toMatchObject({ opensAt: '2026-06-12 19:00' });
    clock.now = meal + 31 * minute;
    expect((await step(order, 'arrive')).body.params).toEqual({ seatAnyway: true });
    clock.now = meal + 10 * 60 * minute;
    expect((await step(order, 'arrive')).body.params).toEqual({ seatAnyway: false });
  });

  test('needs a finished payment: there is no voucher while it is authorised only', async () => {
    const capturing = await book({ state: 'confirmed', payment: 'authorized' });
    const awaiting = await book({ state: 'awaiting_restaurant' });
    for (const order of [capturing, awaiting]) {
      expect(await step(order, 'arrive')).toMatchObject({ status: 404, body: { code: 'voucher_not_available' } });
    }
    expect((await step(await book({ state: 'cancelled' }), 'arrive')).body).toMatchObject({
      code: 'order_state',
      params: { state: 'cancelled' },
    });
  });

  test('can be undone for ten seconds and the way of the request; the voucher is then unused', async () => {
    const order = await book();
    await step(order, 'arrive');
    clock.now = meal + 12_000;
    expect((await step(order, 'undo-arrive')).body.data).toMatchObject({ state: 'confirmed', arrived_at: null });
    expect((await step(order, 'undo-arrive')).body.code).toBe('order_state');
    expect((await voucher('redeem', order.code)).body.data.state).toBe('arrived');
    clock.now += 12_001;
    expect(await step(order, 'undo-arrive')).toMatchObject({ status: 409, body: { code: 'undo_too_late' } });
  });

  test('keeps its table while the party is here and when it is undone', async () => {
    const order = await book();
    await step(order, 'arrive');
    await step(order, 'undo-arrive');
    expect(await booked()).toBe(1);
  });
});

describe('nobody came', () => {
  test.each([
    ['at the end of tolerance', 30 * minute, 'no_show_too_early'],
    ['a millisecond after tolerance', 30 * minute + 1, null],
    ['24 hours after tolerance', 30 * minute + 24 * 60 * minute, null],
    ['24 hours and a millisecond after tolerance', 30 * minute + 24 * 60 * minute + 1, 'no_show_too_late'],
  ])('%s', async (_, offset, refusal) => {
    const order = await book();
    clock.now = meal + offset;
    const answer = await step(order, 'no-show');
    if (refusal) expect(answer).toMatchObject({ status: 409, body: { code: refusal } });
    else expect(answer.body.data).toMatchObject({ state: 'no_show', no_show_at: new Date(clock.now).toISOString() });
  });

  test('is never marked while the money is not there: its payment may still fail', async () => {
    const order = await book({ state: 'confirmed', payment: 'authorized' });
    clock.now = meal + 31 * minute;
    expect((await step(order, 'no-show')).body.code).toBe('voucher_not_available');
    expect((await day()).bookings[0]).toMatchObject({
      state: 'confirmed',
      actions: expect.not.arrayContaining(['no_show']),
    });
  });

  test('is never marked after the voucher was used', async () => {
    const order = await book();
    await step(order, 'arrive');
    clock.now = meal + 40 * minute;
    expect(await step(order, 'no-show')).toMatchObject({ status: 409, body: { code: 'voucher_already_used' } });
  });

  test('can be undone for ten seconds; then they may be seated', async () => {
    const order = await book();
    clock.now = meal + 31 * minute;
    await step(order, 'no-show');
    expect((await step(order, 'arrive')).body.code).toBe('order_state');
    clock.now += 12_000;
    expect((await step(order, 'undo-no-show')).body.data).toMatchObject({ state: 'confirmed', no_show_at: null });
    expect((await step(order, 'arrive', { seat_anyway: true })).status).toBe(200);
    const other = await book();
    await step(other, 'no-show');
    clock.now += 12_001;
    expect(await step(other, 'undo-no-show')).toMatchObject({ status: 409, body: { code: 'undo_too_late' } });
  });

  test('the third in a year blocks booking for 60 days, and undoing it lifts the block', async () => {
    const blocked = async () =>
      (await api.pool.query('select booking_blocked_until as until from app_user where id = $1', [diner.id])).rows[0]
        .until as string | null;
    clock.now = meal + 31 * minute;
    for (const number of [1, 2]) {
      await step(await book(), 'no-show');
      expect(await blocked(), `after ${number}`).toBeNull();
    }
    const third = await book();
    await step(third, 'no-show');
    expect(await blocked()).toBe(new Date(clock.now + 60 * 24 * 60 * minute).toISOString());
    await step(third, 'undo-no-show');
    expect(await blocked()).toBeNull();
  });
});

describe('vouchers', () => {
  test('are found by code however it is typed, and by QR, without being used', async () => {
    const order = await book();
    const spaced = `${order.code.slice(0, 3).toLowerCase()} ${order.code.slice(3)}`;
    for (const text of [order.code, spaced, qrOf(order)]) {
      expect((await voucher('voucher-lookup', text)).body.data).toMatchObject({ _id: order.id, state: 'confirmed' });
    }
  });

  test('say how they were used', async () => {
    const how = async (order: { id: string }) =>
      (await api.pool.query('select arrived_how, arrived_by from orders where id = $1', [order.id])).rows[0];
    const [typed, scanned, tapped] = [await book(), await book(), await book()];
    await voucher('redeem', typed.code);
    await voucher('redeem', qrOf(scanned));
    await step(tapped, 'arrive');
    expect(await how(typed)).toEqual({ arrived_how: 'code', arrived_by: host.id });
    expect(await how(scanned)).toEqual({ arrived_how: 'qr', arrived_by: host.id });
    expect(await how(tapped)).toEqual({ arrived_how: 'list', arrived_by: host.id });
  });

  test('work once: a second try says when and by whom', async () => {
    const order = await book();
    clock.now = meal + 3 * minute;
    await voucher('redeem', order.code);
    clock.now = meal + 20 * minute;
    const again = await voucher('redeem', order.code);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'voucher_already_used', params: { at: '20:03', by: 'Rui' } },
    });
    expect(again.body.message).toContain('20:03');
    expect((await voucher('voucher-lookup', order.code)).body.data).toMatchObject({
      state: 'arrived',
      arrived_by: 'Rui',
      arrived_how: 'code',
    });
  });

  test('of another restaurant, or of nobody, are unknown', async () => {
    const other = await createRestaurant(api.pool);
    const otherSlot = await openSlot(api.pool, other, { date, time: '20:00' });
    const theirs = await createOrder(api.pool, other, diner, { slot: otherSlot, date, time: '20:00' });
    for (const text of [theirs.code, qrOf(theirs, other.id), 'AAAAAA', 'AAAAA', 'https://example.test/voucher']) {
      expect(await voucher('redeem', text), text).toMatchObject({ status: 404, body: { code: 'voucher_unknown' } });
    }
  });

  test('with a signature that is not ours are refused', async () => {
    const order = await book();
    const qr = qrOf(order);
    const forged = qr.replace('/4/', '/6/');
    expect(forged).not.toBe(qr);
    expect((await voucher('redeem', forged)).body.code).toBe('signature_invalid');
    expect((await voucher('redeem', qr.replace('.', '.A'))).body.code).toBe('signature_invalid');
    expect((await voucher('voucher-lookup', 'MTD1/x')).body.code).toBe('signature_invalid');
  });

  test('of another day say which; before the window and after it on the same day say that instead', async () => {
    const order = await book();
    clock.now = meal - 24 * 60 * minute;
    for (const name of ['redeem', 'voucher-lookup'] as const) {
      expect((await voucher(name, order.code)).body).toMatchObject({ code: 'voucher_other_day', params: { date } });
    }
    clock.now = meal - 61 * minute;
    expect((await voucher('redeem', order.code)).body.code).toBe('voucher_too_early');
    clock.now = meal + 31 * minute;
    expect((await voucher('redeem', order.code)).body).toMatchObject({
      code: 'voucher_over',
      params: { seatAnyway: true },
    });
    expect((await voucher('redeem', order.code, { seat_anyway: true })).body.data.state).toBe('arrived');
  });

  test('of a breakfast open while the night before still counts as today', async () => {
    const breakfast = await openSlot(api.pool, restaurant, { date, time: '05:15' });
    const order = await createOrder(api.pool, restaurant, diner, { slot: breakfast, date, time: '05:15' });
    clock.now = tableInstant(date, '05:15', 'morning', 'Europe/Lisbon') - 30 * minute;
    expect((await voucher('redeem', order.code)).body.data).toMatchObject({ state: 'arrived' });
  });

  test('do not exist before the payment is final, even when their code is known', async () => {
    const order = await book({ state: 'confirmed', payment: 'authorized' });
    expect((await voucher('redeem', order.code)).body.code).toBe('voucher_unknown');
    expect((await voucher('redeem', qrOf({ id: randomUUID(), code: order.code }))).body.code).toBe('voucher_unknown');
  });
});
