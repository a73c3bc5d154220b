import type { Queryable } from '../db/transaction.ts';

/** Lets jobs that failed and wait for their next try begin it now. jobs: their names, as an SQL list. */
export async function retrySoon(db: Queryable, jobs: string): Promise<void> {
  await db.query(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs where task_identifier in ${jobs} and last_error is not null and attempts < max_attempts and locked_at is null
     ), run_at := now())`,
  );
}
