import type { Context } from '../../context.ts';
import { came } from '../../db/order-states.ts';

/**
 * Recalculates the savings of past meals, from their restaurant's average ticket: for each restaurant with enough of them, and each
 * country. An estimate, so in whole units.
 */
export async function refreshFigures(context: Context): Promise<void> {
  const { savedMinOrders, discountPercent, honourMonths } = await context.markets.settings();
  await context.pool.query(
    // Lock order of several restaurants: by id, as in claims/honour-rates.ts.
    `with counted as (
       select r.id, count(o.id) as meals, sum(o.people) * r.ticket_avg * $2::integer / 10000 * 100 as saved
       from restaurant r left join orders o on o.restaurant_id = r.id and o.state in ${came}
       group by r.id having count(o.id) > 0 or r.saved_amount is not null
     ), due as materialized (
       select r.id, new.saved from restaurant r join counted n on n.id = r.id
       cross join lateral (select case when n.meals >= $1 and n.saved > 0 then n.saved end as saved) new
       where r.saved_amount is distinct from new.saved order by r.id for no key update of r
     )
     update restaurant r set saved_amount = due.saved from due where r.id = due.id`,
    [savedMinOrders, discountPercent],
  );
  const at = new Date(context.now()).toISOString();
  await context.pool.query(
    `insert into country_figures (country, meals, honour_meals, honour_failed, saved, counted_at)
     select r.country, count(*), count(*) filter (where recent.counts), count(d.order_id) filter (where recent.counts),
       div(coalesce(sum(o.people * r.ticket_avg::bigint * $1::integer / 100), 0), 100) * 100, $2
     from orders o join restaurant r on r.id = o.restaurant_id
     cross join lateral (select o.starts_at > $2::timestamptz - make_interval(months => $3) as counts) recent
     left join discount_claim d on d.order_id = o.id and d.state = 'accepted'
     where o.state in ${came}
     group by r.country
     on conflict (country) do update set meals = excluded.meals, honour_meals = excluded.honour_meals,
       honour_failed = excluded.honour_failed, saved = excluded.saved, counted_at = excluded.counted_at`,
    [discountPercent, at, honourMonths],
  );
}
