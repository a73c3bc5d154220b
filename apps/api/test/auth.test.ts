import { randomUUID } from 'node:crypto';
import { createClient } from '@metade/api-client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newGuest, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { expireHold } from './support/table-facts.ts';

const password = 'half a plate of rice';
let app: TestApp;
let nobody: Caller;
beforeAll(async () => {
  app = await startTestApp({ settings: { addressLoginTriesPer15Min: 500, guestHoldsPerAddressPerHour: 500 } });
  nobody = new Caller(app.url, '');
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const form = (changes: object = {}) => ({
  first_name: 'Ana',
  last_name: 'Silva',
  email: `${randomUUID()}@example.test`,
  password,
  password_confirmation: password,
  gender: 'female' as const,
  region: 'PT-11',
  terms: true as const,
  ...changes,
});

async function register(changes: object = {}) {
  const body = form(changes);
  const { token, data } = await createClient(app.url).call('registerUser', { body });
  return { email: body.email, caller: new Caller(app.url, token, data._id), user: data };
}

async function login(email: string, guestToken?: string) {
  const { token, data } = await createClient(app.url).call('login', { body: { email, password, guestToken } });
  return new Caller(app.url, token, data._id);
}

const refusedLogin = (email: string, word: string) => nobody.call('login', { body: { email, password: word } });

describe('signing up', () => {
  test('signs in at once, with what was written and the terms of the day', async () => {
    const { caller, user, email } = await register({ region: 'PT-1106', phone: '912345678' });
    expect(user).toMatchObject({
      email,
      group: 'user',
      active: true,
      profile: { name: 'Ana Silva', phone: '+351912345678' },
      region: [{ iso: 'PT-11', city: 'Lisboa' }],
    });
    expect(taken(await caller.call('getIdentity', {}))).toEqual(user);
    const { rows } = await app.pool.query('select password_hash, terms_version from app_user where id = $1', [
      user._id,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(rows[0].terms_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('takes the fields that the specification lists, and no other: the terms are accepted with the first table', async () => {
    const { terms: _, ...listed } = form({ name: 'Ana Maria da Silva', phone: '912345678' });
    const { data } = await createClient(app.url).call('registerUser', { body: listed });
    expect(data.profile).toMatchObject({ first_name: 'Ana', last_name: 'Silva', name: 'Ana Maria da Silva' });
    const { rows } = await app.pool.query('select terms_version from app_user where id = $1', [data._id]);
    expect(rows).toEqual([{ terms_version: null }]);
  });

  test.each([
    ['password', { password: 'x'.repeat(9), password_confirmation: 'x'.repeat(9) }],
    ['password_confirmation', { password_confirmation: 'another word' }],
    ['email', { email: 'no address' }],
    ['first_name', { first_name: '' }],
    ['name', { name: 'x'.repeat(121) }],
    ['region', { region: 'XX-99' }],
    ['phone', { phone: '12' }],
    ['terms', { terms: false }],
    ['gender', { gender: undefined }],
    ['password_confirmation gender', { gender: undefined, password_confirmation: 'another word' }],
  ])('refuses a bad %s and says so', async (field, changes) => {
    const response = await fetch(`${app.url}/v1/site/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form(changes)),
    });
    expect(response.status).toBe(422);
    const { issues } = (await response.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path).toSorted()).toEqual(field.split(' ').toSorted());
  });

  test('takes a password of 10', async () => {
    await register({ password: 'vR7-kelp.q', password_confirmation: 'vR7-kelp.q' });
  });

  test.each([
    'password123',
    'QwertyUiop',
    ' 1234567890 ',
    'aaaaaaaaaa',
    '            ',
    'abcabcabcabc',
    'asdfghjkl;',
    'metade-demo-2026',
    'Metade2026!!',
    'metademetade',
    'Ana.Silva.1990',
    'silva-ana@example',
    'restaurante',
    'contraseña1',
    'palavrapasse',
    'portugal2024',
  ])('refuses %j, which is guessed soon', async (word) => {
    const refusal = await new Caller(app.url, '').problem('registerUser', {
      body: form({ password: word, password_confirmation: word }),
    });
    expect(refusal.issues?.map(({ path, code }) => [path, code])).toEqual([['password', 'password_weak']]);
  });

  test.each([
    ['first_name', 'Win at evil.example'],
    ['last_name', 'https://evil.example'],
    ['name', 'me@evil.example'],
  ])('refuses an address as a %s, which would be mailed to whoever the e-mail is', async (field, name) => {
    const refusal = await nobody.problem('registerUser', { body: form({ [field]: name }) });
    expect(refusal.issues?.map(({ path, code }) => [path, code])).toEqual([[field, 'name_address']]);
    const { caller } = await register();
    const changed = await caller.problem('updateProfile', { body: { [field]: name } });
    expect(changed.issues?.map(({ path, code }) => [path, code])).toEqual([[field, 'name_address']]);
  });

  test('mails no address that was a name before', async () => {
    const { email, user } = await register();
    await app.pool.query("update app_user set first_name = 'Win at evil.example/now' where id = $1", [user._id]);
    expect((await nobody.call('forgotPassword', { body: { email } })).code).toBe('ok');
    await drain(app.context);
    const { rows } = await app.pool.query<{ body: string; html: string }>(
      "select body, html from mail where recipient = $1 and kind = 'reset'",
      [email],
    );
    expect(rows[0]?.body).toContain('Win at evil example now');
    expect(rows[0]?.body + (rows[0]?.html ?? '')).not.toContain('evil.example');
  });

  test('takes an address once, whatever its capitals, also when ten try at once', async () => {
    const email = `${randomUUID()}@example.test`;
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        nobody.call('registerUser', { body: form({ email: index % 2 ? email : email.toUpperCase() }) }),
      ),
    );
    expect(tries.map(({ code }) => code).sort()).toEqual([...Array.from({ length: 9 }, () => 'email_taken'), 'ok']);
  });
});

describe('logging in', () => {
  test('takes the address in any capitals', async () => {
    const { email, user } = await register();
    expect((await login(` ${email.toUpperCase()} `)).id).toBe(user._id);
  });

  test('answers a wrong password and an unknown address alike, an inactive account only to its password', async () => {
    const { email, user } = await register();
    const wrong = await refusedLogin(email, 'not the word');
    expect(wrong).toMatchObject({ code: 'login_mismatch', status: 401 });
    expect(await refusedLogin('nobody@example.test', 'not the word')).toEqual(wrong);
    await app.pool.query('update app_user set active = false where id = $1', [user._id]);
    expect(await refusedLogin(email, 'not the word')).toEqual(wrong);
    expect((await refusedLogin(email, password)).code).toBe('account_inactive');
  });

  test('may be tried ten times in a quarter of an hour for one account, and no eleventh', async () => {
    const { email } = await register();
    for (let count = 1; count <= 10; count += 1)
      expect((await refusedLogin(email, 'wrong')).code).toBe('login_mismatch');
    const eleventh = await refusedLogin(email, password);
    expect(eleventh).toMatchObject({ code: 'login_locked', status: 429 });
    expect(eleventh.ok || eleventh.params.retryAfter).toBeGreaterThan(0);
  });

  test('lasts until logout, for this token alone', async () => {
    const { email, caller } = await register();
    const other = await login(email);
    taken(await caller.call('logout', {}));
    expect((await caller.call('getIdentity', {})).code).toBe('unauthenticated');
    expect((await other.call('getIdentity', {})).code).toBe('ok');
  });

  test('lasts 20 days, and ends with the account’s being active', async () => {
    const { caller, user } = await register();
    const { rows } = await app.pool.query(
      "select expires_at between now() + interval '19 days 23 hours' and now() + interval '20 days 1 hour' as days from session where user_id = $1",
      [user._id],
    );
    expect(rows).toEqual([{ days: true }]);
    await app.pool.query('update app_user set active = false where id = $1', [user._id]);
    expect((await caller.call('getIdentity', {})).code).toBe('unauthenticated');
    await app.pool.query('update app_user set active = true where id = $1', [user._id]);
    await app.pool.query("update session set expires_at = now() - interval '1 second' where user_id = $1", [user._id]);
    expect((await caller.call('getIdentity', {})).code).toBe('unauthenticated');
  });
});

async function stateOf(order: string) {
  const { rows } = await app.pool.query('select state, ended_by from orders where id = $1', [order]);
  return rows[0];
}

describe('a guest', () => {
  test('holds a table, and can neither pay it nor be anybody', async () => {
    const guest = await newGuest(app.url);
    const order = taken(await guest.hold(await openTable(app.pool)));
    expect(order.actions).toEqual(['extend', 'update', 'cancel']);
    expect((await guest.pay(order._id, await app.cardToken())).code).toBe('unauthenticated');
    expect((await guest.call('getIdentity', {})).code).toBe('unauthenticated');
    taken(await guest.cancel(order._id));
  });

  test('who logs in takes the hold along and pays; the guest’s token is over', async () => {
    const { email } = await register();
    const guest = await newGuest(app.url);
    const { _id } = taken(await guest.hold(await openTable(app.pool)));
    const diner = await login(email, guest.token);
    expect((await guest.order(_id)).code).toBe('unauthenticated');
    expect(taken(await diner.order(_id)).actions).toContain('pay');
    expect(taken(await diner.pay(_id, await app.cardToken())).state).toBe('confirmed');
  });

  test('who signs up takes the hold along too', async () => {
    const guest = await newGuest(app.url);
    const { _id } = taken(await guest.hold(await openTable(app.pool)));
    const { caller } = await register({ guestToken: guest.token });
    expect(taken(await caller.order(_id)).state).toBe('held');
  });

  test('brings as many holds as there is room for under the limit of two', async () => {
    const { email, caller } = await register();
    const own = taken(await caller.hold(await openTable(app.pool)))._id;
    const guest = await newGuest(app.url);
    const [first, second] = [
      taken(await guest.hold(await openTable(app.pool)))._id,
      taken(await guest.hold(await openTable(app.pool)))._id,
    ];
    const diner = await login(email, guest.token);
    expect(
      [await diner.order(own), await diner.order(first), await diner.order(second)].map(({ code }) => code),
    ).toEqual(['ok', 'not_found', 'ok']);
    expect(await stateOf(first)).toEqual({ state: 'cancelled', ended_by: 'diner' });
  });

  test('finds the room of the user’s holds that ran out', async () => {
    const { email, caller } = await register();
    const table = await openTable(app.pool, { qtd: 2 });
    await expireHold(app.pool, taken(await caller.hold(table))._id);
    await expireHold(app.pool, taken(await caller.hold(await openTable(app.pool)))._id);
    const guest = await newGuest(app.url);
    const again = taken(await guest.hold(table))._id;
    const diner = await login(email, guest.token);
    expect(taken(await diner.order(again)).state).toBe('held');
  });

  test('does not bring a second hold of the same meal, whose table is free at once', async () => {
    const { email, caller } = await register();
    await app.pool.query('update app_user set email_verified_at = now() where email = $1', [email]);
    const table = await openTable(app.pool, { qtd: 2 });
    taken(await caller.hold(table));
    const guest = await newGuest(app.url);
    const twin = taken(await guest.hold(table))._id;
    const other = await newGuest(app.url);
    expect((await other.hold(table)).code).toBe('table_taken');
    expect((await (await login(email, guest.token)).order(twin)).code).toBe('not_found');
    expect(await stateOf(twin)).toEqual({ state: 'cancelled', ended_by: 'diner' });
    taken(await other.hold(table));
  });

  test('is taken over once, though five logins come at once', async () => {
    const { email } = await register();
    const guest = await newGuest(app.url);
    const { _id } = taken(await guest.hold(await openTable(app.pool)));
    const logins = await Promise.all(Array.from({ length: 5 }, () => login(email, guest.token)));
    for (const diner of logins) expect(taken(await diner.order(_id)).state).toBe('held');
  });

  test('is nobody else’s: a user’s token, a wrong one or none takes nothing', async () => {
    const [one, other] = [await register(), await register()];
    const held = taken(await one.caller.hold(await openTable(app.pool)))._id;
    for (const token of [one.caller.token, 'no such token', undefined]) {
      const thief = await login(other.email, token);
      expect((await thief.order(held)).code).toBe('not_found');
    }
    expect(taken(await one.caller.order(held)).state).toBe('held');
  });
});

test('an address starts twenty guests an hour, and no more', async () => {
  const strict = await startTestApp({ databaseUrl: app.databaseUrl, settings: { guestHoldsPerAddressPerHour: 20 } });
  try {
    const caller = new Caller(strict.url, '');
    const codes: string[] = [];
    // Earlier guests of this file came from the same address.
    for (let count = 0; count < 25; count += 1) codes.push((await caller.call('startGuest', {})).code);
    expect(codes.at(-1)).toBe('too_many_requests');
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(20);
    expect(codes.indexOf('too_many_requests')).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});
