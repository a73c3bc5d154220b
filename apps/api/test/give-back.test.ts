import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { change, openRestaurant, quote } from './support/change-fixture.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import type { Caller, PaymentWish, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf, freeVouchersOf, giveCredit, giveFreeVoucher, makeCoupon, usesOf } from './support/ledgers.ts';
import { chargedOf } from './support/table-facts.ts';

const hour = 3_600_000;
const clock = { now: Date.now };
let app: TestApp;
let diner: Caller;
let table: Table;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now() } });
});
beforeEach(async () => {
  clock.now = Date.now;
  diner = await newDiner(app.pool, app.url);
  table = await openTable(app.pool, { daysAhead: 9 });
});
afterAll(async () => {
  clock.now = Date.now;
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const eur = (amount: number) => ({ amount, currency: 'EUR' });

async function paid(wish: PaymentWish, by: Caller = diner): Promise<{ order: string; meal: number }> {
  const { _id: order, starts_at } = taken(await by.hold(table));
  const total = taken(await by.call('quotePayment', { params: { id: order }, query: asQuery(wish) })).total.amount;
  taken(await by.pay(order, total === 0 ? null : await app.cardToken(), { wish: { ...wish, expected: total } }));
  await drain(app.context);
  return { order, meal: Date.parse(starts_at) };
}

function asQuery({ coupon, use_credit = false, use_free_voucher = false }: PaymentWish) {
  return {
    ...(coupon ? { coupon } : {}),
    use_credit: `${use_credit}`,
    use_free_voucher: `${use_free_voucher}`,
  } as never;
}

/** Stops the clock before the meal; the order was made, and paid, a month ago. */
async function standBefore({ order, meal }: { order: string; meal: number }, hours: number): Promise<void> {
  clock.now = () => meal - hours * hour;
  const ago = new Date(meal - 30 * 24 * hour).toISOString();
  await app.pool.query('update orders set created_at = $2, paid_at = $2 where id = $1', [order, ago]);
}

const backOf = async (order: string) => taken(await diner.call('quoteCancellation', { params: { id: order } }));

/** Cancels as it was shown, and answers what the diner then has. */
async function cancelled(order: string, refund_to: 'card' | 'credit' = 'card') {
  const { refund, credit } = await backOf(order);
  const shown = { refund: refund.amount, credit: credit.amount };
  const after = taken(await diner.cancel(order, { refund_to, expected: shown }));
  await drain(app.context);
  return {
    refunded: after.refunded.amount,
    credited: after.credited.amount,
    state: after.payment_state,
    charged: await chargedOf(app.pool, order),
    credit: await creditOf(app.pool, diner),
    freeVouchers: await freeVouchersOf(app.pool, diner),
  };
}

describe('who cancels in time', () => {
  test('has the card’s part on the card, the credit as credit, and the coupon to use again', async () => {
    const coupon = await makeCoupon(app.pool, { percent: 10 });
    await giveCredit(app.pool, diner, 200);
    const booked = await paid({ coupon, use_credit: true });
    await standBefore(booked, 48);
    expect(await backOf(booked.order)).toMatchObject({
      rule: 'early',
      refund: eur(340),
      credit: eur(200),
      credit_returned: eur(200),
      choice: true,
    });
    expect(await backOf(booked.order)).toMatchObject({ free_voucher: false });
    const end = { refunded: 340, credited: 200, state: 'refunded', charged: 0, credit: 200, freeVouchers: 0 };
    expect(await cancelled(booked.order)).toEqual(end);
    expect(await usesOf(app.pool, coupon)).toBe(0);
    const { rows } = await app.pool.query<{ kind: string; body: string }>(
      "select kind, body from mail where order_id = $1 and kind not like 'team_%'",
      [booked.order],
    );
    const told = (kind: string) => rows.find((mail) => mail.kind === kind)?.body.replace(/\s+/g, ' ');
    expect(told('confirmed')).toMatch(/Coupon:? €0\.60 Credit:? €2\.00 Card:? €3\.40/);
    expect(told('cancelled')).toMatch(/€3\.40 goes back to your card.*€2\.00 was added to your credit/);
    expect((await diner.cancel(booked.order)).code).toBe('order_state');
    expect(await creditOf(app.pool, diner)).toBe(200);
  });

  test('may have the card’s part as credit', async () => {
    await giveCredit(app.pool, diner, 200);
    const booked = await paid({ use_credit: true });
    await standBefore(booked, 72);
    const end = { refunded: 0, credited: 600, state: 'credited', charged: 400, credit: 600, freeVouchers: 0 };
    expect(await cancelled(booked.order, 'credit')).toEqual(end);
  });

  test('has a free voucher back as a free voucher, once', async () => {
    await giveFreeVoucher(app.pool, diner);
    const booked = await paid({ use_free_voucher: true });
    expect(await freeVouchersOf(app.pool, diner)).toBe(0);
    expect(await backOf(booked.order)).toMatchObject({ refund: eur(0), credit: eur(0), free_voucher: true });
    const twice = await Promise.all([diner.cancel(booked.order), diner.cancel(booked.order)]);
    expect(twice.map(({ code }) => code).sort()).toEqual(['ok', 'order_state']);
    expect(await freeVouchersOf(app.pool, diner)).toBe(1);
  });
});

describe('who cancels late', () => {
  test('has half of what was really paid as new credit, and the rest once the table is sold again', async () => {
    const coupon = await makeCoupon(app.pool, { percent: 50 });
    await giveCredit(app.pool, diner, 100);
    const booked = await paid({ coupon, use_credit: true });
    await standBefore(booked, 47);
    expect(await backOf(booked.order)).toMatchObject({ rule: 'late', credit: eur(150), resale_top_up: eur(150) });
    const end = { refunded: 0, credited: 150, state: 'credited', charged: 200, credit: 150, freeVouchers: 0 };
    expect(await cancelled(booked.order)).toEqual(end);
    expect(await usesOf(app.pool, coupon)).toBe(1);
    await paid({}, await newDiner(app.pool, app.url));
    expect(await creditOf(app.pool, diner)).toBe(300);
  });

  test('has a free voucher back only once the table is sold again', async () => {
    await giveFreeVoucher(app.pool, diner);
    const booked = await paid({ use_free_voucher: true });
    await standBefore(booked, 47);
    const end = { refunded: 0, credited: 0, state: 'paid', charged: 0, credit: 0, freeVouchers: 0 };
    expect(await cancelled(booked.order)).toEqual(end);
    await paid({}, await newDiner(app.pool, app.url));
    expect(await freeVouchersOf(app.pool, diner)).toBe(1);
  });
});

test('a change to a cheaper table returns what cancelling and booking anew with the coupon would', async () => {
  const restaurant = await openRestaurant(app);
  const fixed = { kind: 'fixed', percent: null, amount: 200, currency: 'EUR' };
  table = restaurant.four;
  const { order } = await paid({ coupon: await makeCoupon(app.pool, fixed) });
  expect(await chargedOf(app.pool, order)).toBe(700);
  expect(taken(await quote(diner, order, restaurant.two))).toMatchObject({
    to_pay: eur(0),
    refund: eur(300),
    credit: eur(0),
    kept: eur(0),
    off_carried: eur(200),
    off_lost: eur(0),
  });
  const moved = taken(await change(diner, order, restaurant.two));
  expect(moved.state).toBe('confirmed');
  await drain(app.context);
  expect(await chargedOf(app.pool, order)).toBe(400);
  const left = taken(await diner.call('quoteCancellation', { params: { id: moved._id } }));
  expect(left).toMatchObject({ refund: eur(400), credit: eur(0) });
});
