import type { Queryable } from '../db/transaction.ts';

/** Registers a worker under graphile-worker's own id. */
export async function registerWorker(db: Queryable, id: string): Promise<void> {
  await db.query('insert into job_worker (id) values ($1) on conflict (id) do update set seen_at = now()', [id]);
}

/** Sends a worker's heartbeat. False: it was taken for dead, and its jobs were given to others. */
export async function refreshWorker(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('update job_worker set seen_at = now() where id = $1', [id]);
  return rowCount !== 0;
}

/** Returns the jobs of an ended worker to the queue. */
export async function forgetWorker(db: Queryable, id: string): Promise<void> {
  await db.query('delete from job_worker where id = $1', [id]);
  await db.query(`${freeSql} where locked_by = $1`, [id]);
}

/**
 * Returns the jobs of workers silent for so long to the queue, also of unregistered ones. Only while `judge`, the caller, has been heard itself:
 * one that stood still after its heartbeat would take everybody for dead, itself too.
 */
export async function freeJobsOfLostWorkers(db: Queryable, judge: string, lostAfterMs: number): Promise<void> {
  const isHeard = `exists (select 1 from job_worker me where me.id = $2 and me.seen_at > now() - $1 / 2 * interval '1 millisecond')`;
  await db.query(`delete from job_worker where seen_at < now() - $1 * interval '1 millisecond' and ${isHeard}`, [
    lostAfterMs,
    judge,
  ]);
  await db.query(
    `${freeSql} where locked_at < now() - $1 * interval '1 millisecond'
       and not exists (select 1 from job_worker w where w.id = j.locked_by) and ${isHeard}`,
    [lostAfterMs, judge],
  );
}

// A new id, because graphile-worker completes jobs by id alone: a worker that was only slow must not delete the job that another
// one is running now, nor one that replaced it under the same key.
const freeSql = `update graphile_worker._private_jobs j
  set id = default, locked_at = null, locked_by = null, run_at = greatest(run_at, now())`;
