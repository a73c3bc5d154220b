import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, newGuest, taken } from './support/diner.ts';

const clock = { ahead: 0 };
let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  const overrides = { now: () => Date.now() + clock.ahead };
  app = await startTestApp({ overrides });
  second = await startTestApp({ overrides, databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const codeOf = async (diner: Caller) => taken(await diner.call('createSessionCode', {})).code;

async function exchange(code: string, at = app) {
  const answer = await at.client.call('exchangeSessionCode', { body: { code } }).catch(() => null);
  return answer && new Caller(app.url, answer.token, answer.data._id);
}

const isIn = async (caller: Caller | null) => (await caller?.call('getIdentity', {}))?.code === 'ok';

test('a code opens a session of its own, of the same person, and once', async () => {
  const diner = await newDiner(app.pool, app.url);
  const code = await codeOf(diner);
  const opened = await exchange(code);
  expect(opened?.token).not.toBe(diner.token);
  expect(opened?.id).toBe(diner.id);
  expect(await isIn(opened)).toBe(true);
  expect(await exchange(code)).toBeNull();
});

test('of ten who use a code at once, through two servers, one gets in', async () => {
  const code = await codeOf(await newDiner(app.pool, app.url));
  const all = await Promise.all(Array.from({ length: 10 }, (_, i) => exchange(code, i % 2 ? second : app)));
  expect(all.filter((one) => one !== null)).toHaveLength(1);
});

test('a code is over after a minute, by the next one, with its session, and with its account', async () => {
  const diner = await newDiner(app.pool, app.url);
  const late = await codeOf(diner);
  clock.ahead = 60_001;
  expect(await exchange(late)).toBeNull();
  clock.ahead = 0;
  const first = await codeOf(diner);
  const next = await codeOf(diner);
  expect(await exchange(first)).toBeNull();
  expect(await isIn(await exchange(next))).toBe(true);

  const leaving = await codeOf(diner);
  taken(await diner.call('logout', {}));
  expect(await exchange(leaving)).toBeNull();

  const blocked = await newDiner(app.pool, app.url);
  const theirs = await codeOf(blocked);
  await app.pool.query('update app_user set active = false where id = $1', [blocked.id]);
  expect(await exchange(theirs)).toBeNull();
});

test.each(['the first', 'the second'] as const)(
  'logging out of %s ends both, and no session of elsewhere',
  async (which) => {
    const diner = await newDiner(app.pool, app.url);
    const opened = (await exchange(await codeOf(diner))) as Caller;
    const elsewhere = (await exchange(await codeOf(await newDiner(app.pool, app.url)))) as Caller;
    taken(await (which === 'the first' ? diner : opened).call('logout', {}));
    expect([await isIn(diner), await isIn(opened), await isIn(elsewhere)]).toEqual([false, false, true]);
  },
);

test('a guest has no code, and what is none opens nothing', async () => {
  expect((await (await newGuest(app.url)).call('createSessionCode', {})).code).toBe('unauthenticated');
  expect(await exchange('none')).toBeNull();
});

test('neither code nor token is in the database', async () => {
  const diner = await newDiner(app.pool, app.url);
  const code = await codeOf(diner);
  const { rows } = await app.pool.query<{ text: string }>('select row_to_json(c)::text as text from session_code c');
  expect(rows.map(({ text }) => text).join()).not.toContain(code);
});
