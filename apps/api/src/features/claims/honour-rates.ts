import { honourRate } from '@metade/domain/discount-claim.ts';
import type { Context } from '../../context.ts';
import { came } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

/**
 * Recalculates the honour rate of one restaurant or of all: the share of recent arrived orders without an accepted claim. Null
 * where there are too few orders.
 */
export async function refreshHonourRates(context: Context, db: Queryable, restaurant?: string): Promise<void> {
  const settings = await context.markets.settings();
  const { rows } = await db.query<{ id: string; arrived: number; failed: number }>(
    `select r.id, count(o.id) as arrived, count(d.order_id) as failed
     from restaurant r
     left join orders o on o.restaurant_id = r.id and o.state in ${came}
       and o.starts_at > $1::timestamptz - make_interval(months => $2)
     left join discount_claim d on d.order_id = o.id and d.state = 'accepted'
     where $3::uuid is null or r.id = $3
     group by r.id having count(o.id) > 0 or r.honour_rate is not null`,
    [new Date(context.now()).toISOString(), settings.honourMonths, restaurant ?? null],
  );
  await db.query(
    // Lock order of many restaurants: by id, as in refresh-figures.ts.
    `with due as materialized (
       select r.id, n.rate from restaurant r join unnest($1::uuid[], $2::smallint[]) as n (id, rate) on n.id = r.id
       where r.honour_rate is distinct from n.rate order by r.id for no key update of r
     )
     update restaurant r set honour_rate = due.rate from due where r.id = due.id`,
    [rows.map(({ id }) => id), rows.map((counts) => honourRate(counts, settings))],
  );
}
