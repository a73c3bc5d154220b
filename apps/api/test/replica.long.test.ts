import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { checkReplicas } from '../src/check-database.ts';
import { prepareDatabase, withPatientPool } from '../src/compose.ts';
import { createPool } from '../src/db/pool.ts';
import { replicaDelayMax } from '../src/db/replicas.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { queryOnce } from './support/query-once.ts';
import type { Replicated } from './support/replicated-postgres.ts';
import { startReplicated } from './support/replicated-postgres.ts';

let servers: Replicated;
let app: TestApp;
let table: Table;
let owner: Caller;

beforeAll(async () => {
  servers = await startReplicated((url) => withPatientPool(url, async (pool) => void (await prepareDatabase(pool))));
  app = await startTestApp({
    databaseUrl: servers.primary,
    env: { DATABASE_READ_URL: servers.replica, METRICS_PORT: '0' },
  });
  table = await openTable(app.pool);
  owner = await ownerOf(app.pool, app.url, table);
});
afterAll(async () => {
  await app.close();
  await servers.remove();
});
beforeEach(() => fresh());
afterEach(async () => {
  vi.restoreAllMocks();
  await queryOnce(servers.replica, 'select pg_wal_replay_resume()');
});

const fresh = () => expect.poll(() => app.context.replicas.trouble()).toBeNull();
const stale = () => expect.poll(() => app.context.replicas.trouble(), { interval: 20 }).not.toBeNull();
const pool = () => app.context.replicas.all[0]!.pool;

const descriptionFor = async (headers: Record<string, string> = {}) => {
  const answer = await app.app.inject({ url: `/v1/site/restaurant/${table.restaurantId}`, headers });
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { data: { description: string } }).data.description;
};
const listed = async () => {
  const payload = { date: table.date, people: 2 };
  const answer = await app.app.inject({ method: 'POST', url: '/v1/site/restaurants/PT', payload });
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { data: unknown[] }).data.length;
};
const ready = async () => (await fetch(`${app.url}/health/ready`)).json();
const delayTold = async () => {
  const line = (await (await fetch(app.metricsUrl)).text())
    .split('\n')
    .find((one) => one.startsWith('metade_replica_delay_seconds{replica="127.0.0.1:'));
  return Number(line?.split(' ').at(-1));
};
/** The restaurant's description is changed by its owner, through the API. */
const describe = async (description: string) => {
  const { revision } = taken(
    await owner.call('getRestaurantProfile', { params: { id: table.restaurantId } }),
  ) as unknown as { revision: number };
  const params = { id: table.restaurantId };
  taken(await owner.call('updateRestaurantProfile', { params, body: { revision, description } }));
};

test('strangers read from a replica, and what may not be seconds old is read from the primary', async () => {
  const [replica, primary] = [vi.spyOn(pool(), 'query'), vi.spyOn(app.pool, 'query')];
  await expect.poll(listed).toBe(1);
  expect(replica.mock.calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(primary.mock.calls)).not.toMatch(/availability_day|from restaurant/);
  replica.mockClear();
  const diner = await newDiner(app.pool, app.url);
  taken(await diner.call('listOrders', { query: {} }));
  expect(replica).not.toHaveBeenCalled();
  await expect.poll(delayTold).toBeLessThan(2);
  await expect.poll(ready).toEqual({ status: 'ready' });
});

test('whoever wrote sees it at once, a stranger within the bound', async () => {
  await app.pool.query("update session set created_at = now() - interval '1 hour', wrote_at = null");
  await queryOnce(servers.replica, 'select pg_wal_replay_pause()');
  await describe('Escrito agora mesmo, e lido logo a seguir.');
  const replica = vi.spyOn(pool(), 'query');
  expect(await descriptionFor({ authorization: `Bearer ${owner.token}` })).toMatch(/^Escrito agora/);
  expect(replica).not.toHaveBeenCalled();
  // The replica never gets it: once it is too old, the primary tells.
  await expect.poll(() => descriptionFor(), { interval: 50 }).toMatch(/^Escrito agora/);
});

test('a replica that is an hour behind is not read from, and that is told', async () => {
  await servers.delayReplica('1h');
  await stale();
  const before = await listed();
  await openTable(app.pool);
  const replica = vi.spyOn(pool(), 'query');
  expect(await listed()).toBe(before + 1);
  expect(replica).not.toHaveBeenCalled();
  expect(await ready()).toEqual({
    status: 'ready',
    without: { replica: expect.stringMatching(/read from.*127\.0\.0\.1:\d+ \(\d+ s behind\)/) },
  });
  expect(await delayTold()).toBeGreaterThan(2);
  await servers.delayReplica('0');
  await fresh();
  await expect.poll(listed).toBe(before + 1);
  expect(replica).toHaveBeenCalled();
});

test('a replica that is gone, and comes back, is missed by nobody', async () => {
  const stopped = servers.stopReplica();
  for (let asked = 0; asked < 30; asked += 1) expect(await listed()).toBe(2);
  await stopped;
  expect(await listed()).toBe(2);
  await stale();
  await servers.startReplica();
  await fresh();
  const replica = vi.spyOn(pool(), 'query');
  expect(await listed()).toBe(2);
  expect(replica).toHaveBeenCalled();
});

test('a replica that hangs keeps nobody waiting for longer than the bound', async () => {
  servers.freezeReplica('SIGSTOP');
  const asked = performance.now();
  expect(await Promise.all(Array.from({ length: 20 }, () => listed()))).toEqual(Array(20).fill(2));
  expect(performance.now() - asked).toBeLessThan(replicaDelayMax + 3_000);
  servers.freezeReplica('SIGCONT');
  await fresh();
});

test('the database of another marketplace is refused as a replica, and one that does not answer is warned of', async () => {
  const context = { pool: app.pool, replicas: app.context.replicas };
  expect(await checkReplicas(context)).toEqual([]);
  const other = createPool(inject('testDatabase').serverUrl, 1);
  const nobody = createPool('postgresql://metade:word@127.0.0.1:1/metade', 1);
  const withAll = (one: typeof other) => ({
    ...context,
    replicas: { ...app.context.replicas, all: [{ name: 'x', pool: one }] },
  });
  await expect(checkReplicas(withAll(other))).rejects.toThrow(/^DATABASE_READ_URL \(.*this is no replica/);
  expect(await checkReplicas(withAll(nobody))).toEqual([
    expect.stringMatching(/^DATABASE_READ_URL \(127\.0\.0\.1:1\/metade\): nothing answers there .* go to the primary/),
  ]);
  await Promise.all([other.end(), nobody.end()]);
});
