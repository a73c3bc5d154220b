import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tableInstant } from '@metade/domain/table-times.ts';
import { runMigrations } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestDatabase } from './support/database.ts';
import { createTestDatabase } from './support/database.ts';
import type { HostApp } from './support/host-app.ts';
import { startHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

const date = '2026-06-12';
const clock = { now: tableInstant(date, '20:00', 'night', 'Europe/Lisbon') };

let database: TestDatabase;
let servers: [HostApp, HostApp];
let restaurant: CurrentRestaurant;
let host: Person;
let diner: Person;
let slot: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await runMigrations({ connectionString: database.url });
  servers = [await startHostApp(database.url, clock), await startHostApp(database.url, clock)];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});
beforeEach(async () => {
  const { pool } = servers[0];
  restaurant = await createRestaurant(pool);
  host = await createPerson(pool);
  diner = await createPerson(pool);
  await joinTeam(pool, restaurant, host);
  slot = await openSlot(pool, restaurant, { date, time: '20:00' });
});

test('a step taken on one server reaches the stream of another, and no other restaurant’s', async () => {
  const { pool } = servers[0];
  const other = await createRestaurant(pool);
  await joinTeam(pool, other, host);
  const otherSlot = await openSlot(pool, other, { date, time: '20:00' });
  const theirs = await createOrder(pool, other, diner, { slot: otherSlot, date, time: '20:00' });
  const ours = await createOrder(pool, restaurant, diner, { slot, date, time: '20:00' });

  const stream = await openStream(restaurant);
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  expect(await stream.until('retry: 2000\n\n')).toBe('retry: 2000\n\n');
  await servers[0].post(`/host/orders/${theirs.id}/arrive`, host.token);
  await servers[0].post(`/host/orders/${ours.id}/arrive`, host.token);
  const text = await stream.until('}\n\n');
  expect(text).toMatch(/^id: .+\nevent: booking\ndata: \{/);
  expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({ order: ours.id, date, state: 'arrived' });
  await stream.close();
});

test('a party that says it comes late is news on the stream, once', async () => {
  const { pool } = servers[0];
  const order = await createOrder(pool, restaurant, diner, { slot, date, time: '20:00' });
  const stream = await openStream(restaurant);
  await stream.until('retry: 2000\n\n');
  for (const minutes of [10, 10, 15])
    expect(await servers[0].post(`/orders/${order.id}/late`, diner.token, { minutes })).toMatchObject({ status: 200 });
  expect(await stream.until('}\n\n')).toContain(order.id);
  expect(await stream.until('}\n\n')).toContain(order.id);
  await servers[0].post(`/host/orders/${order.id}/arrive`, host.token);
  expect(await stream.until('}\n\n')).toContain('"arrived"');
  await stream.close();
});

test('is for the team alone', async () => {
  const headers = { authorization: `Bearer ${diner.token}` };
  expect((await fetch(`${servers[0].base}/host/restaurants/${restaurant.id}/events`, { headers })).status).toBe(404);
  expect((await fetch(`${servers[0].base}/host/restaurants/${restaurant.id}/events`)).status).toBe(401);
});

test('an open stream does not keep a server from stopping', async () => {
  const server = await startHostApp(database.url, clock);
  const stream = await openStream(restaurant, server);
  await stream.until('retry: 2000\n\n');
  await server.close();
  await expect(stream.until('never')).rejects.toThrow();
});

test('a connection that asks nothing does not keep a server from stopping', { timeout: 30_000 }, async () => {
  const server = await startHostApp(database.url, clock);
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const accepted = once(server.app.server, 'connection');
  await Promise.all([once(socket, 'connect'), accepted]);
  await Promise.all([once(socket, 'close'), server.close()]);
});

test('readers that are gone before they are answered leave nothing behind', async () => {
  const { app, context } = servers[1];
  const settings = vi.spyOn(context.markets, 'settings');
  const listeners = vi.spyOn(context.changes, 'onOrder');
  const cutOff = (_request: unknown, { socket }: ServerResponse) => void socket?.destroy();
  app.server.on('request', cutOff);
  await Promise.all(Array.from({ length: 4 }, () => expect(openStream(restaurant)).rejects.toThrow('fetch failed')));
  app.server.off('request', cutOff);
  // Each request asks for the settings once, and its stream once more.
  await expect.poll(() => settings.mock.calls.length).toBeGreaterThanOrEqual(8);
  await new Promise((resolve) => setImmediate(resolve));
  expect(listeners).not.toHaveBeenCalled();
  expect(app.eventStreams.size).toBe(0);
  vi.restoreAllMocks();
});

test('a stream ends at once with the session that opened it, whichever server is told', async () => {
  const stream = await openStream(restaurant);
  await stream.until('retry: 2000\n\n');
  expect(await servers[0].post('/auth/logout', host.token)).toMatchObject({ status: 200 });
  await expect(stream.until('never')).rejects.toThrow('ended before');
});

test('a stream ends at once when the account is blocked', async () => {
  const stream = await openStream(restaurant);
  await stream.until('retry: 2000\n\n');
  await servers[0].pool.query('update session set ended_at = now() where user_id = $1', [host.id]);
  await expect(stream.until('never')).rejects.toThrow('ended before');
});

test('of six streams of an account, wherever they are, the oldest is ended, and the others hear on', async () => {
  const { pool } = servers[0];
  const order = await createOrder(pool, restaurant, diner, { slot, date, time: '20:00' });
  const streams = [];
  for (let count = 1; count <= 6; count += 1) {
    const stream = await openStream(restaurant, servers[count % 2]);
    await stream.until('retry: 2000\n\n');
    streams.push(stream);
  }
  await expect(streams[0]?.until('never')).rejects.toThrow('ended before');
  await servers[0].post(`/host/orders/${order.id}/arrive`, host.token);
  for (const stream of streams.slice(1)) {
    expect(await stream.until('}\n\n')).toContain(order.id);
    await stream.close();
  }
});

async function openStream(of: CurrentRestaurant, server = servers[1]) {
  const aborter = new AbortController();
  const response = await fetch(`${server.base}/host/restaurants/${of.id}/events`, {
    headers: { authorization: `Bearer ${host.token}` },
    signal: aborter.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let pending = '';
  return {
    response,
    /** The text up to and with a mark; rejects when the stream ends before it. */
    async until(mark: string): Promise<string> {
      while (!pending.includes(mark)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended before ${JSON.stringify(mark)}`);
        pending += value;
      }
      const end = pending.indexOf(mark) + mark.length;
      const text = pending.slice(0, end);
      pending = pending.slice(end);
      return text;
    },
    close: async () => {
      aborter.abort();
      await reader.closed.catch(() => {});
    },
  };
}
