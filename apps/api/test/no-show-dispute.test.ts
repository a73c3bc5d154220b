import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createPerson } from './support/orders-fixture.ts';

const day = 86_400_000;
const text = 'We were there at eight; Rui brought us to the table by the door.';
let app: TestApp;
let diner: Caller;
let admin: Caller;
let now = 0;

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => now } });
  const person = await createPerson(app.pool, { group: 'admin' });
  admin = new Caller(app.url, person.token, person.id);
});
afterAll(async () => {
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  now = Date.now();
  diner = await newDiner(app.pool, app.url);
});

/** A paid booking whose restaurant marked it as a no-show a minute after tolerance. */
async function missed(): Promise<{ id: string; owner: Caller }> {
  const table = await openTable(app.pool);
  now = Date.now();
  const { _id: id } = taken(await diner.hold(table));
  const { starts_at } = taken(await diner.pay(id, await app.cardToken()));
  await drain(app.context);
  const owner = await ownerOf(app.pool, app.url, table);
  now = Date.parse(starts_at) + 31 * 60_000;
  taken(await owner.call('markNoShow', { params: { id } }));
  return { id, owner };
}

const dispute = (id: string, words = text, by = diner) =>
  by.call('disputeNoShow', { params: { id }, body: { text: words } });
const decide = (id: string, decision: 'upheld' | 'rejected', note = '') =>
  admin.call('decideDispute', { params: { id }, body: { decision, note } });
const mails = async (id: string) =>
  (
    await app.pool.query("select kind from mail where order_id = $1 and kind not like 'team_%' order by created_at", [
      id,
    ])
  ).rows.map(({ kind }) => kind as string);
const blocked = async () =>
  (await app.pool.query('select booking_blocked_until as until from app_user where id = $1', [diner.id])).rows[0]
    .until as string | null;

const waitingSql = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test('the diner is told of a no-show with the way to dispute it, unless it was a slip of the thumb', async () => {
  const { id } = await missed();
  await drain(app.context);
  const { rows } = await app.pool.query("select body from mail where order_id = $1 and kind = 'no_show'", [id]);
  expect(rows).toHaveLength(1);
  expect(rows[0].body).toContain(`http://metade.test/infos-reserve/${id}`);
  const slip = await missed();
  taken(await slip.owner.call('undoNoShow', { params: { id: slip.id } }));
  await drain(app.context);
  expect(await mails(slip.id)).not.toContain('no_show');
});

test('marking and taking back wait for the diner’s row before they touch the order, as everything else does', async () => {
  const { id, owner } = await missed();
  for (const [step, state] of [
    ['undoNoShow', 'confirmed'],
    ['markNoShow', 'no_show'],
  ] as const) {
    const other = await app.pool.connect();
    await other.query('begin');
    await other.query('select 1 from app_user where id = $1 for no key update', [diner.id]);
    const done = owner.call(step, { params: { id } });
    await expect.poll(async () => (await app.pool.query(waitingSql)).rowCount).toBe(1);
    await other.query('select 1 from orders where id = $1 for update nowait', [id]);
    await other.query('commit');
    other.release();
    expect(taken(await done).state).toBe(state);
  }
});

test('seven days to dispute, and not a moment more', async () => {
  const { id } = await missed();
  const marked = now;
  expect(taken(await diner.order(id))).toMatchObject({
    actions: ['dispute'],
    no_show: { dispute: null, dispute_until: new Date(marked + 7 * day).toISOString() },
  });
  now = marked + 7 * day + 1;
  expect(taken(await diner.order(id)).actions).toEqual([]);
  expect(await dispute(id)).toMatchObject({ code: 'dispute_too_late', status: 409 });
  now = marked + 7 * day;
  expect(taken(await dispute(id))).toMatchObject({ actions: [], no_show: { dispute: { state: 'open', text } } });
  expect(await dispute(id)).toMatchObject({ code: 'dispute_exists' });
});

test('only one’s own no-show, with words in bounds', async () => {
  const { id, owner } = await missed();
  expect(await dispute(id, text, owner)).toMatchObject({ code: 'not_found' });
  expect(await dispute(randomUUID())).toMatchObject({ code: 'not_found' });
  for (const bad of ['', 'x'.repeat(9), ' '.repeat(40), 'x'.repeat(2001)])
    expect(await dispute(id, bad)).toMatchObject({ code: 'invalid_fields' });
  expect(await dispute(id, 'x'.repeat(10))).toMatchObject({ ok: true });
  now = Date.now();
  const booked = taken(await diner.hold(await openTable(app.pool)))._id;
  expect(await dispute(booked)).toMatchObject({ code: 'order_state' });
});

describe('the block', () => {
  test('of three no-shows waits while one is disputed, falls when it is upheld, comes back when it is rejected', async () => {
    const [first, second] = [await missed(), await missed()];
    const { id } = await missed();
    expect(await blocked()).not.toBeNull();
    taken(await dispute(id));
    expect(await blocked()).toBeNull();
    taken(await decide(id, 'rejected', 'The camera shows an empty table.'));
    expect(await blocked()).not.toBeNull();
    taken(await dispute(first.id));
    taken(await decide(first.id, 'upheld'));
    expect(await blocked()).toBeNull();
    taken(await dispute(second.id));
    expect(await blocked()).toBeNull();
    expect(await mails(id)).toEqual(expect.not.arrayContaining(['dispute_upheld']));
  });
});

test('upheld: the order counts as used, the diner is told, and nobody decides twice', async () => {
  const { id } = await missed();
  taken(await dispute(id));
  expect(taken(await decide(id, 'upheld', 'The host remembered you.'))).toMatchObject({ order: id, state: 'upheld' });
  const order = taken(await diner.order(id));
  expect(order).toMatchObject({
    state: 'arrived',
    arrived_at: order.starts_at,
    no_show: { marked_at: null, dispute: { state: 'upheld', note: 'The host remembered you.' } },
  });
  expect(await decide(id, 'rejected')).toMatchObject({ code: 'already_decided' });
  await drain(app.context);
  expect(await mails(id)).toContain('dispute_upheld');
});

test('rejected: the no-show stands and the mail says why', async () => {
  const { id } = await missed();
  taken(await dispute(id));
  taken(await decide(id, 'rejected', 'The table stayed empty.'));
  expect(taken(await diner.order(id)).state).toBe('no_show');
  await drain(app.context);
  const { rows } = await app.pool.query("select body from mail where order_id = $1 and kind = 'dispute_rejected'", [
    id,
  ]);
  expect(rows[0].body).toContain('The table stayed empty.');
});

test('administrators alone see and decide, page by page in order', async () => {
  const { id, owner } = await missed();
  taken(await dispute(id));
  for (const other of [diner, owner]) {
    expect(await other.call('listDisputes', {})).toMatchObject({ code: 'forbidden', status: 403 });
    expect(await other.call('decideDispute', { params: { id }, body: { decision: 'upheld' } })).toMatchObject({
      code: 'forbidden',
    });
  }
  const open = taken(await admin.call('listDisputes', {}));
  expect(open.at(-1)).toMatchObject({ order: id, text, diner: 'Ana Silva', state: 'open' });
  expect(await decide(randomUUID(), 'upheld')).toMatchObject({ code: 'not_found' });
});

test('a no-show that the host takes back leaves nothing to decide', async () => {
  const { id, owner } = await missed();
  taken(await dispute(id));
  taken(await owner.call('undoNoShow', { params: { id } }));
  expect(taken(await diner.order(id))).toMatchObject({ state: 'confirmed', no_show: null });
  expect(await decide(id, 'upheld')).toMatchObject({ code: 'not_found' });
});
