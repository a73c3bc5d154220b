import type { Queryable } from '../db/transaction.ts';
import { carrier } from '../watch/spans.ts';
import type { Jobs } from './job-payloads.ts';

/**
 * Adds a job in the caller's transaction: it runs only if that commits, as a part of the caller's trace. With a key, a repeat replaces the pending job of that key.
 * A running job keeps its key and its retries (a replacement would stop them, and leave it failed if its answer is lost); the
 * repeat then runs beside it, without a key. at: epoch ms, now by default.
 */
export async function enqueue<N extends keyof Jobs>(
  trx: Queryable,
  name: N,
  payload: Jobs[N],
  options: { at?: number; key?: string } = {},
): Promise<void> {
  await trx.query(
    `select graphile_worker.add_job($1, $2::json, run_at := $3::timestamptz, max_attempts := 25,
       job_key := (select $4::text where not exists (select 1 from graphile_worker.jobs where key = $4 and locked_at is not null)))`,
    [
      name,
      JSON.stringify({ ...payload, ...carrier() }),
      options.at === undefined ? null : new Date(options.at).toISOString(),
      options.key ?? null,
    ],
  );
}
