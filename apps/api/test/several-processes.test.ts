import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { daysAhead } from './support/restaurants-fixture.ts';

const limit = 100;
let servers: [TestApp, TestApp];

beforeAll(async () => {
  const settings = { listCacheMs: 1000, readsPerMinutePerAddress: limit };
  const first = await startTestApp({ settings });
  servers = [first, await startTestApp({ settings, databaseUrl: first.databaseUrl })];
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

const bothInTurn = (count: number) => Array.from({ length: count }, (_, index) => servers[index % 2] as TestApp);

test('a network has one limit, however many processes it asks', async () => {
  const statuses: number[] = [];
  for (const { app } of bothInTurn(limit + 20)) {
    const answer = await app.inject({ url: '/v1/identity', remoteAddress: '203.0.113.9' });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(limit);
  expect(statuses.slice(-20)).toEqual(Array(20).fill(429));
  const [{ app }] = servers;
  expect((await app.inject({ url: '/v1/identity', remoteAddress: '203.0.113.10' })).statusCode).toBe(401);
});

test('a flood at once on both passes no more than the limit and what is lent before the database answers', async () => {
  const flood = bothInTurn(4 * limit).map(({ app }) =>
    app.inject({ url: '/v1/identity', remoteAddress: '203.0.113.11' }),
  );
  const passed = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 401).length;
  expect(passed).toBeGreaterThanOrEqual(limit);
  expect(passed).toBeLessThanOrEqual(limit + 2 * (limit / 20));
});

test('what one sells leaves the lists of the other within their second', async () => {
  const table = await openTable(servers[0].pool, { qtd: 1 });
  const listed = async ({ app }: TestApp) => {
    const payload = { date: table.date, people: 2 };
    const answer = await app.inject({ method: 'POST', url: '/v1/site/restaurants/PT', payload });
    return (answer.json() as { exact: boolean }).exact;
  };
  expect(await listed(servers[1])).toBe(true);
  const diner = await newDiner(servers[0].pool, servers[0].url);
  taken(await diner.hold(table));
  await expect.poll(() => listed(servers[1]), { timeout: 2_000 }).toBe(false);
});

test('a restaurant that one changes is told anew by the other', async () => {
  const table = await openTable(servers[0].pool);
  const nameAt = async ({ app }: TestApp) => {
    const url = `/v1/site/chosen?ids=${table.restaurantId}`;
    return ((await app.inject({ url })).json() as { data: { company_name: string }[] }).data[0]?.company_name;
  };
  const before = await nameAt(servers[1]);
  await servers[0].pool.query("update restaurant set company_name = 'Nova Tasca' where id = $1", [table.restaurantId]);
  expect(before).not.toBe('Nova Tasca');
  expect(await nameAt(servers[1])).toBe('Nova Tasca');
});

test('a call repeated at the other process is answered as the first was', async () => {
  const table = await openTable(servers[0].pool);
  const diner = await newDiner(servers[0].pool, servers[0].url);
  const idempotencyKey = randomUUID();
  const [first, again] = [
    taken(await diner.hold(table, { idempotencyKey })),
    taken(await diner.at(servers[1].url).hold(table, { idempotencyKey })),
  ];
  expect(again._id).toBe(first._id);
});

test('a session that ends at one is over at the other', async () => {
  const table = await openTable(servers[0].pool);
  const owner = await ownerOf(servers[0].pool, servers[0].url, table);
  expect(await owner.at(servers[1].url).call('getIdentity', {})).toMatchObject({ ok: true });
  await owner.call('logout', {});
  expect(await owner.at(servers[1].url).call('getIdentity', {})).toMatchObject({ ok: false, status: 401 });
});

test('a visitor who looks in an empty city at both counts once', async () => {
  const { pool } = servers[0];
  const { rows } = await pool.query<{ id: string; slug: string }>(
    "select id, slug from city where country = 'PT' and slug = 'evora'",
  );
  const [city] = rows as [{ id: string; slug: string }];
  for (const { app } of bothInTurn(4))
    await app.inject({
      method: 'POST',
      url: '/v1/site/restaurants/PT',
      payload: { city: city.slug, date: daysAhead(1), people: 2 },
      remoteAddress: '203.0.113.12',
    });
  const counted = async () => {
    const found = await pool.query<{ visitors: number }>('select visitors from city_demand where city_id = $1', [
      city.id,
    ]);
    return found.rows.map(({ visitors }) => visitors);
  };
  await expect.poll(counted).toEqual([1]);
});
