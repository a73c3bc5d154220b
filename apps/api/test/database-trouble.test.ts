import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { long } from '@metade/dev-env/long-proofs.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { supervisePostgres } from '../../all-in-one/src/supervised-postgres.ts';
import { prepareDatabase } from '../src/compose.ts';
import { createPool } from '../src/db/pool.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiners, openTable } from './support/diner.ts';
import type { Caller, Outcome, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import type { ServerProcess } from './support/start-server-process.ts';
import { startServerProcess } from './support/start-server-process.ts';

let dataDir: string;
let said: string[];
let postgres: Awaited<ReturnType<typeof supervisePostgres>>;
let app: TestApp;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'metade-trouble-'));
  said = [];
  // Not fast: the gateway's books are in it too, and may forget no refund that it told of.
  postgres = await supervisePostgres({ dataDir }, (sentence) => said.push(sentence));
  const pool = createPool(postgres.url, 2);
  await prepareDatabase(pool);
  await pool.end();
  app = await startTestApp({ databaseUrl: postgres.url, settings: { workerLostSeconds: 2 } });
});
afterEach(async () => {
  // First: the database stops once nobody is connected.
  await server?.kill();
  await app.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

/** The whole server, as kill -9 ends it and as an orderly restart does; and one session, which takes all others with it. */
const kinds = ['SIGKILL', 'SIGINT', 'session'] as const;
const troubles = long ? [...kinds, ...kinds] : kinds;
const ends = troubles.filter((trouble) => trouble !== 'session').length;

test('PostgreSQL killed and restarted under load ends no server and answers no 500; it comes back, and so do bookings', async () => {
  const tables = await Promise.all(Array.from({ length: 6 }, () => openTable(app.pool, { qtd: 30 })));
  const diners = await newDiners(app.pool, app.url, 30 * tables.length);
  const card = await app.cardToken();
  const settings = { workerLostSeconds: 2, writesPerMinutePerAddress: 1_000_000, readsPerMinutePerAddress: 1_000_000 };
  const booking = await startServerProcess(app, { METADE_SETTINGS: JSON.stringify(settings) });
  server = booking;
  const statuses = new Map<string, number>();
  let over = false;
  let booked = 0;
  const book = async (diner: Caller, table: Table) => {
    const held = counted(await diner.at(booking.url).hold(table));
    if (!held.ok) return;
    const paid = counted(await diner.at(booking.url).pay(held.data._id, card, { idempotencyKey: crypto.randomUUID() }));
    if (paid.ok && paid.data.state === 'confirmed') booked += 1;
    counted(await diner.at(booking.url).cancel(held.data._id));
  };
  const counted = <T>(outcome: Outcome<T>): Outcome<T> => {
    const name = outcome.ok ? 'ok' : `${outcome.status} ${outcome.code}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    return outcome;
  };
  // A diner whose table could not be let go keeps it for a while: the next one is another.
  const load = tables.map(async (table, index) => {
    for (let turn = 0; !over; turn += 1) {
      await book(diners[(turn % 30) * tables.length + index] as Caller, table);
      await sleep(100);
    }
  });
  await expect.poll(() => booked).toBeGreaterThan(3);
  for (const trouble of troubles) {
    if (trouble === 'session') process.kill(await sessionOf(postgres.url), 'SIGKILL');
    else {
      const ended = postmaster();
      process.kill(ended, trouble);
      await expect.poll(postmaster).not.toBe(ended);
    }
    const before = booked;
    await expect.poll(() => booked, { message: `${trouble}: ${[...statuses].join('; ')}` }).toBeGreaterThan(before + 2);
  }
  over = true;
  await Promise.all(load);
  expect(booking.alive()).toBe(true);
  // Who asked meanwhile waited for the database, or was told that it is away.
  expect([...statuses.keys()].filter((name) => /^5(?!03)/.test(name))).toEqual([]);
  expect(said.filter((sentence) => sentence.includes('ended unexpectedly'))).toHaveLength(ends);
  expect(said.filter((sentence) => sentence.includes('runs again'))).toHaveLength(ends);
  await expect.poll(async () => (await fetch(`${booking.url}/health/ready`)).status).toBe(200);
  await booking.kill();
  await app.startWorker();
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

/** The main process of the server; throws while there is none. */
function postmaster(): number {
  return Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The process of a session of the server; asked on a new connection, since the trouble before may have ended those that are there. */
async function sessionOf(url: string): Promise<number> {
  const pool = createPool(url, 1);
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'metade' and pid <> pg_backend_pid() limit 1",
  );
  await pool.end();
  if (rows[0] === undefined) throw new Error('The server has no session.');
  return rows[0].pid;
}
