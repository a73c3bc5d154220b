import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLink } from '../src/features/auth/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { drain } from './support/drain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      addressLoginTriesPer15Min: 4,
      accountLoginTriesPer15Min: 2,
      accountLoginTriesAnywherePer15Min: 6,
      sessionCodesPerHour: 2,
      codeMailsPerHour: 2,
      codeMailsAnywherePerHour: 3,
      addressResetMailsPerHour: 3,
      signUpsPerAddressPerHour: 3,
    },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => app.close());

const from = (address: string, path: string, body: object) =>
  fetch(`${app.url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
const someone = () => `${randomUUID()}@example.test`;
const logIn = (address: string, email = someone()) => from(address, '/auth', { email, password: 'a guess' });
const waitOf = (answer: Response) => Number(answer.headers.get('retry-after'));

test('one address guesses a few times in a quarter of an hour, whatever the accounts; another is not held up', async () => {
  for (let count = 1; count <= 4; count += 1) expect((await logIn('198.51.100.1')).status).toBe(401);
  const fifth = await logIn('198.51.100.1');
  expect(fifth.status).toBe(429);
  expect(waitOf(fifth)).toBeGreaterThan(800);
  expect(waitOf(fifth)).toBeLessThanOrEqual(900);
  expect((await logIn('198.51.100.2')).status).toBe(401);
});

test('one account is guessed a few times from one network, and some more from however many, known or not', async () => {
  const email = someone();
  for (const count of [1, 2]) expect((await logIn('203.0.113.1', email)).status, `try ${count}`).toBe(401);
  const third = await logIn('203.0.113.1', email.toUpperCase());
  expect(third.status).toBe(429);
  expect(waitOf(third)).toBeGreaterThan(800);
  for (const last of [2, 3, 4, 5]) expect((await logIn(`203.0.113.${last}`, email)).status).toBe(401);
  expect((await logIn('203.0.113.6', email)).status).toBe(429);
  expect((await logIn('203.0.113.6')).status).toBe(401);
});

const password = 'half a plate of rice';
const signUp = (address: string, email: string) =>
  from(address, '/site/user/register', {
    first_name: 'Ana',
    last_name: 'Silva',
    email,
    password,
    password_confirmation: password,
    gender: 'female',
    region: 'PT-11',
    terms: true,
  });

test('whoever asks for codes from elsewhere, however many, leaves some to the owner’s network, and to a known device all', async () => {
  const email = someone();
  const { device } = (await (await signUp('198.51.100.80', email)).json()) as { device: string };
  const ask = async (address: string, known = {}) => (await from(address, '/auth/code', { email, ...known })).status;
  expect([await ask('198.51.100.81'), await ask('198.51.100.81'), await ask('198.51.100.81')]).toEqual([200, 200, 429]);
  expect(await ask('198.51.100.80')).toBe(200);
  // However many networks there are, a code is not guessed by asking for ever more of them.
  expect(await ask('198.51.100.82')).toBe(429);
  expect(await ask('198.51.100.80', { device })).toBe(200);
});

test('whoever guesses from elsewhere, however much, does not lock the owner out of a known device', async () => {
  const email = someone();
  const { device } = (await (await signUp('198.51.100.40', email)).json()) as { device: string };
  for (let count = 1; count <= 10; count += 1) await logIn(`198.51.100.${40 + count}`, email);
  const right = { email, password };
  // A stranger with the right password, and the owner's network without the device: the account is closed to both.
  expect((await from('198.51.100.60', '/auth', right)).status).toBe(429);
  expect((await from('198.51.100.40', '/auth', right)).status).toBe(429);
  const owner = await from('198.51.100.40', '/auth', { ...right, device });
  expect(owner.status).toBe(200);
  expect(await owner.json()).toMatchObject({ device });
  // The device of somebody else, or one made up, opens nothing.
  const other = (await (await signUp('198.51.100.61', someone())).json()) as { device: string };
  for (const stolen of [other.device, 'x'.repeat(43)])
    expect((await from('198.51.100.62', '/auth', { ...right, device: stolen })).status).toBe(429);
});

test('an owner on a new phone comes in by the link that is mailed, and nobody else does', async () => {
  const email = someone();
  const { data } = (await (await signUp('198.51.100.140', email)).json()) as { data: { _id: string } };
  const right = { email, password };
  for (let count = 1; count <= 8; count += 1) await logIn(`198.51.100.${140 + count}`, email);
  const locked = await from('198.51.100.160', '/auth', right);
  expect([locked.status, ((await locked.json()) as { code: string }).code]).toEqual([429, 'login_locked']);
  // A wrong password is answered alike, so that a guesser learns nothing; so is an address without an account.
  const stranger = someone();
  for (let count = 1; count <= 8; count += 1) await logIn(`198.51.100.${140 + count}`, stranger);
  for (const wrong of [
    { email, password: 'a guess' },
    { email: stranger, password },
  ])
    expect(((await (await from('198.51.100.161', '/auth', wrong)).json()) as { code: string }).code).toBe(
      'login_locked',
    );
  await drain(app.context);
  const { rows } = await app.pool.query<{ recipient: string; body: string }>(
    "select recipient, body from mail where kind = 'unlock'",
  );
  expect(rows.filter(({ recipient }) => recipient === stranger)).toEqual([]);
  const [mail, ...others] = rows.filter(({ recipient }) => recipient === email);
  expect(others).toEqual([]);
  const unlock = /\/sigin\?unlock=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  expect(unlock).toBeTruthy();
  for (const made of ['x'.repeat(43), await openLink(app.pool, data._id, 'verify', 60, Date.now())])
    expect((await from('198.51.100.162', '/auth', { ...right, unlock: made })).status).toBe(429);
  expect((await from('198.51.100.163', '/auth', { ...right, email: stranger, unlock })).status).toBe(429);
  const entered = await from('198.51.100.164', '/auth', { ...right, unlock });
  expect(entered.status).toBe(200);
  // The phone is known from now on.
  const { device } = (await entered.json()) as { device: string };
  expect((await from('198.51.100.165', '/auth', { ...right, device })).status).toBe(200);
  // The link guesses no more than a device may, wherever it is.
  const guesses = [];
  for (const at of [166, 167, 168])
    guesses.push((await from(`198.51.100.${at}`, '/auth', { email, password: 'a guess', unlock })).status);
  expect(guesses).toEqual([401, 429, 429]);
});

test('a known device has its own few tries, wherever it is', async () => {
  const email = someone();
  const { device } = (await (await signUp('198.51.100.70', email)).json()) as { device: string };
  const guess = (address: string) => from(address, '/auth', { email, password: 'a guess', device });
  expect((await guess('198.51.100.71')).status).toBe(401);
  expect((await guess('198.51.100.72')).status).toBe(401);
  expect((await guess('198.51.100.73')).status).toBe(429);
  expect((await from('198.51.100.74', '/auth', { email, password })).status).toBe(200);
});

test('a password that was reset, and a block, end what devices were known', async () => {
  const email = someone();
  const { device, data } = (await (await signUp('198.51.100.80', email)).json()) as {
    device: string;
    data: { _id: string };
  };
  const link = await openLink(app.pool, data._id, 'reset', 60, Date.now());
  const fresh = 'another plate of beans';
  const reset = { token: link, password: fresh, password_confirmation: fresh };
  expect((await from('198.51.100.80', '/auth/reset_password', reset)).status).toBe(200);
  for (let count = 1; count <= 7; count += 1) await logIn(`198.51.100.${80 + count}`, email);
  expect((await from('198.51.100.80', '/auth', { email, password: fresh, device })).status).toBe(429);
});

test('a wrong current password in one session does not close the others', async () => {
  const email = someone();
  const { token } = (await (await signUp('198.51.100.90', email)).json()) as { token: string };
  const second = (await (await from('198.51.100.91', '/auth', { email, password })).json()) as { token: string };
  const change = (session: string, current: string) =>
    fetch(`${app.url}/v1/account/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
      body: JSON.stringify({ current, password: 'a new plate of rice', password_confirmation: 'a new plate of rice' }),
    });
  expect([(await change(token, 'x')).status, (await change(token, 'x')).status]).toEqual([422, 422]);
  expect((await change(token, password)).status).toBe(429);
  expect((await change(second.token, password)).status).toBe(200);
});

