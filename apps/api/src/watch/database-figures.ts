import { isOwed } from '../features/failed-refunds/index.ts';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import { failureKinds } from '@metade/contracts/failures.ts';
import { failureSql } from '../features/failures/failure-sql.ts';

const jobs = new Gauge({
  name: 'metade_jobs',
  help: 'Jobs in the queue: waiting (due), scheduled (for later), retrying (failed, due later), running, given_up',
  labelNames: ['state'],
  registers: [],
});

const oldestJob = new Gauge({
  name: 'metade_job_oldest_waiting_seconds',
  help: 'How long the oldest job that is due waits; 0 when none does',
  registers: [],
});

const failures = new Gauge({
  name: 'metade_failures',
  help: "What failed and waits for a person, as the desk's list of failures counts it",
  labelNames: ['kind'],
  registers: [],
});

const alarms = new Gauge({
  name: 'metade_gateway_alarms',
  help: 'What a gateway told that cannot be true: open until the gateway, asked, answers what fits',
  labelNames: ['state'],
  registers: [],
});

const moneyWaiting = new Gauge({
  name: 'metade_money_waiting',
  help: 'What waits at the desk about money: disputes to answer, those with less than two days left, refunds that failed, and differences with a gateway',
  labelNames: ['queue'],
  registers: [],
});

const replicaDelay = new Gauge({
  name: 'metade_replica_delay_seconds',
  help: 'How far each replica is behind: by its name as the primary tells it (needs the right pg_monitor), by host and port as this process, which reads from it up to 2, measures it',
  labelNames: ['replica'],
  registers: [],
});

const answered = new Gauge({
  name: 'metade_database_answers',
  help: '1 when the database told the figures of this scrape, else 0: those that it tells are absent then',
  registers: [],
});

const told = [jobs, oldestJob, failures, alarms, moneyWaiting, replicaDelay];

/** What the database tells of all processes together. */
export const databaseFigures = [...told, answered];

/** Reads them anew, within the time that the pool's statements have. Without a database they are absent, so that no old figure passes for a present one. */
export async function readDatabaseFigures(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch(() => null);
  forget();
  answered.set(0);
  if (client === null) return;
  try {
    await readJobs(client);
    await readFailures(client);
    await readMoneyWaiting(client);
    await readReplicas(client);
    answered.set(1);
    client.release();
  } catch {
    forget();
    client.release(true);
  }
}

function forget(): void {
  for (const gauge of told) gauge.reset();
  // A gauge without labels would tell 0.
  oldestJob.remove();
}

async function readJobs(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<JobCounts & { oldest: number }>(
    `select count(*) filter (where ${due}) as waiting,
       count(*) filter (where ${open} and run_at > now() and attempts = 0) as scheduled,
       count(*) filter (where ${open} and run_at > now() and attempts > 0) as retrying,
       count(*) filter (where locked_at is not null) as running,
       count(*) filter (where locked_at is null and attempts >= max_attempts) as given_up,
       coalesce(extract(epoch from now() - min(run_at) filter (where ${due})), 0)::float8 as oldest
     from graphile_worker.jobs`,
  );
  for (const { oldest, ...counts } of rows) {
    for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count);
    oldestJob.set(oldest);
  }
}

type JobCounts = { waiting: number; scheduled: number; retrying: number; running: number; given_up: number };

const open = 'locked_at is null and attempts < max_attempts';
const due = `${open} and run_at <= now()`;

async function readFailures(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ of: string; state: string; count: number }>(
    `${failureKinds.map((kind) => `select '${kind}' as of, 'failed' as state, count(*) as count from (${failureSql[kind]}) x`).join(' union all ')}
     union all select 'alarms', 'open', count(*) from gateway_alarm where settled_at is null
     union all select 'alarms', 'settled', count(*) from gateway_alarm where settled_at is not null`,
  );
  for (const { of, state, count } of rows) {
    if (of === 'alarms') alarms.set({ state }, count);
    else failures.set({ kind: of }, count);
  }
}

async function readMoneyWaiting(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{
    disputes: number;
    disputes_due: number;
    failed_refunds: number;
    differences: number;
  }>(
    `select count(*) as disputes, count(*) filter (where answer_by < now() + interval '2 days') as disputes_due,
       (select count(*) from failed_refund q left join refund f on f.id = q.refund_id left join gift_voucher g on g.id = q.gift_id where ${isOwed}) as failed_refunds,
       (select count(*) from gateway_difference where state = 'open') as differences
     from card_dispute where state = 'needs_answer' and decision is null and (answer_by is null or answer_by > now())`,
  );
  for (const [queue, count] of Object.entries(rows[0] ?? {})) moneyWaiting.set({ queue }, count);
}

/** A replica that has all there is tells no lag. */
async function readReplicas(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ replica: string; behind: number | null }>(
    `select coalesce(nullif(application_name, ''), pid::text) as replica,
       case when replay_lsn >= sent_lsn and replay_lag is null then 0 else extract(epoch from replay_lag)::float8 end as behind
     from pg_stat_replication where state = 'streaming'
     union all select 'self', extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 where pg_is_in_recovery()`,
  );
  for (const { replica, behind } of rows) if (behind !== null) replicaDelay.set({ replica }, behind);
}

/** What this process measures of the replicas that it reads from; after the database's figures, which it adds to. */
export function tellReplicas(delays: readonly { name: string; seconds: number }[]): void {
  for (const { name, seconds } of delays) replicaDelay.set({ replica: name }, seconds);
}
