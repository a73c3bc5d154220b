import { generateKeyPairSync } from 'node:crypto';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { TOTP } from 'otpauth';
import { createSecretBox } from '../src/adapters/secret-box.ts';
import { runAdmin } from '../src/admin.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealSecondFactors } from '../src/features/auth/index.ts';
import { hashPassword } from '../src/features/auth/password.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { sendSample } from './support/send-sample.ts';
import { Caller, newDiner, newGuest, openTable, taken } from './support/diner.ts';

const password = 'half a plate of rice';
let app: TestApp;
let nobody: Caller;
let passwordHash: string;
let now = Date.now();
beforeAll(async () => {
  app = await startTestApp({
    settings: { addressLoginTriesPer15Min: 5000 },
    overrides: { now: () => now },
  });
  nobody = new Caller(app.url, '');
  passwordHash = await hashPassword(password);
});
afterAll(() => app.close());

async function member(group = 'restaurant') {
  const caller = await newDiner(app.pool, app.url);
  const { rows } = await app.pool.query<{ email: string }>(
    'update app_user set password_hash = $2, user_group = $3, admin_roles = $4 where id = $1 returning email',
    [caller.id, passwordHash, group, group === 'admin' ? ['owner'] : []],
  );
  return { caller, email: rows[0]?.email as string };
}

const codeOf = (secret: string, at = now) => new TOTP({ secret }).generate({ timestamp: at });

/** A member whose second step is on. */
async function guarded() {
  const { caller, email } = await member();
  const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
  const { recovery_codes: recovery } = taken(await caller.call('confirmTwoFactor', { body: { code: codeOf(secret) } }));
  now += 30_000;
  return { caller, email, secret, recovery };
}

/** The challenge that a right password gets. */
async function challengeOf(email: string): Promise<string> {
  const { code, params } = await nobody.problem('login', { body: { email, password } });
  expect(code).toBe('two_factor_required');
  return String(params?.challenge);
}

const answer = (challenge: string, code: string) => nobody.call('loginSecondStep', { body: { challenge, code } });

describe('setting the second step up', () => {
  test.each(['restaurant', 'franchisee', 'admin'])('is for a %s; the app reads its name and account', async (group) => {
    const { caller, email } = await member(group);
    const { secret, uri } = taken(await caller.call('startTwoFactor', { body: { password } }));
    expect(uri).toContain(`otpauth://totp/Metade:${encodeURIComponent(email)}?`);
    expect(uri).toContain(`secret=${secret}`);
    expect(taken(await caller.call('getIdentity', {})).twoFactor).toBe(false);
    const { recovery_codes: codes } = taken(await caller.call('confirmTwoFactor', { body: { code: codeOf(secret) } }));
    expect(new Set(codes).size).toBe(10);
    expect(taken(await caller.call('getIdentity', {})).twoFactor).toBe(true);
  });

  test('is not for a diner, nor without the password', async () => {
    const diner = await member('user');
    expect((await diner.caller.call('startTwoFactor', { body: { password } })).code).toBe('forbidden');
    const { caller } = await member();
    expect((await caller.call('startTwoFactor', { body: { password: 'wrong' } })).code).toBe('invalid_fields');
  });

  test('is for a diner who has joined a team, who turns it off after leaving too', async () => {
    const { restaurantId } = await openTable(app.pool);
    const { caller } = await member('user');
    await app.pool.query("insert into team_member (restaurant_id, user_id, role) values ($1, $2, 'host')", [
      restaurantId,
      caller.id,
    ]);
    const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
    taken(await caller.call('confirmTwoFactor', { body: { code: codeOf(secret) } }));
    await app.pool.query('delete from team_member where user_id = $1', [caller.id]);
    now += 30_000;
    taken(await caller.call('endTwoFactor', { body: { code: codeOf(secret) } }));
    expect(taken(await caller.call('getIdentity', {})).twoFactor).toBe(false);
    expect((await caller.call('startTwoFactor', { body: { password } })).code).toBe('forbidden');
  });

  test('leaves the log-in as it is until its first code', async () => {
    const { caller, email } = await member();
    const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    expect((await caller.problem('confirmTwoFactor', { body: { code: wrong } })).issues?.[0]?.code).toBe('code_wrong');
    expect((await nobody.call('login', { body: { email, password } })).code).toBe('ok');
  });

  test('ends sessions that came without it, and is not done twice', async () => {
    const { caller, email } = await member();
    const other = await app.client.call('login', { body: { email, password } });
    const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
    taken(await caller.call('confirmTwoFactor', { body: { code: codeOf(secret) } }));
    expect((await new Caller(app.url, other.token).call('getIdentity', {})).code).toBe('unauthenticated');
    expect((await caller.call('getIdentity', {})).code).toBe('ok');
    expect((await caller.call('startTwoFactor', { body: { password } })).code).toBe('two_factor_on');
    expect((await caller.call('confirmTwoFactor', { body: { code: codeOf(secret) } })).code).toBe('not_found');
  });
});

