import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const fast = await worker({ other: async () => {} });
  // As if it had been silent for a while.
  await pool.query('delete from job_worker where id = (select locked_by from graphile_worker._private_jobs)');
  await expect.poll(() => jobs('locked_at is null')).toBe(1);
  // Asked for again: under its key the request takes the place of the one that waits.
  await slow.stop();
  await pool.query(
    "select graphile_worker.add_job('work', '{\"again\": true}', job_key := 'one', run_at := now() + interval '1 hour')",
  );
  late.resolve();
  await slow.stopped;
  expect(await jobs("locked_at is null and key = 'one'")).toBe(1);
  await fast.stop();
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
  end.resolve();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await admin.query(`alter database ${name} with allow_connections true`);
  await expect
    .poll(() => jobs("task_id = (select id from graphile_worker._private_tasks where identifier = 'once')"))
    .toBe(0);
  expect(runs).toEqual(['run']);
  await expect.poll(one.alive).toBe(true);
  await one.stop();
  await admin.end();
});

async function worker(taskList: Parameters<typeof runJobs>[0]['taskList']) {
  const beatPool = createPool(database.url, 1);
  const own = createPool(database.url, 6);
  const started = await runJobs({
    pool: own,
    beatPool,
    taskList,
    parsedCronItems: [],
    lostAfterMs: 1_500,
    stopWithinMs: 500,
  });
  const stopped = Promise.withResolvers<void>();
  return {
    alive: started.alive,
    stopped: stopped.promise,
    stop: async () => {
      await started.stop();
      await Promise.all([beatPool.end(), own.end()]);
      stopped.resolve();
    },
  };
}

async function jobs(where: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*) as n from graphile_worker._private_jobs where ${where}`,
  );
  return rows[0]?.n ?? 0;
}
