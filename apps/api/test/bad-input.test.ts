import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { refusalCodes, refusalStatus } from '@metade/contracts/refusals.ts';
import { isTurnOf } from '@metade/dev-env/long-proofs.ts';
import { seedTiny } from '@metade/dev-env/seed/seed-tiny.ts';
import type { Tiny } from '@metade/dev-env/seed/seed-tiny.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../src/http/session.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { watchWrites } from './support/watch-writes.ts';
import { createTestKey } from './support/keys-fixture.ts';
import { newLicensee } from './support/licensees-fixture.ts';
import { createOrder, giveSecondFactor } from './support/orders-fixture.ts';

// Walks every endpoint of the table, so that a new one is walked the day it is added.

const names = Object.keys(endpoints) as OperationName[];
const contractOf = (name: OperationName): Endpoint => endpoints[name];

/** Values that no field should choke on, whatever it is for. */
const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  "'; drop table orders; --",
  '<script>',
  '2026-02-30',
  '1900-01-01',
  '9999-12-31',
  '25:61',
  '2026-06-12T20:00:00',
  '2026-06-12T20:00:00+99:00',
  '2026-06-12T20:00:00[Mars/Phobos]',
  '2026-03-29T01:30:00 Europe/Lisbon',
  'Mars/Phobos',
  '00000000-0000-0000-0000-000000000000',
  [],
  {},
  [null],
  [[]],
  { a: 1 },
  '٣',
  '-1',
  'NaN',
  '1e3',
];
/** Into how many parts odd values go, of which one is tried on a field and the next one on the next. */
const ways = 6;
const oddSegments = [
  'x',
  '-1',
  '%00',
  '%FF%FE',
  '..%2F..',
  "'%3B--",
  'x'.repeat(190),
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '9999-12-31',
  'null',
  '[object Object]',
];

const oddQueries = [
  '',
  'x',
  '-1',
  '0',
  '7',
  '1e9',
  '%FF',
  '%00',
  'true',
  '2026-02-30',
  '9999-12-31',
  '1900-01-01',
  'x'.repeat(3000),
];

let test: TestApp;
let tiny: Tiny;
/** A cancelled order of the diner: its forms are looked at, and nothing more is done with it. */
let order: string;
let expectUnchanged: () => Promise<void>;
let tokens: { diner: string; host: string; guest: string; admin: string; licensee: string; key: string };

beforeAll(async () => {
  test = await startTestApp({
    settings: {
      guestHoldsPerAddressPerHour: 100_000,
      addressLoginTriesPer15Min: 100_000,
      accountLoginTriesPer15Min: 100_000,
    },
  });
  tiny = await seedTiny(test.pool, { qtd: 20 });
  const restaurant = { id: tiny.restaurantId, zone: 'Europe/Lisbon', tolerance: 30 };
  const diner = { id: tiny.dinerId, token: '', first: '', last: '' };
  const table = { slot: tiny.slotId, date: tiny.date, time: '20:00', state: 'cancelled', payment: 'refunded' } as const;
  order = (await createOrder(test.pool, restaurant, diner, table)).id;
  const session = async (holder: string, user: string | null) => {
    const { token, hash } = newToken();
    await test.pool.query(
      "insert into session (token_hash, holder_id, user_id, expires_at) values ($1, $2, $3, now() + interval '1 day')",
      [hash, holder, user],
    );
    return token;
  };
  tokens = {
    diner: await session(tiny.dinerId, tiny.dinerId),
    host: await session(tiny.ownerId, tiny.ownerId),
    guest: await session(randomUUID(), null),
    admin: await adminSession(session),
    licensee: await newLicensee(test.pool, 'PT-1106'),
    key: (await createTestKey(test.pool)).key,
  };
  expectUnchanged = await watchWrites(test.pool);
});
afterAll(() => test.close());

async function adminSession(session: (holder: string, user: string) => Promise<string>): Promise<string> {
  const id = randomUUID();
  await test.pool.query(
    `insert into app_user (id, email, password_hash, user_group, admin_roles, first_name, last_name) values ($1, $2, 'none', 'admin', '{owner}', 'A', 'B')`,
    [id, `${id}@metade.test`],
  );
  await giveSecondFactor(test.pool, id);
  return session(id, id);
}

type Answer = { status: number; type: string; body: Record<string, unknown>; text: string };