describe('logging in', () => {
  test('takes the code of now, and no code twice', async () => {
    const { email, secret } = await guarded();
    const code = codeOf(secret);
    expect((await answer(await challengeOf(email), code)).code).toBe('ok');
    expect((await answer(await challengeOf(email), code)).code).toBe('second_step_wrong');
    now += 30_000;
    expect((await answer(await challengeOf(email), codeOf(secret))).code).toBe('ok');
  });

  test.each([
    [-2, 'second_step_wrong'],
    [-1, 'ok'],
    [1, 'ok'],
    [2, 'second_step_wrong'],
  ])('answers a code %i half minutes away', async (steps, outcome) => {
    const { email, secret } = await guarded();
    now += 60_000;
    const code = codeOf(secret, now + steps * 30_000);
    expect((await answer(await challengeOf(email), code)).code).toBe(outcome);
  });

  test('takes each recovery code once, however it is written', async () => {
    const { email, recovery } = await guarded();
    const [first = '', second = ''] = recovery;
    expect((await answer(await challengeOf(email), first)).code).toBe('ok');
    expect((await answer(await challengeOf(email), first)).code).toBe('second_step_wrong');
    const sloppy = second.replaceAll('-', ' ').toLowerCase();
    expect((await answer(await challengeOf(email), sloppy)).code).toBe('ok');
  });

  test('takes a challenge once, and five wrong codes at most', async () => {
    const { email, secret } = await guarded();
    const used = await challengeOf(email);
    expect((await answer(used, codeOf(secret))).code).toBe('ok');
    now += 30_000;
    expect((await answer(used, codeOf(secret))).code).toBe('link_invalid');
    const tried = await challengeOf(email);
    for (let count = 1; count <= 5; count += 1) expect((await answer(tried, 'wrong')).code).toBe('second_step_wrong');
    expect((await answer(tried, codeOf(secret))).code).toBe('link_invalid');
  });

  test('is limited for the account, whatever the challenges', async () => {
    const { email, secret } = await guarded();
    const codes: string[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const challenge = await challengeOf(email);
      for (let count = 1; count <= 4; count += 1) codes.push((await answer(challenge, 'wrong')).code);
    }
    // The code that turned it on was the first of ten.
    expect(codes).toEqual([...Array(9).fill('second_step_wrong'), ...Array(3).fill('too_many_requests')]);
    expect((await answer(await challengeOf(email), codeOf(secret))).code).toBe('too_many_requests');
  });

  test('refuses a challenge after its ten minutes', async () => {
    const { email, secret } = await guarded();
    const challenge = await challengeOf(email);
    now += 10 * 60_000 + 1;
    expect((await answer(challenge, codeOf(secret))).code).toBe('link_invalid');
  });

  test('gives no challenge to a wrong password, and no session to a challenge', async () => {
    const { email } = await guarded();
    expect((await nobody.call('login', { body: { email, password: 'wrong' } })).code).toBe('login_mismatch');
    const challenge = await challengeOf(email);
    expect((await new Caller(app.url, challenge).call('getIdentity', {})).code).toBe('unauthenticated');
  });

  test('brings the table that a guest holds along, after the second step', async () => {
    const { email, secret } = await guarded();
    const guest = await newGuest(app.url);
    const { _id } = taken(await guest.hold(await openTable(app.pool)));
    const { params } = await nobody.problem('login', { body: { email, password, guestToken: guest.token } });
    expect((await guest.order(_id)).code).toBe('ok');
    const { challenge } = params as { challenge: string };
    const { token } = await app.client.call('loginSecondStep', {
      body: { challenge, code: codeOf(secret), guestToken: guest.token },
    });
    expect((await new Caller(app.url, token).order(_id)).code).toBe('ok');
  });

  test('asks for no code once it is turned off, which needs a code and not the password', async () => {
    const { caller, email, secret, recovery } = await guarded();
    const withPassword = { body: { password } } as unknown as { body: { code: string } };
    expect((await caller.call('endTwoFactor', withPassword)).code).toBe('invalid_fields');
    for (const code of [password, '000000'])
      expect((await caller.call('endTwoFactor', { body: { code } })).code).toBe('second_step_wrong');
    const challenge = await challengeOf(email);
    expect((await caller.call('endTwoFactor', { body: { code: codeOf(secret) } })).code).toBe('ok');
    expect((await nobody.call('login', { body: { email, password } })).code).toBe('ok');
    expect((await answer(challenge, recovery[0] as string)).code).toBe('second_step_wrong');
  });
});

