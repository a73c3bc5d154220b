import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, newGuest, openTable, taken } from './support/diner.ts';
import type { Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { expireHold } from './support/table-facts.ts';

const minute = 60_000;
const clock = { ahead: 0 };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => Date.now() + clock.ahead } });
});
beforeEach(() => {
  clock.ahead = 0;
});
afterAll(async () => {
  clock.ahead = 0;
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const aDiner = () => newDiner(app.pool, app.url);
const holdBy = async (table: Table, people = 2) => (await aDiner()).hold({ ...table, people });

async function heldTable(overrides: Parameters<typeof openTable>[1] = {}) {
  const table = await openTable(app.pool, overrides);
  const diner = await aDiner();
  return { table, diner, order: taken(await diner.hold(table)) };
}

describe('a hold', () => {
  test('is taken for ten minutes, with a warning two minutes before, at the market’s price', async () => {
    const { order, table } = await heldTable({ city: 'saoPaulo', places: 4 });
    expect(order).toMatchObject({
      state: 'held',
      payment_state: 'none',
      date: table.date,
      time: '20:00',
      price: { amount: 1690, currency: 'BRL' },
      actions: ['extend', 'update', 'pay', 'cancel'],
      hold: { extensions_left: 10 },
      voucher: null,
    });
    expect(order.number).toMatch(/^M-[A-HJ-NP-Z2-9]{6}$/);
    const expires = Date.parse(order.hold?.expires_at ?? '');
    expect(expires - Date.parse(order.hold?.now ?? '')).toBeGreaterThan(10 * minute - 5_000);
    expect(expires - Date.parse(order.hold?.now ?? '')).toBeLessThanOrEqual(10 * minute);
    expect(expires - Date.parse(order.hold?.warning_at ?? '')).toBe(2 * minute);
  });

  test.each([
    [2, 2, 3],
    [4, 4, 5],
    [6, 6, 7],
  ] as const)('of a table for %i seats %i and not %i', async (places, fits, over) => {
    const table = await openTable(app.pool, { places, qtd: 2 });
    expect((await holdBy(table, fits)).code).toBe('ok');
    expect((await holdBy(table, over)).code).toBe(over > 6 ? 'invalid_fields' : 'table_too_small');
  });

  test('seats one person unless the restaurant says no, then neither does a change of the party', async () => {
    const yes = await openTable(app.pool);
    const no = await openTable(app.pool, { restaurant: { one_person_ok: false } });
    expect((await holdBy(yes, 1)).code).toBe('ok');
    expect((await holdBy(no, 1)).code).toBe('people_out_of_range');
    const diner = await aDiner();
    const { _id } = taken(await diner.hold(no));
    const to = (people: number) => diner.call('updateOrder', { params: { id: _id }, body: { people } });
    expect((await to(1)).code).toBe('people_out_of_range');
    expect((await to(3)).code).toBe('table_too_small');
    expect(taken(await to(2)).people).toBe(2);
  });

  test('can be had 30 days ahead, and not 31', async () => {
    expect((await holdBy(await openTable(app.pool, { daysAhead: 30 }))).code).toBe('ok');
    expect((await holdBy(await openTable(app.pool, { daysAhead: 31 }))).code).toBe('slot_horizon');
  });

  test('can be had until two hours before, and not a moment later', async () => {
    const { table, order } = await heldTable({ qtd: 3, daysAhead: 2 });
    const toMeal = Date.parse(order.starts_at) - Date.now();
    clock.ahead = toMeal - 120 * minute - 10_000;
    expect((await holdBy(table)).code).toBe('ok');
    clock.ahead = toMeal - 120 * minute + 1_000;
    expect((await holdBy(table)).code).toBe('slot_cutoff');
    clock.ahead = toMeal + 1_000;
    expect((await holdBy(table)).code).toBe('slot_past');
  });

  test.each([
    ['restaurant_not_bookable', { restaurant: { state: 'submitted' } }],
    ['restaurant_not_bookable', { restaurant: { show: false } }],
    ['restaurant_paused', { restaurant: { paused_until: '2100-01-01T00:00:00Z' } }],
    ['size_not_accepted', { restaurant: { accepted_sizes: [4, 6] } }],
    ['slot_closed', { qtd: 0 }],
  ])('is refused with %s', async (code, overrides) => {
    expect((await holdBy(await openTable(app.pool, overrides))).code).toBe(code);
  });

  test('is refused for a slot of another restaurant, of another weekday, or of none', async () => {
    const [one, other] = [await openTable(app.pool), await openTable(app.pool)];
    expect((await holdBy({ ...one, slotId: other.slotId })).code).toBe('slot_unknown');
    expect((await holdBy({ ...one, restaurantId: randomUUID() })).code).toBe('restaurant_not_bookable');
    const nextDay = new Date(Date.parse(one.date) + 86_400_000).toISOString().slice(0, 10);
    expect((await holdBy({ ...one, date: nextDay })).code).toBe('slot_closed');
  });

  test('is refused to a diner blocked for no-shows until the block ends', async () => {
    const table = await openTable(app.pool);
    const diner = await aDiner();
    const block = (until: string) =>
      app.pool.query(`update app_user set booking_blocked_until = now() + interval '${until}' where id = $1`, [
        diner.id,
      ]);
    await block('1 minute');
    expect((await diner.hold(table)).code).toBe('no_show_blocked');
    await block('-1 second');
    expect((await diner.hold(table)).code).toBe('ok');
  });

  test('is left at once for the next', async () => {
    const { table, diner, order } = await heldTable();
    expect((await holdBy(table)).code).toBe('table_taken');
    expect(taken(await diner.cancel(order._id)).state).toBe('cancelled');
    expect((await holdBy(table)).code).toBe('ok');
  });

  test('takes ten extensions of three minutes, and no eleventh', async () => {
    const { diner, order } = await heldTable();
    const extend = () => diner.call('extendHold', { params: { id: order._id } });
    let runsOut = Date.parse(order.hold?.expires_at ?? '');
    for (let count = 1; count <= 10; count += 1) {
      expect(await extend()).toMatchObject({ code: 'hold_extension_early', params: { minutes: 2 } });
      clock.ahead = runsOut - 2 * minute - Date.now();
      runsOut += 3 * minute;
      const extended = taken(await extend());
      expect(Date.parse(extended.hold?.expires_at ?? '') - Date.parse(order.hold?.expires_at ?? '')).toBe(
        count * 3 * minute,
      );
      expect(extended.hold?.extensions_left).toBe(10 - count);
    }
    expect(await extend()).toMatchObject({ code: 'hold_extensions_used_up', params: { max: 10 } });
  });

  test('is over at its last moment: no extension, no change, and it is expired to its holder', async () => {
    const { diner, order } = await heldTable();
    const change = () => diner.call('updateOrder', { params: { id: order._id }, body: { note: 'By the window' } });
    clock.ahead = Date.parse(order.hold?.expires_at ?? '') - Date.now() - 3_000;
    expect(taken(await change()).note).toBe('By the window');
    clock.ahead += 3_000;
    expect((await change()).code).toBe('hold_expired');
    expect((await diner.call('extendHold', { params: { id: order._id } })).code).toBe('hold_expired');
    expect(taken(await diner.order(order._id))).toMatchObject({ state: 'expired', hold: null, actions: [] });
  });

  test('takes a note of 300 characters, and none of 301', async () => {
    const { diner, order } = await heldTable();
    const note = (length: number) =>
      diner.call('updateOrder', { params: { id: order._id }, body: { note: 'n'.repeat(length) } });
    expect(taken(await note(300)).note).toHaveLength(300);
    expect((await note(301)).code).toBe('invalid_fields');
  });

  test('of an expired hold’s holder makes room when the clocks of server and database differ', async () => {
    const { diner, table } = await heldTable({ qtd: 2 });
    clock.ahead = 11 * minute;
    expect((await diner.hold(table)).code).toBe('ok');
  });
});

describe('another person’s order', () => {
  test.each(['getOrder', 'extendHold', 'quoteCancellation', 'cancelOrder', 'updateOrder'] as const)(
    'does not exist for %s',
    async (operation) => {
      const { order } = await heldTable();
      for (const stranger of [await aDiner(), await newGuest(app.url)]) {
        const body = operation === 'getOrder' || operation === 'quoteCancellation' ? {} : { body: {} };
        const input = { params: { id: order._id }, ...body } as never;
        expect((await stranger.call(operation, input)).code).toBe('not_found');
      }
    },
  );

  test('is in nobody else’s list', async () => {
    const { diner, order } = await heldTable();
    const stranger = await aDiner();
    const list = async (caller: Caller) => taken(await caller.call('listOrders', {})).map(({ _id }) => _id);
    expect(await list(diner)).toEqual([order._id]);
    expect(await list(stranger)).toEqual([]);
  });

  test('needs a session of somebody', async () => {
    const { order } = await heldTable();
    const nobody = new Caller(app.url, 'no-token');
    expect((await nobody.order(order._id)).code).toBe('unauthenticated');
    expect((await nobody.hold(await openTable(app.pool))).code).toBe('unauthenticated');
  });
});

test('a list has what is upcoming and what is past, without what ran out or was left unpaid', async () => {
  const diner = await aDiner();
  const [kept, left, lost] = [await openTable(app.pool), await openTable(app.pool), await openTable(app.pool)];
  const paid = taken(await diner.hold(kept))._id;
  taken(await diner.pay(paid, await app.cardToken()));
  taken(await diner.cancel(taken(await diner.hold(left))._id));
  await expireHold(app.pool, taken(await diner.hold(lost))._id);
  const list = async (when: 'upcoming' | 'past' | 'all') =>
    taken(await diner.call('listOrders', { query: { when } })).map(({ _id }) => _id);
  expect(await list('upcoming')).toEqual([paid]);
  expect(await list('past')).toEqual([]);
  taken(await diner.cancel(paid));
  expect(await list('upcoming')).toEqual([]);
  expect(await list('past')).toEqual([paid]);
  expect(await list('all')).toEqual([paid]);
});
