import type { Check } from './check.ts';

/** A changed booking is one booking: exactly one of its orders stands, and its money is accounted for at every step. */
export const changeChecks: readonly Check[] = [
  {
    name: 'a change and what it agreed do not belong together',
    sql: `select format('order %s', coalesce(o.id, c.order_id)) as found
      from (select * from orders where changes_order_id is not null) o full join order_change c on c.order_id = o.id
      where o.id is null or c.order_id is null
         or exists (select 1 from orders old left join order_change before on before.order_id = old.id
              where old.id = o.changes_order_id
                and (c.first_order_id <> coalesce(before.first_order_id, old.id) or c.change_no <> coalesce(before.change_no, 0) + 1
                  or old.user_id is distinct from o.user_id or old.restaurant_id <> o.restaurant_id or old.currency <> o.currency))`,
  },
  {
    name: 'a booking and the one that took its place both stand',
    sql: `select format('order %s and %s', old.id, o.id) as found from orders o join orders old on old.id = o.changes_order_id
      where o.voucher_code is not null and old.end_rule is distinct from 'changed'`,
  },
  {
    name: 'a booking that was changed into nothing, or into two',
    sql: `select format('order %s: %s', old.id, count(o.id)) as found
      from orders old left join orders o on o.changes_order_id = old.id and o.voucher_code is not null
      where old.end_rule = 'changed' group by old.id having count(o.id) <> 1`,
  },
  {
    name: 'two changes of one booking on their way',
    sql: `select format('order %s', changes_order_id) as found from orders
      where changes_order_id is not null and state in (select state from audit_keeps) group by changes_order_id having count(*) > 1`,
  },
  {
    name: 'money that a change lost or made',
    sql: `select format('order %s: %s paid; refunded %s, credited %s, promised %s, carried %s', old.id, old.price_amount, old.refunded_amount,
        old.credited_amount, old.resale_top_up, o.carried_amount) as found
      from orders old join orders o on o.changes_order_id = old.id and o.voucher_code is not null
      where old.end_rule = 'changed' and (
        o.carried_amount <> least(old.price_amount, o.price_amount)
        or old.refunded_amount + old.credited_amount + old.resale_top_up > old.price_amount - o.carried_amount)`,
  },
  {
    name: 'a change that came to nothing and kept money',
    sql: `select format('order %s is %s: %s taken, %s refunded', o.id, o.state, p.amount, o.refunded_amount) as found
      from orders o join payment p on p.order_id = o.id and p.state in ('captured', 'partially_refunded', 'refunded')
      where o.changes_order_id is not null and o.voucher_code is null and o.state not in (select state from audit_keeps) and o.refunded_amount <> p.amount`,
  },
  {
    name: 'a changed booking that gave back more than was agreed',
    sql: `select format('order %s: refunded %s, credited %s', o.id, o.refunded_amount, o.credited_amount) as found
      from orders o join order_change c on c.order_id = o.id
      where o.end_rule in ('early', 'grace', 'withdrawal', 'late', 'same_day', 'moved')
        and o.refunded_amount + o.credited_amount + o.resale_top_up > o.price_amount - o.carried_amount + c.refund_max + c.credit_max`,
  },
  {
    name: 'cards charged for a chain of changes more than its last table costs',
    settled: true,
    sql: `with recursive chain as (
        select id, id as last, changes_order_id from orders where changes_order_id is not null and voucher_code is not null and end_rule is distinct from 'changed'
        union all select o.id, c.last, o.changes_order_id from orders o join chain c on o.id = c.changes_order_id
      )
      select format('order %s: %s of %s', l.id, paid.net, l.price_amount) as found
      from (select distinct last from chain) s join orders l on l.id = s.last
      join lateral (
        select coalesce(sum(p.amount - coalesce((select sum(r.amount) from refund r where r.payment_id = p.id), 0)), 0) as net,
          coalesce(sum(o.price_amount - coalesce(n.carried_amount, 0) - o.refunded_amount), 0) as kept
        from chain c join orders o on o.id = c.id left join orders n on n.changes_order_id = o.id and n.voucher_code is not null
        left join payment p on p.order_id = o.id and p.state in ('captured', 'partially_refunded', 'refunded') where c.last = s.last
      ) paid on true
      where l.state in (select state from audit_keeps) and paid.net > paid.kept`,
  },
];
