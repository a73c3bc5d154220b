import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { lockCounts } from '../src/features/orders/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { bookedAt, change, openRestaurant, quote } from './support/change-fixture.ts';
import { newDiner, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { chargedOf, expireHold } from './support/table-facts.ts';

const [minute, hour] = [60_000, 3_600_000];
const clock = { now: Date.now };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now() } });
});
beforeEach(() => {
  clock.now = Date.now;
});
afterAll(async () => {
  clock.now = Date.now;
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const euro = (amount: number) => ({ amount, currency: 'EUR' });

describe('a restaurant that confirms at once', () => {
  test('a larger table: the difference is paid, and then the old table is free again', async () => {
    const { two, four } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    expect(order.actions).toContain('change');
    expect(taken(await quote(diner, order._id, four))).toMatchObject({
      kind: 'rebook',
      places: 4,
      price: euro(900),
      carried: euro(600),
      to_pay: euro(300),
      refund: euro(0),
      credit: euro(0),
    });
    const held = taken(await change(diner, order._id, four));
    expect(held).toMatchObject({
      state: 'held',
      price: euro(900),
      parts: { carried: euro(600), card: euro(300) },
      changes: { _id: order._id, state: 'standing' },
    });
    // Until it is paid, the booking stands and keeps its table.
    const meanwhile = taken(await diner.order(order._id));
    expect(meanwhile).toMatchObject({ state: 'confirmed', pending_change: { _id: held._id }, changed_to: null });
    expect(meanwhile.actions).not.toContain('change');
    expect((await (await newDiner(app.pool, app.url)).hold(two)).code).toBe('table_taken');

    const paid = taken(await diner.pay(held._id, await app.cardToken()));
    expect(paid).toMatchObject({ state: 'confirmed', number: order.number, changes_made: 1, first_order: order._id });
    expect(paid.voucher?.token).not.toBe(order.voucher?.token);
    expect(taken(await diner.order(order._id))).toMatchObject({
      state: 'cancelled',
      payment_state: 'paid',
      number: `${order.number}-1`,
      changed_to: held._id,
      actions: [],
    });
    expect((await (await newDiner(app.pool, app.url)).hold(two)).code).toBe('ok');
    expect([await chargedOf(app.pool, order._id), await chargedOf(app.pool, held._id)]).toEqual([600, 300]);
    const old = taken(await diner.call('getVoucher', { params: { token: order.voucher?.token ?? '' } }));
    expect(old).toMatchObject({ state: 'cancelled', replaced_by: paid.voucher?.token });
  });

  test.each(['instant', 'review'] as const)(
    'a difference that no card can pay is on the house, and changes at once (%s)',
    async (confirmationMode) => {
      const prices = [{ places: 4, price: 649 }];
      const { two, four } = await openRestaurant(app, { confirmationMode, restaurant: { prices } });
      const { diner, order } = await bookedAt(app, two);
      const owner = await ownerOf(app.pool, app.url, two);
      if (confirmationMode === 'review') taken(await owner.call('confirmOrder', { params: { id: order._id } }));
      await drain(app.context);
      expect(taken(await quote(diner, order._id, four))).toMatchObject({
        to_pay: euro(0),
        waived: euro(49),
        refund: euro(0),
      });
      const expected = { to_pay: 0, refund: 0, credit: 0 };
      const moved = taken(await change(diner, order._id, four, { expected }));
      if (confirmationMode === 'review') taken(await owner.call('confirmOrder', { params: { id: moved._id } }));
      await drain(app.context);
      expect(taken(await diner.order(moved._id))).toMatchObject({
        state: 'confirmed',
        payment_state: 'paid',
        price: euro(649),
        parts: { carried: euro(600), waived: euro(49), card: euro(0) },
      });
      expect(await auditDatabase(app.pool)).toEqual([]);
      taken(await diner.cancel(moved._id));
      await drain(app.context);
      expect(taken(await diner.order(moved._id))).toMatchObject({ refunded: euro(600), credited: euro(0) });
      expect(await chargedOf(app.pool, order._id)).toBe(0);
    },
  );

  test('a smaller table: it is confirmed at once and the rest goes back to the card', async () => {
    const { two, six } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, six);
    expect(taken(await quote(diner, order._id, two))).toMatchObject({ to_pay: euro(0), refund: euro(800) });
    const changed = taken(await change(diner, order._id, two, { expected: { to_pay: 0, refund: 800, credit: 0 } }));
    expect(changed).toMatchObject({ state: 'confirmed', payment_state: 'paid', price: euro(600), places: 2 });
    expect(changed.voucher).not.toBeNull();
    await drain(app.context);
    expect(taken(await diner.order(order._id))).toMatchObject({
      payment_state: 'partially_refunded',
      refunded: euro(800),
    });
    expect(await chargedOf(app.pool, order._id)).toBe(600);
    const listed = taken(await diner.call('listOrders', { query: { when: 'all' } }));
    expect(listed.map(({ _id }) => _id)).toEqual([changed._id]);
  });

  test('another time at the same price costs nothing, and the last table of it will do', async () => {
    const { two, late } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    expect(taken(await change(diner, order._id, late))).toMatchObject({ state: 'confirmed', time: '21:30' });
    expect((await change(await newDiner(app.pool, app.url), order._id, late)).code).toBe('not_found');
  });

  test('other people at the same table, the last one, and another note are written down without money', async () => {
    const { four } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, { ...four, people: 3 });
    expect(taken(await quote(diner, order._id, four, 4))).toMatchObject({ kind: 'update', to_pay: euro(0) });
    expect(taken(await change(diner, order._id, four, { people: 4, note: 'by the door' }))).toMatchObject({
      _id: order._id,
      people: 4,
      note: 'by the door',
      voucher: order.voucher,
    });
    expect((await change(diner, order._id, four, { people: 4 })).code).toBe('change_same');
    expect((await quote(diner, order._id, four, 4)).code).toBe('change_same');
    expect((await change(diner, order._id, four, { people: 5 })).code).toBe('table_too_small');
  });

  test('the restaurant reads in one history what was booked before each change, and what it decided meanwhile', async () => {
    const { two, four } = await openRestaurant(app);
    const owner = await ownerOf(app.pool, app.url, two);
    const { diner, order } = await bookedAt(app, two);
    const keep = (kept: boolean) =>
      owner.call('keepBooking', { params: { id: two.restaurantId, order: order._id }, body: { kept } });
    taken(await keep(true));
    taken(await keep(false));
    const held = taken(await change(diner, order._id, { ...four, people: 3 }));
    taken(await diner.pay(held._id, await app.cardToken()));
    taken(await change(diner, held._id, { ...four, people: 4 }));
    const { history, booking } = taken(await owner.call('getReservation', { params: { id: held._id } }));
    const was = { date: two.date, time: '20:00' };
    expect(booking.changes).toMatchObject({ ...was, people: 2, places: 2 });
    expect(history.filter(({ action }) => action)).toMatchObject([
      { by: 'restaurant', action: 'keep', from: 'confirmed', to: 'confirmed', before: null },
      { by: 'restaurant', action: 'unkeep', before: null },
      { by: 'diner', name: null, action: 'change', to: 'cancelled', before: { ...was, people: 2, places: 2 } },
      { by: 'diner', action: 'change', to: 'confirmed', before: { ...was, people: 3, places: 4 } },
    ]);
    expect(history[0]).toMatchObject({ from: null, to: 'held' });
  });

  test('a hold that runs out leaves the booking as it was, to be changed again', async () => {
    const { two, four } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const held = taken(await change(diner, order._id, four));
    expect((await change(diner, order._id, four)).code).toBe('change_pending');
    await expireHold(app.pool, held._id);
    expect(taken(await diner.order(order._id))).toMatchObject({ state: 'confirmed', pending_change: null });
    const again = taken(await change(diner, order._id, four));
    expect(taken(await diner.pay(again._id, await app.cardToken())).number).toBe(order.number);
    expect((await diner.pay(held._id, await app.cardToken())).code).toBe('hold_expired');
  });

  test('left at the payment, it gives its table back and nothing else', async () => {
    const { two, four } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const held = taken(await change(diner, order._id, four));
    expect(taken(await diner.cancel(held._id)).state).toBe('cancelled');
    expect(taken(await diner.order(order._id))).toMatchObject({ state: 'confirmed', pending_change: null });
    expect((await (await newDiner(app.pool, app.url)).hold(four)).code).toBe('ok');
  });
});

