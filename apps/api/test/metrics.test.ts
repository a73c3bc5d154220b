import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { cards, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { heldTable, payWith } from './support/paying.ts';
import { expireHold } from './support/table-facts.ts';
import { releaseAllExpired } from '../src/features/orders/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_PORT: '0' } });
});
afterAll(() => app.close());

/** Every sample by its name and labels, as Prometheus writes them. */
async function samples(at: TestApp = app): Promise<Map<string, number>> {
  const response = await fetch(at.metricsUrl);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

/** By how much counters grew during some work; those that stayed are left out. */
async function grown(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await samples();
  await work();
  const after = [...(await samples())].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(after.filter(([, by]) => by !== 0));
}

test('holds, payments, refusals and releases are counted by outcome', async () => {
  const steps = await grown(async () => {
    const table = await openTable(app.pool, { qtd: 1 });
    const diner = await newDiner(app.pool, app.url);
    const order = taken(await diner.hold(table))._id;
    expect((await payWith(app, diner, order, cards.declined)).code).toBe('card_declined');
    taken(await payWith(app, diner, order, cards.visa));
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('table_taken');
    const left = await heldTable(app);
    taken(await left.diner.cancel(left.order));
    const forgotten = await heldTable(app);
    await expireHold(app.pool, forgotten.order);
    await releaseAllExpired(app.pool);
    await drain(app.context);
  });
  expect(steps).toMatchObject({
    'metade_order_steps_total{from="none",to="held",as="diner"}': 3,
    'metade_order_steps_total{from="held",to="confirmed",as="gateway"}': 1,
    'metade_order_steps_total{from="held",to="cancelled",as="diner"}': 1,
    'metade_order_steps_total{from="held",to="expired",as="system"}': 1,
    'metade_payments_total{gateway="sandbox",outcome="declined"}': 1,
    'metade_payments_total{gateway="sandbox",outcome="captured"}': 1,
    'metade_refusals_total{operation="payOrder",code="card_declined"}': 1,
    'metade_refusals_total{operation="createOrder",code="table_taken"}': 1,
    'metade_gateway_call_seconds_count{gateway="sandbox",call="authorize",outcome="ok"}': 2,
    'metade_job_seconds_count{job="deliver_mail",outcome="done"}': expect.any(Number),
    'metade_http_request_seconds_count{operation="createOrder",status="201"}': 3,
    'metade_http_request_seconds_bucket{le="+Inf",operation="payOrder",status="200"}': 1,
  });
});

test('the queue tells what waits, for how long, what is tried again and what was given up', async () => {
  await app.pool.query(
    `select graphile_worker.add_job('deliver_mail', '{}', job_key := $1, run_at := now() - interval '90 seconds'),
       graphile_worker.add_job('deliver_mail', '{}', job_key := $1 || '2', run_at := now() + interval '1 hour'),
       graphile_worker.add_job('deliver_mail', '{}', job_key := $1 || '3', max_attempts := 1)`,
    [randomUUID()],
  );
  await app.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1 where max_attempts = 1',
    ['no'],
  );
  const told = await samples();
  expect(told.get('metade_jobs{state="waiting"}')).toBe(1);
  expect(told.get('metade_jobs{state="scheduled"}')).toBeGreaterThanOrEqual(1);
  expect(told.get('metade_jobs{state="given_up"}')).toBe(1);
  expect(told.get('metade_failures{kind="jobs"}')).toBe(1);
  expect(told.get('metade_job_oldest_waiting_seconds')).toBeGreaterThanOrEqual(90);
  await app.pool.query('delete from graphile_worker._private_jobs');
  expect((await samples()).get('metade_job_oldest_waiting_seconds')).toBe(0);
});

test('the pools, the event loop, the memory and readiness are told, and a replica only where there is one', async () => {
  const client = await app.pool.connect();
  const told = await samples();
  client.release();
  expect(told.get('metade_database_connections{pool="requests",state="used"}')).toBeGreaterThanOrEqual(1);
  expect(told.get('metade_database_connections_limit{pool="requests"}')).toBe(10);
  expect(told.get('metade_database_waiting{pool="jobs"}')).toBe(0);
  expect(told.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(told.get('metade_ready')).toBe(1);
  expect(told.get('metade_database_answers')).toBe(1);
  expect([...told.keys()].filter((name) => name.startsWith('metade_replica'))).toEqual([]);
});

test('callers that wait for a connection are told while all are in use', async () => {
  const clients = await Promise.all(Array.from({ length: 10 }, () => app.pool.connect()));
  const waiting = app.pool.connect();
  try {
    const told = await samples();
    expect(told.get('metade_database_waiting{pool="requests"}')).toBeGreaterThanOrEqual(1);
    expect(told.get('metade_database_answers')).toBe(1);
  } finally {
    for (const client of clients) client.release();
    (await waiting).release();
  }
});

test('without a database the process still tells what it knows, and nothing old', async () => {
  const gone = await startTestApp({ databaseUrl: app.databaseUrl, env: { METRICS_PORT: '0' } });
  try {
    gone.context.readiness.watch('disk', () => 'full');
    const lost = vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(() => Promise.reject(new Error('gone')));
    const told = await samples(gone).finally(() => lost.mockRestore());
    expect(told.get('metade_database_answers')).toBe(0);
    expect(told.get('metade_ready')).toBe(0);
    expect(told.get('metade_trouble{part="disk"}')).toBe(1);
    expect(told.has('metade_job_oldest_waiting_seconds')).toBe(false);
    expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  } finally {
    await gone.close();
  }
});

test('metrics are on their own port alone, off unless configured, and for the token where there is one', async () => {
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  expect((await fetch(app.metricsUrl.replace('/metrics', '/v1/site/config'))).status).toBe(404);
  const closed = await startTestApp({ databaseUrl: app.databaseUrl });
  expect(closed.metricsUrl).toBe('');
  await closed.close();
  const token = 'a-token-for-prometheus';
  const guarded = await startTestApp({
    databaseUrl: app.databaseUrl,
    env: { METRICS_PORT: '0', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token },
  });
  try {
    const status = async (headers: Record<string, string> = {}) =>
      (await fetch(guarded.metricsUrl, { headers })).status;
    expect(await status()).toBe(401);
    expect(await status({ authorization: 'Bearer a-token-for-prometheuS' })).toBe(401);
    expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
  } finally {
    await guarded.close();
  }
});

test('a port that is taken is told by its variable', async () => {
  const { port } = new URL(app.metricsUrl);
  await expect(startTestApp({ databaseUrl: app.databaseUrl, env: { METRICS_PORT: port } })).rejects.toThrow(
    `METRICS_PORT: 127.0.0.1:${port} cannot be listened on`,
  );
});
