import { createClient } from '@metade/api-client/client.ts';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { ownersRestaurantSlug } from '@metade/dev-env/scenario/build-restaurants.ts';
import { seedDemo } from '@metade/dev-env/seed/seed-demo.ts';
import { localDateAt } from '@metade/domain/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../src/features/auth/password.ts';
import { makeStamp } from '../src/features/leads/form-stamp.ts';
import { createLog } from '../src/watch/log.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp, voucherKey } from './support/app.ts';
import { Caller, cards, newGuest, openTable, ownerOf, taken } from './support/diner.ts';
import { payWith } from './support/paying.ts';
import { foundInLog, personalTexts } from './support/personal-texts.ts';

const told: string[] = [];
const log = createLog('trace', { write: (line) => void told.push(line) });
const secrets = new Set<string>();
let app: TestApp;
beforeAll(async () => {
  for (const way of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => void told.push(words.map(String).join(' ')));
  app = await startTestApp({
    env: { LOG_LEVEL: 'trace', TRUSTED_PROXIES: '127.0.0.1' },
    overrides: {
      log,
      mailer: {
        send: async ({ to }) => {
          throw Object.assign(new Error(`Can't send mail: 451 <${to}> try later`), {
            code: 'EENVELOPE',
            rejected: [to],
          });
        },
      },
    },
    worker: true,
  });
  await seedDemo(app.pool, { now: Date.now(), hashPassword });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const lines = () => told.map((line) => JSON.parse(line) as Record<string, unknown> & { err?: Record<string, unknown> });

const rita = {
  first_name: 'Ritamar',
  last_name: 'Gonçalvinho',
  name: 'Ritamar Gonçalvinho',
  email: 'ritamar.goncalvinho+mesa@example.test',
  phone: '+351912345678',
};

async function logIn(email: string, password = demoPassword): Promise<Caller> {
  const { token } = await createClient(app.url).call('login', { body: { email, password } });
  secrets.add(token as string);
  return new Caller(app.url, token as string);
}

/** Somebody signs up, holds, pays with two cards, shares, and cancels; a restaurant answers; a guest writes, and mails cannot be sent. */
async function smallDay(): Promise<void> {
  const guest = await newGuest(app.url);
  const table = await openTable(app.pool, { confirmationMode: 'review' });
  const held = taken(await guest.hold(table))._id;
  const { token } = await createClient(app.url).call('registerUser', {
    body: {
      ...rita,
      password: 'uma mesa cheia de gente',
      password_confirmation: 'uma mesa cheia de gente',
      gender: 'female',
      region: 'PT-11',
      terms: true,
      intl: 'pt',
      guestToken: guest.token,
    },
  });
  for (const secret of [guest.token, token]) secrets.add(secret);
  const diner = new Caller(app.url, token);
  expect((await payWith(app, diner, held, cards.declined)).code).toBe('card_declined');
  expect((await payWith(app, diner, held, cards.answerLost)).ok).toBe(true);
  const owner = await ownerOf(app.pool, app.url, table);
  taken(await owner.call('confirmOrder', { params: { id: held } }));
  await owner.call('inviteMember', {
    params: { id: table.restaurantId },
    body: { email: rita.email, role: 'host' },
  } as never);
  taken(await diner.call('renewOwnCalendar', {}));
  await diner.call('buyGift', {
    body: {
      country: 'PT',
      amount: 5000,
      from: rita.name,
      to: 'Zacariasto',
      email: 'zacariasto@example.test',
      message: 'Parabéns, Zacariasto!',
      send_on: localDateAt(Date.now(), 'Europe/Lisbon'),
      card_token: await app.cardToken(cards.visa),
    },
  });
  taken(await diner.cancel(held));
  await createClient(app.url).call('sendContact', {
    body: {
      ...rita,
      country: 'PT',
      message: `Write to ${rita.email}.`,
      stamp: makeStamp(voucherKey, Date.now() - 60_000),
    },
  } as never);
  const demoDiner = await logIn(demoAccounts.diner.email);
  await demoDiner.call('getIdentity', {});
  const host = await logIn(demoAccounts.host.email);
  const { rows } = await app.pool.query<{ id: string }>('select id from restaurant where slug = $1', [
    ownersRestaurantSlug,
  ]);
  const date = localDateAt(Date.now(), 'Europe/Lisbon');
  taken(await host.call('getHostDay', { params: { id: rows[0]?.id ?? '', date } }));
  await logIn(rita.email, 'a wrong password of hers').catch(() => {});
  await createClient(app.url).call('forgotPassword', { body: { email: rita.email } });
  for (const path of [
    `/v1/voucher/${diner.token}`,
    `/v1/auth/${rita.email}`,
    `/v1/orders/${rita.phone}?email=${rita.email}`,
    '/v1/%ff',
  ])
    await fetch(app.url + path, {
      headers: { authorization: `Bearer ${diner.token}`, 'x-forwarded-for': '203.0.113.99' },
    });
}

/** All that the database knows of people, and what nobody keeps in readable form. */
async function personal(): Promise<string[]> {
  const texts = await personalTexts(async (sql) => (await app.pool.query(sql)).rows);
  return [...texts, ...secrets, 'Zacariasto'];
}

test('of a day of the demo nothing that belongs to a person is in the log, which has a request’s id in every line of one', async () => {
  await smallDay();
  await expect.poll(() => lines().filter(({ msg }) => msg === 'a job failed').length).toBeGreaterThan(3);
  const { pool } = app;
  const values = [
    "select 'Ritamar Gonçalvinho'::uuid",
    `insert into app_user (id, email, password_hash, user_group, first_name, last_name) select gen_random_uuid(), email, '', 'user', first_name, last_name from app_user limit 1`,
  ];
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  for (const sql of values) {
    // Of the request's own statement: a job may ask the same pool at the same moment.
    const spy = vi
      .spyOn(pool, 'query')
      .mockImplementation(((...asked: unknown[]) =>
        String(asked[0]).includes('from session s left join app_user') ? query(sql) : query(...asked)) as never);
    await fetch(`${app.url}/v1/identity`, { headers: { authorization: `Bearer ${[...secrets][1]}` } });
    spy.mockRestore();
  }
  const answered = lines().filter(({ msg }) => msg === 'answered');
  expect(answered.length).toBeGreaterThan(20);
  expect(
    answered.every(({ requestId, status }) => /^[\da-f-]{36}$/.test(String(requestId)) && typeof status === 'number'),
  ).toBe(true);
  const failures = lines().filter(({ msg }) => msg === 'unexpected failure');
  expect(failures.map(({ err }) => err?.code)).toEqual(['22P02', '23505']);
  expect(lines().some(({ job, err }) => job === 'deliver_mail' && /451 <…> try later/.test(String(err?.message)))).toBe(
    true,
  );

  const text = told.join('\n');
  const known = await personal();
  expect(known.length).toBeGreaterThan(20);
  expect(known).toEqual(expect.arrayContaining([rita.email, rita.phone, rita.last_name, demoAccounts.diner.email]));
  expect(foundInLog(text, known)).toEqual([]);
  expect(text).not.toContain('203.0.113.99');
});

test.each([
  ['{"msg":"sent to ana.silva@example.test."}', ['ana.silva@example.test']],
  ['{"msg":"Bom dia, João"}', ['João']],
  ['{"path":"/v1/vouchers/kzX2-3bQhR7aPz_0mWcYdTfGvUeNsLi-?x=1"}', ['kzX2-3bQhR7aPz_0mWcYdTfGvUeNsLi-']],
  ['{"msg":"call +351912345678"}', ['+351912345678']],
  ['{"msg":"Joãozinho at 12"}', []],
])('of people is found in %s: %j', (line, found) => {
  const known = ['ana.silva@example.test', 'João', 'kzX2-3bQhR7aPz_0mWcYdTfGvUeNsLi-', '+351912345678', '12', 'at', ''];
  expect(foundInLog(line, known)).toEqual(found);
});

test.each([
  ['550 <ana.silva@example.test>: no such user', '550 <…>: no such user'],
  ['call +351 912 345 678 or 912345678', 'call … or …'],
  ['the token kzX2-3bQhR7aPz_0mWcYdTfGvUeNsLiO is over', 'the token … is over'],
  ['gift code ABCD-2345-WXYZ', 'gift code …'],
  ['whsec_aGVsbG8/d29ybGQ+aGVsbG8=', '…'],
])('%s is logged as %s', (said, kept) => {
  told.length = 0;
  log.warn(said);
  expect(lines()[0]?.msg).toBe(kept);
});

test('ids, places in the code and traces stay', () => {
  told.length = 0;
  const id = '0197f1f0-7a3b-7c4d-8e5f-0123456789ab';
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  log.warn({
    order: id,
    traceId: trace,
    err: new Error('of /srv/metade/apps/api/src/features/payments/apply-payment.ts:123:45'),
  });
  expect(lines()[0]).toMatchObject({
    order: id,
    traceId: trace,
    err: { message: 'of /srv/metade/apps/api/src/features/payments/apply-payment.ts:123:45' },
  });
  expect(String(lines()[0]?.err?.stack)).toContain('log.test.ts');
});
