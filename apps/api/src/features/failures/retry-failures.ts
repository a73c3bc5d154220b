import type { FailureKind } from '@metade/contracts/failures.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { moneyJobs } from '../../jobs/money-jobs.ts';
import { recordChange } from '../audit-log/index.ts';

const most = 1000;

/** Retries failures; skips what is running or being retried by somebody else. */
export const retryFailures: Handler<'retryFailures'> = async (context, { body, session }) => {
  const by = { id: session.userId, role: 'admin' } as const;
  return transaction(context.pool, async (trx) => {
    const { what, retry, count } = kinds[body.of];
    const retried = await retry(trx, body.ids ?? null);
    for (const subject of retried) await recordChange(trx, { by, what, subject });
    return { data: { retried: retried.length, left: await count(trx) } };
  });
};

type Kind = {
  what: 'mail.resent' | 'job.retried' | 'webhook.resent';
  retry: (trx: Trx, ids: string[] | null) => Promise<string[]>;
  count: (trx: Trx) => Promise<number>;
};

const failedOther = `last_error is not null and task_identifier not in ${moneyJobs}`;
const failedMoney = `last_error is not null and task_identifier in ${moneyJobs}`;

const kinds: Record<FailureKind, Kind> = {
  mails: { what: 'mail.resent', retry: retryMails, count: countMails },
  jobs: {
    what: 'job.retried',
    retry: (trx, ids) => retryJobs(trx, failedOther, ids),
    count: (trx) => countJobs(trx, failedOther),
  },
  // What the gateway said itself is no job, and there is nothing to try again.
  payments: {
    what: 'job.retried',
    retry: (trx, ids) => retryJobs(trx, failedMoney, ids && jobsAmong(ids)),
    count: (trx) => countJobs(trx, failedMoney),
  },
  webhooks: { what: 'webhook.resent', retry: retryWebhooks, count: countWebhooks },
};

async function retryMails(trx: Trx, ids: string[] | null): Promise<string[]> {
  const { rows } = await trx.query<{ id: string }>(
    `update mail set failed_at = null, attempts = 0 where id in (
       select id from mail where failed_at is not null and ($1::text[] is null or id::text = any ($1)) order by failed_at limit $2 for update skip locked
     ) returning id`,
    [ids, most],
  );
  for (const { id } of rows) await enqueue(trx, 'deliver_mail', { mail: id }, { key: `mail ${id}` });
  return rows.map(({ id }) => id);
}

function jobsAmong(ids: string[]): string[] {
  const prefix = 'job ';
  return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}

async function retryJobs(trx: Trx, which: string, ids: string[] | null): Promise<string[]> {
  const { rows } = await trx.query<{ id: string }>(
    `select j.id::text as id from graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs where ${which} and locked_at is null and ($1::text[] is null or id::text = any ($1)) limit $2
     ), run_at := now(), attempts := 0) j`,
    [ids, most],
  );
  return rows.map(({ id }) => id);
}

/** Re-enables a disabled webhook and sends everything it missed. */
async function retryWebhooks(trx: Trx, ids: string[] | null): Promise<string[]> {
  const { rows } = await trx.query<{ id: string }>(
    `update webhook set failing_since = null, disabled_at = null
     where failing_since is not null and ($1::text[] is null or id::text = any ($1)) returning id`,
    [ids],
  );
  const webhooks = rows.map(({ id }) => id);
  const missed = await trx.query<{ id: string }>(
    `update webhook_delivery set state = 'waiting', attempts = 0 where webhook_id = any ($1::uuid[]) and state in ('failed', 'waiting') returning id`,
    [webhooks],
  );
  for (const { id } of missed.rows) await enqueue(trx, 'send_webhook', { delivery: id }, { key: `webhook ${id}` });
  return webhooks;
}

async function countMails(trx: Trx): Promise<number> {
  const { rows } = await trx.query<{ left: number }>('select count(*) as left from mail where failed_at is not null');
  return rows[0]?.left ?? 0;
}

async function countJobs(trx: Trx, which: string): Promise<number> {
  const { rows } = await trx.query<{ left: number }>(
    `select count(*) as left from graphile_worker.jobs where ${which} and attempts > 0`,
  );
  return rows[0]?.left ?? 0;
}

async function countWebhooks(trx: Trx): Promise<number> {
  const { rows } = await trx.query<{ left: number }>(
    'select count(*) as left from webhook where failing_since is not null',
  );
  return rows[0]?.left ?? 0;
}
