import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { gatewayUnderTest } from './support/gateway-under-test.ts';
import { startServerProcess } from './support/start-server-process.ts';

let app: TestApp;
const silence = await silentServer();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  silence.close();
});

const atWork = ['capture_payment', 'deliver_mail', 'refund_payment', 'void_payment'];

test('refund, void, capture and mail of a killed server are taken over and done, without any help', async () => {
  await leaveJobs();
  const server = await startServerProcess(app, silentNeighbours());
  await expect.poll(locked).toEqual(atWork);
  await server.kill();
  expect(await locked()).toEqual(atWork);
  const next = await startServerProcess(app);
  await expect.poll(due).toEqual([]);
  expect(await auditDatabase(app.pool)).toEqual([]);
  expect((await app.pool.query('select distinct state from refund')).rows).toEqual([{ state: 'done' }]);
  await next.kill();
});

test('a server that only slept loses its jobs to another, harms none of them, and works on', async () => {
  await leaveJobs();
  const server = await startServerProcess(app, silentNeighbours());
  await expect.poll(locked).toEqual(atWork);
  server.signal('SIGSTOP');
  const next = await startServerProcess(app);
  await expect.poll(due).toEqual([]);
  server.signal('SIGCONT');
  await expect.poll(() => server.output.join('')).toContain('lost its jobs to others');
  // Two workers are there again, under new names.
  await expect.poll(async () => (await app.pool.query('select id from job_worker')).rows).toHaveLength(2);
  expect(server.alive()).toBe(true);
  // Another job may have become due meanwhile: a worker has to have its chance.
  await expect.poll(() => auditDatabase(app.pool)).toEqual([]);
  await Promise.all([server.kill(), next.kill()]);
});

/** One booking to be captured, one whose money goes back, one that is released; each has its messages. */
async function leaveJobs(): Promise<void> {
  const [instant, review, declined] = await Promise.all(
    (['instant', 'review', 'review'] as const).map(async (confirmationMode) => {
      const table = await openTable(app.pool, { confirmationMode });
      const diner = await newDiner(app.pool, app.url);
      const order = taken(await diner.hold(table))._id;
      taken(await diner.pay(order, await app.cardToken()));
      return { diner, order, table, owner: await ownerOf(app.pool, app.url, table) };
    }),
  );
  if (!instant || !review || !declined) throw new Error('three bookings are needed');
  await drain(app.context);
  taken(await instant.diner.cancel(instant.order));
  taken(await review.owner.call('confirmOrder', { params: { id: review.order } }));
  taken(
    await declined.owner.call('declineOrder', { params: { id: declined.order }, body: { reason: 'Closed that day' } }),
  );
}

/** Of what kinds; how many of one are at work depends on how many run at once. */
async function locked(): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    'select distinct task_identifier as name from graphile_worker.jobs where locked_at is not null order by 1',
  );
  return rows.map(({ name }) => name);
}

async function due(): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    'select task_identifier, locked_by, last_error from graphile_worker.jobs where run_at <= now() or last_error is not null',
  );
  return rows;
}

/** A gateway and a mail server that never say a word. */
function silentNeighbours(): Record<string, string> {
  return {
    [gatewayUnderTest === 'stripe' ? 'STRIPE_API_URL' : 'GATEWAY_URL']: `http://127.0.0.1:${silence.port}`,
    SMTP_URL: `smtp://127.0.0.1:${silence.port}`,
    METADE_SETTINGS: '{"stepUndoSeconds":0,"workerLostSeconds":2,"paymentTimeoutSeconds":90,"shutdownSeconds":280}',
  };
}

async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
