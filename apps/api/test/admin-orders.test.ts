import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAudited, day, overOrder, paidOrder, refundReason as reason } from './support/admin-orders-fixture.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { bookedAt, change, openRestaurant } from './support/change-fixture.ts';
import type { Caller, PaymentWish, Table } from './support/diner.ts';
import { cards, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf, giveCredit, giveFreeVoucher } from './support/ledgers.ts';
import { newAdmin } from './support/owner.ts';
import { chargedOf } from './support/table-facts.ts';

const clock = { now: 0 };
let app: TestApp;
let admin: Caller;
let diner: Caller;

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now } });
  admin = await newAdmin(app);
});
beforeEach(async () => {
  clock.now = Date.now();
  diner = await newDiner(app.pool, app.url);
});
afterAll(() => closeAudited({ app, clock }));

const paid = (table: Table, wish: PaymentWish = {}, card = cards.visa) => paidOrder(app, diner, table, { wish, card });
const over = (wish: PaymentWish = {}) => overOrder({ app, clock }, diner, wish);

const file = async (id: string) => taken(await admin.call('getOrderFile', { params: { id } }));
const refund = (id: string, amount: number, key?: string, why = reason) =>
  admin.call('refundOrder', { params: { id }, body: { amount, reason: why } }, key ? { idempotencyKey: key } : {});
const search = async (query: object) =>
  (await app.client.call('findOrders', { query }, { token: admin.token })).data.map(({ _id }) => _id);

describe('findOrders', () => {
  it('finds bookings by number, person and restaurant, and by what they are', async () => {
    const table = await openTable(app.pool, { restaurant: { company_name: `Adega ${Date.now()}` } });
    const order = await paid(table);
    const { number, restaurant, diner: who } = await file(order);
    for (const text of [number, number.toLowerCase(), number.slice(2), who?.email ?? '', restaurant.company_name])
      expect(await search({ text }), text).toEqual([order]);
    const of = { restaurant: table.restaurantId };
    expect(await search(of)).toEqual([order]);
    expect(await search({ user: diner.id })).toEqual([order]);
    expect(await search({ ...of, state: 'confirmed', payment: 'paid', from: table.date, to: table.date })).toEqual([
      order,
    ]);
    expect(await search({ ...of, state: 'cancelled' })).toEqual([]);
    expect(await search({ ...of, payment: 'none' })).toEqual([]);
    expect(await search({ ...of, to: '2026-01-01' })).toEqual([]);
    expect(await search({ ...of, from: '2999-01-01' })).toEqual([]);
    expect(await search({ text: '%' })).toEqual([]);
    const phone = String(910_000_000 + Math.floor(Math.random() * 9_000_000));
    await app.pool.query('update app_user set phone = $2 where id = $1', [diner.id, `+351${phone}`]);
    expect(await search({ text: `+351 ${phone}` })).toEqual([order]);
    await app.pool.query('update restaurant set phone = $2 where id = $1', [table.restaurantId, '+351223334455']);
    expect(await search({ text: '223 334 455' })).toEqual([order]);
  });
});

describe('getOrderFile', () => {
  it('tells every attempt and step, and nothing of a card but what receipts show', async () => {
    const table = await openTable(app.pool);
    const { _id: order } = taken(await diner.hold(table));
    expect((await diner.pay(order, await app.cardToken(cards.declined))).code).toBe('card_declined');
    taken(await diner.pay(order, await app.cardToken()));
    await drain(app.context);
    const told = await file(order);
    expect(told.payments.map(({ attempt, state, failure }) => ({ attempt, state, failure }))).toEqual([
      { attempt: 2, state: 'captured', failure: null },
      { attempt: 1, state: 'failed', failure: 'declined' },
    ]);
    expect(told.payments[0]?.card).toMatch(/4242$/);
    expect(told.history.at(-1)).toMatchObject({ actor: 'diner', to: 'held' });
    expect(told.history[0]).toMatchObject({ to: 'confirmed', payment_state: 'paid' });
    expect(told.parts.card).toEqual(told.price);
    const { rows } = await app.pool.query<{ code: string; token: string }>(
      'select voucher_code as code, voucher_token as token from orders where id = $1',
      [order],
    );
    for (const secret of Object.values(rows[0] ?? {})) expect(JSON.stringify(told)).not.toContain(secret);
    expect((await admin.call('getOrderFile', { params: { id: diner.id ?? '' } })).code).toBe('not_found');
  });
});

