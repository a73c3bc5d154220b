import type pg from 'pg';

/**
 * Waits until no job is left to run and the gateway has told everything. What is for later (restaurants' deadlines) is left
 * alone. Answers what is unfinished after two minutes, one line each.
 */
export async function drained(pool: pg.Pool): Promise<string[]> {
  for (const start = Date.now(); ; ) {
    const { rows } = await pool.query<{ found: string }>(
      `select format('job %s: %s tries, %s', task_identifier, attempts, last_error) as found from graphile_worker.jobs
       where run_at < now() + interval '10 minutes'
       union all
       select format('event %s: %s tries', id, attempts) from sandbox_gateway.events where delivered_at is null`,
    );
    if (rows.length === 0) return [];
    if (Date.now() - start > 120_000) return rows.map((row) => `unfinished: ${row.found}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
