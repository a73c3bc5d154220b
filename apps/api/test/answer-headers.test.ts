import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner } from './support/diner.ts';

let app: TestApp;
let secure: TestApp;
let token: string;
const metricsToken = 'metrics-token-of-the-test';
const production = {
  PUBLIC_URL: 'https://metade.example',
  MAIL_FROM: 'no-reply@metade.example',
  CONTACT_EMAIL: 'contact@metade.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
beforeAll(async () => {
  app = await startTestApp({ env: { DEMO: 'true' } });
  secure = await startTestApp({
    databaseUrl: app.databaseUrl,
    env: { ...production, METRICS_TOKEN: metricsToken, TRUSTED_PROXIES: '127.0.0.1' },
  });
  ({ token } = await newDiner(app.pool, app.url));
});
afterAll(async () => {
  await secure.close();
  await app.close();
});

/** What of the headers of an answer is not as it must be. */
function wrong(headers: Headers, kept = false): string[] {
  const needed: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^no-referrer$/,
    'permissions-policy': /camera=\(\)/,
    'content-security-policy': /frame-ancestors 'none'/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cache-control': kept ? /./ : /^no-store/,
  };
  return Object.entries(needed)
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `${name}: ${headers.get(name)}`);
}

describe('every operation has its headers', () => {
  const contracts: Endpoint[] = Object.values(endpoints);
  test.each(contracts.map((contract) => [contract.name, contract] as const))('%s', async (_, contract) => {
    const path = contract.path.replace(/:(\w+)/g, '00000000-0000-4000-8000-000000000000');
    for (const authorization of [undefined, `Bearer ${token}`]) {
      const { headers } = await fetch(`${app.url}/v1${path}`, {
        method: contract.method,
        headers: { ...(authorization ? { authorization } : {}), 'content-type': 'application/json' },
        ...(contract.method === 'GET' ? {} : { body: '{}' }),
      });
      expect(wrong(headers)).toEqual([]);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
});

test.each([
  ['/v1/openapi.json', false],
  ['/v1/docs/', true],
  ['/v1/nothing', false],
  ['/v1/auth?%zz', false],
  ['/health/live', false],
  ['/health/ready', false],
  ['/pictures/400/nothing', false],
  ['/pictures/%ff/%ff', false],
  ['/nothing', false],
])('%s has them too', async (path, kept) => {
  const { headers } = await fetch(app.url + path);
  const missing = wrong(headers, kept);
  // Where no page and no data is, there is nothing that a policy could hold.
  expect(path === '/nothing' ? missing.filter((one) => !one.startsWith('content-security')) : missing).toEqual([]);
});

test('an answer to what is no request of ours is no page either', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const text = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /%ff%fe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'),
    );
    socket.on('data', (bytes) => (heard += bytes.toString()));
    socket.on('close', () => resolve(heard));
  });
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(text.toLowerCase()).toContain('cache-control: no-store');
});

test('on https a browser is told to stay there', async () => {
  for (const path of ['/v1/site/regions/PT', '/v1/nothing', '/health/live'])
    expect((await fetch(secure.url + path)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
});

test('what exactly is not well is for this machine, not through a proxy, or for who has the token', async () => {
  const why = 'The data folder /srv/metade cannot be written to.';
  const told = async (at: TestApp, headers: Record<string, string> = {}) =>
    ((await (await fetch(`${at.url}/health/ready`, { headers })).json()) as { troubles: unknown }).troubles;
  for (const at of [app, secure]) at.context.readiness.watch('disk', () => why);
  try {
    expect(await told(app)).toEqual({ disk: why });
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await told(app, { [name]: '203.0.113.7' }), name).toEqual(['disk']);
    expect(await told(secure)).toEqual(['disk']);
    expect(await told(secure, { authorization: 'Bearer metrics-token-of-the-tesT' })).toEqual(['disk']);
    const headers = { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '203.0.113.7' };
    expect(await told(secure, headers)).toEqual({ disk: why });
  } finally {
    for (const at of [app, secure]) at.context.readiness.watch('disk', () => null);
  }
});

test('in production without a token nobody reads what exactly is not well', async () => {
  const open = await startTestApp({ databaseUrl: app.databaseUrl, env: production });
  try {
    open.context.readiness.watch('disk', () => 'The data folder /srv/metade cannot be written to.');
    const ready = await fetch(`${open.url}/health/ready`);
    expect(await ready.json()).toMatchObject({ troubles: ['disk'] });
  } finally {
    await open.close();
  }
});
