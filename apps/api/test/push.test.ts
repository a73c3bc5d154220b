import { pushText } from '@metade/i18n/push-text.ts';
import { hourMs, minuteMs } from '@metade/domain/time.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserPush } from '../src/adapters/push/browser-push.ts';
import { remindDiners } from '../src/features/mail/index.ts';
import { type NewPush, readPushReceipts, sendPushes, writePush } from '../src/features/push/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { startBrowser, startExpo, vapidClaims } from './support/push-services.ts';

let expo: Awaited<ReturnType<typeof startExpo>>;
let browser: Awaited<ReturnType<typeof startBrowser>>;
let app: TestApp;
let diner: Caller;
let now = 0;
const noon = Date.parse('2026-06-10T12:00:00Z');

beforeAll(async () => {
  expo = await startExpo();
  browser = await startBrowser();
  app = await startTestApp({
    settings: { pushAttempts: 3, quietFromHour: 0, quietToHour: 0 },
    env: {
      EXPO_PUSH_URL: expo.url,
      PUSH_VAPID_KEY: randomBytes(32).toString('base64url'),
      PUSH_LOOPBACK: 'true',
      CONTACT_EMAIL: 'contact@example.com',
    },
    overrides: { now: () => now },
  });
});
afterAll(async () => {
  await app.close();
  await expo.close();
  await browser.close();
});
beforeEach(async () => {
  now = noon;
  expo.batches.length = 0;
  expo.asked.length = 0;
  expo.behaviour.answer = null;
  expo.behaviour.ticket = () => ({ status: 'ok', id: randomUUID() });
  expo.behaviour.receipts = {};
  browser.arrived.length = 0;
  browser.behaviour.status = 201;
  await app.pool.query('delete from push_device');
  await app.pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  diner = await longSession(await newDiner(app.pool, app.url));
});

/** A session for a test that moves its clock by days. */
async function longSession(person: Caller): Promise<Caller> {
  await app.pool.query("update session set expires_at = now() + interval '30 days' where user_id = $1", [person.id]);
  return person;
}

const token = () => `ExponentPushToken[${randomUUID()}]`;
const addApp = async (person = diner, one = token(), locale: 'pt' | 'pt-BR' | 'en' | 'es' = 'en') => {
  taken(await person.call('addPushApp', { body: { token: one, locale } }));
  return one;
};
const addBrowser = async (person = diner) => {
  const subscription = browser.subscription();
  taken(await person.call('addPushBrowser', { body: { ...subscription, locale: 'es' } }));
  return subscription;
};
const noticeFor = (person = diner, more: Partial<NewPush> = {}): NewPush => ({
  key: `order ${randomUUID()} confirmed`,
  user: person.id ?? '',
  kind: 'booking',
  notice: { notice: 'confirmed', restaurant: 'Tasca', date: '2026-06-12', time: '20:00', people: 2 },
  link: '/infos-reserve/1',
  zone: 'Europe/Lisbon',
  staleAt: noon + 56 * hourMs,
  ...more,
});
const write = async (person = diner, more: Partial<NewPush> = {}) => {
  const push = noticeFor(person, more);
  await writePush(app.context, push);
  return push.key;
};
const statesOf = async (key: string) =>
  (
    await app.pool.query<{ state: string }>('select state from push_message where key = $1 order by state', [key])
  ).rows.map(({ state }) => state);
const devicesOf = async (person = diner) => taken(await person.call('getPush', {})).devices;

