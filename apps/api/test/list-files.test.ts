import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { rowCountHeader } from '@metade/contracts/csv-of.ts';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { csvFormat } from '../src/http/csv-format.ts';
import { sendCsv } from '../src/http/send-csv.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { createLead, newLicensee } from './support/licensees-fixture.ts';
import { createRestaurant } from './support/orders-fixture.ts';
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

async function rowsOf(path: string, token: string | null = admin.token): Promise<Record<string, string>[]> {
  const response = await open(path, token);
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

const all = Object.values<Endpoint>(endpoints);
const ofTheDesk = all.filter(({ access }) => access.scope === 'marketplace' || access.scope === 'territory');

it.each(ofTheDesk.filter(({ stream, params }) => stream === 'text/csv' && !params))(
  '$name answers the whole of its list',
  async ({ path, access, query }) => {
    const asked = ['', '?of=mails', '?gateway=sandbox&payout=none'].find(
      (search) => query?.safeParse(Object.fromEntries(new URLSearchParams(search))).success,
    );
    expect(asked).toBeDefined();
    const licensee = 'roles' in access && access.scope === 'territory' && !access.roles.includes('support');
    const token = licensee ? await newLicensee(test.pool, 'PT-1106') : admin.token;
    expect(Array.isArray(await rowsOf(`${path}${asked}`, token))).toBe(true);
  },
);

/** Lists of the desk that are no file, each with why. */
const withoutFile: Readonly<Record<string, string>> = {
  listSecurityEventsOf: 'of one person: it is in the file of what is kept about them',
  listContent: 'texts are read and restored one by one',
  listMarkets: 'a handful, whose rules have a history of their own',
  listMarketCities: 'data that came from a file',
  listRuleVersions: 'every change of a rule is in the file of the log',
  listPlatformKeys: 'a handful, each made and ended by hand',
  listPlatformWebhooks: 'a handful, each made and ended by hand',
  listPlatformWebhookDeliveries: 'the latest of one address, to find what is wrong with it',
  listTerritoryDemand: 'a chart of the dashboard, a line a city',
};

it('every list of the desk and of licensees can be saved as a file, by the same filters and for the same people', () => {
  const lists = ofTheDesk.filter(
    ({ method, stream, answer }) =>
      method === 'GET' && !stream && answer instanceof z.ZodObject && answer.shape.data instanceof z.ZodArray,
  );
  expect(lists.length).toBeGreaterThan(20);
  const missing = lists.flatMap((list) => {
    const file = all.find(({ path, stream }) => path === `${list.path}/csv` && stream === 'text/csv');
    if (file === undefined) return withoutFile[list.name] ? [] : [`${list.name}: no file`];
    const filters = Object.keys(list.query?.shape ?? {}).filter((name) => name !== 'page' && name !== 'after');
    expect(Object.keys(file.query?.shape ?? {}), list.name).toEqual(filters);
    expect(file.access, list.name).toEqual(list.access);
    return [];
  });
  expect(missing).toEqual([]);
  const known = lists.map(({ name }) => name);
  expect(Object.keys(withoutFile).filter((name) => !known.includes(name))).toEqual([]);
});

it('holds all leads that the filters leave, and only those of the territory for a licensee', async () => {
  const token = await newLicensee(test.pool, 'PT-1312');
  const tag = randomUUID().slice(0, 8);
  await createLead(test.pool, 'PT-1312', { name: `=${tag} here` });
  await createLead(test.pool, 'PT-1106', { name: `${tag} elsewhere` });
  const names = async (query: string, who?: string) =>
    (await rowsOf(`/leads/csv?text=${tag}${query}`, who)).map(({ Name }) => Name).sort();
  expect(await names('')).toEqual([`${tag} elsewhere`, `'=${tag} here`].sort());
  expect(await names('', token)).toEqual([`'=${tag} here`]);
  expect(await names('&lost=true')).toEqual([]);
});

it('holds coupons with their worth and uses, and a sum below zero as a number', async () => {
  const code = `CSV${randomUUID().slice(0, 8).toUpperCase()}`;
  const free = { countries: null, cities: null, restaurants: null, sizes: null, weekdays: null };
  const terms = { campaign: null, note: '', first_day: null, last_day: null, total_limit: 5, user_limit: null };
  const worth = { kind: 'fixed', amount: 250, currency: 'EUR' } as const;
  taken(
    await admin.call('createCoupon', { body: { ...free, ...terms, worth, first_order: false, code, batch: null } }),
  );
  expect(await rowsOf(`/admin/coupons/csv?text=${code}`)).toMatchObject([
    { Code: code, Amount: '2.5', Currency: 'EUR', 'Uses in total': '5', Uses: '0' },
  ]);
  expect(await rowsOf(`/admin/coupons/csv?text=${code}&state=paused`)).toEqual([]);
  expect(stringify([['-1', -1]], csvFormat)).toContain("'-1,-1");
});

it('has a restaurant on the site only while it is approved and shown', async () => {
  const token = await newLicensee(test.pool, 'PT-1106');
  const { id } = await createRestaurant(test.pool);
  const onSite = async (path: string, who?: string) =>
    (await rowsOf(path, who)).find(({ Identifier }) => Identifier === id)?.['On the site'];
  const said = async (state: string, show: boolean) => {
    await test.pool.query('update restaurant set state = $2, show = $3 where id = $1', [id, state, show]);
    return [await onSite('/admin/restaurants/csv'), await onSite('/territory/restaurants/csv', token)];
  };
  expect(await said('approved', true)).toEqual(['Yes', 'Yes']);
  expect(await said('approved', false)).toEqual(['No', 'No']);
  expect(await said('submitted', true)).toEqual(['No', 'No']);
  expect(await said('rejected', true)).toEqual(['No', undefined]);
});

it('heads the title of a review as its title', async () => {
  const token = await newLicensee(test.pool, 'PT-1106');
  for (const path of ['/territory/reviews/csv', '/admin/reviews/flagged/csv']) {
    const file = await (await open(path, path.startsWith('/admin') ? admin.token : token, 'es')).text();
    expect(file.split('\r\n')[0]?.split(',')).toContain('Título');
  }
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
