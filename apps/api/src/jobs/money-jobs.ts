import { moneyPayloads, type Jobs } from './job-payloads.ts';

const names = Object.keys(moneyPayloads) as (keyof typeof moneyPayloads)[];
const listOf = (jobs: readonly (keyof Jobs)[]) => `(${jobs.map((name) => `'${name}'`).join(', ')})`;

/** The jobs that ask the gateway to move money, as an SQL list. */
export const moneyJobs = listOf(names);

/** These, and what leads to them or tells of them. */
export const jobsAboutMoney = listOf([
  ...names,
  'leave_unanswered',
  'carry_out_step',
  'send_refund_mail',
  'send_failed_refund_mail',
]);

const subject = `substring(j.key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid`;

/** Jobs about money that failed (j), with the booking (o) and the restaurant (r) that their key names; those of gifts and cards have none. */
export const failedMoneyJobs = `from graphile_worker.jobs j left join refund f on f.id = ${subject} left join payment p on p.id = coalesce(f.payment_id, ${subject})
    left join orders o on o.id = p.order_id left join restaurant r on r.id = o.restaurant_id
    where j.last_error is not null and j.task_identifier in ${moneyJobs}`;
