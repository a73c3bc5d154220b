import { randomUUID } from 'node:crypto';
import type { DeskQueueView } from '@metade/contracts/desk.ts';
import type { DeskQueue } from '@metade/domain/desk.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';
import { createPerson } from './support/orders-fixture.ts';

let test: TestApp;
let admin: Caller;
let table: Table;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
  table = await openTable(test.pool, { confirmationMode: 'review', qtd: 6 });
});
afterAll(() => test.close());

const desk = async (query: { country?: string; city?: string } = {}, caller = admin) =>
  Object.fromEntries(
    taken(await caller.call('getDesk', { query: query as object })).queues.map((one) => [one.queue, one]),
  ) as Record<DeskQueue, DeskQueueView>;

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

async function asked(): Promise<string> {
  const diner = await newDiner(test.pool, test.url);
  const { _id } = taken(await diner.hold(table));
  taken(await diner.pay(_id, await test.cardToken()));
  return _id;
}

async function dinerOf(order: string): Promise<string> {
  const { rows } = await test.pool.query<{ user_id: string }>('select user_id from orders where id = $1', [order]);
  return rows[0]?.user_id ?? '';
}

it('counts each queue from the facts, with deadlines by its own rule', async () => {
  const empty = await desk();
  expect(Object.values(empty).map(({ count, failed }) => [count, failed])).toEqual(
    Object.values(empty).map(() => [0, false]),
  );
  const order = await asked();
  const [disputed, claimed] = [await asked(), await asked()];
  const { pool } = test;
  await pool.query("update orders set confirm_by = now() + interval '8 minutes' where id = $1", [order]);
  await pool.query("update orders set state = 'no_show', no_show_at = now(), confirmed_at = now() where id = $1", [
    disputed,
  ]);
  await pool.query("update orders set state = 'arrived', arrived_at = now(), confirmed_at = now() where id = $1", [
    claimed,
  ]);
  await pool.query(
    "insert into no_show_dispute (order_id, user_id, text, created_at) values ($1, $2, 'We were there', $3)",
    [disputed, await dinerOf(disputed), ago(76)],
  );
  await pool.query(
    'insert into discount_claim (order_id, user_id, text, charged, created_at) values ($1, $2, $3, 100, $4)',
    [claimed, await dinerOf(claimed), 'No discount', ago(71.5)],
  );
  await pool.query(
    `insert into refund_request (id, order_id, amount, reason, asked_by, asked_at, expires_at)
     values ($1, $2, 100, 'Too loud', $3, now(), now() + interval '2 days')`,
    [randomUUID(), claimed, admin.id],
  );
  await pool.query(
    `insert into person_request (id, kind, user_id, count, reason, asked_by, asked_at, expires_at)
     select gen_random_uuid(), kind, $1, count, 'Asked', $2, now(), now() + interval '2 days' from (values ('erase', null), ('vouchers', 9)) v (kind, count)`,
    [await dinerOf(claimed), admin.id],
  );
  const other = await openTable(pool, { city: 'madrid' });
  await pool.query("update restaurant set state = 'submitted', submitted_at = $2 where id = $1", [
    other.restaurantId,
    ago(18),
  ]);
  await pool.query(
    `insert into house_proposal (id, restaurant_id, before, after, proposed_by, proposed_at) values ($1, $2, '{}', '{}', $3, $4)`,
    [randomUUID(), table.restaurantId, table.ownerId, ago(1)],
  );
  await pool.query(
    `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale, attention, attention_at)
     values ($1, $2, 'Ana', 'Cold', 'The soup was cold and so was I.', 2, 2, 2, 2, 'en', true, $3)`,
    [randomUUID(), table.restaurantId, ago(25)],
  );
  await pool.query(
    `insert into lead (id, kind, name, email, phone, locale, form_hash) values ($1, 'contact', 'Rui', 'rui@metade.test', '1', 'pt', $2)`,
    [randomUUID(), Buffer.from('a')],
  );
  const followed = (state: string, days: number, reason: string | null = null) =>
    pool.query(
      `insert into lead (id, kind, name, email, phone, locale, state, next_step, next_on, lost_reason)
       values ($1, 'partner', 'Eva', 'eva@metade.test', '1', 'pt', $2, 'Send the offer', current_date + $3::integer, $4)`,
      [randomUUID(), state, days, reason],
    );
  await followed('contacted', -2);
  await followed('contacted', 2);
  await followed('lost', -2, 'Closed');
  await pool.query(
    `insert into gateway_alarm (reference, source, fields, expected, told) values ('x', 'event', '{amount}', '{}', '{}')`,
  );
  await pool.query(
    `insert into mail (id, recipient, locale, kind, subject, body, failed_at) values ($1, 'a@metade.test', 'pt', 'reminder', 'x', 'x', now())`,
    [randomUUID()],
  );
  await pool.query(
    `insert into webhook (id, restaurant_id, url, events, secret, failing_since) values ($1, $2, 'https://x.test/', '{}', 'x', now())`,
    [randomUUID(), table.restaurantId],
  );
  await pool.query(
    `select graphile_worker.add_job(task, '{}', run_at := now() + interval '1 day', job_key := key)
     from (values ('close_statements', 'broken'), ('capture_payment', 'capture ' || (select id from payment where order_id = '${order}'))) as v (task, key)`,
  );
  await pool.query(
    "update graphile_worker._private_jobs set last_error = 'The gateway is silent', attempts = 1 where key = 'broken' or key like 'capture %'",
  );

  const now = await desk();
  const told = ({ count, late, ending }: DeskQueueView) => [count, late, ending];
  expect(Object.fromEntries(Object.entries(now).map(([queue, one]) => [queue, told(one)]))).toEqual({
    bookings: [1, 0, 1],
    disputes: [1, 1, 0],
    claims: [1, 0, 1],
    card_disputes: [0, 0, 0],
    failed_refunds: [0, 0, 0],
    differences: [0, 0, 0],
    refunds: [1, 0, 0],
    gifts: [1, 0, 0],
    erasures: [1, 0, 0],
    registrations: [1, 0, 0],
    proposals: [1, 0, 0],
    flagged: [1, 1, 0],
    leads: [2, 1, 0],
    payments: [2, 0, 0],
    mails: [1, 0, 0],
    jobs: [1, 0, 0],
    webhooks: [1, 0, 0],
  });
  expect(now.bookings.items[0]).toMatchObject({ _id: order, meal: { date: table.date, places: 2 }, by: null });
  expect(now.leads.items[0]).toMatchObject({ name: 'Eva', detail: 'Send the offer' });
  const [registration] = now.registrations.items;
  expect(Date.parse(registration?.deadline ?? '') - Date.parse(registration?.since ?? '')).toBe(48 * hour);
  expect(now.jobs.items[0]).toMatchObject({
    name: 'close_statements',
    detail: 'The gateway is silent',
    deadline: null,
  });
  expect(now.payments.items.find(({ detail }) => detail === 'capture_payment')).toMatchObject({
    meal: { date: table.date },
  });
  expect(now.jobs.items[0]?.next).not.toBeNull();

  const spain = await desk({ country: 'ES' });
  expect([spain.bookings.count, spain.registrations.count]).toEqual([0, 1]);
  const content = await createPerson(test.pool, { group: 'admin' });
  await pool.query("update app_user set admin_roles = '{content}' where id = $1", [content.id]);
  const narrow = taken(await admin.call('getDesk', {}, { token: content.token }));
  expect(narrow.queues.map(({ queue }) => queue)).toEqual(['flagged']);
});

