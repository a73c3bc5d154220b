import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { overlaps } from '@metade/domain/overlap.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { dayMs, toIso } from '@metade/domain/time.ts';
import { active } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

type Row = NonNullable<PaymentQuote['overlap']> & { starts_at: string; own_start: string };

/** The diner's nearest other booking that overlaps a held one; the booking being replaced does not count. */
export async function findOverlap(
  db: Queryable,
  order: string,
  settings: Pick<Settings, 'overlapMinutes'>,
  now: number,
): Promise<PaymentQuote['overlap']> {
  const { rows } = await db.query<Row>(
    `select o.id as _id, r.company_name as restaurant, o.date, o.time, o.starts_at, n.starts_at as own_start
     from orders n join orders o on o.user_id = n.user_id and o.id <> n.id and o.id is distinct from n.changes_order_id
       and o.starts_at between n.starts_at - make_interval(secs => $2) and n.starts_at + make_interval(secs => $2)
       and (o.state in ${active} or o.state = 'held' and o.hold_expires_at > $3)
     join restaurant r on r.id = o.restaurant_id
     where n.id = $1 order by abs(extract(epoch from o.starts_at - n.starts_at)), o.id`,
    [order, dayMs / 1000, toIso(now)],
  );
  const found = rows.find((row) => overlaps(Date.parse(row.starts_at), Date.parse(row.own_start), settings));
  return found ? { _id: found._id, restaurant: found.restaurant, date: found.date, time: found.time } : null;
}
