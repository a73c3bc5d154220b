import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    settings: {
      addressLoginTriesPer15Min: 4,
      accountLoginTriesPer15Min: 2,
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

test('one account is guessed a few times from however many addresses, known or not', async () => {
  const email = someone();
  for (const address of ['203.0.113.1', '203.0.113.2']) expect((await logIn(address, email)).status).toBe(401);
  const third = await logIn('203.0.113.3', email.toUpperCase());
  expect(third.status).toBe(429);
  expect(waitOf(third)).toBeGreaterThan(800);
  expect((await logIn('203.0.113.3')).status).toBe(401);
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
  const known = someone();
  expect((await signUp('192.0.2.11', known)).status).toBe(201);
  for (const count of [2, 3]) expect((await signUp('192.0.2.11', known)).status, `try ${count}`).toBe(409);
  const [taken, free] = [await signUp('192.0.2.11', known), await signUp('192.0.2.11', someone())];
  expect([taken.status, free.status]).toEqual([429, 429]);
  expect(waitOf(taken)).toBeGreaterThan(3500);
  expect((await signUp('192.0.2.12', someone())).status).toBe(201);
});