it('puts what can still be saved before what is late', async () => {
  const [soon, late, later] = [await asked(), await asked(), await asked()];
  const set = (order: string, by: string) =>
    test.pool.query(`update orders set confirm_by = now() + $2::interval where id = $1`, [order, by]);
  await set(later, '5 hours');
  await set(late, '-1 minute');
  await set(soon, '3 minutes');
  const { bookings } = await desk();
  const ids = bookings.items.map(({ _id }) => _id);
  expect([ids.indexOf(soon), ids.indexOf(late) < ids.indexOf(later)]).toEqual([0, true]);
});

it('says who has an entry, and lets another take it over on purpose alone', async () => {
  const other = await newAdmin(test);
  const item = (await desk()).bookings.items[0]?._id ?? '';
  const take = (caller: Caller, wish: object = {}) =>
    caller.call('takeDeskItem', { body: { queue: 'bookings', item, mine: true, ...wish } });
  taken(await take(admin));
  const holder = async (caller: Caller) => (await desk({}, caller)).bookings.items.find(({ _id }) => _id === item)?.by;
  expect(await holder(admin)).toMatchObject({ _id: admin.id, mine: true });
  expect(await holder(other)).toMatchObject({ _id: admin.id, mine: false });
  expect((await take(other)).code).toBe('desk_taken');
  taken(await take(other, { mine: false }));
  expect(await holder(admin)).toMatchObject({ mine: true });
  taken(await take(other, { anyway: true }));
  expect(await holder(other)).toMatchObject({ _id: other.id, mine: true });
  taken(await take(other, { mine: false }));
  expect(await holder(other)).toBeNull();
});

