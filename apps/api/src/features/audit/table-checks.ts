import type { Check } from './check.ts';

/** A table is never sold twice, and every order followed the life-cycle. */
export const tableChecks: readonly Check[] = [
  {
    name: 'the count of taken tables is not the number of orders that keep one',
    sql: `select format('slot %s on %s: booked %s with %s for the waitlist, orders and parties of the restaurant %s', slot_id, date, coalesce(d.booked, 0), coalesce(d.kept, 0), coalesce(o.kept, 0)) as found
      from slot_day d full join (
        select slot_id, date, count(*) as kept from (
          select slot_id, date from orders join audit_keeps using (state)
          union all select slot_id, date from house_party where state <> 'cancelled'
        ) taken group by slot_id, date
      ) o using (slot_id, date)
      where coalesce(d.booked - d.kept, 0) <> coalesce(o.kept, 0)`,
  },
  {
    name: 'more tables taken than there are',
    sql: `select format('slot %s on %s: booked %s of %s, overhang %s', slot_id, date, booked, capacity, overhang) as found
      from slot_day where booked > capacity + overhang`,
  },
  {
    name: 'an overhang larger than what stands above the quantity',
    sql: `select format('slot %s on %s: booked %s of %s, overhang %s', slot_id, date, booked, capacity, overhang) as found
      from slot_day where overhang > greatest(0, booked - capacity)`,
  },
  {
    name: 'a table too small for its party',
    sql: `select format('order %s: %s people at %s', id, people, places) as found from orders where people > places`,
  },
  {
    name: 'an order that is not of its slot',
    sql: `select format('order %s', o.id) as found from orders o left join table_slot s on s.id = o.slot_id
      where s.id is null or s.restaurant_id <> o.restaurant_id or (s.retired_at is null and s.places <> o.places)`,
  },
  {
    name: 'two live holds of one diner for one meal',
    sql: `select format('holder %s at %s on %s, %s', holder_id, restaurant_id, date, period) as found from orders
      where state = 'held' group by holder_id, restaurant_id, date, period having count(*) > 1`,
  },
  {
    name: 'an order without a history',
    sql: `select format('order %s', id) as found from orders o where not exists (select 1 from order_event e where e.order_id = o.id)`,
  },
  {
    name: 'a history that breaks off',
    sql: `select format('order %s: after %s comes %s → %s', order_id, before, from_state, to_state) as found
      from (select *, lag(to_state) over (partition by order_id order by id) as before from order_event) e
      where before is not null and from_state is distinct from before`,
  },
  {
    name: 'a history that does not end in the present state',
    sql: `select format('order %s is %s, last event %s', o.id, o.state, e.to_state) as found
      from orders o join lateral (select to_state from order_event e where e.order_id = o.id order by id desc limit 1) e on true
      where e.to_state <> o.state`,
  },
  {
    name: 'a step that the life-cycle does not know',
    sql: `select format('order %s: %s → %s by %s', order_id, coalesce(from_state, 'nothing'), to_state, actor) as found from order_event e
      where from_state is distinct from to_state
        and not (from_state is null and to_state = 'held')
        and not exists (
          select 1 from audit_step s where s.from_state = e.from_state and s.to_state = e.to_state
            and s.actor = case e.actor when 'gateway' then 'system' else e.actor end)`,
  },
  {
    name: 'an order that waits for an answer past its deadline',
    settled: true,
    sql: `select format('order %s', id) as found from orders where state = 'awaiting_restaurant' and confirm_by < now() - interval '1 minute'`,
  },
];