describe('a restaurant that answers', () => {
  test.each(['four', 'late'] as const)('says yes: the booking moves then (%s)', async (to) => {
    const restaurant = await openRestaurant(app, { confirmationMode: 'review' });
    const owner = await ownerOf(app.pool, app.url, restaurant.two);
    const { diner, order } = await bookedAt(app, restaurant.two);
    taken(await owner.call('confirmOrder', { params: { id: order._id } }));
    await drain(app.context);
    const held = taken(await change(diner, order._id, restaurant[to]));
    const waiting = to === 'four' ? taken(await diner.pay(held._id, await app.cardToken())) : held;
    expect(waiting).toMatchObject({ state: 'awaiting_restaurant', voucher: null });
    expect(taken(await diner.order(order._id)).state).toBe('confirmed');
    const answer = taken(await owner.call('confirmOrder', { params: { id: held._id } }));
    expect(answer.changes).toMatchObject({ number: to === 'late' ? `${order.number}-1` : order.number, people: 2 });
    await drain(app.context);
    expect(taken(await diner.order(held._id))).toMatchObject({
      state: 'confirmed',
      number: order.number,
      payment_state: 'paid',
    });
    expect(taken(await diner.order(order._id)).changed_to).toBe(held._id);
    const day = taken(
      await owner.call('getHostDay', { params: { id: restaurant.two.restaurantId, date: restaurant.two.date } }),
    );
    expect(day.bookings.map(({ _id }) => _id)).toEqual([held._id]);
  });

  test.each(['declined', 'unanswered'] as const)(
    '%s: the booking stands and the difference is released',
    async (end) => {
      const restaurant = await openRestaurant(app, { confirmationMode: 'review' });
      const owner = await ownerOf(app.pool, app.url, restaurant.two);
      const { diner, order } = await bookedAt(app, restaurant.two);
      taken(await owner.call('confirmOrder', { params: { id: order._id } }));
      await drain(app.context);
      const held = taken(await change(diner, order._id, restaurant.four));
      taken(await diner.pay(held._id, await app.cardToken()));
      const day = taken(
        await owner.call('getHostDay', { params: { id: restaurant.two.restaurantId, date: restaurant.two.date } }),
      );
      expect(day.awaiting).toMatchObject([{ _id: held._id, changes: { _id: order._id, number: order.number } }]);
      if (end === 'declined')
        taken(await owner.call('declineOrder', { params: { id: held._id }, body: { reason: 'full' } }));
      await drain(app.context, { later: true });
      expect(taken(await diner.order(held._id))).toMatchObject({
        state: end,
        payment_state: 'none',
        changes: { state: 'standing' },
      });
      expect(taken(await diner.order(order._id))).toMatchObject({
        state: 'confirmed',
        payment_state: 'paid',
        pending_change: null,
      });
      expect([await chargedOf(app.pool, order._id), await chargedOf(app.pool, held._id)]).toEqual([600, 0]);
    },
  );
});

