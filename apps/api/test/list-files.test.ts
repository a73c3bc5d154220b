import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { rowCountHeader } from '@metade/contracts/csv-of.ts';
import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCsv } from '../src/http/send-csv.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, openTable } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
});
afterAll(() => test.close());

const open = (path: string, token: string | null = admin.token, locale = 'en') =>
  fetch(`${test.url}/v1${path}`, {
    headers: { 'accept-language': locale, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

async function rowsOf(path: string): Promise<Record<string, string>[]> {
  const response = await open(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows = parse<Record<string, string>>(await response.text(), { columns: true, bom: true });
  expect(Number(response.headers.get(rowCountHeader))).toBe(rows.length);
  return rows;
}

it('holds the whole of a list that its filters leave, and runs nothing in a spreadsheet', async () => {
  const tag = randomUUID().slice(0, 8);
  const names = ['=1+1', '+351', '-2', '@sum', '\tx', '\rx', 'plain', 'Ana "A", a'];
  for (const [nth, name] of names.entries()) {
    const diner = await newDiner(test.pool, test.url);
    await test.pool.query("update app_user set first_name = $2, last_name = '', email = $3 where id = $1", [
      diner.id,
      name,
      `${tag}-${nth}@metade.test`,
    ]);
  }
  const rows = await rowsOf(`/admin/users/csv?text=${tag}`);
  expect(rows.map(({ Name }) => Name).sort()).toEqual(
    ["'=1+1", "'+351", "'-2", "'@sum", "'\tx", "'\rx", 'plain', 'Ana "A", a'].sort(),
  );
  expect(await rowsOf(`/admin/users/csv?text=${tag}&group=admin`)).toEqual([]);
});

it.each(
  Object.values<Endpoint>(endpoints).filter(
    ({ stream, access }) => stream === 'text/csv' && access.scope === 'marketplace',
  ),
)('$name answers the whole of its list', async ({ path, params, query }) => {
  if (params) return;
  const asked = query?.safeParse({}).success ? '' : '?of=mails';
  expect(Array.isArray(await rowsOf(`${path}${asked}`))).toBe(true);
});

it('saves of the log what its filters leave', async () => {
  const writer = await newAdmin(test);
  const { restaurantId: restaurant } = await openTable(test.pool);
  const subject = randomUUID();
  const log = async (what: string, at: string, of: string | null = null, role = 'admin') =>
    test.pool.query(
      'insert into audit_log (actor_id, role, what, restaurant_id, subject, at) values ($1, $2, $3, $4, $5, $6)',
      [writer.id, role, what, of, `${subject} ${what}`, at],
    );
  await log('registration.approved', '2030-01-01T10:00:00Z', restaurant);
  await log('registration.saved', '2030-01-02T10:00:00Z', restaurant, 'owner');
  await log('review.kept', '2030-01-03T10:00:00Z');
  const subjects = async (query: Record<string, string>) =>
    (await rowsOf(`/admin/changes/csv?${new URLSearchParams({ actor: writer.id ?? '', ...query }).toString()}`)).map(
      ({ Object: text }) => text?.split(' ')[1],
    );
  expect(await subjects({})).toEqual(['review.kept', 'registration.saved', 'registration.approved']);
  expect(await subjects({ role: 'owner' })).toEqual(['registration.saved']);
  expect(await subjects({ what: 'registration.' })).toEqual(['registration.saved', 'registration.approved']);
  expect(await subjects({ restaurant, what: 'registration.approved' })).toEqual(['registration.approved']);
  expect(await subjects({ from: '2030-01-02T00:00:00Z', to: '2030-01-03T10:00:00Z' })).toEqual(['registration.saved']);
  const { rows } = await test.pool.query<{ email: string }>('select email from app_user where id = $1', [writer.id]);
  expect(await subjects({ who: rows[0]?.email ?? '' })).toHaveLength(3);
  expect(await subjects({ who: `${randomUUID()}@metade.test` })).toEqual([]);
  expect((await open('/admin/changes/csv?from=yesterday')).status).toBe(422);
});

it('is for whom the list is for', async () => {
  expect((await open('/admin/users/csv', null)).status).toBe(401);
  const diner = await newDiner(test.pool, test.url);
  expect((await open('/admin/users/csv', diner.token)).status).toBe(403);
  expect((await open('/admin/orders/csv?state=nothing')).status).toBe(422);
});

it('streams a hundred thousand rows, and one that fails underway is never a short file', async () => {
  const app = Fastify();
  app.get('/many', async (_, reply) => {
    await sendCsv<{ n: number }>(test.context, reply, 'many', [['n', ({ n }) => n]], (reader) =>
      reader.query('select n from generate_series(1, 100000) n'),
    );
    return reply;
  });
  app.get('/broken', async (_, reply) => {
    await sendCsv<{ n: number }>(test.context, reply, 'broken', [['n', ({ n }) => n]], (reader) =>
      reader.query('select 1 / (70000 - n) as n from generate_series(1, 100000) n'),
    );
    return reply;
  });
  const url = await app.listen({ port: 0 });
  try {
    const many = await fetch(`${url}/many`);
    expect(many.headers.get(rowCountHeader)).toBe('100000');
    expect((await many.text()).trimEnd().split('\r\n')).toHaveLength(100_001);
    const broken = await fetch(`${url}/broken`);
    expect(broken.headers.get(rowCountHeader)).toBe('100000');
    await expect(broken.text()).rejects.toThrow();
    // Who leaves half way gives the connection back: more than there are turns can follow.
    for (const _ of [1, 2, 3]) {
      const left = new AbortController();
      await (await fetch(`${url}/many`, { signal: left.signal })).body?.getReader().read();
      left.abort();
    }
    expect((await (await fetch(`${url}/many`)).text()).length).toBeGreaterThan(100_000);
  } finally {
    await app.close();
  }
});
