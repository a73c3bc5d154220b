import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { long } from '@metade/dev-env/long-proofs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiners, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { startServerProcess } from './support/start-server-process.ts';
import type { ServerProcess } from './support/start-server-process.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// A statement that waits on a busy machine is not what is looked for here.
const settings = {
  workerLostSeconds: 20,
  lockTimeoutSeconds: 60,
  statementTimeoutSeconds: 60,
  writesPerMinutePerAddress: 1_000_000,
  readsPerMinutePerAddress: 1_000_000,
};
const delaySeconds = 4;

test('SIGTERM: payments under way are answered, through the sandbox on the same port; new requests are refused, streams end, jobs finish', async () => {
  const server = await startServerProcess(app, { MOUNT_GATEWAY: 'true', METADE_SETTINGS: JSON.stringify(settings) });
  const table = await openTable(app.pool, { qtd: 12 });
  const diners = await newDiners(app.pool, server.url, 12);
  const owner = await ownerOf(app.pool, server.url, table);
  const orders = await Promise.all(diners.map(async (diner) => ({ diner, id: taken(await diner.hold(table))._id })));
  const stream = await fetch(`${server.url}/v1/host/restaurants/${table.restaurantId}/events`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(stream.status).toBe(200);
  const streamed = stream.text();
  const tokens = await Promise.all(orders.map(() => token(server, cards.slow)));
  const payments = Promise.all(orders.map(({ diner, id }, index) => diner.pay(id, tokens[index] as string)));
  await expect.poll(async () => (await app.pool.query('select 1 from payment')).rowCount).toBe(orders.length);
  server.signal('SIGTERM');
  await streamed;
  const late = await fetch(`${server.url}/v1/site/regions/PT`);
  expect([late.status, late.headers.get('connection')]).toEqual([503, 'close']);
  for (const payment of await payments) expect(taken(payment).state).toBe('confirmed');
  await server.ended;
  expect(server.code()).toBe(0);
  expect((await app.pool.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount).toBe(0);
});

test('SIGTERM while the gateway is silent: the payment that waits for it is answered, and settled after the restart', async () => {
  const gateway = await silentGateway(`${app.url}/gateway`);
  const env = {
    GATEWAY_URL: gateway.url,
    METADE_SETTINGS: JSON.stringify({ ...settings, workerLostSeconds: 2, paymentTimeoutSeconds: 2 }),
  };
  try {
    const server = await startServerProcess(app, env);
    const table = await openTable(app.pool, { qtd: 2 });
    const [early, late] = (await newDiners(app.pool, server.url, 2)) as [Caller, Caller];
    const orders = [taken(await early.hold(table))._id, taken(await late.hold(table))._id] as const;
    const card = await app.cardToken();
    gateway.silent = true;
    const first = early.pay(orders[0], card);
    await expect.poll(() => gateway.unanswered).toBeGreaterThan(0);
    const second = late.pay(orders[1], card);
    await expect.poll(async () => (await paymentsOf(orders)).length).toBe(2);
    const stoppedAt = performance.now();
    server.signal('SIGTERM');
    const answers = await Promise.all([first, second]);
    // Nobody knows yet whether it was taken.
    for (const answer of answers) expect(taken(answer)).toMatchObject({ state: 'held', payment: { state: 'pending' } });
    await server.ended;
    expect(server.code()).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(45_000);
    expect(await paymentsOf(orders)).toEqual(['pending', 'pending']);

    gateway.silent = false;
    const next = await startServerProcess(app, env);
    // What the gateway never heard of will never count, and the table is still held: it can be paid.
    await expect.poll(async () => (await paymentsOf(orders)).includes('pending')).toBe(false);
    for (const [diner, id] of [
      [early, orders[0]],
      [late, orders[1]],
    ] as const)
      expect(taken(await diner.at(next.url).pay(id, card)).state).toBe('confirmed');
    next.signal('SIGTERM');
    await next.ended;
  } finally {
    await gateway.close();
  }
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

async function paymentsOf(orders: readonly string[]): Promise<string[]> {
  const { rows } = await app.pool.query<{ state: string }>('select state from payment where order_id = any ($1)', [
    orders,
  ]);
  return rows.map(({ state }) => state);
}

/** Passes everything on to a gateway; while it is silent, what is about payments comes to nobody and is never answered. */
async function silentGateway(behind: string) {
  const relay = { url: '', silent: false, unanswered: 0, close: async () => {} };
  const server = createServer((request, response) => {
    if (relay.silent && request.url?.startsWith('/payments')) return void (relay.unanswered += 1);
    void (async () => {
      const body = request.method === 'GET' ? undefined : await buffer(request);
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const answer = await fetch(`${behind}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body?.length ? { body } : {}),
      });
      const text = await answer.text();
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  relay.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return relay;
}

test('two servers restarted in turn behind whoever looks at their readiness cut off no request', async () => {
  const started = () =>
    startServerProcess(app, { METADE_SETTINGS: JSON.stringify({ ...settings, shutdownDelaySeconds: delaySeconds }) });
  const servers: ServerProcess[] = await Promise.all([started(), started()]);
  /** Who was ready when it was last asked, and when that was. */
  const ready = new Map<ServerProcess, number>();
  const restarts = long ? 3 : 1;
  const between = long ? 250 : 60;
  const tables = await Promise.all(Array.from({ length: 8 }, () => openTable(app.pool, { qtd: 50 })));
  const diners = await newDiners(app.pool, app.url, 400);
  const card = await app.cardToken();
  const cut: string[] = [];
  let [asked, paid, over] = [0, 0, false];
  // As a balancer does: who is not ready gets no new request.
  const looking = (async () => {
    while (!over) {
      await Promise.all(
        servers.map(async (server) => {
          const at = performance.now();
          if ((await fetch(`${server.url}/health/ready`).catch(() => null))?.status === 200) ready.set(server, at);
          else ready.delete(server);
        }),
      );
      await sleep(100);
    }
  })();
  let turn = 0;
  // An answer older than half of the delay counts for nothing, so that a slow machine looks no later than a balancer may.
  const address = async (): Promise<string> => {
    while (!over) {
      const since = performance.now() - delaySeconds * 500;
      const fresh = [...ready].filter(([, at]) => at > since);
      turn += 1;
      const next = fresh[turn % fresh.length];
      if (next) return next[0].url;
      await sleep(20);
    }
    return (servers[0] as ServerProcess).url;
  };
  const once = async <T extends { ok: boolean; code: string; status?: number }>(
    what: string,
    request: Promise<T>,
  ): Promise<T | null> => {
    asked += 1;
    const answer = await request.catch(
      (error: Error) => void cut.push(`${what}: ${error.message} ${String(error.cause)}`),
    );
    if (answer && !answer.ok && (answer.status ?? 0) >= 500) cut.push(`${what}: ${answer.status} ${answer.code}`);
    return answer ?? null;
  };
  const load = tables.map(async (table: Table, lane) => {
    for (let next = lane; !over; next = (next + tables.length) % diners.length) {
      const diner = diners[next] as Caller;
      const held = await once('hold', diner.at(await address()).hold(table));
      if (!held?.ok) continue;
      const payment = await once('pay', diner.at(await address()).pay(held.data._id, card));
      if (payment?.ok) paid += 1;
      await once('order', diner.at(await address()).order(held.data._id));
      await once('cancel', diner.at(await address()).cancel(held.data._id));
    }
  });
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      const old = servers[0] as ServerProcess;
      const enough = asked + between;
      await expect.poll(() => asked).toBeGreaterThan(enough);
      old.signal('SIGTERM');
      await old.ended;
      servers.shift();
      expect(old.code()).toBe(0);
      servers.push(await started());
    }
    const all = asked + between;
    await expect.poll(() => asked).toBeGreaterThan(all);
  } finally {
    over = true;
    await Promise.all([...load, looking]);
  }
  expect(cut).toEqual([]);
  expect(paid).toBeGreaterThan(long ? 100 : 10);
  await Promise.all(servers.map((server) => server.kill()));
  await app.startWorker();
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

async function token(server: ServerProcess, number: string): Promise<string> {
  const response = await fetch(`${server.url}/gateway/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expMonth: 12, expYear: 2040, cvc: '123', holder: 'Diner Demo' }),
  });
  return ((await response.json()) as { token: string }).token;
}