describe('a device', () => {
  test('is told in its language, each once, however often the job runs', async () => {
    const [english, brazilian] = [await addApp(), await addApp(diner, token(), 'pt-BR')];
    await addBrowser();
    const push = noticeFor();
    await Promise.all([writePush(app.context, push), writePush(app.context, push)]);
    await Promise.all(Array.from({ length: 4 }, () => sendPushes(app.context, push.key)));
    await drain(app.context);
    const words = (locale: 'en' | 'pt-BR' | 'es') => pushText(push.notice, locale);
    const byToken = Object.fromEntries(expo.told().map(({ to, title, body }) => [to, { title, body }]));
    expect(byToken).toEqual({ [english]: words('en'), [brazilian]: words('pt-BR') });
    expect(expo.told()).toHaveLength(2);
    expect(expo.told()[0]).toMatchObject({ data: { link: '/infos-reserve/1', tag: push.key }, ttl: 56 * 3600 });
    expect(browser.arrived.map(({ told }) => told)).toMatchObject([{ ...words('es'), link: '/infos-reserve/1' }]);
    expect(await statesOf(push.key)).toEqual(['sent', 'sent', 'sent']);
    expect((await devicesOf()).every(({ told }) => told !== null)).toBe(true);
  });

  test('takes at most a hundred notices in one request to Expo', async () => {
    const people = await Promise.all(Array.from({ length: 130 }, () => newDiner(app.pool, app.url)));
    for (const person of people) await addApp(person);
    const key = 'legal 1';
    for (const person of people) await writePush(app.context, noticeFor(person, { key: `${key} ${person.id}` }));
    await sendPushes(app.context, 'nothing');
    expect(expo.batches.map((batch) => batch.length)).toEqual([100, 30]);
  });

  test('ends with its session, and what waits for it is not sent', async () => {
    await addApp();
    const key = await write();
    taken(
      await diner.call('endSession', { params: { id: taken(await diner.call('listSessions', {}))[0]?._id ?? '' } }),
    );
    await sendPushes(app.context, key);
    expect(expo.told()).toEqual([]);
    expect((await app.pool.query('select 1 from push_device')).rowCount).toBe(0);
  });

  test('of a session that has run out, or of a blocked account, is told nothing', async () => {
    await addApp();
    const key = await write();
    await app.pool.query('update session set expires_at = $2 where user_id = $1', [diner.id, new Date(noon - 1)]);
    await sendPushes(app.context, key);
    await write();
    await drain(app.context);
    expect(expo.told()).toEqual([]);
    expect(await statesOf(key)).toEqual(['dropped']);
  });

  test('is of who logged in on it last', async () => {
    const one = await addApp();
    const key = await write();
    const other = await newDiner(app.pool, app.url);
    await addApp(other, one);
    await sendPushes(app.context, key);
    expect(expo.told()).toEqual([]);
    expect([await devicesOf(), (await devicesOf(other)).length]).toEqual([[], 1]);
    await addApp(other, one);
    expect(await devicesOf(other)).toHaveLength(1);
  });

  test('can be taken away by its owner alone', async () => {
    await addApp();
    const [device] = await devicesOf();
    const other = await newDiner(app.pool, app.url);
    const params = { id: device?._id ?? '' };
    expect((await other.call('removePushDevice', { params })).code).toBe('not_found');
    expect(taken(await diner.call('removePushDevice', { params })).devices).toEqual([]);
  });

  test.each([
    'https://example.com/push',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.example.com/1',
    'https://fcm.googleapis.com:8443/1',
    'https://user@fcm.googleapis.com/1',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'nothing',
  ])('does not have the address %s', async (endpoint) => {
    const answer = await diner.problem('addPushBrowser', { body: { ...browser.subscription(), endpoint } });
    expect([answer.code, answer.issues?.[0]?.path]).toEqual(['invalid_fields', 'endpoint']);
  });

  test('has an address of a known push service, and none on this machine unless that is set', () => {
    const key = randomBytes(32).toString('base64url');
    const { knows } = browserPush({ key, contact: 'c@example.com', timeoutMs: 1000, loopback: false });
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://db5p.notify.windows.com/w/?token=abc',
    ])
      expect(knows(endpoint), endpoint).toBe(true);
    expect(knows(browser.subscription().endpoint)).toBe(false);
  });
});

describe('a browser', () => {
  test('is told what only it can read, signed by the key that it subscribed with', async () => {
    const { endpoint } = await addBrowser();
    await write(diner, { urgent: true });
    await drain(app.context);
    const [one] = browser.arrived;
    expect(one?.path).toBe(new URL(endpoint).pathname);
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: String(56 * 3600) });
    const claims = vapidClaims(one?.headers.authorization);
    expect(claims).toMatchObject({ aud: browser.url, sub: 'mailto:contact@example.com' });
    expect(claims.key).toBe(taken(await diner.call('getPush', {})).web_key);
    expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * hourMs);
  });

  test.each([404, 410])('that is gone (%d) is dropped', async (status) => {
    browser.behaviour.status = status;
    await addBrowser();
    await write();
    await drain(app.context);
    expect(await devicesOf()).toEqual([]);
    expect(browser.arrived).toHaveLength(1);
  });

  test('whose service is busy is told later, and not for ever', async () => {
    browser.behaviour.status = 429;
    await addBrowser();
    const key = await write();
    await sendPushes(app.context, key);
    const { rows } = await app.pool.query<{ state: string; due_at: string }>(
      'select state, due_at from push_message where key = $1',
      [key],
    );
    expect(rows[0]?.state).toBe('waiting');
    expect(Date.parse(rows[0]?.due_at ?? '')).toBe(noon + 30_000);
    await drain(app.context);
    expect([browser.arrived.length, await statesOf(key)]).toEqual([3, ['failed']]);
  });
});