test('a session guesses its password no more by opening others, nor do many sessions together', async () => {
  const email = someone();
  const { token } = (await (await signUp('198.51.100.95', email)).json()) as { token: string };
  const call = (session: string, path: string, body: object) =>
    fetch(`${app.url}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
      body: JSON.stringify(body),
    });
  const guess = async (session: string) => (await call(session, '/account/two_factor', { password: 'a guess' })).status;
  const open = async (session: string) => {
    const answer = await call(session, '/auth/session_code', {});
    if (answer.status !== 201) return String(answer.status);
    const { code } = ((await answer.json()) as { data: { code: string } }).data;
    return ((await (await from('198.51.100.96', '/auth/session', { code })).json()) as { token: string }).token;
  };
  const user = (await app.pool.query<{ id: string }>('select id from app_user where email = $1', [email])).rows[0]?.id;
  await app.pool.query("update app_user set user_group = 'restaurant' where id = $1", [user]);
  const second = await open(token);
  const third = await open(second);
  expect([await guess(token), await guess(second), await guess(third)]).toEqual([422, 422, 429]);
  expect(await open(third)).toBe('429');
  const { rowCount } = await app.pool.query(
    "select 1 from security_event where user_id = $1 and kind = 'password_wrong'",
    [user],
  );
  expect(rowCount).toBe(2);

  const logIns = await Promise.all(
    [1, 2, 3].map(async (at) => {
      const answer = await from(`198.51.100.${100 + at}`, '/auth', { email, password });
      return ((await answer.json()) as { token: string }).token;
    }),
  );
  const statuses = [];
  for (const one of logIns) for (let count = 0; count < 2; count += 1) statuses.push(await guess(one));
  // The account's count of six stands at two.
  expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
});

test('one address asks for a few links an hour, whatever the accounts', async () => {
  const forgot = (address: string) => from(address, '/auth/forgot_password', { email: someone() });
  for (let count = 1; count <= 3; count += 1) expect((await forgot('192.0.2.1')).status).toBe(200);
  const fourth = await forgot('192.0.2.1');
  expect(fourth.status).toBe(429);
  expect(waitOf(fourth)).toBeGreaterThan(3500);
  expect((await forgot('192.0.2.2')).status).toBe(200);
});

test('one address signs up a few times an hour, so that nobody asks by it for long who has an account', async () => {
  const known = someone();
  expect((await signUp('192.0.2.11', known)).status).toBe(201);
  for (const count of [2, 3]) expect((await signUp('192.0.2.11', known)).status, `try ${count}`).toBe(409);
  const [taken, free] = [await signUp('192.0.2.11', known), await signUp('192.0.2.11', someone())];
  expect([taken.status, free.status]).toEqual([429, 429]);
  expect(waitOf(taken)).toBeGreaterThan(3500);
  expect((await signUp('192.0.2.12', someone())).status).toBe(201);
});
