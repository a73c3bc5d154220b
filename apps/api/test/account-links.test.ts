import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

let app: TestApp;
let nobody: Caller;
let sent: { to: string; text: string }[];
beforeAll(async () => {
  sent = [];
  app = await startTestApp({
    settings: { addressResetMailsPerHour: 500, addressLoginTriesPer15Min: 500 },
    overrides: {
      mailer: {
        send: async ({ to, text }) => {
          sent.push({ to, text });
          return true;
        },
      },
    },
  });
  nobody = new Caller(app.url, '');
});
afterAll(() => app.close());

const oldPassword = 'half a plate of rice';
const newPassword = 'the other half of it';

async function register(): Promise<{ email: string; caller: Caller }> {
  const email = `${randomUUID()}@example.test`;
  const { token, data } = await app.client.call('registerUser', {
    body: {
      first_name: 'Ana',
      last_name: 'Silva',
      email,
      password: oldPassword,
      password_confirmation: oldPassword,
      gender: 'female',
      region: 'PT-11',
      terms: true,
    },
  });
  return { email, caller: new Caller(app.url, token, data._id) };
}

/** The secret in the last message of a kind to an address, null when there is none. */
async function mailedToken(
  email: string,
  page: 'reset_password' | 'verify_email' | 'confirm_email',
): Promise<string | null> {
  await drain(app.context);
  const link = new RegExp(`http://metade\\.test/auth/${page}/([\\w-]+)`);
  const message = sent.findLast(({ to, text }) => to === email && link.test(text));
  return message === undefined ? null : (link.exec(message.text)?.[1] ?? null);
}

async function resetToken(email: string): Promise<string> {
  taken(await nobody.call('forgotPassword', { body: { email } }));
  const token = await mailedToken(email, 'reset_password');
  if (token === null) throw new Error('No link was sent.');
  return token;
}

const reset = (token: string, word = newPassword) =>
  nobody.call('resetPassword', { body: { token, password: word, password_confirmation: word } });
const login = (email: string, word: string) => nobody.call('login', { body: { email, password: word } });

