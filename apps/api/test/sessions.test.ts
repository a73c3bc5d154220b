import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeGeoIp } from '../src/adapters/geoip.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';

const password = 'half a plate of rice';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    overrides: { geoip: fakeGeoIp({ '203.0.113.7': 'BR' }) },
  });
});
afterAll(() => app.close());

/** Signs a new person up on a browser in Brazil; logIn comes in again with a program's own words. */
async function person() {
  const email = `${randomUUID()}@example.test`;
  const send = async (path: string, body: object, agent: string, from: string) => {
    const answer = await fetch(`${app.url}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent, 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    const { token, data } = (await answer.json()) as { token: string; data: { _id: string } };
    return new Caller(app.url, token, data._id);
  };
  const form = { first_name: 'Ana', last_name: 'Silva', gender: 'female', region: 'PT-11', terms: true };
  const body = { ...form, email, password, password_confirmation: password };
  return {
    browser: await send('/site/user/register', body, chrome, '203.0.113.7'),
    logIn: (agent = '') => send('/auth', { email, password }, agent, '198.51.100.9'),
  };
}
const sessions = async (caller: Caller) => taken(await caller.call('listSessions', {}));

test('lists where somebody is logged in, this session first, with browser, system and country', async () => {
  const { browser, logIn } = await person();
  const program = await logIn('\u00ffodd/1 (' + 'x'.repeat(2000));
  expect(await sessions(browser)).toMatchObject([
    { current: true, browser: 'Chrome', system: 'Windows', country: 'BR' },
    { current: false, country: null },
  ]);
  expect((await sessions(program)).map(({ current }) => current)).toEqual([true, false]);
});

test('names the device on which an app is', async () => {
  const { logIn } = await person();
  const [phone, odd] = [await logIn('Metade/1.4.0 (Android 16; Pixel 9 Pro)'), await logIn('Metade/x (<b>; y)')];
  expect((await sessions(phone))[0]).toMatchObject({ browser: 'Metade', system: 'Pixel 9 Pro (Android 16)' });
  expect((await sessions(odd))[0]).toMatchObject({ system: null });
});

test('ends one, and all others, and none of somebody else', async () => {
  const [{ browser, logIn }, stranger] = [await person(), await person()];
  const [second, third, fourth] = [await logIn(), await logIn(), await logIn()];
  const id = (await sessions(second)).find(({ current }) => current)?._id ?? '';
  expect((await stranger.browser.call('endSession', { params: { id } })).code).toBe('not_found');
  expect(taken(await browser.call('endSession', { params: { id } }))).toHaveLength(3);
  expect((await second.call('getIdentity', {})).code).toBe('unauthenticated');
  expect((await browser.call('endSession', { params: { id } })).code).toBe('not_found');
  expect(taken(await browser.call('endOtherSessions', {}))).toMatchObject([{ current: true }]);
  for (const ended of [third, fourth]) expect((await ended.call('getIdentity', {})).code).toBe('unauthenticated');
  for (const going of [browser, stranger.browser]) expect((await going.call('getIdentity', {})).code).toBe('ok');
});

test('ends with a session those that it opened by a code, in however many steps, and no other', async () => {
  const { browser, logIn } = await person();
  const thief = await logIn();
  const open = async (by: Caller) => {
    const { code } = taken(await by.call('createSessionCode', {}));
    return new Caller(app.url, (await app.client.call('exchangeSessionCode', { body: { code } })).token);
  };
  const second = await open(thief);
  const third = await open(second);
  const id = (await sessions(thief)).find(({ current }) => current)?._id ?? '';
  expect(taken(await browser.call('endSession', { params: { id } }))).toMatchObject([{ current: true }]);
  for (const ended of [thief, second, third])
    expect((await ended.call('getIdentity', {})).code).toBe('unauthenticated');
});

test('tells when a session was used last, to the hour', async () => {
  const { browser } = await person();
  await app.pool.query("update session set created_at = now() - interval '5 hours' where user_id = $1", [browser.id]);
  await browser.call('getIdentity', {});
  const [session] = await sessions(browser);
  expect(Date.now() - Date.parse(session?.seen ?? '')).toBeLessThan(60_000);
  expect(Date.now() - Date.parse(session?.started ?? '')).toBeGreaterThan(4 * 3_600_000);
});
