import { randomUUID } from 'node:crypto';
import { addDays } from '@metade/domain/time.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { sweepWaitlists } from '../src/features/waitlist/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { newDiner, newDiners, newGuest, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { setQuantity } from './support/table-facts.ts';
import { entryOf, join, takeLast } from './support/waiting.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  await drain(test.context);
  expect(await auditDatabase(test.pool)).toEqual([]);
});

async function fullTable(overrides: Parameters<typeof openTable>[1] = {}) {
  const table = await openTable(test.pool, overrides);
  return { table, ...(await takeLast(test.pool, test.url, table)) };
}

it('joins, tells the position, leaves, and may join again at the end', async () => {
  const { table } = await fullTable();
  const [first, second] = await newDiners(test.pool, test.url, 2);
  if (!first || !second) throw new Error('no diners');
  const entry = taken(await join(first, table));
  expect(entry).toMatchObject({ state: 'waiting', position: 1, places: 2, people: 2, time: null, offer: null });
  expect(taken(await join(second, table)).position).toBe(2);
  const leave = () => first.call('leaveWaiting', { params: { id: entry._id } });
  expect(taken(await leave())).toMatchObject({ state: 'left', position: null });
  expect(taken(await leave()).state).toBe('left');
  expect(taken(await first.call('listWaiting', {}))).toEqual([]);
  expect((await entryOf(second, table))?.position).toBe(1);
  expect(taken(await join(first, table)).position).toBe(2);
});

it('shows nobody another’s entries, and lets nobody leave for another', async () => {
  const { table } = await fullTable();
  const [one, other] = [await newDiner(test.pool, test.url), await newDiner(test.pool, test.url)];
  const { _id: id } = taken(await join(one, table));
  expect(taken(await other.call('listWaiting', {}))).toEqual([]);
  expect((await other.call('leaveWaiting', { params: { id } })).code).toBe('not_found');
  expect((await other.call('leaveWaiting', { params: { id: randomUUID() } })).code).toBe('not_found');
  expect((await entryOf(one, table))?.state).toBe('waiting');
  const guest = await newGuest(test.url);
  expect((await join(guest, table)).code).toBe('unauthenticated');
  expect((await guest.call('listWaiting', {})).code).toBe('unauthenticated');
});

it('is once a meal and five meals a diner, however many ask at once', async () => {
  const diner = await newDiner(test.pool, test.url);
  const tables = await Promise.all(Array.from({ length: 7 }, async () => (await fullTable()).table));
  const [first] = tables;
  if (!first) throw new Error('no table');
  const same = await Promise.all(Array.from({ length: 8 }, () => join(diner, first)));
  expect(same.map(({ code }) => code).sort()).toEqual(['ok', ...Array(7).fill('waiting_exists')]);
  const others = await Promise.all(tables.slice(1).map((table) => join(diner, table)));
  expect(others.map(({ code }) => code).sort()).toEqual(['ok', 'ok', 'ok', 'ok', 'waiting_limit', 'waiting_limit']);
});

it('refuses what cannot be waited for', async () => {
  const diner = await newDiner(test.pool, test.url);
  const free = await openTable(test.pool);
  expect((await join(diner, free)).code).toBe('waiting_table_free');
  const { table, owner } = await fullTable();
  expect((await join(owner, table)).code).toBe('waiting_has_table');
  expect((await join(diner, table, { date: addDays(table.date, -7) })).code).toBe('slot_past');
  expect((await join(diner, table, { date: addDays(table.date, 70) })).code).toBe('slot_horizon');
  expect((await join(diner, table, { date: addDays(table.date, 1) })).code).toBe('slot_closed');
  expect((await join(diner, table, { people: 3 })).code).toBe('size_not_accepted');
  expect((await join(diner, table, { people: 7 })).code).toBe('invalid_fields');
  expect((await join(diner, table, { period: 'morning' })).code).toBe('slot_closed');
  expect((await join(diner, table, { time: '19:30' })).code).toBe('slot_closed');
  expect((await join(diner, { ...table, restaurantId: randomUUID() })).code).toBe('restaurant_not_bookable');
  await test.pool.query("update app_user set booking_blocked_until = now() + interval '1 day' where id = $1", [
    diner.id,
  ]);
  expect((await join(diner, table)).code).toBe('no_show_blocked');
});

