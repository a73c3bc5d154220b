import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { bookedAt, change, openRestaurant } from './support/change-fixture.ts';
import { newDiner, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf, freeVouchersOf, giveFreeVoucher } from './support/ledgers.ts';

const hour = 3_600_000;
const clock = { now: Date.now };
let app: TestApp;
let diner: Caller;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now() } });
});
beforeEach(async () => {
  clock.now = Date.now;
  diner = await newDiner(app.pool, app.url);
  await giveFreeVoucher(app.pool, diner);
});
afterAll(async () => {
  clock.now = Date.now;
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

async function payByVoucher(order: string) {
  return taken(await diner.pay(order, null, { wish: { use_free_voucher: true, expected: 0 } }));
}

/** A booking that a free voucher paid, moved from one table to another at the same price. */
async function moved(from: Table, to: Table) {
  const { _id } = await payByVoucher(taken(await diner.hold(from))._id);
  const order = taken(await change(diner, _id, to));
  expect(order).toMatchObject({ state: 'confirmed', first_order: _id });
  await drain(app.context);
  return order;
}

/** Stops the clock before a meal whose bookings are all a month old. */
async function standBefore(meal: string, hours: number): Promise<void> {
  const at = Date.parse(meal);
  clock.now = () => at - hours * hour;
  const ago = new Date(at - 30 * 24 * hour).toISOString();
  await app.pool.query('update orders set created_at = $2, paid_at = $2 where user_id = $1', [diner.id, ago]);
}

const quoteOf = async (id: string) => taken(await diner.call('quoteCancellation', { params: { id } }));
const freeVouchers = () => freeVouchersOf(app.pool, diner);

async function mailOf(order: string): Promise<string> {
  const { rows } = await app.pool.query<{ body: string }>(
    "select body from mail where order_id = $1 and kind = 'cancelled'",
    [order],
  );
  return rows.map(({ body }) => body).join();
}

test('a free voucher that paid the first booking comes back with the changed one, and quote and mail say so', async () => {
  const { two, late } = await openRestaurant(app);
  const { _id } = await moved(two, late);
  expect(await freeVouchers()).toBe(0);
  expect(await quoteOf(_id)).toMatchObject({ free_voucher: true });
  taken(await diner.cancel(_id));
  await drain(app.context);
  expect(await freeVouchers()).toBe(1);
  expect(await mailOf(_id)).toContain('Your free voucher is yours again.');
});

test('cancelled late, it comes back once the table is sold again, once', async () => {
  const { two, late } = await openRestaurant(app);
  const { _id, starts_at } = await moved(two, late);
  await standBefore(starts_at, 47);
  expect(await quoteOf(_id)).toMatchObject({ rule: 'late', free_voucher: false });
  taken(await diner.cancel(_id));
  await drain(app.context);
  expect(await freeVouchers()).toBe(0);
  expect(await mailOf(_id)).not.toContain('Your free voucher is yours again.');
  const next = await bookedAt(app, late);
  await drain(app.context);
  expect(await freeVouchers()).toBe(1);
  taken(await next.diner.cancel(next.order._id));
  await bookedAt(app, late);
  await drain(app.context);
  expect(await freeVouchers()).toBe(1);
});

test('while the booking that it helped to pay stands, a table sold again tops up the credit alone', async () => {
  const { two, four, six } = await openRestaurant(app);
  const { order } = await bookedAt(app, four, diner);
  const larger = taken(await change(diner, order._id, six));
  await payByVoucher(larger._id);
  await drain(app.context);
  await standBefore(larger.starts_at, 47);
  const smaller = taken(await change(diner, larger._id, two));
  expect(smaller.state).toBe('confirmed');
  await drain(app.context);
  expect(await creditOf(app.pool, diner)).toBe(257);
  await bookedAt(app, six);
  await drain(app.context);
  expect([await creditOf(app.pool, diner), await freeVouchers()]).toEqual([514, 0]);
});
