import type { Counts, DateRange, FillCell } from '@metade/domain/report.ts';
import { came, sold } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

/** A week of a range by its Monday. */
export type WeekFigures = { date: string; offered: number; sold: number; arrived: number };

export type Figures = {
  counts: Counts;
  /** Requests that were due for an answer, and those that the restaurant answered. */
  requests: { asked: number; answered: number };
  reviews: number;
  cells: FillCell[];
  weeks: WeekFigures[];
};

type Row = Counts & { asked: number; answered: number; reviews: number; cells: FillCell[]; weeks: WeekFigures[] };

/**
 * Counts the figures of reports, live and quarterly, for each restaurant and range given, in one statement. Meals count by their
 * date, reviews by the day they were written, both by the restaurant's calendar.
 */
export async function readFigures(
  db: Queryable,
  asked: readonly (DateRange & { restaurant: string })[],
): Promise<Figures[]> {
  const { rows } = await db.query<Row>(figuresSql, [
    asked.map(({ restaurant }) => restaurant),
    asked.map(({ first }) => first),
    asked.map(({ last }) => last),
  ]);
  return rows.map(({ asked: requested, answered, reviews, cells, weeks, ...counts }) => ({
    counts,
    requests: { asked: requested, answered },
    reviews,
    cells,
    weeks,
  }));
}

/**
 * Sold: confirmed and not cancelled. Cancelled: bookings that had reached the restaurant; a replaced one is neither. A new diner's
 * first meal there lies in the range.
 */
export const figuresSql = `
with ask as materialized (
  select a.no, a.restaurant_id, a.first, a.last, r.time_zone
  from unnest($1::uuid[], $2::date[], $3::date[]) with ordinality as a (restaurant_id, first, last, no)
  join restaurant r on r.id = a.restaurant_id
)
select coalesce(p.offered, 0)::integer as offered, t.sold, t.arrived, t.cancelled, t.no_shows as "noShows", t.covers, t.claims,
  t.asked, t.answered, t.minutes as "responseMinutes", d.fresh as "newDiners", d.returning as "returningDiners",
  coalesce(u.unmet, 0)::integer as unmet, v.reviews, v.rating, coalesce(p.cells, '[]') as cells, coalesce(p.weeks, '[]') as weeks
from ask a
cross join lateral (
  select
    count(*) filter (where o.state in ${sold})::integer as sold,
    count(*) filter (where o.state in ${came})::integer as arrived,
    count(*) filter (where o.state = 'no_show')::integer as no_shows,
    count(*) filter (where o.state = 'cancelled' and (o.confirmed_at is not null or o.confirm_by is not null)
      and o.end_rule is distinct from 'changed' and o.end_reason is distinct from 'change_over')::integer as cancelled,
    coalesce(sum(o.people) filter (where o.state in ${came}), 0)::integer as covers,
    count(*) filter (where o.state in ${came} and c.order_id is not null)::integer as claims,
    count(e.asked_at)::integer as asked,
    count(e.answered_at)::integer as answered,
    round((percentile_cont(0.5) within group (order by extract(epoch from e.answered_at - e.asked_at) / 60))::numeric, 1) as minutes
  from orders o
  left join discount_claim c on c.order_id = o.id and c.state = 'accepted'
  left join lateral (
    select min(e.at) filter (where e.to_state = 'awaiting_restaurant') as asked_at,
      min(e.at) filter (where e.from_state = 'awaiting_restaurant' and e.to_state in ('confirmed', 'declined') and e.actor in ('restaurant', 'admin')) as answered_at
    from order_event e where e.order_id = o.id and o.confirm_by is not null
  ) e on true
  where o.restaurant_id = a.restaurant_id and o.date between a.first and a.last
) t
cross join lateral (
  select count(*) filter (where not b.before)::integer as fresh, count(*) filter (where b.before)::integer as returning
  from (
    select distinct o.user_id from orders o
    where o.restaurant_id = a.restaurant_id and o.date between a.first and a.last and o.state in ${came}
  ) g
  cross join lateral (
    select exists (select 1 from orders q where q.user_id = g.user_id and q.restaurant_id = a.restaurant_id
      and q.date < a.first and q.state in ${came}) as before
  ) b
) d
cross join lateral (
  select sum(visitors) as unmet from unmet_demand
  where restaurant_id = a.restaurant_id and date between a.first and a.last and time is null
) u
cross join lateral (
  select count(*)::integer as reviews, round(avg(w.average), 2) as rating from review w
  where w.restaurant_id = a.restaurant_id and w.active and not w.private and not w.moderate
    and w.created_at >= local_instant(a.first::timestamp, a.time_zone) and w.created_at < local_instant((a.last + 1)::timestamp, a.time_zone)
) v
left join lateral (
  with days as (
    select date, period, sum(offered)::integer as offered, sum(sold)::integer as sold, sum(arrived)::integer as arrived from (
      select date, period, tables as offered, 0 as sold, 0 as arrived from offered_tables(a.restaurant_id, a.first, a.last)
      union all
      select o.date, o.period, 0, 1, (o.state in ${came})::integer from orders o
      where o.restaurant_id = a.restaurant_id and o.date between a.first and a.last and o.state in ${sold}
    ) x group by date, period
  )
  select (select sum(offered) from days) as offered,
    (select json_agg(json_build_object('day', day, 'period', period, 'offered', offered, 'sold', sold) order by day, period) from (
      select extract(dow from date)::integer as day, period, sum(offered) as offered, sum(sold) as sold from days group by 1, 2
    ) c where offered > 0 or sold > 0) as cells,
    (select json_agg(json_build_object('date', monday, 'offered', offered, 'sold', sold, 'arrived', arrived) order by monday) from (
      select date_trunc('week', date::timestamp)::date as monday, sum(offered) as offered, sum(sold) as sold, sum(arrived) as arrived from days group by 1
    ) w) as weeks
) p on true
order by a.no`;
