import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { expireCredit } from '../src/features/ledger/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, newDiners, openTable, taken } from './support/diner.ts';
import type { Caller, PaymentWish } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf, freeVouchersOf, giveCredit, giveFreeVoucher, makeCoupon, usesOf } from './support/ledgers.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp();
  second = await startTestApp({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await drain(first.context, { later: true });
  expect(await auditDatabase(first.pool)).toEqual([]);
  await second.close();
  await first.close();
});

const url = (place: number) => (place % 2 === 0 ? first : second).url;

/** Two tables of one diner, held and ready to pay. */
async function twoHolds(diner: Caller): Promise<string[]> {
  const tables = await Promise.all([openTable(first.pool), openTable(first.pool)]);
  return Promise.all(tables.map(async (table) => taken(await diner.hold(table))._id));
}

/** Pays each order without a card from a server of its own, all at the same moment; answers what became of them. */
async function payAtOnce(asked: { diner: Caller; order: string }[], wish: PaymentWish): Promise<string[]> {
  const outcomes = await Promise.all(
    asked.map(({ diner, order }, place) => diner.at(url(place)).pay(order, null, { wish })),
  );
  return outcomes.map(({ code }) => code).sort();
}

test('two tabs that spend the same credit: one does', async () => {
  for (let round = 0; round < 5; round += 1) {
    const diner = await newDiner(first.pool, first.url);
    await giveCredit(first.pool, diner, 900);
    const orders = await twoHolds(diner);
    const codes = await payAtOnce(
      orders.map((order) => ({ diner, order })),
      { use_credit: true, expected: 0 },
    );
    expect(codes).toEqual(['ok', 'total_changed']);
    expect(await creditOf(first.pool, diner)).toBe(300);
  }
});

test('two tabs that use the same free voucher: one does', async () => {
  for (let round = 0; round < 5; round += 1) {
    const diner = await newDiner(first.pool, first.url);
    await giveFreeVoucher(first.pool, diner);
    const orders = await twoHolds(diner);
    const codes = await payAtOnce(
      orders.map((order) => ({ diner, order })),
      { use_free_voucher: true },
    );
    expect(codes).toEqual(['card_required', 'ok']);
    expect(await freeVouchersOf(first.pool, diner)).toBe(0);
  }
});

test('one order paid ten times at once is paid once', async () => {
  const diner = await newDiner(first.pool, first.url);
  await giveCredit(first.pool, diner, 6_000);
  const [order = ''] = await twoHolds(diner);
  const codes = await payAtOnce(
    Array.from({ length: 10 }, () => ({ diner, order })),
    { use_credit: true },
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['ok', 'order_state']));
  expect(await creditOf(first.pool, diner)).toBe(5_400);
});

test('twelve diners on a coupon of five: five have it', async () => {
  const coupon = await makeCoupon(first.pool, { percent: 100, total_limit: 5 });
  const diners = await newDiners(first.pool, first.url, 12);
  const asked = await Promise.all(
    diners.map(async (diner) => ({ diner, order: taken(await diner.hold(await openTable(first.pool)))._id })),
  );
  const codes = await payAtOnce(asked, { coupon });
  expect(codes.filter((code) => code === 'ok')).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set(['ok', 'coupon_used_up']));
  expect(await usesOf(first.pool, coupon)).toBe(5);
});

test.each<[string, Record<string, unknown>]>([
  ['coupon_used', { user_limit: 1 }],
  ['coupon_first_order', { first_order: true }],
])('two tabs of one diner on a coupon for one use: the second hears %s', async (code, terms) => {
  for (let round = 0; round < 5; round += 1) {
    const coupon = await makeCoupon(first.pool, { percent: 100, ...terms });
    const diner = await newDiner(first.pool, first.url);
    const orders = await twoHolds(diner);
    const codes = await payAtOnce(
      orders.map((order) => ({ diner, order })),
      { coupon },
    );
    expect(codes).toEqual([code, 'ok']);
  }
});

test('credit is written off once, by however many', async () => {
  const diner = await newDiner(first.pool, first.url);
  await giveCredit(first.pool, diner, 700, { ends: Date.now() - 1 });
  await Promise.all([first, second, first, second].map(({ context }) => expireCredit(context)));
  const { rows } = await first.pool.query(
    'select sum(amount)::integer as left, count(*) as lines from credit_entry where user_id = $1',
    [diner.id],
  );
  expect(rows).toEqual([{ left: 0, lines: 2 }]);
});
