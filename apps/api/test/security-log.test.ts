import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fakeGeoIp } from '../src/adapters/geoip.ts';
import { openLink } from '../src/features/auth/index.ts';
import { forgetSecurity } from '../src/features/security-log/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { hashToken } from '../src/http/session.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { newAdmin } from './support/owner.ts';

const day = 86_400_000;
const password = 'half a plate of rice';
const next = 'another plate of beans';
const clock = { now: Date.now() };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    overrides: { now: () => clock.now, geoip: fakeGeoIp({ '203.0.113.7': 'BR' }) },
  });
});
afterAll(() => app.close());

type Entered = { token: string; device: string; data: { _id: string; email: string } };
const post = (path: string, body: object) =>
  fetch(`${app.url}/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': '203.0.113.7',
    },
    body: JSON.stringify(body),
  });

async function person() {
  const email = `${randomUUID()}@example.test`;
  const form = { first_name: 'Ana', last_name: 'Silva', gender: 'female', region: 'PT-11', terms: true, intl: 'en' };
  const answer = await post('/site/user/register', { ...form, email, password, password_confirmation: password });
  const { token, device, data } = (await answer.json()) as { token: string; device: string; data: { _id: string } };
  return { email, device, caller: new Caller(app.url, token, data._id) };
}
const kinds = async (caller: Caller) =>
  taken(await caller.call('listSecurityEvents', { query: {} })).map(({ kind }) => kind);
const mails = async (email: string) => {
  await drain(app.context);
  const { rows } = await app.pool.query<{ kind: string; body: string }>(
    "select kind, body from mail where recipient = $1 and kind like 'security%' order by created_at, id",
    [email],
  );
  return rows;
};

test('tells log-ins and failures, with what they came from; a new device is mailed, a known one is not', async () => {
  const { email, device, caller } = await person();
  await post('/auth', { email, password: 'a guess' });
  await post('/auth', { email, password, device });
  await post('/auth', { email, password });
  expect(await kinds(caller)).toEqual(['new_device', 'logged_in', 'password_wrong', 'logged_in']);
  const [last] = taken(await caller.call('listSecurityEvents', { query: {} }));
  expect(last).toMatchObject({ browser: 'Firefox', system: 'Linux', country: 'BR', ip: '203.0.113.7' });
  const [told, ...others] = await mails(email);
  expect([told?.kind, others]).toEqual(['security_new_device', []]);
  for (const word of ['Firefox · Linux · Brazil', 'If this was not you', '/sigin?forgot=1', '/profile/edit#sessions'])
    expect(told?.body).toContain(word);
});

test('a changed and a reset password are in it and mailed', async () => {
  const { email, caller } = await person();
  const change = { current: password, password: next, password_confirmation: next };
  taken(await caller.call('changePassword', { body: change }));
  expect(await kinds(caller)).toEqual(['password_changed', 'logged_in']);
  const link = await openLink(app.pool, String(caller.id), 'reset', 60, clock.now);
  await post('/auth/reset_password', { token: link, password, password_confirmation: password });
  const { token } = (await (await post('/auth', { email, password })).json()) as { token: string };
  // The reset has forgotten every device.
  expect((await kinds(new Caller(app.url, token))).slice(0, 2)).toEqual(['new_device', 'password_reset']);
  expect((await mails(email)).map(({ kind }) => kind).toSorted()).toEqual([
    'security_new_device',
    'security_password_changed',
    'security_password_reset',
  ]);
});

test('the second step on, a wrong code and off are in it and mailed', async () => {
  const { email, caller } = await person();
  await app.pool.query("update app_user set user_group = 'restaurant' where id = $1", [caller.id]);
  const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
  const code = () => new TOTP({ secret }).generate({ timestamp: clock.now });
  taken(await caller.call('confirmTwoFactor', { body: { code: code() } }));
  expect((await caller.call('endTwoFactor', { body: { code: '000000' } })).code).toBe('second_step_wrong');
  const challenge = ((await (await post('/auth', { email, password })).json()) as { params: { challenge: string } })
    .params.challenge;
  expect((await post('/auth/two_factor', { challenge, code: '000000' })).status).toBe(403);
  clock.now += 30_000;
  taken(await caller.call('endTwoFactor', { body: { code: code() } }));
  expect(await kinds(caller)).toEqual([
    'second_factor_off',
    'code_wrong',
    'code_wrong',
    'second_factor_on',
    'logged_in',
  ]);
  expect((await mails(email)).map(({ kind }) => kind).toSorted()).toEqual([
    'security_code_wrong',
    'security_code_wrong',
    'security_second_factor_off',
    'security_second_factor_on',
  ]);
});

test('a recovery code that was used is named and mailed, in a log-in and where it ends the second step', async () => {
  const { email, device, caller } = await person();
  await app.pool.query("update app_user set user_group = 'restaurant' where id = $1", [caller.id]);
  const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
  const code = new TOTP({ secret }).generate({ timestamp: clock.now });
  const { recovery_codes: recovery } = taken(await caller.call('confirmTwoFactor', { body: { code } }));
  const refused = (await (await post('/auth', { email, password })).json()) as { params: { challenge: string } };
  const second = { challenge: refused.params.challenge, code: recovery[0], device };
  expect((await post('/auth/two_factor', second)).status).toBe(200);
  taken(await caller.call('endTwoFactor', { body: { code: recovery[1] ?? '' } }));
  expect((await kinds(caller)).slice(0, 4)).toEqual([
    'second_factor_off',
    'recovery_code_used',
    'logged_in',
    'recovery_code_used',
  ]);
  expect((await mails(email)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['security_recovery_code_used', 'security_recovery_code_used']),
  );
});

test('the first log-in of an account without known devices is mailed; a few a day are, and all of them are in the log', async () => {
  const { email, caller } = await person();
  await app.pool.query('delete from known_device where user_id = $1', [caller.id]);
  for (let count = 1; count <= 5; count += 1) await post('/auth', { email, password });
  expect(await kinds(caller)).toEqual([...Array<string>(5).fill('new_device'), 'logged_in']);
  expect(await mails(email)).toHaveLength(3);
  clock.now += day;
  await post('/auth', { email, password });
  expect(await mails(email)).toHaveLength(4);
});

test('whatever logs somebody in knows the device from then on, and is in the log', async () => {
  const form = { first_name: 'Ana', last_name: 'Silva', password, password_confirmation: password };
  const email = `${randomUUID()}@example.test`;
  const owner = await post('/site/restaurant/register', { ...form, email });
  const { restaurantId, ownerId } = await openTable(app.pool);
  const secret = randomUUID();
  await app.pool.query(
    `insert into team_invitation (id, restaurant_id, email, role, token_hash, locale, invited_by, expires_at)
     values (gen_random_uuid(), $1, $2, 'host', $3, 'en', $4, now() + interval '30 days')`,
    [restaurantId, `${randomUUID()}@example.test`, hashToken(secret), ownerId],
  );
  const member = await post(`/team/invitations/${secret}/join`, { ...form, terms: true });
  const licence = randomUUID();
  await app.pool.query(
    `with licence as (insert into licensee (id, country, number, name) values (gen_random_uuid(), 'PT', 7, 'Norte') returning id)
     insert into licensee_invitation (id, licensee_id, email, locale, token_hash, invited_by, expires_at)
     select gen_random_uuid(), id, $1, 'en', $2, $3, now() + interval '30 days' from licence`,
    [`${randomUUID()}@example.test`, hashToken(licence), ownerId],
  );
  const licensee = await post(`/licensee/invitations/${licence}/join`, { ...form, terms: true });
  for (const answer of [owner, member]) {
    expect(answer.status).toBe(201);
    const { token, device, data } = (await answer.json()) as Entered;
    expect(await kinds(new Caller(app.url, token))).toEqual(['logged_in']);
    const again = await post('/auth', { email: data.email, password, device });
    expect(await kinds(new Caller(app.url, ((await again.json()) as Entered).token))).toEqual([
      'logged_in',
      'logged_in',
    ]);
    expect(await mails(data.email)).toEqual([]);
  }
  // Until the second step is set up a licensee may not look.
  expect(licensee.status).toBe(201);
  const joined = ((await licensee.json()) as Entered).data.email;
  const { rows } = await app.pool.query<{ kind: string }>(
    'select e.kind from security_event e join app_user u on u.id = e.user_id join known_device d on d.user_id = u.id where u.email = $1',
    [joined],
  );
  expect(rows).toEqual([{ kind: 'logged_in' }]);
  // A new way in has to be walked here too.
  const ways = Object.values<Endpoint>(endpoints).filter(({ answer }) => {
    const shape = answer instanceof z.ZodObject ? Object.keys(answer.shape) : [];
    return shape.includes('token') && shape.includes('device');
  });
  expect(ways.map(({ name }) => name).toSorted()).toEqual([
    'exchangeSessionCode',
    'joinLicensee',
    'joinTeam',
    'login',
    'loginByCode',
    'loginSecondStep',
    'registerRestaurantOwner',
    'registerUser',
  ]);
});

test('a session handed over by a code is of the same log-in; in another browser it is told as a new device', async () => {
  const { email, caller } = await person();
  const open = async (agent: string) => {
    const { code } = taken(await caller.call('createSessionCode', {}));
    return app.client.call('exchangeSessionCode', { body: { code } }, { headers: { 'user-agent': agent } });
  };
  await open('Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0');
  expect(await kinds(caller)).toEqual(['logged_in']);
  const { device } = await open('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0');
  expect(device).toBeTruthy();
  expect(await kinds(caller)).toEqual(['new_device', 'logged_in']);
  expect((await mails(email)).map(({ kind }) => kind)).toEqual(['security_new_device']);
});

test('sessions that were ended are in it; admins read it, nobody else does', async () => {
  const { caller } = await person();
  taken(await caller.call('endOtherSessions', {}));
  const params = { id: String(caller.id) };
  const admin = await newAdmin(app);
  const seen = taken(await admin.call('listSecurityEventsOf', { params, query: {} }));
  expect(seen.map(({ kind }) => kind)).toEqual(['sessions_ended', 'logged_in']);
  const stranger = await newDiner(app.pool, app.url);
  expect((await stranger.call('listSecurityEventsOf', { params, query: {} })).code).toBe('forbidden');
  expect(await kinds(stranger)).toEqual([]);
});

test('the address is forgotten after 90 days, the event after 400', async () => {
  const { caller } = await person();
  const at = async () =>
    (await app.pool.query<{ ip: string | null }>('select ip from security_event where user_id = $1', [caller.id])).rows;
  clock.now += 90 * day - 60_000;
  await forgetSecurity(app.context);
  expect(await at()).toEqual([{ ip: '203.0.113.7' }]);
  clock.now += 120_000;
  await forgetSecurity(app.context);
  expect(await at()).toEqual([{ ip: null }]);
  clock.now += 310 * day;
  await forgetSecurity(app.context);
  expect(await at()).toEqual([]);
});