describe('what may be changed', () => {
  test('to the cut-off of the meal that is booked, and no later', async () => {
    const { two, late } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const cutoff = Date.parse(order.starts_at) - 2 * hour;
    clock.now = () => cutoff + 1;
    expect((await change(diner, order._id, late)).code).toBe('change_cutoff');
    expect((await change(diner, order._id, two, { people: 1 })).code).toBe('change_cutoff');
    expect(taken(await diner.order(order._id)).actions).not.toContain('change');
    clock.now = () => cutoff;
    expect((await change(diner, order._id, late)).code).toBe('ok');
  });

  test('only a booking that is confirmed and paid, and only by its diner', async () => {
    const { two, late } = await openRestaurant(app);
    const diner = await newDiner(app.pool, app.url);
    const held = taken(await diner.hold(two));
    expect((await change(diner, held._id, late)).code).toBe('order_state');
    const { order } = await bookedAt(app, late);
    expect((await change(diner, order._id, two)).code).toBe('not_found');
    expect((await quote(diner, order._id, two)).code).toBe('not_found');
  });

  test('only for the amounts that were shown', async () => {
    const { two, four } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const stale = await change(diner, order._id, four, { expected: { to_pay: 200, refund: 0, credit: 0 } });
    expect(stale).toMatchObject({ code: 'quote_changed', params: { to_pay: 300 } });
    expect((await change(diner, order._id, four, { expected: { to_pay: 300, refund: 0, credit: 0 } })).code).toBe('ok');
  });

  test('once by one key', async () => {
    const { two, four, late } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const once = (to = late) => change(diner, order._id, to, {}, { idempotencyKey: 'move' });
    const answers = await Promise.all([once(), once(), once()]);
    expect(new Set(answers.map((answer) => taken(answer)._id)).size).toBe(1);
    expect((await once(four)).code).toBe('idempotency_key_reused');
  });
});