describe('Expo', () => {
  test('that does not know a device any more ends it, by ticket or receipt', async () => {
    const gone = { status: 'error', message: 'no', details: { error: 'DeviceNotRegistered' } } as const;
    const [bad, later, good] = [await addApp(), await addApp(), await addApp()];
    expo.behaviour.ticket = ({ to }) => (to === bad ? gone : { status: 'ok', id: to });
    const key = await write();
    await drain(app.context);
    expect(await devicesOf()).toHaveLength(2);
    expo.behaviour.receipts = { [later]: gone, [good]: { status: 'ok' } };
    now += 14 * minuteMs;
    await readPushReceipts(app.context);
    expect(expo.asked).toEqual([]);
    now += 2 * minuteMs;
    await Promise.all([readPushReceipts(app.context), readPushReceipts(app.context)]);
    await readPushReceipts(app.context);
    expect(expo.asked.flat().filter((id) => id === good).length).toBeLessThanOrEqual(2);
    expect(await devicesOf()).toHaveLength(1);
    expect(await statesOf(key)).toEqual(['delivered']);
  });

  test('that limits its rate, or is down, is asked again', async () => {
    await addApp();
    expo.behaviour.answer = (response) =>
      void response.writeHead(503, { 'content-type': 'application/json' }).end('{"errors":[{"message":"busy"}]}');
    const key = await write();
    await sendPushes(app.context, key);
    expect(await statesOf(key)).toEqual(['waiting']);
    expo.behaviour.answer = null;
    expo.behaviour.ticket = () => ({ status: 'error', message: 'slow', details: { error: 'MessageRateExceeded' } });
    now += minuteMs;
    await sendPushes(app.context, 'nothing');
    expect(await statesOf(key)).toEqual(['waiting']);
    expo.behaviour.ticket = () => ({ status: 'ok', id: 'ticket' });
    now += 2 * minuteMs;
    await sendPushes(app.context, 'nothing');
    expect(await statesOf(key)).toEqual(['sent']);
  });

  test('that took a notice and did not answer is not sent it again', async () => {
    await addApp();
    expo.behaviour.answer = (response) => void response.destroy();
    const key = await write();
    await drain(app.context);
    expect([expo.batches.length, await statesOf(key)]).toEqual([1, ['failed']]);
  });

  test('is not sent again what a process that died had handed over', async () => {
    await addApp();
    const asked = Promise.withResolvers<() => void>();
    expo.behaviour.answer = (response) =>
      asked.resolve(() => void response.end(JSON.stringify({ data: [{ status: 'ok', id: 'late' }] })));
    const key = await write();
    const dying = sendPushes({ ...app.context, pool: diesAfterClaim() }, key).catch(() => 'died');
    const answer = await asked.promise;
    await sendPushes(app.context, key);
    answer();
    expect(await dying).toBe('died');
    expo.behaviour.answer = null;
    now += hourMs;
    await drain(app.context);
    await sendPushes(app.context, key);
    expect([expo.batches.length, await statesOf(key)]).toEqual([1, ['sending']]);
  });
});

/** A pool whose process is gone once a notice was claimed. */
function diesAfterClaim(): TestApp['pool'] {
  let claimed = false;
  const query = async (text: unknown, values: never) => {
    if (claimed && !String(text).includes('picked')) throw new Error('the process is gone');
    if (String(text).includes('picked')) claimed = true;
    return app.pool.query(text as string, values);
  };
  return new Proxy(app.pool, { get: (pool, name) => (name === 'query' ? query : Reflect.get(pool, name)) });
}

