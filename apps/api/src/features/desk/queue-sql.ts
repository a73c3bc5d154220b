import type { DeskQueue } from '@metade/domain/desk.ts';
import { failedMoneyJobs, moneyJobs } from '../../jobs/money-jobs.ts';
import { zoneOfPlace } from '../../db/local-day.ts';
import { isOwed } from '../failed-refunds/index.ts';

const restaurantFacts = 'r.company_name as name, r.city_id, r.country::text as country, r.phone';
const noRestaurant = 'null::text as city_id, null::text as country, null::text as phone';
const meal = 'o.date, o.time, o.places';
const noMeal = 'null::date as date, null::text as time, null::smallint as places';
const noNext = 'null::timestamptz as next';
const noDetail = 'null::text as detail';
const within = (since: string, hours: '$approvalHours' | '$claimHours' | '$flaggedHours') =>
  `${since} as since, ${since} + make_interval(hours => ${hours}) as deadline`;

const ofOrder = (table: string) =>
  `from ${table} q join orders o on o.id = q.order_id join restaurant r on r.id = o.restaurant_id`;

const ofPerson = `select q.id::text as id, trim(u.first_name || ' ' || u.last_name) as name, ${noRestaurant}, ${noMeal}, ${noDetail},
    q.asked_at as since, q.expires_at as deadline, ${noNext}
  from person_request q join app_user u on u.id = q.user_id where q.state = 'open' and q.expires_at > $now`;

/**
 * The entries of each queue: id (as its screen names it), name, city_id, country, phone, date, time, places, detail, since,
 * deadline, next. Expired entries are in none.
 */
