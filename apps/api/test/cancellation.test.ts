import { tableInstant } from '@metade/domain/table-times.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { chargedOf, setQuantity } from './support/table-facts.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
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

type Booked = { table: Table; diner: Caller; order: string; meal: number };

async function booked(city: 'lisboa' | 'saoPaulo' = 'lisboa', qtd = 1): Promise<Booked> {
  const table = await openTable(app.pool, { city, daysAhead: 9, qtd });
  return { table, ...(await buy(table)) };
}

async function buy(table: Table) {
  const diner = await newDiner(app.pool, app.url);
  const { _id: order, starts_at } = taken(await diner.hold(table));
  taken(await diner.pay(order, await app.cardToken()));
  return { diner, order, meal: Date.parse(starts_at) };
}

/** Stops the clock; the order was made, and paid, so long before. */
async function standAt(now: number, order: string, { madeAgo, paidAgo }: { madeAgo: number; paidAgo: number }) {
  clock.now = () => now;
  const at = (ago: number) => new Date(now - ago).toISOString();
  await app.pool.query('update orders set created_at = $2, paid_at = $3 where id = $1', [
    order,
    at(madeAgo),
    at(paidAgo),
  ]);
}

const long = { madeAgo: 30 * day, paidAgo: 30 * day };
const inLisbon = (date: string, time: string) => tableInstant(date, time, 'morning', 'Europe/Lisbon');

type Case = [
  name: string,
  city: 'lisboa' | 'saoPaulo',
  now: (booked: Booked) => number,
  ago: { madeAgo: number; paidAgo: number },
  quote: { rule: string; refund: number; credit: number; choice: boolean; topUp: number },
];
const all = (rule: string, amount: number) => ({ rule, refund: amount, credit: 0, choice: rule === 'early', topUp: 0 });
const half = (amount: number) => ({ rule: 'late', refund: 0, credit: amount / 2, choice: false, topUp: amount / 2 });
const nothing = (amount: number) => ({ rule: 'same_day', refund: 0, credit: 0, choice: false, topUp: amount });

const cases: Case[] = [
  ['48 hours before: all back', 'lisboa', ({ meal }) => meal - 48 * hour, long, all('early', 600)],
  ['less than 48 hours before: half as credit', 'lisboa', ({ meal }) => meal - 48 * hour + 1, long, half(600)],
  [
    'the last moment of the day before: half as credit',
    'lisboa',
    ({ table }) => inLisbon(table.date, '00:00') - 1,
    long,
    half(600),
  ],
  [
    'the same day from its first moment: nothing',
    'lisboa',
    ({ table }) => inLisbon(table.date, '00:00'),
    long,
    nothing(600),
  ],
  [
    'within 60 minutes of booking: all back',
    'lisboa',
    ({ meal }) => meal - 5 * hour,
    { madeAgo: 60 * minute, paidAgo: 0 },
    all('grace', 600),
  ],
  [
    'after 60 minutes: by the day',
    'lisboa',
    ({ meal }) => meal - 5 * hour,
    { madeAgo: 60 * minute + 1, paidAgo: 0 },
    nothing(600),
  ],
  [
    'within 60 minutes, 3 hours before the meal: all back',
    'lisboa',
    ({ meal }) => meal - 3 * hour,
    { madeAgo: minute, paidAgo: 0 },
    all('grace', 600),
  ],
  [
    'within 60 minutes, less than 3 hours before: by the day',
    'lisboa',
    ({ meal }) => meal - 3 * hour + 1,
    { madeAgo: minute, paidAgo: 0 },
    nothing(600),
  ],
  [
    'in Brazil within 7 days of paying: all back, to the last moment',
    'saoPaulo',
    ({ meal }) => meal - 1,
    { madeAgo: 7 * day, paidAgo: 7 * day },
    all('withdrawal', 1090),
  ],
  [
    'in Brazil after 7 days: by the day',
    'saoPaulo',
    ({ meal }) => meal - 47 * hour,
    { madeAgo: 8 * day, paidAgo: 7 * day + 1 },
    half(1090),
  ],
  [
    'in Portugal within 7 days of paying: by the day',
    'lisboa',
    ({ meal }) => meal - 47 * hour,
    { madeAgo: 2 * day, paidAgo: 2 * day },
    half(600),
  ],
];

