import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../src/watch/log.ts';
import { runJobs } from '../src/jobs/job-worker.ts';
import { createTestDatabase } from './support/database.ts';
import type { TestDatabase } from './support/database.ts';
import { createPool } from '../src/db/pool.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 10);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a worker that lost its job and ends it late takes nothing from the queue', async () => {
  const late = Promise.withResolvers<void>();
  const slow = await worker({ work: () => late.promise });
  await pool.query("select graphile_worker.add_job('work', '{}', job_key := 'one')");
  await expect.poll(() => jobs('locked_at is not null')).toBe(1);
  // Once it is free, nobody takes it during this test.
  const { rows } = await pool.query<{ id: number }>(
    "update graphile_worker._private_jobs set run_at = now() + interval '1 hour' returning id",
  );
  // As if the worker had been silent for a while.
  await pool.query('delete from job_worker');
  await expect.poll(() => jobs('locked_at is null')).toBe(1);
  // Asked for again: under its key the request takes the place of the one that waits.
  await pool.query(
    "select graphile_worker.add_job('work', '{\"again\": true}', job_key := 'one', run_at := now() + interval '1 hour')",
  );
  late.resolve();
  await expect.poll(() => slow.ended).toEqual([String(rows[0]?.id)]);
  expect(await jobs("locked_at is null and key = 'one'")).toBe(1);
  await slow.stop();
  await pool.query('delete from graphile_worker._private_jobs');
});

test('after an outage the first worker back leaves the running jobs of the others alone', async () => {
  const runs: string[] = [];
  const end = Promise.withResolvers<void>();
  const tasks = { long: async () => (runs.push('run'), end.promise) };
  const one = await worker(tasks, 4_500);
  await pool.query("select graphile_worker.add_job('long', '{}')");
  await expect.poll(() => runs.length).toBe(1);
  const other = await worker(tasks, 4_500);
  one.cut(true);
  other.cut(true);
  await expect.poll(() => [one.alive(), other.alive()]).toEqual([false, false]);
  other.cut(false);
  await expect.poll(other.alive).toBe(true);
  // After its second beat all of the first is done.
  const beats = other.beats();
  await expect.poll(other.beats).toBeGreaterThan(beats);
  expect(await workers()).toBe(2);
  one.cut(false);
  await expect.poll(one.alive).toBe(true);
  end.resolve();
  await expect.poll(() => jobs('true')).toBe(0);
  expect(runs).toEqual(['run']);
  await Promise.all([one.stop(), other.stop()]);
});

test('a worker that stands still between its heartbeat and a look at the others takes nobody for dead, itself neither', async () => {
  const runs: string[] = [];
  const end = Promise.withResolvers<void>();
  const one = await worker({ long: async () => (runs.push('run'), end.promise) });
  await pool.query("select graphile_worker.add_job('long', '{}')");
  await expect.poll(() => runs.length).toBe(1);
  await one.standStill(3_000);
  // By its second beat afterwards it would have found the job free again.
  const beats = one.beats();
  await expect.poll(one.beats).toBeGreaterThan(beats + 1);
  expect(await jobs('locked_at is null')).toBe(0);
  expect(await workers()).toBe(1);
  end.resolve();
  await expect.poll(() => jobs('true')).toBe(0);
  expect(runs).toEqual(['run']);
  await one.stop();
});

test('a job that ends while the database is away is told to it afterwards, and runs once', async () => {
  const runs: string[] = [];
  const end = Promise.withResolvers<void>();
  const one = await worker({ once: async () => (runs.push('run'), end.promise) });
  await pool.query("select graphile_worker.add_job('once', '{}')");
  await expect.poll(() => runs.length).toBe(1);
  const name = new URL(database.url).pathname.slice(1);
  const admin = createPool(database.url.replace(name, 'postgres'), 1);
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const refused = one.refused();
  end.resolve();
  await expect.poll(one.refused).toBeGreaterThan(refused);
  await admin.query(`alter database ${name} with allow_connections true`);
  await expect
    .poll(() => jobs("task_id = (select id from graphile_worker._private_tasks where identifier = 'once')"))
    .toBe(0);
  expect(runs).toEqual(['run']);
  await expect.poll(one.alive).toBe(true);
  await one.stop();
  await admin.end();
});