it('tells the health of the market, of all, of a country and of a city', async () => {
  const today = localDateAt(Date.now(), 'UTC');
  const porto = await openTable(test.pool, { city: 'porto', daysAhead: 1 });
  const diner = await newDiner(test.pool, test.url);
  const order = taken(await diner.hold(porto))._id;
  taken(await diner.pay(order, await test.cardToken()));
  const { pool } = test;
  await pool.query("insert into offered_day (restaurant_id, date, period, tables) values ($1, $2, 'night', 4)", [
    porto.restaurantId,
    addDays(today, -2),
  ]);
  await pool.query(
    "insert into unmet_demand (restaurant_id, date, period, places, looked_on, visitors) values ($1, $2, 'night', 2, $2, 7)",
    [porto.restaurantId, today],
  );
  const health = async (query: object) => taken(await admin.call('getDeskHealth', { query }));
  const { rows } = await pool.query<{ city_id: string }>('select city_id from restaurant where id = $1', [
    porto.restaurantId,
  ]);
  const here = await health({ country: 'PT', city: rows[0]?.city_id });
  expect(here.bookings.reduce((all, { value }) => all + value, 0)).toBe(1);
  expect(here.bookings).toHaveLength(15);
  expect(here.fill).toMatchObject({ offered: 4 });
  expect(here.unmet).toEqual({ total: 7, cities: [{ name: 'Porto', value: 7 }] });
  expect((await health({ country: 'ES' })).unmet.total).toBe(0);
  // Searches where there is no restaurant are wanted tables too.
  await pool.query(
    "insert into city_demand (city_id, looked_on, visitors) select id, $1, 9 from city where slug = 'madrid'",
    [today],
  );
  expect((await health({ country: 'ES' })).unmet).toEqual({ total: 9, cities: [{ name: 'Madrid', value: 9 }] });
  expect((await health({ country: 'PT', city: rows[0]?.city_id })).unmet.total).toBe(7);
  const all = await health({});
  expect(all.sign_ups.at(-1)?.value).toBeGreaterThan(0);
  // Of the claim above none has been accepted.
  expect(all.honour).toMatchObject({ percent: 100, meals: 1, claims: 0 });
  await pool.query("update discount_claim set state = 'accepted', decided_at = now()");
  const { weeks, ...honour } = (await health({})).honour;
  expect(honour).toEqual({ percent: 0, meals: 1, claims: 1 });
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toEqual({ from: addDays(today, -6), percent: 0 });
  expect(weeks.slice(0, -1).every(({ percent }) => percent === null)).toBe(true);
});
