import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { supervisePostgres } from '../../all-in-one/src/supervised-postgres.ts';
import { prepareDatabase } from '../src/compose.ts';
import { createPool } from '../src/db/pool.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiners, openTable } from './support/diner.ts';
import type { Caller, Outcome, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { serversOf, signalServers } from './support/servers-of.ts';
import { startServerProcess, type ServerProcess } from './support/start-server-process.ts';

// A disk of its own, which only root can make: 400 MB in memory, as a file system that is full is the real thing.
const disk = mkdtempSync(path.join(tmpdir(), 'metade-disk-'));
const mounted =
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk], { stdio: 'ignore' }).status === 0;
// A worker of vitest is killed and has no orderly exit.
afterAll(() => {
  if (mounted) spawnSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

let postgres: Awaited<ReturnType<typeof supervisePostgres>>;
let app: TestApp;
let server: ServerProcess;
let load: Load;
beforeEach(async () => {
  postgres = await supervisePostgres({ dataDir: path.join(disk, 'postgres'), fast: true }, () => {});
  const pool = createPool(postgres.url, 2);
  await prepareDatabase(pool);
  await pool.end();
  app = await startTestApp({ databaseUrl: postgres.url });
  mkdirSync(path.join(disk, 'data'));
  const settings = {
    workerLostSeconds: 2,
    diskFreeMegabytes: 20,
    statementTimeoutSeconds: 5,
    lockTimeoutSeconds: 2,
    writesPerMinutePerAddress: 1_000_000,
    readsPerMinutePerAddress: 1_000_000,
  };
  server = await startServerProcess(app, {
    DATA_DIR: path.join(disk, 'data'),
    METADE_SETTINGS: JSON.stringify(settings),
  });
  load = await startLoad();
});
afterEach(async () => {
  await load.stop();
  await server.kill();
  await app.close();
  await postgres.stop();
  for (const name of readdirSync(disk)) rmSync(path.join(disk, name), { recursive: true });
});

test.skipIf(!mounted)(
  'a disk that is full takes no booking that it cannot keep, keeps every one that it took, and sells again once there is room',
  async () => {
    await load.goesOn();
    const filler = path.join(disk, 'filler');
    const fill = () => {
      const { bavail, bsize } = statfsSync(disk);
      if (bavail > 0) writeFileSync(filler, Buffer.alloc(bavail * bsize), { flag: 'a' });
    };
    try {
      fill();
    } catch {
      // Somebody else had the last page: it is full all the same.
    }
    await expect.poll(readiness).toMatchObject([503, { disk: expect.anything() as unknown }]);
    // What the log has room for is kept; then it asks for a new file, and there is none.
    await expect
      .poll(async () => {
        await app.pool.query('select pg_switch_wal()').catch(() => {});
        return load.told.get('503 unavailable') ?? 0;
      })
      .toBeGreaterThan(0);
    const picture = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#c5281c',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg');
    const upload = await load.diners[0]?.at(server.url).call('uploadAvatar', {}, { form });
    expect(upload).toMatchObject({ ok: false, status: 503, code: 'unavailable' });
    const uploads = path.join(disk, 'data/uploads');
    mkdirSync(uploads, { recursive: true });
    expect(readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual(
      [],
    );

    rmSync(filler);
    await expect.poll(readiness).toEqual([200, {}]);
    await load.goesOn();
    await lostNothing();
  },
);

test('PostgreSQL that is frozen is told within the time that a statement may take, and what waited goes on', async () => {
  await load.goesOn();
  const frozen = await serversOf(postgres.url);
  signalServers(frozen, 'SIGSTOP');
  try {
    await expect.poll(readiness).toMatchObject([503, { database: 'The database does not answer in time.' }]);
    await expect.poll(() => load.told.get('503 unavailable') ?? 0).toBeGreaterThan(0);
  } finally {
    signalServers(frozen, 'SIGCONT');
  }
  await expect.poll(readiness).toEqual([200, {}]);
  await load.goesOn();
  await lostNothing();
});

type Load = {
  diners: readonly Caller[];
  /** How often each answer was given. */
  told: Map<string, number>;
  /** Orders that a diner was told are paid for. */
  confirmed: Set<string>;
  /** Resolves when some more were booked. */
  goesOn(): Promise<void>;
  stop(): Promise<void>;
};

/** Diners who book, pay and cancel, as long as they are not stopped. */
async function startLoad(): Promise<Load> {
  const tables = await Promise.all(Array.from({ length: 4 }, () => openTable(app.pool, { qtd: 30 })));
  const diners = await newDiners(app.pool, app.url, 30 * tables.length);
  const card = await app.cardToken();
  const told = new Map<string, number>();
  const confirmed = new Set<string>();
  let over = false;
  const counted = <T>(outcome: Outcome<T>): Outcome<T> => {
    const name = outcome.ok ? 'ok' : `${outcome.status} ${outcome.code}`;
    told.set(name, (told.get(name) ?? 0) + 1);
    return outcome;
  };
  const book = async (diner: Caller, table: Table) => {
    const held = counted(await diner.hold(table));
    if (!held.ok) return;
    const paid = counted(await diner.pay(held.data._id, card, { idempotencyKey: crypto.randomUUID() }));
    if (paid.ok && paid.data.state === 'confirmed') confirmed.add(held.data._id);
    counted(await diner.cancel(held.data._id));
  };
  const running = tables.map(async (table, index) => {
    for (let turn = 0; !over; turn += 1) {
      await book((diners[(turn % 30) * tables.length + index] as Caller).at(server.url), table);
      await sleep(100);
    }
  });
  return {
    diners,
    told,
    confirmed,
    goesOn: async () => {
      const before = confirmed.size;
      await expect.poll(() => confirmed.size, { message: [...told].join('; ') }).toBeGreaterThan(before + 3);
    },
    stop: async () => {
      over = true;
      await Promise.all(running);
    },
  };
}

/** No 500, the same process, each booking that was told is there, and no promise is broken. */
async function lostNothing(): Promise<void> {
  await load.stop();
  expect([...load.told.keys()].filter((name) => name.startsWith('500'))).toEqual([]);
  expect(server.alive()).toBe(true);
  const { rows } = await app.pool.query<{ id: string }>(
    "select order_id as id from order_event where order_id = any ($1) and to_state = 'confirmed'",
    [[...load.confirmed]],
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(load.confirmed);
  await server.kill();
  await app.startWorker();
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
}

async function readiness(): Promise<[number, Record<string, string>]> {
  const answer = await fetch(`${server.url}/health/ready`);
  const { troubles = {} } = (await answer.json()) as { troubles?: Record<string, string> };
  return [answer.status, troubles];
}