async function send(
  contract: Endpoint,
  options: {
    path?: string;
    query?: string;
    body?: string | Uint8Array | FormData;
    headers?: Record<string, string>;
    locale?: string;
    token?: string | null;
  } = {},
): Promise<Answer> {
  const token = options.token === undefined ? tokenFor(contract) : options.token;
  const hasBody = options.body !== undefined;
  const abort = new AbortController();
  const response = await fetch(`${test.url}/v1${options.path ?? validPath(contract)}${options.query ?? ''}`, {
    method: contract.method,
    headers: {
      'accept-language': options.locale ?? 'en',
      ...(hasBody && !(options.body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...options.headers,
    },
    ...(hasBody ? { body: options.body as BodyInit } : {}),
    signal: abort.signal,
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    abort.abort();
    return { status: response.status, type, body: {}, text: '' };
  }
  const text = await response.text();
  // Files are no JSON; a refusal of one is.
  const body = type.includes('json') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, type, body, text };
}

function tokenFor(contract: Endpoint): string | null {
  const { diner, host, admin, licensee, key } = tokens;
  return {
    public: null,
    key,
    gateway: null,
    account: diner,
    order: diner,
    restaurant: host,
    territory: licensee,
    marketplace: admin,
  }[contract.access.scope];
}

function validPath(contract: Endpoint): string {
  const values: Record<string, string> = {
    country: 'PT',
    countryCode: 'PT',
    date: tiny.date,
    postalCode: '01310-100',
    token: 'unknown-token',
    kind: 'cover',
  };
  return contract.path.replace(
    /:(\w+)/g,
    (_, key: string) =>
      values[key] ??
      (contract.access.scope === 'order'
        ? order
        : contract.path.includes('/orders/')
          ? randomUUID()
          : tiny.restaurantId),
  );
}

function expectProblem(answer: Answer, what: string): void {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.type, what).toContain('application/problem+json');
  expect(refusalCodes, what).toContain(answer.body.code);
  expect(answer.body.status, what).toBe(answer.status);
  expect(refusalStatus[answer.body.code as keyof typeof refusalStatus], what).toBe(answer.status);
  expect(answer.body.message, what).toBeTruthy();
  expect(answer.body.requestId, what).toBeTruthy();
}

type Shape = Record<string, z.ZodType>;

function shapeOf(schema: z.ZodType | undefined): Shape {
  const definition = (schema as unknown as { def?: { type: string; shape?: Shape; in?: z.ZodType } } | undefined)?.def;
  if (definition?.type === 'object') return definition.shape ?? {};
  return definition?.in ? shapeOf(definition.in) : {};
}

describe.each(names)('%s', (name) => {
  const contract = contractOf(name);

  it('refuses strangers, bad paths, bad queries and bad bodies with a problem, and changes nothing', async () => {
    if ('roles' in contract.access) {
      for (const token of [null, 'x', 'x'.repeat(5000), tokens.diner.slice(1)]) {
        const answer = await send(contract, { token, ...(contract.body ? { body: '{}' } : {}) });
        expect(answer.status, `token ${String(token).slice(0, 8)}`).toBe(401);
        expectProblem(answer, 'no session');
      }
      if (!(contract.access.roles as readonly string[]).includes('guest'))
        expect((await send(contract, { token: tokens.guest, ...(contract.body ? { body: '{}' } : {}) })).status).toBe(
          401,
        );
    }
    const place = names.indexOf(name) % ways;
    for (const segment of contract.params ? oddSegments.filter((_, nth) => isTurnOf(place, ways, nth)) : []) {
      const answer = await send(contract, {
        path: contract.path.replace(/:\w+/g, segment),
        ...(contract.body ? { body: '{}' } : {}),
      });
      expectProblem(answer, `path ${segment}`);
    }
    for (const key of Object.keys(shapeOf(contract.query))) {
      for (const value of oddQueries.filter((_, nth) => isTurnOf(place, ways, nth))) {
        expectProblem(
          await send(contract, { query: `?${key}=${value}&${key}=${value}&extra=1` }),
          `query ${key} twice ${value}`,
        );
        expectProblem(await send(contract, { query: `?${key}=${value}` }), `query ${key}=${value}`);
      }
    }
    if (contract.method !== 'GET') {
      const bytes = (text: string) => new TextEncoder().encode(text);
      const badBodies: [string, string | Uint8Array, Record<string, string>, number[]][] = [
        ['broken JSON', '{"a":', {}, [400]],
        ['not UTF-8', new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {}, [400]],
        ['another type', bytes('<a/>'), { 'content-type': 'application/xml' }, [415]],
        ['huge', `{"a":"${'x'.repeat(300_000)}"}`, {}, [413]],
        ['deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, {}, [400, 401, 404, 422]],
      ];
      for (const [what, body, headers, statuses] of badBodies) {
        const answer = await send(contract, { body, headers });
        expectProblem(answer, what);
        expect(statuses, `${what}: ${answer.status}`).toContain(answer.status);
      }
    }
    await expectUnchanged();
  });

  if (contract.body)
    it('tells every bad field by its name', async () => {
      const schema = contract.body as z.ZodType;
      for (const value of [null, [], 'text', 7, true])
        expectProblem(await send(contract, { body: JSON.stringify(value) }), `body ${JSON.stringify(value)}`);
      for (const [place, key] of Object.keys(shapeOf(contract.body)).entries()) {
        for (const value of oddValues.filter((_, nth) => isTurnOf(place % ways, ways, nth))) {
          const body = { [key]: value, extra: 'field' };
          if (schema.safeParse(body).success) continue;
          const answer = await send(contract, { body: JSON.stringify(body) });
          expectProblem(answer, `${key} = ${JSON.stringify(value)?.slice(0, 40)}`);
          expect(answer.status).toBeGreaterThanOrEqual(400);
          if (answer.status === 422 && answer.body.code === 'invalid_fields')
            expect((answer.body.issues as unknown[]).length).toBeGreaterThan(0);
        }
      }
      await expectUnchanged();
    });

  it('speaks the caller’s language', async () => {
    if (contract.access.scope === 'public' && !contract.body && !contract.params && !contract.query) return;
    const messages = new Set<unknown>();
    for (const locale of ['en', 'es', 'pt']) {
      const answer = await send(contract, {
        locale: `${locale};q=0.9, xx`,
        ...(contract.access.scope === 'public' && contract.params
          ? { path: contract.path.replace(/:\w+/g, 'ZZZZ') }
          : {}),
        ...(contract.access.scope === 'public' ? {} : { token: 'x' }),
        ...(contract.body || contract.method !== 'GET'
          ? { body: contract.params ? '{}' : '[' }
          : { query: `?${Object.keys(shapeOf(contract.query))[0]}=%00` }),
      });
      if (answer.status < 400) return;
      messages.add(answer.body.message);
    }
    expect(messages.size).toBe(3);
  });
});