describe('a forgotten password', () => {
  test('is replaced by the link, once; every session of the account ends', async () => {
    const { email, caller } = await register();
    const token = await resetToken(email);
    expect(taken(await reset(token))).toBeNull();
    expect((await caller.call('getIdentity', {})).code).toBe('unauthenticated');
    expect((await login(email, oldPassword)).code).toBe('login_mismatch');
    expect((await login(email, newPassword)).code).toBe('ok');
    expect(await reset(token)).toMatchObject({ code: 'link_invalid', status: 410 });
  });

  test('is replaced once, though ten use the link at the same time', async () => {
    const { email } = await register();
    const token = await resetToken(email);
    const codes = (await Promise.all(Array.from({ length: 10 }, () => reset(token)))).map(({ code }) => code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'link_invalid')).toHaveLength(9);
  });

  test('is told alike for an address that nobody has, and nothing is sent there', async () => {
    const { email } = await register();
    const unknown = `${randomUUID()}@example.test`;
    const answers = await Promise.all(
      [email, unknown].map(async (address) => {
        const response = await fetch(`${app.url}/v1/auth/forgot_password`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: address }),
        });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual([200, '{"data":null}']);
    expect(answers[1]).toEqual(answers[0]);
    expect(await mailedToken(email, 'reset_password')).not.toBeNull();
    expect(sent.some(({ to }) => to === unknown)).toBe(false);
  });

  test.each([
    ['59 minutes', 59, 'ok'],
    ['60 minutes', 60, 'link_invalid'],
  ])('has a link that after %s is answered as it should', async (_, minutes, code) => {
    const { email } = await register();
    const token = await resetToken(email);
    await app.pool.query(
      "update account_link set expires_at = expires_at - make_interval(mins => $1) where purpose = 'reset' and used_at is null",
      [minutes],
    );
    expect((await reset(token)).code).toBe(code);
  });

  test('keeps the link for another try when the new one is refused', async () => {
    const { email } = await register();
    const token = await resetToken(email);
    expect((await reset(token, 'password123')).code).toBe('invalid_fields');
    expect((await reset(token, 'short')).code).toBe('invalid_fields');
    expect((await reset(token)).code).toBe('ok');
  });

  test('uses up the other links of the account, and none of another’s', async () => {
    const [mine, other] = [await register(), await register()];
    const [first, second, foreign] = [
      await resetToken(mine.email),
      await resetToken(mine.email),
      await resetToken(other.email),
    ];
    expect((await reset(second)).code).toBe('ok');
    expect((await reset(first)).code).toBe('link_invalid');
    expect((await reset(foreign)).code).toBe('ok');
  });

  test('is asked for three times an hour for one address, and no fourth, known or not', async () => {
    for (const email of [(await register()).email, `${randomUUID()}@example.test`]) {
      const ask = () => nobody.call('forgotPassword', { body: { email } });
      for (let count = 1; count <= 3; count += 1) expect((await ask()).code).toBe('ok');
      const fourth = await ask();
      expect(fourth).toMatchObject({ code: 'too_many_requests', status: 429 });
      expect(fourth.ok || fourth.params.retryAfter).toBeGreaterThan(3500);
    }
  });

  test('leaves its secret nowhere: neither in links, nor jobs, nor a message that was sent', async () => {
    const { email } = await register();
    const token = await resetToken(email);
    const { rows } = await app.pool.query<{ text: string }>(
      `select l::text as text from account_link l union all select m::text from mail m
       union all select j::text from graphile_worker._private_jobs j`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  test('of an account that was closed stays as it is', async () => {
    const { email, caller } = await register();
    const token = await resetToken(email);
    await app.pool.query('update app_user set active = false where id = $1', [caller.id]);
    expect((await reset(token)).code).toBe('link_invalid');
  });
});

describe('an address', () => {
  const verify = (token: string) => nobody.call('verifyEmail', { body: { token } });
  const verified = async (id: string | null) =>
    (await app.pool.query('select email_verified_at is not null as yes from app_user where id = $1', [id])).rows[0].yes;

  test('is confirmed by the link of the welcome, once', async () => {
    const { email, caller } = await register();
    const token = (await mailedToken(email, 'verify_email')) as string;
    expect(await verified(caller.id)).toBe(false);
    expect((await verify(token)).code).toBe('ok');
    expect(await verified(caller.id)).toBe(true);
    expect((await verify(token)).code).toBe('link_invalid');
  });

  test('is not confirmed by a link of another purpose, nor a password set by it', async () => {
    const { email } = await register();
    const welcome = (await mailedToken(email, 'verify_email')) as string;
    expect((await reset(welcome)).code).toBe('link_invalid');
    expect((await verify(await resetToken(email))).code).toBe('link_invalid');
  });
});

test('ten wrong log-ins count for all processes together', async () => {
  const { email } = await register();
  const second = await startTestApp({ databaseUrl: app.databaseUrl, settings: { addressLoginTriesPer15Min: 500 } });
  try {
    const elsewhere = new Caller(second.url, '');
    for (let count = 1; count <= 5; count += 1) {
      expect((await login(email, 'wrong')).code).toBe('login_mismatch');
      expect((await elsewhere.call('login', { body: { email, password: 'wrong' } })).code).toBe('login_mismatch');
    }
    expect((await elsewhere.call('login', { body: { email, password: oldPassword } })).code).toBe('login_locked');
    expect((await login(email, oldPassword)).code).toBe('login_locked');
  } finally {
    await second.close();
  }
});

describe('a code by e-mail', () => {
  const ask = async (email: string) => taken(await nobody.call('sendLoginCode', { body: { email } })).codeRequest;
  const enter = (email: string, code: string, codeRequest: string) =>
    nobody.call('loginByCode', { body: { email, code, codeRequest } });
  const mailedCode = async (email: string) => {
    await drain(app.context);
    // The mail that greets a new account may come after it.
    const codes = sent.flatMap(({ to, text }) => (to === email && /\b(\d{3} \d{3})\b/.exec(text)?.[1]) || []);
    const code = codes.at(-1);
    if (code === undefined) throw new Error('No code was sent.');
    return code;
  };
  const other = (code: string) => String((Number(code.replace(' ', '')) + 1) % 1_000_000).padStart(6, '0');
  const person = (email: string) => ({
    first_name: 'Rui',
    last_name: 'Costa',
    email,
    gender: 'male' as const,
    region: 'PT-11',
    terms: true as const,
  });

  test('logs in once, proves the address, and stands in the security log', async () => {
    const { email } = await register();
    const codeRequest = await ask(email);
    const code = await mailedCode(email);
    expect(await enter(email, other(code), codeRequest)).toMatchObject({ status: 422 });
    const typed = { email: ` ${email.toUpperCase()} `, code, codeRequest };
    const entered = await app.client.call('loginByCode', { body: typed });
    expect(entered.data).toMatchObject({ email, emailVerified: true });
    expect(entered.device).toBeTruthy();
    expect((await enter(email, code, codeRequest)).code).toBe('invalid_fields');
    const events = taken(await new Caller(app.url, entered.token).call('listSecurityEvents', { query: {} }));
    expect(events.map(({ kind }) => kind)).toContain('code_wrong');
    await drain(app.context);
    const told = await app.pool.query("select 1 from mail where recipient = $1 and kind = 'security_code_wrong'", [
      email,
    ]);
    expect(told.rowCount).toBe(0);
    const { rows } = await app.pool.query<{ stored: string }>(
      'select c.code_hash || m.body || m.html as stored from email_code c join mail m on m.recipient = c.email where c.email = $1',
      [email],
    );
    for (const { stored } of rows) expect(stored).not.toContain(code);
  });

  test('is told alike for an address that nobody has; its reader signs up with it, without a password', async () => {
    const email = `${randomUUID()}@example.test`;
    const [codeRequest, known] = [await ask(email), await ask((await register()).email)];
    expect(codeRequest).toHaveLength(known.length);
    const code = await mailedCode(email);
    expect((await enter(email, other(code), codeRequest)).code).toBe('invalid_fields');
    expect((await enter(email, code, codeRequest)).code).toBe('account_missing');
    const { data, token } = await app.client.call('registerUser', { body: { ...person(email), code, codeRequest } });
    expect(data).toMatchObject({ email, emailVerified: true, hasPassword: false });
    expect((await login(email, 'none')).code).toBe('login_mismatch');
    const change = { current: 'none', password: newPassword, password_confirmation: newPassword };
    expect((await new Caller(app.url, token).call('changePassword', { body: change })).code).toBe('invalid_fields');
    taken(await reset(await resetToken(email)));
    expect((await login(email, newPassword)).code).toBe('ok');
  });

  test('that is wrong or missing signs nobody up', async () => {
    const email = `${randomUUID()}@example.test`;
    const codeRequest = await ask(email);
    const code = await mailedCode(email);
    const signUp = (typed: object) => nobody.call('registerUser', { body: { ...person(email), ...typed } });
    expect((await signUp({ code: other(code), codeRequest })).code).toBe('invalid_fields');
    expect((await signUp({ code })).code).toBe('invalid_fields');
    expect((await signUp({ code, codeRequest: await ask(`${randomUUID()}@example.test`) })).code).toBe(
      'invalid_fields',
    );
    expect((await nobody.call('registerUser', { body: person(email) })).code).toBe('invalid_fields');
    expect((await nobody.call('registerUser', { body: { ...person(email), password: newPassword } })).code).toBe(
      'invalid_fields',
    );
  });

  test('stands five tries, and is sent a few times an hour', async () => {
    const { email } = await register();
    const codeRequest = await ask(email);
    const code = await mailedCode(email);
    for (let tries = 0; tries < 5; tries++) await enter(email, other(code), codeRequest);
    expect((await enter(email, code, codeRequest)).code).toBe('invalid_fields');
    for (let more = 0; more < 4; more++) await ask(email);
    expect(await nobody.call('sendLoginCode', { body: { email } })).toMatchObject({ code: 'too_many_requests' });
  });

  test('is good with the request that asked for it alone: a stranger uses up neither its tries nor the next ones', async () => {
    const { email } = await register();
    const own = await ask(email);
    const code = await mailedCode(email);
    const strange = await ask(email);
    const strangers = await mailedCode(email);
    // Nobody without a request wastes a slow hash, a line of the security log or a try.
    for (let tries = 0; tries < 30; tries++) expect((await enter(email, code, 'guessed')).code).toBe('invalid_fields');
    for (let tries = 0; tries < 5; tries++)
      expect((await enter(email, other(strangers), strange)).code).toBe('invalid_fields');
    expect((await enter(email, code, strange)).code).toBe('invalid_fields');
    const entered = await app.client.call('loginByCode', { body: { email, code, codeRequest: own } });
    const events = taken(await new Caller(app.url, entered.token).call('listSecurityEvents', { query: {} }));
    expect(events.filter(({ kind }) => kind === 'code_wrong')).toHaveLength(5);
  });

  test('logs in once, though five use it at the same time', async () => {
    const { email } = await register();
    const codeRequest = await ask(email);
    const code = await mailedCode(email);
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => (await enter(email, code, codeRequest)).code),
    );
    expect(codes.filter((one) => one === 'ok')).toHaveLength(1);
  });

  test('does not stand for an admin’s second factor', async () => {
    const { email, caller } = await register();
    await app.pool.query("update app_user set user_group = 'admin' where id = $1", [caller.id]);
    const codeRequest = await ask(email);
    const body = { email, code: await mailedCode(email), codeRequest };
    const { data, token } = await app.client.call('loginByCode', { body });
    expect(data.secondFactorDue).toBe(true);
    const admin = new Caller(app.url, token);
    expect((await admin.call('listSecurityEvents', { query: {} })).code).toBe('second_factor_due');
    const { secret } = taken(await admin.call('startTwoFactor', { body: { password: oldPassword } }));
    taken(await admin.call('confirmTwoFactor', { body: { code: new TOTP({ secret }).generate() } }));
    const next = await ask(email);
    expect((await enter(email, await mailedCode(email), next)).code).toBe('two_factor_required');
  });
});