describe('cancelling what was changed', () => {
  test('gives the whole chain back, each card what it paid', async () => {
    const { two, four, six } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const second = taken(await change(diner, order._id, six));
    taken(await diner.pay(second._id, await app.cardToken()));
    const third = taken(await change(diner, second._id, four));
    expect(third).toMatchObject({ state: 'confirmed', number: order.number, changes_made: 2, first_order: order._id });
    await drain(app.context);
    // 6.00 and 8.00 were paid; 5.00 went back, from the newest payment.
    expect([await chargedOf(app.pool, order._id), await chargedOf(app.pool, second._id)]).toEqual([600, 300]);
    clock.now = () => Date.now() + 61 * minute;
    expect(taken(await diner.call('quoteCancellation', { params: { id: third._id } }))).toMatchObject({
      rule: 'early',
      refund: euro(900),
      choice: true,
    });
    expect(taken(await diner.cancel(third._id))).toMatchObject({ payment_state: 'refunded', refunded: euro(900) });
    await drain(app.context);
    expect([await chargedOf(app.pool, order._id), await chargedOf(app.pool, second._id)]).toEqual([0, 0]);
  });

  test('does not free what was no longer free when it was moved', async () => {
    const { two, late } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    await app.pool.query("update orders set created_at = created_at - interval '2 days' where id = $1", [order._id]);
    const meal = Date.parse(order.starts_at);
    clock.now = () => meal - 30 * hour;
    const nextWeek = { ...late, date: plusDays(late.date, 7) };
    const moved = taken(await change(diner, order._id, nextWeek));
    expect(moved).toMatchObject({ state: 'confirmed', free_cancellation_until: null });
    const given = taken(await diner.call('quoteCancellation', { params: { id: moved._id } }));
    expect(given).toMatchObject({ rule: 'moved', refund: euro(0), credit: euro(300), choice: false });
    expect(taken(await diner.cancel(moved._id))).toMatchObject({ payment_state: 'credited', credited: euro(300) });
  });

  test('ends a change of it that is on its way', async () => {
    const { two, four } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    const held = taken(await change(diner, order._id, four));
    taken(await diner.cancel(order._id));
    expect(taken(await diner.order(held._id))).toMatchObject({ state: 'cancelled', changes: { state: 'over' } });
    expect((await diner.pay(held._id, await app.cardToken())).code).toBe('order_state');
    expect((await (await newDiner(app.pool, app.url)).hold(four)).code).toBe('ok');
  });
});

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * hour).toISOString().slice(0, 10);
}

test('who locks a table’s count does not stand in the way of an order at it that is written twice', async () => {
  const { two } = await openRestaurant(app);
  await bookedAt(app, two);
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await lockCounts(client, [{ slot: two.slotId, date: two.date }]);
    // What the database itself asks of a row that an order refers to.
    const { rowCount } = await app.pool.query(
      'select 1 from slot_day where slot_id = $1 and date = $2 for key share nowait',
      [two.slotId, two.date],
    );
    expect(rowCount).toBe(1);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
