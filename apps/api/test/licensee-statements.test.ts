import { addDays, slotInstant, toIso } from '@metade/domain/time.ts';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeStatements } from '../src/features/statements/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';
import { licenseeOf } from './support/licensees-fixture.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createOrder, createPerson, createRestaurant, giveSecondFactor, slotAt } from './support/orders-fixture.ts';
import { newAdmin } from './support/owner.ts';

const clock = { now: 0 };
const at = (date: string, time = '12:00') => slotInstant(date, time, 'Europe/Lisbon');

let app: TestApp;
let diner: Person;
let licensee: string;
let person: Caller;
let restaurant: CurrentRestaurant;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now } });
});
afterAll(() => app.close());

beforeEach(async () => {
  clock.now = at('2026-05-20');
  diner = await createPerson(app.pool);
  restaurant = await createRestaurant(app.pool);
  // A city of its own for each test.
  const city = `PT-${randomUUID().slice(0, 8)}`;
  licensee = await licenseeOf(app.pool, city);
  await app.pool.query("update licensee_city set since = '2026-05-01' where licensee_id = $1", [licensee]);
  await app.pool.query('update restaurant set city_id = $2 where id = $1', [restaurant.id, city]);
  const account = await createPerson(app.pool, { group: 'franchisee' });
  await giveSecondFactor(app.pool, account.id);
  await app.pool.query('insert into licensee_member (user_id, licensee_id) values ($1, $2)', [account.id, licensee]);
  person = new Caller(app.url, account.token, account.id);
});

/** A paid booking of EUR 9.00 for a meal. */
async function book(date: string, state: 'completed' | 'cancelled' | 'confirmed' = 'completed'): Promise<string> {
  const slot = await slotAt(app.pool, restaurant, { date, time: '20:00' });
  return (await createOrder(app.pool, restaurant, diner, { slot, date, time: '20:00', state })).id;
}

async function refund(order: string, amount: number): Promise<void> {
  await app.pool.query(
    `insert into refund (id, payment_id, order_id, amount, reason, state, created_at, done_at)
     select $1, id, order_id, $3, 'cancelled', 'done', $4, $4 from payment where order_id = $2`,
    [randomUUID(), order, amount, toIso(clock.now)],
  );
}

const list = async () => taken(await person.call('listStatements', {}));
const open = async () => taken(await person.call('getOpenStatement', {}));
async function closed(month: string) {
  const found = (await list()).find((one) => one.month === month);
  return taken(await person.call('getStatement', { params: { id: found?._id ?? '' } }));
}

describe('the running month', () => {
  test('counts meals until yesterday, less refunds and what was not paid by card', async () => {
    await book('2026-05-10');
    const covered = await book('2026-05-11');
    await app.pool.query('update orders set coupon_amount = 400 where id = $1', [covered]);
    await app.pool.query('update payment set amount = 500, covered_amount = 400 where order_id = $1', [covered]);
    const back = await book('2026-05-12', 'cancelled');
    await refund(back, 900);
    await book('2026-05-20');
    await book('2026-04-30');
    expect(await open()).toMatchObject({
      month: '2026-05',
      until: '2026-05-19',
      orders: 2,
      fees: 2700,
      refunds: 900,
      parts: 400,
      net: 1400,
      percent: 30,
      share: 420,
      payable: 420,
      rows: [{ restaurant: restaurant.id, orders: 2 }],
    });
  });

  test('takes a booking that took the place of another for one, on the day of its meal', async () => {
    const [old, moved] = [await book('2026-05-05', 'cancelled'), await book('2026-05-15')];
    await app.pool.query("update orders set end_rule = 'changed' where id = $1", [old]);
    await app.pool.query('update orders set changes_order_id = $2, carried_amount = 900 where id = $1', [moved, old]);
    await app.pool.query('delete from payment where order_id = $1', [moved]);
    expect(await open()).toMatchObject({ orders: 1, fees: 900, net: 900 });
  });

  test('says that there is nothing', async () => {
    expect(await open()).toMatchObject({ rows: [], payable: 0, orders: 0 });
  });
});