describe('a new address', () => {
  const move = (caller: Caller, email: string, current = oldPassword) =>
    caller.call('changeEmail', { body: { email, current } });
  const confirm = (token: string) => nobody.call('confirmEmail', { body: { token } });

  test('is the account’s once its link is used, and the one before is told', async () => {
    const { email, caller } = await register();
    const next = `${randomUUID()}@example.test`;
    expect((await move(caller, next, 'not the password')).code).toBe('invalid_fields');
    taken(await move(caller, ` ${next.toUpperCase()}`));
    const token = await mailedToken(next, 'confirm_email');
    expect((await login(next, oldPassword)).code).toBe('login_mismatch');
    const stale = await resetToken(email);
    expect(taken(await confirm(token ?? ''))).toBeNull();
    expect(await confirm(token ?? '')).toMatchObject({ code: 'link_invalid' });
    expect((await reset(stale)).code).toBe('link_invalid');
    expect(taken(await caller.call('getIdentity', {}))).toMatchObject({ email: next, emailVerified: true });
    expect((await login(next, oldPassword)).code).toBe('ok');
    await drain(app.context);
    expect(sent.findLast(({ to }) => to === email)?.text).toMatch(/mudado|changed/);
    const events = taken(await caller.call('listSecurityEvents', { query: {} })).map(({ kind }) => kind);
    expect(events).toEqual(expect.arrayContaining(['email_asked', 'email_changed']));
  });

  test('is nobody else’s, neither when it is asked for nor when the link is used', async () => {
    const [one, two, three] = await Promise.all([register(), register(), register()]);
    expect((await move(one.caller, two.email)).code).toBe('email_taken');
    const wanted = `${randomUUID()}@example.test`;
    taken(await move(one.caller, wanted));
    const first = await mailedToken(wanted, 'confirm_email');
    taken(await move(three.caller, wanted));
    const second = await mailedToken(wanted, 'confirm_email');
    const ends = await Promise.all([confirm(first ?? ''), confirm(second ?? '')]);
    expect(ends.map(({ code }) => code).toSorted()).toEqual(['email_taken', 'ok']);
  });
});
