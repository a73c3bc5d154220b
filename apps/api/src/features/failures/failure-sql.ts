import type { FailureKind } from '@metade/contracts/failures.ts';
import { failedMoneyJobs, moneyJobs } from '../../jobs/money-jobs.ts';

const noOrder = 'null::uuid as order_id, null::text as number';
const noRestaurant = 'null::uuid as restaurant_id, null::text as company_name';

/** Failures by kind: id, name, what, why, since, attempts, next, order_id, number, restaurant_id, company_name. */
export const failureSql: Record<FailureKind, string> = {
  mails: `select m.id::text as id, m.recipient as name, m.subject as what, m.last_error as why, m.failed_at as since, m.attempts::integer as attempts,
      null::timestamptz as next, o.id as order_id, o.number, ${noRestaurant}
    from mail m left join orders o on o.id = m.order_id where m.failed_at is not null`,
  jobs: `select j.id::text as id, j.task_identifier as name, coalesce(j.key, '') as what, left(j.last_error, 500) as why, j.updated_at as since,
      j.attempts::integer as attempts, case when j.attempts < j.max_attempts then j.run_at end as next, ${noOrder}, ${noRestaurant}
    from graphile_worker.jobs j where j.last_error is not null and j.task_identifier not in ${moneyJobs}`,
  webhooks: `select w.id::text as id, coalesce(r.company_name, 'Metade') as name, w.url as what,
      (select coalesce(d.error, 'HTTP ' || d.status) from webhook_delivery d where d.webhook_id = w.id and d.tried_at is not null order by d.tried_at desc limit 1) as why,
      w.failing_since as since, (select max(d.attempts)::integer from webhook_delivery d where d.webhook_id = w.id and d.state <> 'done') as attempts,
      case when w.disabled_at is null then (select min(j.run_at) from webhook_delivery d join graphile_worker.jobs j on j.key = 'webhook ' || d.id
        where d.webhook_id = w.id and d.state = 'waiting') end as next, ${noOrder}, r.id as restaurant_id, r.company_name
    from webhook w left join restaurant r on r.id = w.restaurant_id where w.failing_since is not null`,
  payments: `select 'alarm ' || a.id as id, coalesce(r.company_name, a.reference) as name, array_to_string(a.fields, ', ') as what,
      a.expected::text || ' ≠ ' || a.told::text as why, a.raised_at as since, a.times as attempts, null::timestamptz as next, o.id as order_id, o.number,
      r.id as restaurant_id, r.company_name
    from gateway_alarm a
    left join payment p on p.id = case when a.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.reference::uuid end
    left join orders o on o.id = p.order_id left join restaurant r on r.id = o.restaurant_id where a.settled_at is null
    union all
    select 'job ' || j.id, coalesce(r.company_name, ''), j.task_identifier, left(j.last_error, 500), j.updated_at, j.attempts::integer,
      case when j.attempts < j.max_attempts then j.run_at end, o.id, o.number, r.id, r.company_name
    ${failedMoneyJobs}`,
};
