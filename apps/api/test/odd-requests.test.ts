import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { newDiner } from './support/diner.ts';
import type { Caller } from './support/diner.ts';
import { rawRequest } from './support/raw-request.ts';

let app: TestApp;
let diner: Caller;
beforeAll(async () => {
  app = await startTestApp();
  diner = await newDiner(app.pool, app.url);
});
afterAll(() => app.close());

const raw = (lines: string[], body: Buffer | string = '') => rawRequest(app.url, lines, body);

const ends = ['host: metade.test', 'connection: close'];

async function refused(lines: string[], body: Buffer | string = ''): Promise<void> {
  const answer = await raw(lines, body);
  expect(answer.status, `${lines[0]}: ${answer.head}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${lines[0]}: ${answer.body}`).toBeLessThan(500);
}

const paths = ['/v1/site/config', '/v1/orders/x', '/pictures/100/x.jpg', '/nothing', '/health/live'];

test.each(['TRACE', 'PROPFIND', 'PURGE'])('below /v1 the method %s is refused with a problem', async (method) => {
  for (const path of ['/v1/site/config', '/v1/orders/x', '/v1/nothing', '/v1/openapi.json', '/v1']) {
    const { status, head } = await raw([`${method} ${path} HTTP/1.1`, ...ends]);
    expect(status, path).toBe(404);
    expect(head, path).toMatch(/^content-type: application\/problem\+json/im);
  }
});

// Node itself closes the connection of a CONNECT.
test.each(['TRACE', 'PROPFIND', 'PURGE', 'LINK', 'SEARCH', 'NONSENSE'])(
  'the method %s is refused everywhere',
  async (method) => {
    for (const path of paths) await refused([`${method} ${path} HTTP/1.1`, ...ends]);
  },
);

test.each([
  '/v1/restaurant/%00',
  '/v1/restaurant/a%00b/reviews',
  '/v1/site/regions/%ED%A0%80',
  '/v1/restaurant/%ED%A0%80',
  '/v1/site/posts/%ED%BF%BF',
  '/v1/vouchers/%00',
  '/v1/country/cep/%00?country=PT',
  '/v1/country?state=%00',
  '/v1/country?state=%ED%A0%80',
  '/v1/site/restaurants?after=%00',
  '/pictures/100/%00',
  '/pictures/100/a%00b.jpg',
  '/pictures/100/%ED%A0%80',
  '/pictures/100/..%2F..%2Fetc%2Fpasswd',
  '/pictures/NaN/x',
  '/%00',
  '/%ED%A0%80',
  '/%',
])('%s is refused', async (path) => {
  await refused([`GET ${path} HTTP/1.1`, ...ends]);
});

test.each(['', ' ', 'a b', '[', 'metade.test:99999', 'a/b', '\u00ff', 'x'.repeat(5000), '@', '%00'])(
  'a Host of "%s" is no failure',
  async (host) => {
    for (const path of paths) {
      const answer = await raw([`GET ${path} HTTP/1.1`, `host: ${host}`, 'connection: close']);
      expect(answer.status, `${path}: ${answer.body}`).toBeLessThan(500);
    }
  },
);

test.each([
  'http://evil.example/v1/site/config',
  'http://metade.test/v1/site/config',
  'http://[/v1/site/config',
  'https://user:pass@x/v1/nothing',
  '//evil.example/v1/site/config',
  '*',
  'v1/site/config',
])('an address of the form %s is no failure', async (target) => {
  for (const method of ['GET', 'OPTIONS', 'POST']) {
    const answer = await raw([`${method} ${target} HTTP/1.1`, ...ends]);
    expect(answer.status, `${method}: ${answer.body}`).toBeLessThan(500);
  }
});

const odd = ['\\ud800', '\\udfff', 'a\\ud800b', '\\u0000', 'a\\u0000b'];

test.each([
  ['POST', '/v1/auth', '{"email":"ODD@example.test","password":"ODD"}'],
  ['POST', '/v1/site/contact', '{"name":"ODD","email":"a@example.test","phone":"+351910000000","message":"ODD"}'],
  ['POST', '/v1/site/restaurants/PT', '{"text":"ODD"}'],
  ['POST', '/v1/site/restaurants/PT', '{"city":"ODD"}'],
  ['POST', '/v1/orders', '{"restaurant":"ODD","slot":"ODD","date":"ODD","people":2,"ODD":"ODD"}'],
  ['PATCH', '/v1/account', '{"first_name":"ODD"}'],
  ['POST', '/v1/account/addresses', '{"label":"ODD","street":"ODD"}'],
  [
    'POST',
    '/v1/orders/00000000-0000-4000-8000-000000000000/payment',
    '{"coupon":"ODD","card_token":"ODD","terms_version":"ODD"}',
  ],
  ['POST', '/v1/cards', '{"card_token":"ODD"}'],
])('%s %s with half a character or NUL inside is refused', async (method, path, body) => {
  for (const one of odd) {
    const bytes = body.replaceAll('ODD', one);
    const authorization = `authorization: Bearer ${diner.token}`;
    const type = 'content-type: application/json';
    await refused(
      [`${method} ${path} HTTP/1.1`, ...ends, authorization, type, `content-length: ${bytes.length}`],
      bytes,
    );
  }
});

test.each(['accept-language', 'authorization', 'idempotency-key', 'if-none-match', 'accept', 'cookie'])(
  'odd bytes in %s are no failure',
  async (name) => {
    for (const value of ['\u00ff\u00fe', 'Bearer \u00ed\u00a0\u0080', 'x'.repeat(8000), ',;=,', '*;q=NaN'])
      for (const path of paths) {
        const answer = await raw([`GET ${path} HTTP/1.1`, ...ends, `${name}: ${value}`]);
        expect(answer.status, `${path} ${value}: ${answer.body}`).toBeLessThan(500);
      }
  },
);