describe('turning it off', () => {
  test('works with a recovery code for who has lost the app, once', async () => {
    const { caller, recovery } = await guarded();
    const [code = ''] = recovery;
    expect((await caller.call('endTwoFactor', { body: { code } })).code).toBe('ok');
    expect((await caller.call('endTwoFactor', { body: { code } })).code).toBe('second_step_wrong');
  });

  test('is limited: a session left open cannot guess', async () => {
    const { caller, secret } = await guarded();
    const codes: string[] = [];
    for (let count = 1; count <= 11; count += 1)
      codes.push((await caller.call('endTwoFactor', { body: { code: '000000' } })).code);
    // The code that turned it on was the first of ten.
    expect(codes).toEqual([...Array(9).fill('second_step_wrong'), 'too_many_requests', 'too_many_requests']);
    expect((await caller.call('endTwoFactor', { body: { code: codeOf(secret) } })).code).toBe('too_many_requests');
    expect(taken(await caller.call('getIdentity', {})).twoFactor).toBe(true);
  });
});

describe('an admin or a licensee without a second step', () => {
  test.each([
    ['admin', 'findUsers'],
    ['franchisee', 'listOrders'],
  ] as const)(
    '(%s) can set it up and nothing else, whatever the call, and %s and the like afterwards',
    async (group, inside) => {
      const { caller, email } = await member(group);
      expect(taken(await caller.call('getIdentity', {})).secondFactorDue).toBe(true);
      const { restaurantId } = await openTable(app.pool);
      const open = new Set(['getIdentity', 'logout', 'createSessionCode', 'startTwoFactor', 'confirmTwoFactor']);
      const ids = { own: restaurantId, foreign: restaurantId, date: '2030-01-01' };
      for (const [name, contract] of Object.entries(endpoints) as [string, Endpoint][]) {
        if (open.has(name) || !('roles' in contract.access)) continue;
        const { status, text } = await sendSample(app, contract, ids, caller.token);
        expect([name, status, text.includes('second_factor_due')]).toEqual([name, 403, true]);
      }
      // Where everybody may go, an admin is nobody in particular: no sign of who asks changes the answer.
      expect((await caller.call('listKitchens', {})).code).toBe('ok');
      const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
      expect((await caller.call(inside, { query: {} })).code).toBe('second_factor_due');
      taken(await caller.call('confirmTwoFactor', { body: { code: codeOf(secret) } }));
      expect((await caller.call(inside, { query: {} })).code).toBe('ok');
      now += 30_000;
      const { token, data } = await app.client.call('loginSecondStep', {
        body: { challenge: await challengeOf(email), code: codeOf(secret) },
      });
      expect(data.secondFactorDue).toBe(false);
      expect((await new Caller(app.url, token).call(inside, { query: {} })).code).toBe('ok');
    },
  );

  test('is shut out again once it is turned off; others are not held up', async () => {
    const { caller } = await member('admin');
    const { secret } = taken(await caller.call('startTwoFactor', { body: { password } }));
    taken(await caller.call('confirmTwoFactor', { body: { code: codeOf(secret) } }));
    now += 30_000;
    taken(await caller.call('endTwoFactor', { body: { code: codeOf(secret) } }));
    expect((await caller.call('findUsers', { query: {} })).code).toBe('second_factor_due');
    for (const group of ['user', 'restaurant'])
      expect((await (await member(group)).caller.call('listOrders', { query: {} })).code).toBe('ok');
  });

  test('an operator resets it: sessions and recovery codes end, it is in the log, and a new one is due', async () => {
    const { caller, email, recovery } = await guarded();
    await app.pool.query("update app_user set user_group = 'admin' where id = $1", [caller.id]);
    const said: string[] = [];
    const questions = { ask: async () => email.toUpperCase(), askSecretly: async () => '' };
    const reset = () => runAdmin(['reset-second-factor'], app.databaseUrl, questions, (line) => said.push(line));
    const challenge = await challengeOf(email);
    expect([await reset(), said[0]]).toEqual([0, expect.stringContaining('logs in without a code once')]);
    expect((await caller.call('getIdentity', {})).code).toBe('unauthenticated');
    expect((await answer(challenge, recovery[0] as string)).code).toBe('link_invalid');
    const { rows } = await app.pool.query('select what, role from audit_log where subject = $1', [caller.id]);
    expect(rows).toEqual([{ what: 'user.second_factor_reset', role: 'system' }]);
    const { token, data } = await app.client.call('login', { body: { email, password } });
    expect(data.secondFactorDue).toBe(true);
    expect((await new Caller(app.url, token).call('findUsers', { query: {} })).code).toBe('second_factor_due');
    expect([await reset(), said[1]]).toEqual([1, expect.stringContaining('has no account with a second factor')]);
  });
});