describe('refundOrder', () => {
  it('sends back a part, then the rest, and not a cent more; the diner is told why, and it is in the log', async () => {
    const order = await over();
    expect((await file(order)).refundable.amount).toBe(600);
    expect(await refund(order, 601)).toMatchObject({ code: 'refund_too_much', params: { left: 600 } });
    const part = taken(await refund(order, 250));
    expect(part).toMatchObject({
      payment_state: 'partially_refunded',
      goodwill: { amount: 250 },
      refundable: { amount: 350 },
    });
    expect(part.refunds[0]).toMatchObject({ amount: { amount: 250 }, state: 'pending', note: reason });
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(350);
    expect((await refund(order, 351)).code).toBe('refund_too_much');
    const whole = taken(await refund(order, 350, undefined, 'And the rest'));
    expect(whole).toMatchObject({ payment_state: 'refunded', refundable: { amount: 0 } });
    expect((await refund(order, 1)).code).toBe('refund_too_much');
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(0);
    const done = await file(order);
    expect(done.refunds.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(done.history[0]).toMatchObject({
      actor: 'admin',
      data: { action: 'refund', refund: 350, reason: 'And the rest' },
    });
    expect(taken(await diner.order(order)).refunded.amount).toBe(600);
    const mails = await app.pool.query<{ body: string }>(
      "select body from mail where order_id = $1 and kind = 'goodwill' order by created_at",
      [order],
    );
    expect(mails.rows.map(({ body }) => [body.includes(reason), body.includes('And the rest')])).toEqual([
      [true, false],
      [false, true],
    ]);
    const log = await app.client.call('listChanges', { query: { what: 'order.refunded' } }, { token: admin.token });
    const { number } = taken(await diner.order(order));
    const booking = { order: { _id: order, number }, person: null };
    expect(log.data.filter(({ subject }) => subject === order)).toMatchObject([
      { after: { amount: 350, currency: 'EUR', reason: 'And the rest' }, ...booking },
      { after: { amount: 250, currency: 'EUR', reason }, ...booking },
    ]);
  });

  it('waits while the booking stands: cancelling comes first', async () => {
    const table = await openTable(app.pool);
    const order = await paid(table);
    expect((await file(order)).refundable.amount).toBe(0);
    expect(await refund(order, 1)).toMatchObject({ code: 'refund_too_much', params: { left: 0 } });
    taken(await admin.call('cancelBooking', { params: { id: table.restaurantId, order }, body: { reason } }));
    expect((await refund(order, 1)).code).toBe('refund_too_much');
  });

  it('goes once for one key, and never beyond what was paid when several ask at once', async () => {
    const order = await over();
    const [first, twin] = await Promise.all([refund(order, 400, 'a-key'), refund(order, 400, 'a-key')]);
    expect([first.code, twin.code]).toEqual(['ok', 'ok']);
    expect((await refund(order, 300, 'a-key')).code).toBe('idempotency_key_reused');
    expect((await file(order)).goodwill.amount).toBe(400);
    const codes = await Promise.all([refund(order, 150), refund(order, 150), refund(order, 150)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['ok', 'refund_too_much', 'refund_too_much']);
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(50);
  });

  it('takes a late canceller’s promise into account, also when the table is sold again', async () => {
    const table = await openTable(app.pool, { daysAhead: 1 });
    clock.now += 13 * 60_000 * 60;
    const order = await paid(table);
    // Past the hour in which all would come back.
    clock.now += 2 * 3_600_000;
    const { credited } = taken(await diner.cancel(order));
    const left = (await file(order)).refundable.amount;
    expect(left).toBe(600 - credited.amount);
    taken(await refund(order, 100));
    const next = await newDiner(app.pool, app.url);
    taken(await next.pay(taken(await next.hold(table))._id, await app.cardToken()));
    await drain(app.context);
    const { rows } = await app.pool.query<{ back: number; promised: number }>(
      'select credited_amount + goodwill_amount as back, resale_top_up as promised from orders where id = $1',
      [order],
    );
    expect(rows).toEqual([{ back: 600, promised: 0 }]);
  });

  it('gives a claim that is accepted afterwards only what is still kept', async () => {
    const table = await openTable(app.pool);
    const order = await paid(table);
    await app.pool.query(
      "update orders set state = 'completed', arrived_at = starts_at, arrived_how = 'list' where id = $1",
      [order],
    );
    await app.pool.query(
      "insert into order_event (order_id, actor, from_state, to_state, payment_state) values ($1, 'restaurant', 'confirmed', 'arrived', 'paid'), ($1, 'system', 'arrived', 'completed', 'paid')",
      [order],
    );
    await app.pool.query(
      "insert into discount_claim (order_id, user_id, text, charged, created_at) values ($1, $2, 'They took it off the drinks alone.', 4000, $3)",
      [order, diner.id, new Date(clock.now)],
    );
    taken(await refund(order, 200));
    expect(
      taken(await admin.call('decideClaim', { params: { id: order }, body: { decision: 'accepted' } })).fee.amount,
    ).toBe(400);
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(0);
    expect(await creditOf(app.pool, diner)).toBe(0);
    expect((await refund(order, 1)).code).toBe('refund_too_much');
  });

  it('returns to the card what a card paid, and nothing of credit or a free voucher', async () => {
    await giveCredit(app.pool, diner, 200);
    const byBoth = await over({ use_credit: true });
    expect((await file(byBoth)).refundable.amount).toBe(400);
    taken(await refund(byBoth, 400));
    expect((await file(byBoth)).payment_state).toBe('partially_refunded');
    diner = await newDiner(app.pool, app.url);
    clock.now = Date.now();
    await giveFreeVoucher(app.pool, diner);
    const table = await openTable(app.pool);
    const free = taken(await diner.hold(table))._id;
    taken(await diner.pay(free, null, { wish: { use_free_voucher: true } }));
    clock.now += 5 * day;
    expect(await refund(free, 1)).toMatchObject({ code: 'refund_too_much', params: { left: 0 } });
  });

  it('finds the cards of a changed booking, of both that paid', async () => {
    const restaurant = await openRestaurant(app);
    const { order } = await bookedAt(app, restaurant.two, diner);
    await drain(app.context);
    const moved = taken(await change(diner, order._id, restaurant.four));
    taken(await diner.pay(moved._id, await app.cardToken()));
    await drain(app.context);
    clock.now += 20 * day;
    expect((await file(order._id)).refundable.amount).toBe(0);
    const told = await file(moved._id);
    expect(told).toMatchObject({ changes: order._id, refundable: { amount: 900 } });
    expect(taken(await refund(moved._id, 900)).refunds).toHaveLength(2);
    await drain(app.context);
    expect((await chargedOf(app.pool, order._id)) + (await chargedOf(app.pool, moved._id))).toBe(0);
  });

  it('asks for a sum and a reason, and changes nothing without', async () => {
    const order = await over();
    const problem = (body: object) => admin.problem('refundOrder', { params: { id: order }, body: body as never });
    for (const amount of [0, -1, 1.5, '600', null, 1e12])
      expect((await problem({ amount, reason })).issues?.[0]?.path, String(amount)).toBe('amount');
    for (const short of ['', '  ', 'ab', undefined])
      expect((await problem({ amount: 1, reason: short })).issues?.[0]?.path).toBe('reason');
    expect((await file(order)).refunds).toEqual([]);
    const owner = await ownerOf(app.pool, app.url, await openTable(app.pool));
    expect((await owner.call('refundOrder', { params: { id: order }, body: { amount: 1, reason } })).code).toBe(
      'forbidden',
    );
  });
});
