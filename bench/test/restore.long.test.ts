import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareDatabase, withPatientPool } from '@metade/api/compose.ts';
import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../apps/all-in-one/src/embedded-postgres.ts';
import { findFiles } from '../../apps/all-in-one/src/backup/data-files.ts';
import { seededRandom } from '../../apps/api/test/support/seeded-random.ts';
import type { Seat } from '../data.ts';
import { insertDiners, insertRestaurants, readSeats } from '../data.ts';
import { drained } from '../replay/drained.ts';
import type { Booking, Told } from '../restore/booking.ts';
import { bookAtFullSpeed, connections, differences } from '../restore/booking.ts';
import type { DebianCluster } from '../restore/debian-cluster.ts';
import { createDebianCluster } from '../restore/debian-cluster.ts';
import type { Marketplace } from '../restore/marketplace.ts';
import { startMarketplace } from '../restore/marketplace.ts';

// npm run test:restore sets it, once it has Debian's PostgreSQL and pgBackRest.
const bin = process.env.POSTGRES_BIN;
const seed = Number(process.env.RESTORE_SEED ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const diners = 10_000;
const types = ['full', 'diff', 'incr'];
const ways = [
  'killed',
  'killed, and its disk is gone',
  'killed after somebody emptied a table',
  'killed, and its disk is gone',
];
const between = (low: number, high: number) => Math.round(low + random() * (high - low));

describe.runIf(bin)('PostgreSQL of one’s own, with pgBackRest', () => {
  let cluster: DebianCluster;
  let marketplace: Marketplace | undefined;
  let seats: Seat[];
  let wishes = 0;

  beforeAll(async () => {
    console.log(`RESTORE_SEED=${seed}`);
    cluster = await createDebianCluster(bin as string);
    await cluster.start();
    await ofServer('create database metade');
    expect(await cluster.pgbackrest(['stanza-create'])).toMatchObject({ code: 0 });
    expect(await cluster.pgbackrest(['check'])).toMatchObject({ code: 0 });
    await withPatientPool(cluster.url, async (pool) => {
      await prepareDatabase(pool);
      await insertRestaurants(pool, 200);
      await insertDiners(pool, diners);
      seats = await readSeats(pool, 10_000);
    });
  });
  afterAll(async () => {
    await marketplace?.kill();
    await cluster?.remove();
  });

  test.each(
    Array.from({ length: Number(process.env.RESTORE_ROUNDS ?? 4) }, (_, nth) => ({
      round: nth + 1,
      type: types[nth % types.length] as string,
      ends: ways[nth % ways.length] as string,
    })),
  )(
    'round $round ($type): $ends while it books: a second before, every booking told is there and none of later',
    async ({ type, ends }) => {
      marketplace ??= await startMarketplace(cluster.url);
      const booking = book(marketplace);
      await booking.reaches(20);
      const paidBefore = paid(booking.told);
      expect(await cluster.pgbackrest(['backup', `--type=${type}`])).toMatchObject({ code: 0 });
      const paidInBackup = paid(booking.told);
      expect(paidInBackup, 'it books during the backup').toBeGreaterThan(paidBefore);
      await booking.reaches(paidInBackup + 5);
      await delay(between(1100, 3000));
      const { wal } = await ofServer<{ wal: string }>('select pg_walfile_name(pg_current_wal_lsn()) as wal');
      const moment = Date.now() - 1000;
      if (ends.includes('emptied')) await ofServer('delete from order_event');
      if (ends.includes('disk')) await archived(wal);
      // One more than can be under way now: at least one is of after the moment.
      await booking.reaches(paid(booking.told) + connections + 1);
      await delay(between(0, 2000));
      await cluster.kill();
      const told = await endOf(booking, marketplace);
      marketplace = undefined;

      if (ends.includes('disk')) {
        rmSync(cluster.dataDir, { recursive: true });
        cluster.folder('cluster');
      } else {
        // It comes up by itself, with all that was told, and hands the rest of its log to the archive.
        await cluster.start();
        await withPatientPool(cluster.url, async (pool) => {
          expect(await differences(pool, told, Infinity)).toEqual([]);
          if (ends.includes('emptied')) expect(await auditDatabase(pool, { settled: false })).not.toEqual([]);
        });
        expect(await cluster.pgbackrest(['check'])).toMatchObject({ code: 0 });
        await cluster.stop();
      }
      const target = new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00');
      const restored = await cluster.pgbackrest([
        'restore',
        '--delta',
        '--type=time',
        `--target=${target}`,
        '--target-action=promote',
      ]);
      expect(restored).toMatchObject({ code: 0 });
      await cluster.start();

      await withPatientPool(cluster.url, async (pool) => {
        expect(await differences(pool, told, moment)).toEqual([]);
        expect(await auditDatabase(pool, { settled: false })).toEqual([]);
      });
      const before = told.filter(({ answered }) => answered < moment);
      expect(paid(before), 'bookings of after the backup were replayed').toBeGreaterThan(paidInBackup);
      expect(
        told.some(({ sent }) => sent > moment),
        'there was something to be undone',
      ).toBe(true);

      marketplace = await startMarketplace(cluster.url);
      const sold = book(marketplace);
      await sold.reaches(5);
      await sold.stop();
      console.log(
        `restored to ${target}: ${before.length} answers kept (${paid(before)} paid), ${told.filter(({ sent }) => sent > moment).length} of later undone`,
      );
    },
  );

  test('what was sold through all of it keeps every promise once all jobs have run', async () => {
    await withPatientPool(cluster.url, async (pool) => {
      expect(await drained(pool)).toEqual([]);
      expect(await auditDatabase(pool)).toEqual([]);
    });
  });

  test('a restore onto a live database is refused, which goes on', async () => {
    const before = await ofServer('select count(*) as n from orders');
    for (const args of [['restore'], ['restore', '--delta'], ['restore', '--delta', '--force']]) {
      const { code, output } = await cluster.pgbackrest(args);
      expect(code, args.join(' ')).not.toBe(0);
      expect(output).toMatch(/unable to restore while PostgreSQL is running/);
    }
    expect(await ofServer('select count(*) as n from orders')).toEqual(before);
  });

  test('an encrypted backup without its key, or with another one, is refused and leaves nothing', async () => {
    for (const env of [
      { PGBACKREST_REPO1_CIPHER_TYPE: undefined, PGBACKREST_REPO1_CIPHER_PASS: undefined },
      { PGBACKREST_REPO1_CIPHER_PASS: 'another' },
    ]) {
      const target = cluster.folder('without-key');
      const { code, output } = await cluster.pgbackrest(['restore'], { ...env, PGBACKREST_PG1_PATH: target });
      expect(code).not.toBe(0);
      expect(output).toMatch(/unable to (load info file|find a backup set|read|flush)|cipher/i);
      expect(readdirSync(target)).toEqual([]);
    }
  });

  test('a backup that was killed in the middle is none: it cannot be chosen, and the one before it restores', async () => {
    const sets = path.join(cluster.repository, 'backup/metade');
    const known = new Set(readdirSync(sets));
    const begun = () =>
      readdirSync(sets).find((name) => !known.has(name) && existsSync(path.join(sets, name, 'bundle')));
    await cluster.pgbackrestKilled(['backup', '--type=full'], () => begun() !== undefined);
    const killed = begun() as string;
    const target = cluster.folder('of-killed');
    const env = { PGBACKREST_PG1_PATH: target };
    const refused = await cluster.pgbackrest(['restore', `--set=${killed}`], env);
    expect(refused.code).not.toBe(0);
    expect(refused.output).toContain(`backup set ${killed} is not valid`);
    expect(readdirSync(target)).toEqual([]);
    expect(await cluster.pgbackrest(['restore', '--archive-mode=off'], env)).toMatchObject({ code: 0 });
    expect(existsSync(path.join(target, 'global/pg_control'))).toBe(true);
  });

  test('a backup whose files were cut off is refused, and leaves nothing that starts', async () => {
    const repository = await copyOfRepository('cut-off');
    const files = filesOf(path.join(repository, 'backup/metade')).filter((file) => /\/(bundle|pg_data)\//.test(file));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) truncateSync(file, Math.floor(statSync(file).size / 2));
    const target = cluster.folder('of-cut-off');
    const env = { PGBACKREST_REPO1_PATH: repository, PGBACKREST_PG1_PATH: target, PGBACKREST_JOB_RETRY: '0' };
    expect((await cluster.pgbackrest(['restore'], env)).code).not.toBe(0);
    expect(existsSync(path.join(target, 'global/pg_control'))).toBe(false);
    await expect(cluster.startCopy(env)).rejects.toThrow('PostgreSQL ended');
  });

  test('a log that ends before the moment asked for is told, and no database opens that lacks the rest', async () => {
    await archived((await ofServer<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal')).wal);
    const repository = await copyOfRepository('gap');
    const target = cluster.folder('of-gap');
    const env = { PGBACKREST_REPO1_PATH: repository, PGBACKREST_PG1_PATH: target };
    const later = new Date(Date.now() + 3_600_000).toISOString().replace('T', ' ').replace('Z', '+00');
    const args = ['restore', '--type=time', `--target=${later}`, '--target-action=promote', '--archive-mode=off'];
    expect(await cluster.pgbackrest(args, env)).toMatchObject({ code: 0 });
    await expect(cluster.startCopy(env)).rejects.toThrow(
      'recovery ended before configured recovery target was reached',
    );
  });

  test('a dump moves it to a newer major version of PostgreSQL, where it sells', async () => {
    await marketplace?.kill();
    marketplace = undefined;
    const folder = mkdtempSync(path.join(tmpdir(), 'metade-upgrade-'));
    const newer = await startPostgres({ dataDir: path.join(folder, 'postgres') });
    const moved = new URL(newer.url);
    Object.assign(moved, { username: 'owner', password: 'of-it', pathname: '/moved' });
    try {
      await withPatientPool(newer.url, async (pool) => {
        await pool.query("create role owner login password 'of-it'");
        await pool.query('create database moved owner owner encoding UTF8 template template0');
      });
      const file = path.join(folder, 'metade.dump');
      run('pg_dump', '--format=custom', `--file=${file}`, cluster.url);
      run('pg_restore', '--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${moved.href}`, file);
      const [versions, counts] = [new Set<number>(), new Set<string>()];
      for (const url of [cluster.url, moved.href])
        await withPatientPool(url, async (pool) => {
          versions.add(
            Math.floor(await number(pool, "select current_setting('server_version_num')::integer / 10000 as n")),
          );
          counts.add(JSON.stringify(await rowsOfTables(pool)));
        });
      expect(versions.size, [...versions].join(' and ')).toBe(2);
      expect(counts.size).toBe(1);
      await withPatientPool(moved.href, async (pool) => {
        expect(await prepareDatabase(pool), 'no migration is missing').toEqual([]);
        expect(await auditDatabase(pool)).toEqual([]);
      });
      const opened = await startMarketplace(moved.href);
      try {
        const sold = book(opened);
        await sold.reaches(20);
        await sold.stop();
      } finally {
        await opened.kill();
      }
    } finally {
      await newer.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  /** Always another diner and another table: no refusal slows it. */
  function book({ api, gateway }: Marketplace): Booking {
    return bookAtFullSpeed(api.url, gateway.url, () => {
      wishes += 1;
      return { diner: (wishes % diners) + 1, seat: seats[wishes % seats.length] as Seat };
    });
  }

  async function endOf(booking: Booking, { kill }: Marketplace): Promise<readonly Told[]> {
    await kill();
    await booking.stop();
    return booking.told;
  }

  async function ofServer<Row extends pg.QueryResultRow>(sql: string): Promise<Row> {
    const url = new URL(cluster.url);
    if (sql.startsWith('create database')) url.pathname = '/postgres';
    return withPatientPool(url.href, async (pool) => (await pool.query<Row>(sql)).rows[0] as Row);
  }

  /** Until the archive has a piece of the log, by its name. */
  async function archived(wal: string): Promise<void> {
    const last = 'select last_archived_wal as wal from pg_stat_archiver';
    await expect
      .poll(async () => (await ofServer<{ wal: string | null }>(last)).wal?.slice(0, 24) ?? '', { interval: 200 })
      .toSatisfy((name: string) => name >= wal);
  }

  async function copyOfRepository(name: string): Promise<string> {
    const copy = cluster.folder(name);
    cpSync(cluster.repository, copy, { recursive: true });
    cluster.give(copy);
    return copy;
  }
});

function paid(told: readonly Told[]): number {
  return told.filter(({ step }) => step === 'paid').length;
}

function filesOf(folder: string): string[] {
  return findFiles(folder).flatMap(({ file, stats }) => (stats.isFile() ? [file] : []));
}

async function number(pool: pg.Pool, sql: string): Promise<number> {
  return Number((await pool.query<{ n: number }>(sql)).rows[0]?.n);
}

async function rowsOfTables(pool: pg.Pool): Promise<[string, number][]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  );
  const counted: [string, number][] = [];
  for (const { name } of rows) counted.push([name, await number(pool, `select count(*)::integer as n from ${name}`)]);
  return counted;
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(path.join(bin as string, program), args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}