export const queueSql: Record<DeskQueue, string> = {
  bookings: `select o.id::text as id, ${restaurantFacts}, ${meal}, ${noDetail},
      coalesce((select max(e.at) from order_event e where e.order_id = o.id and e.to_state = 'awaiting_restaurant'), o.created_at) as since,
      o.confirm_by as deadline, ${noNext}
    from orders o join restaurant r on r.id = o.restaurant_id where o.state = 'awaiting_restaurant'`,
  disputes: `select o.id::text as id, ${restaurantFacts}, ${meal}, ${noDetail}, ${within('q.created_at', '$claimHours')}, ${noNext}
    ${ofOrder('no_show_dispute')} where q.state = 'open'`,
  claims: `select o.id::text as id, ${restaurantFacts}, ${meal}, ${noDetail}, ${within('q.created_at', '$claimHours')}, ${noNext}
    ${ofOrder('discount_claim')} where q.state = 'open'`,
  card_disputes: `select q.id::text as id, coalesce(r.company_name, g.to_name) as name, r.city_id, coalesce(r.country, g.country)::text as country, r.phone, ${meal},
      (q.amount / 100.0)::numeric(12, 2) || ' ' || q.currency as detail, q.created_at as since, q.answer_by as deadline, ${noNext}
    from card_dispute q left join payment p on p.id = q.payment_id left join orders o on o.id = p.order_id left join restaurant r on r.id = o.restaurant_id
    left join gift_voucher g on g.id = q.gift_id where q.state = 'needs_answer' and q.decision is null and (q.answer_by is null or q.answer_by > $now)`,
  failed_refunds: `select q.reference::text as id, coalesce(r.company_name, g.to_name) as name, r.city_id, coalesce(r.country, g.country)::text as country, r.phone, ${meal},
      (coalesce(f.amount, g.amount) / 100.0)::numeric(12, 2) || ' ' || coalesce(o.currency, g.currency) as detail, q.failed_at as since, null::timestamptz as deadline, ${noNext}
    from failed_refund q left join refund f on f.id = q.refund_id left join orders o on o.id = f.order_id left join restaurant r on r.id = o.restaurant_id
    left join gift_voucher g on g.id = q.gift_id where ${isOwed}`,
  differences: `select q.id::text as id, coalesce(links.company_name, q.gateway) as name, links.city_id, links.country, links.phone, links.date, links.time, links.places,
      q.key as detail, q.found_at as since, null::timestamptz as deadline, ${noNext}
    from gateway_difference q left join lateral (
      select r.company_name, r.city_id, r.country::text as country, r.phone, ${meal} from payment p join orders o on o.id = p.order_id join restaurant r on r.id = o.restaurant_id
      where p.id = case when q.key ~ '^payment [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substring(q.key from 9)::uuid end
    ) links on true where q.state = 'open'`,
  refunds: `select q.id::text as id, ${restaurantFacts}, ${meal}, ${noDetail}, q.asked_at as since, q.expires_at as deadline, ${noNext}
    ${ofOrder('refund_request')} where q.state = 'open' and q.expires_at > $now`,
  gifts: `${ofPerson} and q.kind <> 'erase'`,
  erasures: `${ofPerson} and q.kind = 'erase'`,
  registrations: `select r.id::text as id, ${restaurantFacts}, ${noMeal}, ${noDetail},
      ${within('coalesce(r.submitted_at, r.created_at)', '$approvalHours')}, ${noNext}
    from restaurant r where r.state = 'submitted'`,
  proposals: `select q.id::text as id, ${restaurantFacts}, ${noMeal}, ${noDetail}, ${within('q.proposed_at', '$approvalHours')}, ${noNext}
    from house_proposal q join restaurant r on r.id = q.restaurant_id where q.state = 'waiting'`,
  flagged: `select q.id::text as id, ${restaurantFacts}, ${noMeal}, ${noDetail},
      ${within('coalesce(q.attention_at, q.created_at)', '$flaggedHours')}, ${noNext}
    from review q join restaurant r on r.id = q.restaurant_id where q.active and (q.attention or q.moderate)`,
  // New leads, and those whose next step is due: the end of that day, in local time, is the deadline.
  leads: `select q.id::text as id, coalesce(nullif(q.company_name, ''), q.name) as name, q.city_id, q.country::text as country, nullif(q.phone, '') as phone, ${noMeal},
      nullif(q.next_step, '') as detail, q.created_at as since, (q.next_on + 1)::timestamp at time zone ${zoneOfPlace('q.country')} as deadline, ${noNext}
    from lead q left join city c on c.id = q.city_id where not q.maybe_spam and q.state not in ('signed', 'lost')
      and (q.next_on <= ($now::timestamptz at time zone ${zoneOfPlace('q.country')})::date or (q.state = 'new' and q.next_on is null))`,
  payments: `select 'alarm ' || q.id as id, coalesce(r.company_name, q.reference) as name, r.city_id, r.country::text as country, r.phone, ${meal},
      array_to_string(q.fields, ', ') as detail, q.raised_at as since, null::timestamptz as deadline, ${noNext}
    from gateway_alarm q
    left join payment p on p.id = case when q.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then q.reference::uuid end
    left join orders o on o.id = p.order_id left join restaurant r on r.id = o.restaurant_id where q.settled_at is null
    union all
    select 'job ' || j.id, coalesce(r.company_name, j.task_identifier), r.city_id, r.country::text, r.phone, ${meal}, j.task_identifier, j.created_at, null,
      case when j.attempts < j.max_attempts then j.run_at end
    ${failedMoneyJobs}`,
  mails: `select q.id::text as id, q.recipient as name, ${noRestaurant}, ${noMeal}, q.kind as detail, q.failed_at as since,
      null::timestamptz as deadline, ${noNext}
    from mail q where q.failed_at is not null`,
  jobs: `select q.id::text as id, q.task_identifier as name, ${noRestaurant}, ${noMeal}, left(q.last_error, 200) as detail, q.created_at as since,
      null::timestamptz as deadline, case when q.attempts < q.max_attempts then q.run_at end as next
    from graphile_worker.jobs q where q.last_error is not null and q.task_identifier not in ${moneyJobs}`,
  webhooks: `select q.id::text as id, coalesce(r.company_name, 'Metade') as name, r.city_id, r.country::text as country, r.phone, ${noMeal}, q.url as detail, q.failing_since as since, null::timestamptz as deadline, ${noNext}
    from webhook q left join restaurant r on r.id = q.restaurant_id where q.failing_since is not null`,
};
