import { randomUUID } from 'node:crypto';
import { createClient } from '@metade/api-client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLink } from '../src/features/auth/index.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import type { Outcome, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { expireHold } from './support/table-facts.ts';

const minute = 60_000;
const clock = { ahead: 0 };
const overrides = { now: () => Date.now() + clock.ahead };
// Each guest says by x-forwarded-for from where he calls.
const env = { TRUSTED_PROXIES: '127.0.0.1' };
const settings = { guestHoldsPerAddressPerHour: 1_000_000 };
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp({ overrides, env, settings });
  second = await startTestApp({ overrides, env, settings, databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  clock.ahead = 0;
  await drain(first.context, { later: true });
  expect(await auditDatabase(first.pool)).toEqual([]);
  await second.close();
  await first.close();
});

type Guest = { caller: Caller; hold(table: Table): Promise<Outcome<{ _id: string }>> };

async function guestFrom(address: string, url = first.url): Promise<Guest> {
  const headers = { 'x-forwarded-for': address };
  const { token } = await createClient(url).call('startGuest', {}, { headers });
  const caller = new Caller(url, token);
  return { caller, hold: (table) => caller.hold(table, { headers }) };
}

async function holdsOf(addresses: string[], table: Table): Promise<string[]> {
  const guests = await Promise.all(
    addresses.map((address, index) => guestFrom(address, index % 2 ? second.url : first.url)),
  );
  const outcomes = await Promise.all(guests.map((guest) => guest.hold(table)));
  return outcomes.map(({ code }) => code).sort();
}

const times = (count: number, code: string) => Array.from({ length: count }, () => code);
const same = (address: string, count: number) => times(count, address);

test.each([
  [1, 1],
  [7, 2],
  [9, 3],
  [30, 10],
])('of %i tables 20 guests of one network hold %i, asked at once of two servers', async (qtd, most) => {
  const table = await openTable(first.pool, { qtd });
  const codes = await holdsOf(same(`198.51.100.${qtd}`, 20), table);
  const refusal = qtd === 1 ? 'table_taken' : 'guest_holds_limit';
  expect(codes).toEqual([...times(20 - most, refusal), ...times(most, 'ok')].sort());
});

test('addresses of one home’s IPv6 line are one network, and another home’s are another', async () => {
  const table = await openTable(first.pool, { qtd: 7 });
  const home = Array.from({ length: 6 }, (_, line) => `2001:db8:1:10${line}::${line + 1}`);
  expect(await holdsOf(home, table)).toEqual([...times(4, 'guest_holds_limit'), 'ok', 'ok']);
  expect((await (await guestFrom('2001:db8:1:200::1')).hold(table)).code).toBe('ok');
});

test('the limit is of a restaurant’s date and of guests: signed in, elsewhere and on another day a table is held', async () => {
  const [table, other] = [await openTable(first.pool, { qtd: 7 }), await openTable(first.pool, { qtd: 7 })];
  const address = '203.0.113.1';
  expect(await holdsOf(same(address, 3), table)).toEqual(['guest_holds_limit', 'ok', 'ok']);
  const guest = await guestFrom(address);
  expect((await guest.hold(other)).code).toBe('ok');
  const nextWeek = new Date(Date.parse(table.date) + 7 * 86_400_000).toISOString().slice(0, 10);
  expect((await guest.hold({ ...table, date: nextWeek })).code).toBe('ok');
  expect((await (await newDiner(first.pool, first.url)).hold(table)).code).toBe('ok');
  const { rows } = await first.pool.query(
    "select count(*)::integer from orders where restaurant_id = $1 and state = 'held' and user_id is null and guest_network is null",
    [table.restaurantId],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('a hold that is let go, runs out, or is taken along at sign-in makes room, and its network is forgotten', async () => {
  const table = await openTable(first.pool, { qtd: 7 });
  const address = '203.0.113.2';
  const [one, two, three] = [await guestFrom(address), await guestFrom(address), await guestFrom(address)];
  const order = taken(await one.hold(table));
  taken(await two.hold(table));
  expect((await three.hold(table)).code).toBe('guest_holds_limit');
  taken(await one.caller.cancel(order._id));
  const third = taken(await three.hold(table));
  expect((await one.hold(table)).code).toBe('guest_holds_limit');
  await expireHold(first.pool, third._id);
  const again = taken(await one.hold(table));
  expect((await three.hold(table)).code).toBe('guest_holds_limit');
  const person = await newDiner(first.pool, first.url);
  await first.pool.query('update orders set holder_id = $2, user_id = $2 where id = $1', [again._id, person.id]);
  expect((await three.hold(table)).code).toBe('ok');
  const { rows } = await first.pool.query(
    'select guest_network from orders where id = any ($1) and guest_network is not null',
    [[order._id, third._id, again._id]],
  );
  expect(rows).toEqual([]);
});

/** Somebody who has just signed up at the API, from an address. */
async function newcomerFrom(address: string, guestToken?: string): Promise<Guest> {
  const headers = { 'x-forwarded-for': address };
  const email = `${randomUUID()}@example.test`;
  const password = 'half a plate of rice';
  const form = { first_name: 'Ana', last_name: 'Silva', gender: 'female' as const, region: 'PT-11' };
  const body = { ...form, email, password, password_confirmation: password, guestToken };
  const { token, data } = await createClient(first.url).call('registerUser', { body }, { headers });
  const caller = new Caller(first.url, token, data._id);
  return { caller, hold: (table) => caller.hold(table, { headers }) };
}

test('four sign-ups from one network do not hold more than guests: a confirmed address or a paid booking does', async () => {
  const table = await openTable(first.pool, { qtd: 7 });
  const address = '203.0.113.10';
  const newcomers = await Promise.all(times(4, address).map((from) => newcomerFrom(from)));
  const outcomes = await Promise.all(newcomers.map(({ hold }) => hold(table)));
  expect(outcomes.map(({ code }) => code).sort()).toEqual(['ok', 'ok', ...times(2, 'unconfirmed_holds_limit')]);
  expect((await (await guestFrom(address)).hold(table)).code).toBe('guest_holds_limit');
  expect((await (await newcomerFrom('203.0.113.11')).hold(table)).code).toBe('ok');

  const [confirmed, paying] = newcomers.filter((_, at) => outcomes[at]?.code !== 'ok');
  if (!confirmed || !paying) throw new Error('two were refused');
  const link = await openLink(first.pool, String(confirmed.caller.id), 'verify', 60, Date.now());
  taken(await confirmed.caller.call('verifyEmail', { body: { token: link } }));
  expect((await confirmed.hold(table)).code).toBe('ok');

  const elsewhere = await openTable(first.pool, { qtd: 1 });
  const { _id } = taken(await paying.hold(elsewhere));
  expect((await paying.hold(table)).code).toBe('unconfirmed_holds_limit');
  taken(await paying.caller.pay(_id, await first.cardToken()));
  await drain(first.context);
  expect((await paying.hold(table)).code).toBe('ok');
});

test('a guest’s hold that a new account takes along is still counted, until its address is confirmed', async () => {
  const table = await openTable(first.pool, { qtd: 7 });
  const address = '203.0.113.12';
  const guests = [await guestFrom(address), await guestFrom(address)] as const;
  for (const guest of guests) taken(await guest.hold(table));
  const newcomers = await Promise.all(guests.map(({ caller }) => newcomerFrom(address, caller.token)));
  const late = await guestFrom(address);
  expect((await late.hold(table)).code).toBe('guest_holds_limit');
  const link = await openLink(first.pool, String(newcomers[0]?.caller.id), 'verify', 60, Date.now());
  taken(await late.caller.call('verifyEmail', { body: { token: link } }));
  expect((await late.hold(table)).code).toBe('ok');
});

test('a guest has two extensions in the last two minutes, and as a diner the rest of ten', async () => {
  const table = await openTable(first.pool);
  const guest = await guestFrom('203.0.113.3');
  const { _id: id } = taken(await guest.hold(table));
  const extend = () => guest.caller.call('extendHold', { params: { id } });
  const held = taken(await guest.caller.order(id));
  expect(held.hold?.extensions_left).toBe(2);
  let runsOut = Date.parse(held.hold?.expires_at ?? '');
  for (const left of [1, 0]) {
    expect((await extend()).code).toBe('hold_extension_early');
    clock.ahead = runsOut - 2 * minute - Date.now();
    runsOut += 3 * minute;
    expect(taken(await extend()).hold?.extensions_left).toBe(left);
  }
  clock.ahead = runsOut - minute - Date.now();
  expect(await extend()).toMatchObject({ code: 'hold_extensions_used_up', params: { max: 2 } });
  const person = await newDiner(first.pool, first.url);
  await first.pool.query('update orders set holder_id = $2, user_id = $2 where id = $1', [id, person.id]);
  expect(taken(await person.call('extendHold', { params: { id } })).hold?.extensions_left).toBe(7);
  clock.ahead = 0;
});