test.each(cases)('%s', async (_name, city, now, ago, expected) => {
  const order = await booked(city);
  await standAt(now(order), order.order, ago);
  const quote = taken(await order.diner.call('quoteCancellation', { params: { id: order.order } }));
  const currency = city === 'lisboa' ? 'EUR' : 'BRL';
  expect(quote).toEqual({
    rule: expected.rule,
    refund: { amount: expected.refund, currency },
    credit: { amount: expected.credit, currency },
    credit_returned: { amount: 0, currency },
    free_voucher: false,
    choice: expected.choice,
    resale_top_up: { amount: expected.topUp, currency },
    limits: { hours: 48, percent: 50, days: city === 'lisboa' ? 0 : 7, minutes: 60 },
  });
  const shown = { refund: expected.refund, credit: expected.credit };
  const stale = await order.diner.cancel(order.order, { expected: { ...shown, refund: shown.refund + 1 } });
  expect(stale).toMatchObject({ code: 'quote_changed', params: { refund: quote.refund, credit: quote.credit } });
  const unpaid = await order.diner.cancel(order.order, { expected: { ...shown, rule: 'not_paid' } });
  expect(unpaid.code, 'nothing charged is not nothing returned').toBe('quote_changed');
  expect(await order.diner.cancel(order.order, { state: 'held' }), 'a hold let go is no booking ended').toMatchObject({
    code: 'order_state',
    params: { state: 'confirmed' },
  });
  const agreed = { expected: { ...shown, rule: quote.rule } };
  expect(taken(await order.diner.cancel(order.order, agreed))).toMatchObject({
    state: 'cancelled',
    payment_state: expected.refund ? 'refunded' : expected.credit ? 'credited' : 'paid',
    refunded: quote.refund,
    credited: quote.credit,
  });
  await drain(app.context);
  const price = city === 'lisboa' ? 600 : 1090;
  expect(await chargedOf(app.pool, order.order)).toBe(price - expected.refund);
  expect(await creditOf(order.diner)).toBe(expected.credit);
});

test('from the meal on nothing can be cancelled', async () => {
  const { diner, order, meal } = await booked();
  await standAt(meal, order, long);
  expect((await diner.call('quoteCancellation', { params: { id: order } })).code).toBe('order_state');
  expect((await diner.cancel(order)).code).toBe('order_state');
  await standAt(meal - 1, order, long);
  expect((await diner.cancel(order)).code).toBe('ok');
});

describe('the diner’s choice', () => {
  test('is all of it as credit, for twelve months, where all would go back early', async () => {
    const { diner, order } = await booked();
    await standAt(Date.now(), order, { madeAgo: day, paidAgo: day });
    expect(taken(await diner.cancel(order, { refund_to: 'credit' }))).toMatchObject({
      payment_state: 'credited',
      refunded: { amount: 0 },
      credited: { amount: 600 },
    });
    const { rows } = await app.pool.query(
      "select amount, expires_at between now() + interval '11 months' and now() + interval '13 months' as year from credit_entry where order_id = $1",
      [order],
    );
    expect(rows).toEqual([{ amount: 600, year: true }]);
  });

  test('is none where the rule gives back to the card alone', async () => {
    const { diner, order, meal } = await booked();
    await standAt(meal - 5 * hour, order, { madeAgo: minute, paidAgo: minute });
    expect(taken(await diner.cancel(order, { refund_to: 'credit' }))).toMatchObject({
      refunded: { amount: 600 },
      credited: { amount: 0 },
    });
  });
});

test('the quote names the limits in force, so that no page can tell others', async () => {
  const { diner, order } = await booked();
  const settings = { daysToCancel: 3, lateCancelCreditPercent: 40, graceMinutes: 30 };
  const elsewhere = await startTestApp({ databaseUrl: app.databaseUrl, settings });
  try {
    const there = new Caller(elsewhere.url, diner.token);
    const limitsOf = async (caller: Caller) =>
      taken(await caller.call('quoteCancellation', { params: { id: order } })).limits;
    expect(await limitsOf(diner)).toEqual({ hours: 48, percent: 50, days: 0, minutes: 60 });
    // An order keeps the rules under which it was made, wherever it is asked about.
    expect(await limitsOf(there)).toEqual({ hours: 48, percent: 50, days: 0, minutes: 60 });
    const table = await openTable(app.pool);
    const fresh = taken(await there.hold(table))._id;
    const quote = await there.call('quoteCancellation', { params: { id: fresh } });
    expect(taken(quote).limits).toEqual({ hours: 72, percent: 40, days: 0, minutes: 30 });
  } finally {
    await elsewhere.close();
  }
});

