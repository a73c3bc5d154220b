import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../db/transaction.ts';
import { carrier } from '../watch/spans.ts';
import type { Jobs } from './job-payloads.ts';

/** at: epoch ms, now by default. */
type Options = { at?: number | undefined; key?: string | undefined };
export type NewJob = { [N in keyof Jobs]: { name: N; payload: Jobs[N] } & Options }[keyof Jobs];

/**
 * Adds a job in the caller's transaction: it runs only if that commits, as a part of the caller's trace. With a key, a repeat replaces the pending job of that key.
 * A running job keeps its key and its retries (a replacement would stop them, and leave it failed if its answer is lost); the
 * repeat then runs beside it, without a key.
 */
export async function enqueue<N extends keyof Jobs>(
  trx: Queryable,
  name: N,
  payload: Jobs[N],
  { at, key }: Options = {},
): Promise<void> {
  // A worker may begin the job of that key between two glances of the statement: the next one sees it.
  while ((await trx.query(addSql, [jobSpecs([{ name, payload, at, key } as NewJob])])).rowCount === 0);
}

/** As {@link enqueue}, for several jobs. */
export async function enqueueAll(trx: Queryable, jobs: readonly NewJob[]): Promise<void> {
  await trx.query(addSql, [jobSpecs(jobs)]);
}

/** The jobs for {@link addJobs}. */
export const jobSpecs = (jobs: readonly NewJob[]): string =>
  JSON.stringify(
    jobs.map(({ name, payload, at, key }) => {
      return { name, payload: { ...payload, ...carrier() }, at: at === undefined ? null : toIso(at), key };
    }),
  );

/** SQL: deletes the job of a key unless it runs. */
export const forgetJob = (key: string): string =>
  `delete from graphile_worker._private_jobs where key = ${key} and locked_at is null`;

/**
 * SQL: the end of a statement (from its `with` on) that adds the jobs of a parameter where a condition holds. What
 * `graphile_worker.add_jobs` does in several statements; and no worker is woken for what is for later.
 */
export const addJobs = (specs: string, where = 'true'): string => `
spec as materialized (
  select *, coalesce(at, now()) as due from json_to_recordset((select ${specs}::json)) s (name text, payload json, at timestamptz, key text) where ${where}
), told as materialized (
  select pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text) from spec where due <= now() having count(*) > 0
), task as (
  insert into graphile_worker._private_tasks (identifier)
  select distinct name from spec where not exists (select 1 from graphile_worker._private_tasks where identifier = name)
  on conflict (identifier) do update set identifier = excluded.identifier returning id, identifier
)
insert into graphile_worker._private_jobs as j (task_id, payload, run_at, max_attempts, key)
select coalesce((select id from graphile_worker._private_tasks where identifier = name), (select id from task where identifier = name)), payload, due, 25,
  (select spec.key where not exists (select 1 from graphile_worker._private_jobs r where r.key = spec.key and r.locked_at is not null))
from spec left join told on true
on conflict (key) do update set task_id = excluded.task_id, payload = excluded.payload, max_attempts = excluded.max_attempts, run_at = excluded.run_at,
  revision = j.revision + 1, attempts = 0, last_error = null, updated_at = now()
where j.locked_at is null`;

const addSql = `with ${addJobs('$1')}`;