it('holds a freed table for the first on it, who pays for it by the link', async () => {
  const { table, owner, order } = await fullTable();
  const [first, second, passerBy] = await newDiners(test.pool, test.url, 3);
  if (!first || !second || !passerBy) throw new Error('no diners');
  taken(await join(first, table));
  taken(await join(second, table));
  taken(await owner.cancel(order));
  // Between the cancellation and the job nobody else can have it.
  expect((await passerBy.hold(table)).code).toBe('table_taken');
  await drain(test.context);
  const { offer, state } = (await entryOf(first, table)) ?? {};
  expect(state).toBe('offered');
  const minutes = (Date.parse(offer?.expires_at ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14);
  expect(minutes).toBeLessThanOrEqual(15);
  expect((await entryOf(second, table))?.position).toBe(1);
  const { token, mail } = await turnMail(first.id);
  expect(mail).toMatchObject({ kind: 'waiting_turn' });
  const link = () => test.client.call('getWaitingOffer', { params: { token } });
  expect((await link()).data).toMatchObject({
    open: true,
    order: offer?.order,
    restaurant: { _id: table.restaurantId },
  });
  expect((await second.order(offer?.order ?? '')).code).toBe('not_found');
  expect((await first.call('extendHold', { params: { id: offer?.order ?? '' } })).code).toBe('hold_extensions_used_up');
  expect(taken(await first.pay(offer?.order ?? '', await test.cardToken())).state).toBe('confirmed');
  expect(taken(await first.call('listWaiting', {}))).toEqual([]);
  expect((await second.hold(table)).code).toBe('table_taken');
});

it('asks the next when an offer runs out, and tells who let it pass', async () => {
  const { table, owner, order } = await fullTable();
  const [first, second] = await newDiners(test.pool, test.url, 2);
  if (!first || !second) throw new Error('no diners');
  taken(await join(first, table));
  taken(await join(second, table));
  taken(await owner.cancel(order));
  await drain(test.context);
  const offered = (await entryOf(first, table))?.offer?.order ?? '';
  const { token } = await turnMail(first.id);
  await test.pool.query("update orders set hold_expires_at = now() - interval '1 second' where id = $1", [offered]);
  expect((await entryOf(first, table))?.state).toBe('passed');
  expect((await test.client.call('getWaitingOffer', { params: { token } })).data.open).toBe(false);
  // At once, though nobody has written down yet that his turn is over.
  expect(taken(await join(first, table))).toMatchObject({ state: 'waiting', position: 2 });
  // A buyer finds the hold over, and still comes after the waitlist.
  expect((await (await newDiner(test.pool, test.url)).hold(table)).code).toBe('table_taken');
  await drain(test.context);
  expect((await entryOf(second, table))?.state).toBe('offered');
  const { rows } = await test.pool.query(
    'select kind from mail m join app_user u on u.email = m.recipient where u.id = $1 order by m.created_at',
    [first.id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['waiting_turn', 'waiting_passed']);
  expect((await entryOf(first, table))?.position).toBe(1);
  expect(taken(await first.call('listWaiting', {}))).toHaveLength(1);
  // The second leaves the waitlist while the table is held for him: it goes on to the first.
  taken(await second.call('leaveWaiting', { params: { id: (await entryOf(second, table))?._id ?? '' } }));
  await drain(test.context);
  expect((await entryOf(first, table))?.state).toBe('offered');
});

it('gives the table to all once nobody waits', async () => {
  const { table, owner, order } = await fullTable();
  const diner = await newDiner(test.pool, test.url);
  const { _id: id } = taken(await join(diner, table));
  taken(await owner.cancel(order));
  taken(await diner.call('leaveWaiting', { params: { id } }));
  await drain(test.context);
  expect((await owner.hold(table)).code).toBe('ok');
});

it('offers what an owner adds, and takes back what he removes again', async () => {
  const { table } = await fullTable();
  const [first, second, third] = await newDiners(test.pool, test.url, 3);
  if (!first || !second || !third) throw new Error('no diners');
  taken(await join(first, table));
  taken(await join(second, table));
  await setQuantity(test.pool, table, 4);
  await setQuantity(test.pool, table, 2);
  expect((await third.hold(table)).code).toBe('table_taken');
  await drain(test.context);
  expect((await entryOf(first, table))?.state).toBe('offered');
  expect(await entryOf(second, table)).toMatchObject({ state: 'waiting', position: 1 });
  await setQuantity(test.pool, table, 4);
  await drain(test.context);
  expect((await entryOf(second, table))?.state).toBe('offered');
  expect((await third.hold(table)).code).toBe('ok');
});

it('offers a table beside two holds of the diner’s own, and takes no third from him for it', async () => {
  const { table, owner, order } = await fullTable();
  const diner = await newDiner(test.pool, test.url);
  taken(await join(diner, table));
  for (let held = 0; held < 2; held += 1) taken(await diner.hold(await openTable(test.pool)));
  taken(await owner.cancel(order));
  await drain(test.context);
  expect((await entryOf(diner, table))?.state).toBe('offered');
  expect((await diner.hold(await openTable(test.pool))).code).toBe('holds_limit');
  const waiter = await newDiner(test.pool, test.url);
  const another = await fullTable();
  taken(await join(waiter, another.table));
  taken(await another.owner.cancel(another.order));
  await drain(test.context);
  for (let held = 0; held < 2; held += 1) taken(await waiter.hold(await openTable(test.pool)));
  expect((await waiter.hold(await openTable(test.pool))).code).toBe('holds_limit');
});

it('ends waiting for who got a table of the meal another way', async () => {
  const table = await openTable(test.pool, { qtd: 1 });
  const { owner, order } = await takeLast(test.pool, test.url, table);
  const diner = await newDiner(test.pool, test.url);
  await test.pool.query(
    "insert into table_slot (id, restaurant_id, day, period, time, qtd, places) select $2, restaurant_id, day, period, '21:00', 1, 2 from table_slot where id = $1",
    [table.slotId, randomUUID()],
  );
  expect((await join(diner, table)).code).toBe('waiting_table_free');
  taken(await join(diner, table, { time: '20:00' }));
  const { rows } = await test.pool.query("select id from table_slot where restaurant_id = $1 and time = '21:00'", [
    table.restaurantId,
  ]);
  const late = taken(await diner.hold({ ...table, slotId: rows[0].id }));
  taken(await owner.cancel(order));
  await drain(test.context);
  // One table is in his hand: he is passed over, and the other one is anybody's.
  expect((await entryOf(diner, table))?.state).toBe('waiting');
  taken(await diner.pay(late._id, await test.cardToken()));
  expect(await entryOf(diner, table)).toBeUndefined();
});

it('ends the waitlist when the meal can no longer be booked', async () => {
  const { table, owner, order } = await fullTable();
  taken(await owner.pay(order, await test.cardToken()));
  const diner = await newDiner(test.pool, test.url);
  const until = Date.parse(taken(await join(diner, table)).until);
  const stateAt = async (now: number) => {
    await sweepWaitlists({ ...test.context, now: () => now });
    const { rows } = await test.pool.query('select state from waiting_entry where user_id = $1', [diner.id]);
    return rows[0].state;
  };
  expect(await stateAt(until - 1)).toBe('waiting');
  expect(await stateAt(until)).toBe('expired');
});

async function turnMail(userId: string | null) {
  const { rows } = await test.pool.query<{ kind: string; body: string }>(
    "select m.kind, m.body from mail m join app_user u on u.email = m.recipient where u.id = $1 and m.kind = 'waiting_turn'",
    [userId],
  );
  const mail = rows[0];
  const token = /\/waiting\/([\w-]+)/.exec(mail?.body ?? '')?.[1];
  if (mail === undefined || token === undefined) throw new Error('no message');
  return { mail, token };
}