test('what was only reserved is released, whatever the time', async () => {
  const table = await openTable(app.pool, { confirmationMode: 'review' });
  const { diner, order, meal } = await buy(table);
  clock.now = () => meal - minute;
  expect(taken(await diner.call('quoteCancellation', { params: { id: order } }))).toMatchObject({
    rule: 'not_paid',
    refund: { amount: 0 },
  });
  expect(taken(await diner.cancel(order))).toMatchObject({ state: 'cancelled', payment_state: 'none' });
  await drain(app.context);
  expect(await chargedOf(app.pool, order)).toBe(0);
  expect(taken(await diner.order(order)).payment?.state).toBe('voided');
});

test('a declined booking cannot be cancelled, and gives its money back by itself', async () => {
  const table = await openTable(app.pool, { confirmationMode: 'review' });
  const { diner, order } = await buy(table);
  const owner = await ownerOf(app.pool, app.url, table);
  taken(await owner.call('declineOrder', { params: { id: order }, body: { reason: 'full' } }));
  expect((await diner.cancel(order)).code).toBe('order_state');
  await drain(app.context);
  expect(await chargedOf(app.pool, order)).toBe(0);
});

test('one key is one cancellation, and is refused for another', async () => {
  const [one, other] = [await booked(), await openTable(app.pool)];
  const cancel = (body: object, order = one.order) => one.diner.cancel(order, body, { idempotencyKey: 'leave' });
  expect((await cancel({})).code).toBe('ok');
  expect((await cancel({})).code).toBe('ok');
  expect((await cancel({ refund_to: 'credit' })).code).toBe('idempotency_key_reused');
  const next = taken(await one.diner.hold(other))._id;
  expect((await cancel({}, next)).code).toBe('idempotency_key_reused');
});

describe('a table that is sold again', () => {
  test.each([
    ['late', (meal: number) => meal - 47 * hour, 300],
    ['same_day', (meal: number) => meal - 4 * hour, 0],
  ] as const)('makes a %s canceller whole, once', async (rule, when, before) => {
    const { table, diner, order, meal } = await booked();
    await standAt(when(meal), order, long);
    taken(await diner.cancel(order));
    expect(await creditOf(diner)).toBe(before);
    clock.now = Date.now;
    const next = await buy(table);
    expect(await creditOf(diner)).toBe(600);
    expect(taken(await diner.order(order))).toMatchObject({ payment_state: 'credited', credited: { amount: 600 } });
    taken(await next.diner.cancel(next.order));
    await buy(table);
    expect(await creditOf(diner)).toBe(600);
    expect(rule).toBeDefined();
  });

  test('counts once it is paid, not while it is held', async () => {
    const { table, diner, order, meal } = await booked();
    await standAt(meal - 47 * hour, order, long);
    taken(await diner.cancel(order));
    clock.now = Date.now;
    const next = await newDiner(app.pool, app.url);
    taken(await next.hold(table));
    expect(await creditOf(diner)).toBe(300);
  });

  test('is another one while tables are left; the longest-standing promise is kept first, one a sale', async () => {
    const first = await booked('lisboa', 3);
    const second = { table: first.table, ...(await buy(first.table)) };
    for (const { diner, order, meal } of [first, second]) {
      await standAt(meal - 47 * hour, order, long);
      taken(await diner.cancel(order));
    }
    clock.now = Date.now;
    const credits = async () => [await creditOf(first.diner), await creditOf(second.diner)];
    await buy(first.table);
    expect(await credits()).toEqual([300, 300]);
    await setQuantity(app.pool, first.table, 2);
    await buy(first.table);
    expect(await credits()).toEqual([600, 300]);
    await setQuantity(app.pool, first.table, 3);
    await buy(first.table);
    expect(await credits()).toEqual([600, 600]);
  });
});

async function creditOf(diner: Caller): Promise<number> {
  const { rows } = await app.pool.query<{ total: number }>(
    'select coalesce(sum(amount), 0)::integer as total from credit_entry where user_id = $1',
    [diner.id],
  );
  return rows[0]?.total ?? 0;
}