describe('a month that is over', () => {
  test('is closed on its day and not before, once, however many close it at once', async () => {
    await book('2026-05-31');
    clock.now = at('2026-06-02', '23:59');
    await closeStatements(app.context);
    expect(await list()).toEqual([]);
    clock.now = at('2026-06-03', '00:01');
    await Promise.all([1, 2, 3, 4].map(() => closeStatements(app.context)));
    const [one, ...others] = await list();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ month: '2026-05', payable: 270, paid: null });
    expect(one?.number).toMatch(/^2026-05-PT-\d\d+$/);
    expect(await closed('2026-05')).toMatchObject({ statement: { net: 900, share: 270, orders: 1 } });
  });

  test('carries a later refund and an adjustment into the next, and is itself never changed', async () => {
    const order = await book('2026-05-10');
    clock.now = at('2026-06-04');
    await closeStatements(app.context);
    const before = await closed('2026-05');
    await refund(order, 500);
    const admin = await newAdmin(app);
    const adjusting = { params: { id: licensee }, body: { amount: -120, reason: 'Paid twice in May' } };
    taken(await admin.call('adjustLicensee', adjusting));
    await book('2026-06-10');
    clock.now = at('2026-07-03');
    await closeStatements(app.context);
    expect(await closed('2026-05')).toEqual(before);
    expect((await closed('2026-06')).statement).toMatchObject({
      orders: 1,
      fees: 900,
      refunds: 500,
      net: 400,
      share: 270 - 150,
      payable: 0,
      carried: [{ month: '2026-05', refunds: 500, share: -150 }],
      adjustments: [{ reason: 'Paid twice in May', amount: -120 }],
    });
    for (const sql of [
      'update licensee_statement set payable = 1 where licensee_id = $1',
      'delete from licensee_statement where licensee_id = $1',
      'update licensee_adjustment set amount = 1 where licensee_id = $1',
      'delete from statement_order where statement_id in (select id from licensee_statement where licensee_id = $1)',
    ])
      await expect(app.pool.query(sql, [licensee]), sql).rejects.toThrow('a closed statement is never changed');
  });

  test('is closed whole or not at all when a server dies in the middle', async () => {
    await book('2026-05-10');
    clock.now = at('2026-06-04');
    await app.pool.query('alter table statement_refund rename to statement_refund_away');
    await expect(closeStatements(app.context)).rejects.toThrow();
    await app.pool.query('alter table statement_refund_away rename to statement_refund');
    expect(await list()).toEqual([]);
    await closeStatements(app.context);
    expect(await closed('2026-05')).toMatchObject({ statement: { fees: 900 } });
  });

  test('makes up for months in which no server ran, each with its own meals', async () => {
    await book('2026-05-10');
    await book('2026-06-10');
    clock.now = at('2026-08-03');
    await closeStatements(app.context);
    expect((await list()).map(({ month, payable }) => [month, payable])).toEqual([
      ['2026-07', 0],
      ['2026-06', 270],
      ['2026-05', 270],
    ]);
  });

  test('is the former licensee’s when the city has passed on', async () => {
    await book('2026-05-10');
    await book(addDays('2026-05-10', 10));
    await app.pool.query("update licensee_city set until = '2026-05-15' where licensee_id = $1", [licensee]);
    clock.now = at('2026-06-04');
    await closeStatements(app.context);
    expect((await closed('2026-05')).statement).toMatchObject({ orders: 1, fees: 900 });
  });

  test('is paid once, by finance', async () => {
    await book('2026-05-10');
    clock.now = at('2026-06-04');
    await closeStatements(app.context);
    const [one] = await list();
    const admin = await newAdmin(app);
    const paying = { params: { id: one?._id ?? '' }, body: { paid_on: '2026-06-08' } };
    expect(taken(await admin.call('payStatement', paying))).toMatchObject({ paid: '2026-06-08' });
    expect((await admin.call('payStatement', paying)).code).toBe('statement_paid');
    expect((await list())[0]).toMatchObject({ paid: '2026-06-08' });
  });
});

describe('the files of a statement', () => {
  const file = async (id: string, kind: 'pdf' | 'csv') => {
    const headers = { authorization: `Bearer ${person.token}`, 'accept-language': 'pt' };
    const response = await fetch(`${app.url}/v1/territory/statements/${id}/${kind}`, { headers });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };

  test('say what the page says, and a name is no formula', async () => {
    await app.pool.query("update restaurant set company_name = '=Tasca' where id = $1", [restaurant.id]);
    await book('2026-05-10');
    clock.now = at('2026-06-04');
    await closeStatements(app.context);
    const { _id, number } = (await list())[0] as { _id: string; number: string };
    const { text } = await extractText(await getDocumentProxy(await file(_id, 'pdf')), { mergePages: true });
    for (const part of [number, 'maio de 2026', '=Tasca', '9,00', '2,70', 'Os impostos não são calculados'])
      expect(text).toContain(part);
    const rows = parse(Buffer.from(await file(_id, 'csv')), { bom: true }) as string[][];
    expect(rows[1]).toEqual(["'=Tasca", '2026-05', '1', '9', '0', '0', '9', '30', '2.7']);
    expect(rows.at(-1)?.at(-1)).toBe('2.7');
  });
});
