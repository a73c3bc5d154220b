import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp, voucherKey } from './support/app.ts';
import { gatewayApiKey, gatewayWebhookSecret } from './support/gateway-under-test.ts';

const listed = 'https://app.example.com';
let app: TestApp;
let bare: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { CORS_ORIGINS: `${listed}, http://localhost:8081` } });
  bare = await startTestApp({ databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await bare.close();
  await app.close();
});

const get = (origin: string, path = '/v1/site/faqs', at = app) => fetch(at.url + path, { headers: { origin } });
const ask = (origin: string, at = app) =>
  fetch(`${at.url}/v1/orders`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');

describe('a page of a listed origin', () => {
  test.each([listed, 'http://localhost:8081'])('%s may call', async (origin) => {
    const answer = await get(origin);
    expect([answer.status, allowed(answer)]).toEqual([200, origin]);
    expect(answer.headers.get('access-control-expose-headers')).toContain('etag');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const before = await ask(origin);
    expect([before.status, allowed(before)]).toEqual([204, origin]);
    expect(before.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE');
    const headers = before.headers.get('access-control-allow-headers')?.split(', ');
    expect(headers).toEqual(expect.arrayContaining(['authorization', 'idempotency-key', 'app-version']));
  });

  test('may read a refusal', async () => {
    for (const [path, status] of [
      ['/v1/orders', 401],
      ['/v1/nothing', 404],
    ] as const) {
      const answer = await get(listed, path);
      expect([answer.status, allowed(answer)], path).toEqual([status, listed]);
    }
  });
});

test.each(['https://other.example.com', 'https://app.example.com.evil.example', 'http://app.example.com', 'null'])(
  'a page of %s may not',
  async (origin) => {
    const answer = await get(origin);
    expect([answer.status, allowed(answer)]).toEqual([200, null]);
    const before = await ask(origin);
    expect([before.status, allowed(before)]).toEqual([404, null]);
  },
);

test('nobody may without a list, and nothing outside the API', async () => {
  const [answer, before] = [await get(listed, undefined, bare), await ask(listed, bare)];
  expect([answer.status, allowed(answer), before.status]).toEqual([200, null, 404]);
  expect(allowed(await get(listed, '/health/live'))).toBeNull();
});

test.each(['*', 'https://app.example.com/', 'app.example.com', 'http://app.example.com', 'null', 'file:///app'])(
  'the list does not take %s',
  (entry) => {
    const env = {
      DATABASE_URL: 'postgresql://metade:word@127.0.0.1/metade',
      VOUCHER_SIGNING_KEY: voucherKey,
      GATEWAY_URL: 'http://127.0.0.1:1',
      GATEWAY_API_KEY: gatewayApiKey,
      GATEWAY_WEBHOOK_SECRET: gatewayWebhookSecret,
    };
    expect(() => readConfig({ ...env, CORS_ORIGINS: `${listed},${entry}` })).toThrow(`has the entry "${entry}"`);
    expect(readConfig({ ...env, CORS_ORIGINS: listed }).corsOrigins).toEqual([listed]);
  },
);
