import { keepsTable } from '../../db/order-states.ts';
import type { Check } from './check.ts';

/** Each freed table goes to one person on the waitlist, and nobody gets two. */
export const waitingChecks: readonly Check[] = [
  {
    name: 'an offer whose table is not held for him',
    sql: `select format('entry %s is %s, order %s is %s', w.id, w.state, o.id, o.state) as found
      from waiting_entry w join orders o on o.id = w.order_id where w.state = 'offered' and (o.state <> 'held' or o.user_id <> w.user_id)`,
  },
  {
    name: 'an entry that does not follow its order',
    sql: `select format('entry %s is %s, order %s is %s', w.id, w.state, o.id, o.state) as found
      from waiting_entry w join orders o on o.id = w.order_id
      where o.user_id <> w.user_id
         or w.state = 'passed' and o.state in ${keepsTable}
         or w.state = 'taken' and (o.state in ('held', 'expired') or (o.restaurant_id, o.date, o.period) <> (w.restaurant_id, w.date, w.period))`,
  },
  {
    name: 'an offered table that does not suit',
    sql: `select format('entry %s for %s at %s, order %s for %s at %s', w.id, w.people, coalesce(w.time, 'any time'), o.id, o.places, o.time) as found
      from waiting_entry w join orders o on o.id = w.order_id
      where w.offer_token is not null and w.state in ('offered', 'passed')
        and (o.places < w.people or o.time <> coalesce(w.time, o.time) or (o.restaurant_id, o.date, o.period) <> (w.restaurant_id, w.date, w.period))`,
  },
  {
    name: 'one table offered twice',
    sql: `select format('order %s', order_id) as found from waiting_entry where offer_token is not null and order_id is not null
      group by order_id having count(*) > 1`,
  },
  {
    name: 'more kept for the waitlist than is taken',
    sql: `select format('slot %s on %s: kept %s of %s', slot_id, date, kept, booked) as found from slot_day where kept > booked`,
  },
  {
    name: 'a table kept for a line that nobody serves',
    settled: true,
    sql: `select format('slot %s on %s: %s', slot_id, date, kept) as found from slot_day where kept > 0`,
  },
];
