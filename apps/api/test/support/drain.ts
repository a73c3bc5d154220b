import { Logger, runOnce } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../../src/context.ts';
import { releaseAllExpired } from '../../src/features/orders/index.ts';
import { taskListOf } from '../../src/worker.ts';
import { books } from './gateway-under-test.ts';

/**
 * Runs every job and delivers every webhook until nothing is left, those that wait for later included. later: holds, and
 * deadlines of restaurants, run out first, as if their time had passed. Throws when something never comes to an end.
 */
export async function drain(context: Context, { later = false } = {}): Promise<void> {
  const givenUpAt = Date.now() + 45_000;
  while (Date.now() < givenUpAt) {
    if (later) await letTimePass(context.pool);
    await deliverHeldEvents(context.pool);
    await context.pool.query(
      `update graphile_worker._private_jobs j set run_at = now() where run_at > now() and locked_at is null and ($1 or not ${waitsForTime})`,
      [later],
    );
    await runOnce({
      pgPool: context.pool as pg.Pool,
      concurrency: 4,
      noHandleSignals: true,
      taskList: taskListOf(context),
      logger: new Logger(() => () => {}),
    });
    if (later) await releaseAllExpired(context.pool);
    if (await isQuiet(context.pool, later)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { rows } = await context.pool.query(
    `select task_identifier as what, attempts, last_error as told from graphile_worker.jobs
     union all select 'event', attempts, body from ${books}.events where delivered_at is null limit 10`,
  );
  throw new Error(`Jobs never come to an end: ${JSON.stringify(rows)}`);
}

/** Ends every hold, every restaurant's time to answer, and every diner's at the bank of a card. */
export async function letTimePass(pool: pg.Pool): Promise<void> {
  await pool.query('update gift_voucher set pay_by = now() where pay_by > now() and paid_at is null');
  await pool.query(
    "update card_check set created_at = created_at - interval '1 day' where state = 'pending' and action_url is not null",
  );
  await pool.query("update orders set hold_expires_at = now() where state = 'held' and hold_expires_at > now()");
  await pool.query(
    "update orders set confirm_by = now() - interval '1 second' where state = 'awaiting_restaurant' and confirm_by > now()",
  );
}

const waitsForTime = `(select identifier in ('leave_unanswered', 'settle_payment', 'settle_gift', 'await_consent', 'credit_meal', 'credit_review', 'tell_team_held') from graphile_worker._private_tasks t where t.id = j.task_id)`;

async function isQuiet(pool: pg.Pool, later: boolean): Promise<boolean> {
  const { rows } = await pool.query<{ jobs: boolean; events: boolean }>(
    `select exists (select 1 from graphile_worker._private_jobs j where $1 or not ${waitsForTime}) as jobs,
            exists (select 1 from ${books}.events where delivered_at is null) as events`,
    [later],
  );
  return rows[0] !== undefined && !rows[0].jobs && !rows[0].events;
}

// What was told too early or was refused meanwhile waits for half a minute or more.
async function deliverHeldEvents(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update ${books}.events e set held = false, next_attempt_at = now()
     where delivered_at is null and next_attempt_at > now() + interval '100 ms' and attempts = 0`,
  );
}
