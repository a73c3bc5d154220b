import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { bookedAt, change, openRestaurant } from './support/change-fixture.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller, PaymentWish, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf, freeVouchersOf, giveCredit, giveFreeVoucher, makeCoupon, usesOf } from './support/ledgers.ts';
import { newMember } from './support/owner.ts';
import { chargedOf } from './support/table-facts.ts';
import { entryOf, join } from './support/waiting.ts';

const clock = { now: Date.now };
let app: TestApp;
let diner: Caller;
let table: Table;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now() } });
});
beforeEach(async () => {
  clock.now = Date.now;
  diner = await newDiner(app.pool, app.url);
  table = await openTable(app.pool, { daysAhead: 1 });
  owner = await ownerOf(app.pool, app.url, table);
});
afterAll(async () => {
  clock.now = Date.now;
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const reason = 'A cozinha alagou';

async function paid(wish: PaymentWish = {}, at = table): Promise<string> {
  const { _id: order } = taken(await diner.hold(at));
  const query = {
    ...wish,
    use_credit: `${wish.use_credit ?? false}`,
    use_free_voucher: `${wish.use_free_voucher ?? false}`,
  };
  const { total } = taken(await diner.call('quotePayment', { params: { id: order }, query: query as never }));
  taken(await diner.pay(order, total.amount === 0 ? null : await app.cardToken(), { wish }));
  await drain(app.context);
  return order;
}

const cancel = (order: string, by = owner, key?: string, restaurant = table.restaurantId) =>
  by.call(
    'cancelBooking',
    { params: { id: restaurant, order }, body: { reason } },
    key === undefined ? {} : { idempotencyKey: key },
  );

async function left(order: string) {
  await drain(app.context);
  const { refunded, credited, payment_state } = taken(await diner.order(order));
  return {
    refunded: refunded.amount,
    credited: credited.amount,
    state: payment_state,
    charged: await chargedOf(app.pool, order),
    credit: await creditOf(app.pool, diner),
    freeVouchers: await freeVouchersOf(app.pool, diner),
  };
}

const mailsOf = async (order: string) =>
  (
    await app.pool.query<{ kind: string; body: string }>(
      "select kind, body from mail where order_id = $1 and kind not like 'team_%'",
      [order],
    )
  ).rows;

describe('a restaurant that cancels', () => {
  test('gives every part back to where it came from, a free voucher for the trouble, and the table', async () => {
    await app.pool.query("update app_user set locale = 'pt' where id = $1", [diner.id]);
    const coupon = await makeCoupon(app.pool, { percent: 10 });
    await giveCredit(app.pool, diner, 200);
    const order = await paid({ coupon, use_credit: true });
    expect(taken(await cancel(order))).toMatchObject({ state: 'cancelled', actions: [] });
    const end = { refunded: 340, credited: 200, state: 'refunded', charged: 0, credit: 200, freeVouchers: 1 };
    expect(await left(order)).toEqual(end);
    expect(await usesOf(app.pool, coupon)).toBe(0);
    const told = (await mailsOf(order)).find((mail) => mail.kind === 'cancelled')?.body.replace(/\s+/g, ' ');
    expect(told).toMatch(/teve de cancelar.*3,40.*2,00.*voucher grátis.*A cozinha alagou/);
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('ok');
    const { rows } = await app.pool.query(
      "select actor_id, role, subject, after->>'reason' as reason from audit_log where what = 'booking.cancelled' and restaurant_id = $1",
      [table.restaurantId],
    );
    expect(rows).toEqual([{ actor_id: owner.id, role: 'owner', subject: order, reason }]);
  });

  test('gives back a free voucher that had paid, beside the new one', async () => {
    await giveFreeVoucher(app.pool, diner);
    const order = await paid({ use_free_voucher: true });
    taken(await cancel(order));
    expect(await left(order)).toMatchObject({ refunded: 0, credited: 0, state: 'refunded', freeVouchers: 2 });
  });

  test('gives back what the cards paid for the booking whose place this one took, and ends a change on its way', async () => {
    const { two, four, six } = await openRestaurant(app);
    const first = await bookedAt(app, two, diner);
    const held = taken(await change(diner, first.order._id, four));
    const second = taken(await diner.pay(held._id, await app.cardToken()));
    const pending = taken(await change(diner, second._id, six));
    await drain(app.context);
    const restaurant = await ownerOf(app.pool, app.url, two);
    taken(await cancel(second._id, restaurant, undefined, two.restaurantId));
    expect(await left(second._id)).toMatchObject({ refunded: 900, state: 'refunded', charged: 0, freeVouchers: 1 });
    expect(await chargedOf(app.pool, first.order._id)).toBe(0);
    expect(taken(await diner.order(pending._id)).state).toBe('cancelled');
  });

  test('releases a payment that is not taken yet', async () => {
    table = await openTable(app.pool, { confirmationMode: 'review' });
    owner = await ownerOf(app.pool, app.url, table);
    const order = await paid();
    taken(await owner.call('confirmOrder', { params: { id: order } }));
    taken(await cancel(order));
    expect(await left(order)).toMatchObject({ refunded: 0, state: 'none', charged: 0, freeVouchers: 1 });
  });

  test('declines one that waits for its answer, which costs nobody anything', async () => {
    table = await openTable(app.pool, { confirmationMode: 'review' });
    owner = await ownerOf(app.pool, app.url, table);
    const order = await paid();
    expect(taken(await cancel(order)).state).toBe('declined');
    expect(await left(order)).toMatchObject({ refunded: 0, state: 'none', charged: 0, freeVouchers: 0 });
  });

  test('hands the table to who waits for it', async () => {
    const order = await paid();
    const next = await newDiner(app.pool, app.url);
    taken(await join(next, table));
    taken(await cancel(order));
    await drain(app.context);
    expect((await entryOf(next, table))?.state).toBe('offered');
  });
});

describe('refused', () => {
  test('to every other restaurant, to strangers, and for another’s order', async () => {
    const order = await paid();
    const other = await openTable(app.pool);
    const rival = await ownerOf(app.pool, app.url, other);
    expect((await cancel(order, rival)).code).toBe('not_found');
    expect((await cancel(order, rival, undefined, other.restaurantId)).code).toBe('not_found');
    expect((await cancel(order, diner)).code).toBe('not_found');
    expect(taken(await diner.order(order)).state).toBe('confirmed');
  });

  test('without a reason, and for a hold', async () => {
    const held = taken(await diner.hold(table))._id;
    expect((await cancel(held)).code).toBe('not_found');
    const body = { reason: '  no ' };
    const short = await owner.call('cancelBooking', { params: { id: table.restaurantId, order: held }, body });
    expect(short).toMatchObject({ code: 'invalid_fields', status: 422 });
  });

  test('from the end of the meal’s period on', async () => {
    const order = await paid();
    const { rows } = await app.pool.query<{ ends: number }>(
      'select extract(epoch from period_ends_at)::float8 * 1000 as ends from orders where id = $1',
      [order],
    );
    const ends = rows[0]?.ends ?? 0;
    clock.now = () => ends;
    expect(await cancel(order)).toMatchObject({ code: 'order_state', params: { state: 'confirmed' } });
    clock.now = () => ends - 1;
    expect((await cancel(order, await newMember(app, table.restaurantId, 'host'))).code).toBe('ok');
  });
});

test('a repeat under one key answers the first; another request under it, and a second cancelling, are refused', async () => {
  const order = await paid();
  const twice = await Promise.all([cancel(order, owner, 'once'), cancel(order, owner, 'once')]);
  expect(twice.map(({ code }) => code)).toEqual(['ok', 'ok']);
  const params = { id: table.restaurantId, order };
  const other = { params, body: { reason: 'Another reason' } };
  expect((await owner.call('cancelBooking', other, { idempotencyKey: 'once' })).code).toBe('idempotency_key_reused');
  expect((await cancel(order)).code).toBe('order_state');
  expect(await left(order)).toMatchObject({ refunded: 600, freeVouchers: 1 });
});

test('of an arrival, the diner’s cancelling and two of the restaurant’s at once, one alone counts', async () => {
  for (let round = 0; round < 8; round += 1) {
    diner = await newDiner(app.pool, app.url);
    clock.now = Date.now;
    const order = await paid();
    const meal = Date.parse(taken(await diner.order(order)).starts_at);
    clock.now = () => meal - 1;
    const answers = await Promise.all([
      cancel(order),
      diner.cancel(order),
      owner.call('arriveOrder', { params: { id: order }, body: { seat_anyway: false } }),
      cancel(order),
    ]);
    const names = ['restaurant', 'diner', 'arrival', 'restaurant'];
    const winners = names.filter((_, place) => answers[place]?.ok);
    expect(winners, answers.map(({ code }) => code).join()).toHaveLength(1);
    const kept = { restaurant: 0, diner: 600, arrival: 600 }[winners[0] ?? ''];
    expect(await left(order)).toMatchObject({ charged: kept, freeVouchers: winners[0] === 'restaurant' ? 1 : 0 });
    if (winners[0] === 'arrival') {
      await app.pool.query('update table_slot set qtd = qtd + 1 where id = $1', [table.slotId]);
      await app.pool.query('update slot_day set capacity = capacity + 1 where slot_id = $1', [table.slotId]);
    }
  }
});