describe('the key of a second factor', () => {
  const stored = async (user: string | null) =>
    (await app.pool.query<{ secret: string }>('select secret from two_factor where user_id = $1', [user])).rows[0]
      ?.secret ?? '';

  test('is encrypted in the database, for its owner alone, and differs each time', async () => {
    const { caller, secret } = await guarded();
    const other = await guarded();
    const kept = await stored(caller.id);
    expect(kept).not.toContain(secret);
    expect(app.context.secrets.open(kept, String(caller.id))).toBe(secret);
    expect(() => app.context.secrets.open(kept, String(other.caller.id))).toThrow();
    expect(app.context.secrets.seal(secret, String(caller.id))).not.toBe(kept);
    await app.pool.query('update two_factor set secret = $2 where user_id = $1', [other.caller.id, kept]);
    const moved = await nobody.problem('loginSecondStep', {
      body: { challenge: await challengeOf(other.email), code: codeOf(secret) },
    });
    expect(moved.code).toBe('internal');
    await app.pool.query('delete from two_factor where user_id = $1', [other.caller.id]);
  });

  test('that was kept in the clear is encrypted at the start, and works as before', async () => {
    const { caller, email, secret } = await guarded();
    await app.pool.query('update two_factor set secret = $2 where user_id = $1', [caller.id, secret]);
    await sealSecondFactors(app.context);
    expect(await stored(caller.id)).not.toContain(secret);
    expect((await answer(await challengeOf(email), codeOf(secret))).code).toBe('ok');
  });

  test('is told at the start to be under another signing key', async () => {
    await guarded();
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const other = { pool: app.pool, secrets: createSecretBox(pem) };
    await expect(sealSecondFactors(other)).rejects.toThrow(/encrypted under another key/);
    await sealSecondFactors(app.context);
  });
});