test('a job that a worker was given on a connection that was lost is given back, and runs once', async () => {
  const runs: string[] = [];
  const one = await worker({ given: async () => void runs.push('run') });
  one.loseNextJob();
  await pool.query("select graphile_worker.add_job('given', '{}')");
  await expect.poll(() => runs).toEqual(['run']);
  expect(one.lostJobs()).toBe(1);
  await expect.poll(() => jobs('true')).toBe(0);
  await one.stop();
});

test('a worker of an older version leaves jobs that it does not know to one that does', async () => {
  const runs: string[] = [];
  const older = await worker({ known: async () => void runs.push('known by the older') });
  await pool.query("select graphile_worker.add_job('unknown', '{}'), graphile_worker.add_job('known', '{}')");
  await expect.poll(() => runs).toEqual(['known by the older']);
  const unknown = "task_id = (select id from graphile_worker._private_tasks where identifier = 'unknown')";
  expect(await jobs(`${unknown} and attempts = 0 and locked_at is null`)).toBe(1);
  const newer = await worker({
    known: async () => void runs.push('known by the newer'),
    unknown: async () => void runs.push('unknown'),
  });
  await expect.poll(() => runs).toContain('unknown');
  await expect.poll(() => jobs('true')).toBe(0);
  await Promise.all([older.stop(), newer.stop()]);
});

async function worker(taskList: Parameters<typeof runJobs>[0]['taskList'], lostAfterMs = 1_500) {
  const beatPool = createPool(database.url, 2);
  const own = createPool(database.url, 6);
  let [cut, beats, refused] = [false, 0, 0];
  let [loses, lost] = [false, 0];
  let stillness: { ms: number; over: () => void } | undefined;
  // The ids of the jobs that it told the queue are done.
  const ended: string[] = [];
  own.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = (async (...args: unknown[]) => {
      const { text = '', values } = (typeof args[0] === 'object' ? args[0] : { text: args[0], values: args[1] }) as {
        text?: string;
        values?: unknown[];
      };
      const answer = (await query(...args)) as { rows?: unknown[] } | undefined;
      if (loses && text.includes('attempts = jobs.attempts + 1') && answer?.rows?.length === 1) {
        loses = false;
        lost += 1;
        throw new Error('Connection terminated unexpectedly');
      }
      if (/delete from \S*_private_jobs/.test(text)) ended.push(String(values?.[0]));
      return answer;
    }) as typeof client.query;
  });
  const beating = beatPool.query.bind(beatPool) as (...args: unknown[]) => Promise<unknown>;
  beatPool.query = (async (...args: unknown[]) => {
    if (cut) throw new Error('Connection terminated');
    if (stillness !== undefined && String(args[0]).startsWith('delete from job_worker where seen_at')) {
      const { ms, over } = stillness;
      stillness = undefined;
      await new Promise((resolve) => setTimeout(resolve, ms));
      setTimeout(over);
    }
    const answer = await beating(...args);
    if (String(args[0]).startsWith('update job_worker')) beats += 1;
    return answer;
  }) as typeof beatPool.query;
  const telling = own.query.bind(own) as (...args: unknown[]) => Promise<unknown>;
  own.query = (async (...args: unknown[]) => {
    try {
      return await telling(...args);
    } catch (error) {
      refused += 1;
      throw error;
    }
  }) as typeof own.query;
  const log = createLog('silent');
  const started = await runJobs({
    pool: own,
    beatPool,
    taskList,
    parsedCronItems: [],
    lostAfterMs,
    stopWithinMs: 500,
    log,
  });
  return {
    alive: started.alive,
    ended,
    beats: () => beats,
    /** The answer that gives it a job is lost once. */
    loseNextJob: () => void (loses = true),
    lostJobs: () => lost,
    /** Keeps it for so long from its next look at other workers, right after its heartbeat. */
    standStill: (ms: number) => new Promise<void>((over) => (stillness = { ms, over })),
    /** How often it could not tell the database something. */
    refused: () => refused,
    /** Takes its heartbeats the database, or gives it back. */
    cut: (value: boolean) => void (cut = value),
    stop: async () => {
      await started.stop();
      await Promise.all([beatPool.end(), own.end()]);
    },
  };
}

async function workers(): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*) as n from job_worker');
  return rows[0]?.n ?? 0;
}

async function jobs(where: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*) as n from graphile_worker._private_jobs where ${where}`,
  );
  return rows[0]?.n ?? 0;
}
