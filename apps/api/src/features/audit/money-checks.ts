import { booked, came, ended, keepsTable, sold } from '../../db/order-states.ts';
import { jobsAboutMoney } from '../../jobs/money-jobs.ts';
import type { Check } from './check.ts';

const takenStates = `('captured', 'partially_refunded', 'refunded')`;

/** Held by a worker that is alive: its last heartbeat is at most a minute old. */
const runsNow = `exists (select 1 from job_worker w where w.id = locked_by and w.seen_at > now() - interval '1 minute')`;

const covered = '(o.coupon_amount + o.free_voucher_amount + o.credit_amount + o.carried_amount + o.waived_amount)';

/** Nobody pays without getting a table or the money back, by our own books. */
export const moneyChecks: readonly Check[] = [
  {
    name: 'two payments at work for one order',
    sql: `select format('order %s: %s', order_id, string_agg(id || ' ' || state, ', ')) as found from payment
      where state in ('pending', 'requires_action', 'authorized', 'captured') group by order_id having count(*) > 1`,
  },
  {
    name: 'money taken twice for one order',
    sql: `select format('order %s: %s', order_id, string_agg(id::text, ', ')) as found from payment
      where state in ${takenStates} group by order_id having count(*) > 1`,
  },
  {
    name: 'a payment that is not the price',
    sql: `select format('order %s: %s and %s of %s', o.id, p.amount, p.covered_amount, o.price_amount) as found from payment p join orders o on o.id = p.order_id
      where p.amount + p.covered_amount <> o.price_amount or p.currency <> o.currency`,
  },
  {
    name: 'refunds that are not what the order says',
    sql: `select format('order %s: refunds %s, order %s', o.id, coalesce(r.total, 0), o.refunded_amount) as found
      from orders o left join (select order_id, sum(amount) as total from refund group by order_id) r on r.order_id = o.id
      where coalesce(r.total, 0) <> o.refunded_amount + o.goodwill_amount`,
  },
  {
    name: 'more refunded than was paid',
    sql: `select format('payment %s: %s of %s', p.id, sum(r.amount), p.amount) as found
      from refund r join payment p on p.id = r.payment_id group by p.id having sum(r.amount) > p.amount`,
  },
  {
    name: 'credit that is not what the order says',
    sql: `select format('order %s: entries %s, order %s', o.id, coalesce(c.total, 0), o.credited_amount) as found
      from orders o left join (select order_id, sum(amount) as total from credit_entry where reason in ('returned', 'cancelled', 'resold') group by order_id) c on c.order_id = o.id
      where coalesce(c.total, 0) <> o.credited_amount`,
  },
  {
    name: 'an accepted claim without its credit, or credit without one',
    sql: `select format('order %s: claim %s, credit %s', o.id, coalesce(d.state, 'none'), coalesce(c.amount, 0)) as found
      from orders o left join discount_claim d on d.order_id = o.id left join credit_entry c on c.order_id = o.id and c.reason = 'claim'
      left join order_change ch on ch.order_id = o.id
      where coalesce(c.amount, 0) <> case when d.state = 'accepted'
        then o.price_amount - o.coupon_amount - o.free_voucher_amount - o.waived_amount - o.carried_amount + coalesce(ch.paid_amount, 0) - o.goodwill_amount else 0 end`,
  },
  {
    name: 'a guarantee that its claim does not say',
    sql: `select format('order %s: claim %s gave %s, credit %s', o.id, coalesce(d.state, 'none'), d.guarantee, c.amount) as found
      from orders o left join discount_claim d on d.order_id = o.id
      left join credit_entry c on c.order_id = o.id and c.reason = 'guarantee'
      where coalesce(c.amount, 0) <> coalesce(d.guarantee, 0)`,
  },
  {
    name: 'a claim that did not return to the card what it says',
    sql: `select format('order %s: claim %s, refunds %s', d.order_id, coalesce(d.card_back, 0), coalesce(r.total, 0)) as found
      from discount_claim d left join (select order_id, sum(amount) as total from refund where reason = 'claim' group by order_id) r using (order_id)
      where coalesce(d.card_back, 0) <> coalesce(r.total, 0)`,
  },
  {
    name: 'a dispute that its order knows nothing of',
    sql: `select format('order %s is %s: dispute %s', o.id, o.state, d.state) as found from no_show_dispute d join orders o on o.id = d.order_id
      where d.state = 'open' and o.state <> 'no_show' or d.state = 'upheld' and o.state not in ('arrived', 'completed')
         or d.user_id is distinct from o.user_id`,
  },
  {
    name: 'credit given to somebody else',
    sql: `select format('order %s', o.id) as found from credit_entry c join orders o on o.id = c.order_id where c.user_id is distinct from o.user_id`,
  },
  {
    name: 'a voucher without a finalised payment',
    sql: `select format('order %s is %s, %s', o.id, o.state, o.payment_state) as found from orders o
      where o.voucher_code is not null and o.price_amount > ${covered}
        and not exists (select 1 from payment p where p.order_id = o.id and p.state in ${takenStates})`,
  },
  {
    name: 'a table given without money',
    sql: `select format('order %s is %s', o.id, o.state) as found from orders o
      where o.state in ${booked} and o.price_amount > ${covered}
        and not exists (select 1 from payment p where p.order_id = o.id and (p.state in ('authorized', 'captured') or o.goodwill_amount > 0 and p.state in ${takenStates}))`,
  },
  {
    name: 'a party seated that has not paid',
    sql: `select format('order %s is %s, %s', id, state, payment_state) as found from orders
      where state in ${came} and payment_state <> 'paid' and goodwill_amount = 0`,
  },
  {
    name: 'a confirmed order without its voucher',
    settled: true,
    sql: `select format('order %s is %s, %s', id, state, payment_state) as found from orders
      where state in ${sold} and (payment_state <> 'paid' and goodwill_amount = 0 or voucher_code is null or voucher_token is null)`,
  },
  {
    name: 'a payment left without an end',
    settled: true,
    sql: `select format('payment %s is %s, order %s', p.id, p.state, o.state) as found from payment p join orders o on o.id = p.order_id
      where p.state in ('pending', 'requires_action') and o.state <> 'held'
         or p.state = 'authorized' and o.state <> 'awaiting_restaurant'`,
  },
  {
    name: 'a refund that was never made',
    settled: true,
    sql: `select format('refund %s of order %s', id, order_id) as found from refund r where state <> 'done'
      and not exists (select 1 from card_dispute d where d.payment_id = r.payment_id and d.kind = 'dispute' and d.closed_at is null)`,
  },
  {
    name: 'a failed refund that is in no queue',
    sql: `select format('refund %s', id) as found from refund r
      where state = 'failed' and not exists (select 1 from failed_refund q where q.reference = coalesce(r.reference, r.id))
      union all select format('gift %s', id) from gift_voucher g where refund_failed_at is not null and not exists (select 1 from failed_refund q where q.reference = g.refund_id)`,
  },
  {
    name: 'a refund given otherwise than was decided',
    sql: `select format('refund %s: %s, %s, credit %s', s.reference, s.settled_how, coalesce(q.decision, 'undecided'), coalesce(c.amount, 0)) as found
      from (select coalesce(reference, id) as reference, settled_how, amount from refund union all select refund_id, refund_settled_how, amount from gift_voucher where refund_id is not null) s
      left join failed_refund q on q.reference = s.reference left join credit_entry c on c.failed_refund = s.reference
      where (s.settled_how is not distinct from 'credit') <> (q.decision is not distinct from 'credited')
         or (s.settled_how is not distinct from 'transfer') <> (q.decision is not distinct from 'transferred')
         or coalesce(c.amount, 0) <> case when s.settled_how is not distinct from 'credit' then s.amount else 0 end`,
  },
  {
    name: 'a dispute that moved other money than was decided',
    settled: true,
    sql: `select format('dispute %s is %s: %s of %s', d.gateway_id, d.state, m.moved, d.amount) as found
      from card_dispute d join lateral (select coalesce(sum(amount), 0) as moved from card_dispute_movement where dispute_id = d.id) m on true
      where d.kind <> 'warning' and m.moved <> case d.state when 'lost' then -d.amount when 'won' then 0 when 'closed' then 0 else m.moved end`,
  },
  {
    name: 'a dispute of more than was paid, or in another currency',
    sql: `select format('dispute %s: %s %s of %s %s', d.gateway_id, d.amount, d.currency, p.amount, p.currency) as found
      from card_dispute d join (select id, amount, currency from payment union all select id, amount, currency from gift_voucher) p
        on p.id = coalesce(d.payment_id, d.gift_id)
      where d.amount > p.amount or d.currency <> p.currency`,
  },
  {
    name: 'a booking still to come whose payment the bank gave back',
    settled: true,
    sql: `select format('order %s', o.id) as found from card_dispute d join payment p on p.id = d.payment_id join orders o on o.id = p.order_id
      where d.kind = 'dispute' and d.state = 'lost' and o.state = 'confirmed' and d.closed_at < o.period_ends_at`,
  },
  {
    name: 'an ended order that kept money which its rule gives back',
    sql: `select format('order %s is %s by %s (%s): paid %s, refunded %s, credited %s, promised %s',
        id, state, coalesce(ended_by, '?'), coalesce(end_rule, 'no rule'), paid, refunded_amount, credited_amount, resale_top_up) as found
      from (
        select o.*, coalesce(p.amount, 0) as card, coalesce(p.amount, 0) + o.credit_amount + o.carried_amount as paid
        from orders o left join payment p on p.order_id = o.id and p.state in ${takenStates}
      ) o
      where state in ${ended} and changes_order_id is null and end_rule is distinct from 'changed' and not case
        when ended_by = 'diner' and end_rule = 'early' then refunded_amount + credited_amount = paid
        when ended_by = 'diner' and end_rule = 'late' then
          refunded_amount = 0 and (credited_amount > 0 or paid = 0) and credited_amount + goodwill_amount + resale_top_up = paid
        when ended_by = 'diner' and end_rule = 'same_day' then
          refunded_amount = 0 and credited_amount + goodwill_amount + resale_top_up = paid
        else refunded_amount = card and refunded_amount + credited_amount = paid
      end`,
  },
  {
    name: 'money returned for an order that stands',
    sql: `select format('order %s is %s: refunded %s, credited %s', id, state, refunded_amount, credited_amount) as found from orders
      where state in ${keepsTable} and refunded_amount + credited_amount > 0`,
  },
  {
    name: 'a payment state that the amounts contradict',
    settled: true,
    sql: `select format('order %s is %s, %s: refunded %s, credited %s', id, state, payment_state, refunded_amount, credited_amount) as found
      from orders o left join order_change c on c.order_id = o.id
      where refunded_amount > 0 and payment_state not in ('refunded', 'partially_refunded') and end_rule is distinct from 'changed'
         or payment_state = 'refunded' and refunded_amount + credited_amount + goodwill_amount < price_amount - coupon_amount - free_voucher_amount - waived_amount
           - carried_amount + case when voucher_code is null then 0 else coalesce(c.paid_amount, 0) end and coalesce(end_rule, 'not_paid') <> 'not_paid'
         or payment_state = 'credited' and credited_amount = 0
         or payment_state in ('none', 'authorized', 'failed') and refunded_amount + credited_amount > 0`,
  },
  {
    name: 'the gateway told what cannot be true',
    settled: true,
    sql: `select format('%s, %s: %s, %s times', reference, source, array_to_string(fields, ', '), times) as found
      from gateway_alarm where settled_at is null`,
  },
  {
    name: 'a job that should have run',
    settled: true,
    sql: `select format('%s, %s tries: %s', task_identifier, attempts, last_error) as found from graphile_worker.jobs
      where run_at <= now() and (locked_at is null or not ${runsNow}) or attempts >= max_attempts`,
  },
  {
    name: 'a late job about money',
    sql: `select format('%s, due since %s, %s tries, locked by %s: %s', task_identifier, run_at, attempts, coalesce(locked_by, 'nobody'), last_error) as found
      from graphile_worker.jobs
      where run_at < now() - interval '2 minutes'
        and task_identifier in ${jobsAboutMoney}`,
  },
];