describe('choices', () => {
  const save = (more: object) =>
    diner.call('savePush', { body: { off: [], quiet_from: 22, quiet_to: 8, zone: 'America/Sao_Paulo', ...more } });

  test('of kinds count, also for what waits already', async () => {
    await addApp();
    const before = await write();
    expect(taken(await save({ off: ['booking'] })).off).toEqual(['booking']);
    const after = await write();
    await write(diner, { kind: 'waiting' });
    await drain(app.context);
    expect(expo.told()).toHaveLength(1);
    expect([await statesOf(before), await statesOf(after)]).toEqual([['dropped'], []]);
  });

  test('of quiet hours are by the person’s clock', async () => {
    await addApp();
    taken(await save({}));
    // 23:30 in São Paulo, the morning in Lisbon.
    now = Date.parse('2026-06-11T02:30:00Z');
    const key = await write();
    await sendPushes(app.context, 'nothing');
    expect([expo.told().length, await statesOf(key)]).toEqual([0, ['waiting']]);
    const { rows } = await app.pool.query<{ at: string }>(
      `select run_at as at from graphile_worker.jobs where task_identifier = 'send_pushes'`,
    );
    expect(rows.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-06-11T11:00:00.000Z']);
    now = Date.parse('2026-06-11T11:00:00Z');
    await sendPushes(app.context, 'nothing');
    expect(expo.told()).toHaveLength(1);
  });

  test('of quiet hours hold nothing that is urgent or near, and what would be late is dropped', async () => {
    await addApp();
    taken(await save({}));
    now = Date.parse('2026-06-11T02:30:00Z');
    await write(diner, { urgent: true });
    await write(diner, { mealAt: now + hourMs, staleAt: now + hourMs });
    await sendPushes(app.context, 'nothing');
    expect(expo.told()).toHaveLength(2);
    expect(await statesOf(await write(diner, { staleAt: now + 3 * hourMs }))).toEqual([]);
    const late = await write();
    now += 60 * hourMs;
    await sendPushes(app.context, late);
    expect([expo.told().length, await statesOf(late)]).toEqual([2, ['dropped']]);
  });

  test('must be hours and a zone', async () => {
    for (const [name, value] of [
      ['quiet_from', 24],
      ['quiet_to', -1],
      ['zone', 'Mars/Phobos'],
      ['off', ['everything']],
    ] as const)
      expect((await save({ [name]: value })).code, name).toBe('invalid_fields');
  });
});

describe('an event', () => {
  test('of a booking tells the diner and the team, once each', async () => {
    now = Date.now();
    const table = await openTable(app.pool, { confirmationMode: 'review' });
    const owner = await longSession(await ownerOf(app.pool, app.url, table));
    const [ofDiner, ofOwner] = [await addApp(), await addApp(owner)];
    const { _id: id } = taken(await diner.hold(table));
    const { starts_at: startsAt } = taken(await diner.pay(id, await app.cardToken()));
    await drain(app.context);
    taken(await owner.call('confirmOrder', { params: { id } }));
    await drain(app.context);
    now = Date.parse(startsAt) - 23 * hourMs;
    await remindDiners(app.context);
    await remindDiners(app.context);
    await drain(app.context);
    await remindDiners(app.context);
    await drain(app.context);
    now = Date.parse(startsAt);
    taken(await owner.call('arriveOrder', { params: { id }, body: {} }));
    await drain(app.context);
    const kinds = (to: string) => expo.told().flatMap((one) => (one.to === to ? [one.title] : []));
    expect(kinds(ofDiner)).toEqual(['Booking confirmed', expect.stringContaining('Your table'), 'Voucher used']);
    expect(kinds(ofOwner)).toEqual([expect.stringContaining('New booking to answer')]);
    expect(expo.told().find(({ to }) => to === ofOwner)?.data.link).toMatch(/^\/panel\/\?date=/);
  });

  test('tells devices of a reminder also where its mail is switched off', async () => {
    now = Date.now();
    await addApp();
    taken(await diner.call('saveMailSettings', { body: { off: ['reminder'] } }));
    const { _id: id } = taken(await diner.hold(await openTable(app.pool)));
    const { starts_at: startsAt } = taken(await diner.pay(id, await app.cardToken()));
    await drain(app.context);
    now = Date.parse(startsAt) - 23 * hourMs;
    for (let times = 0; times < 2; times += 1) {
      await remindDiners(app.context);
      await drain(app.context);
      // A device of later is not told what is over.
      if (times === 0) await addApp();
    }
    expect(expo.told().filter(({ title }) => title.startsWith('Your table'))).toHaveLength(1);
    const { rows } = await app.pool.query("select 1 from mail where order_id = $1 and kind = 'reminder_day'", [id]);
    expect(rows).toEqual([]);
  });
});
