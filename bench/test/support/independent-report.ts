import type { DateRange, Metrics } from '@metade/domain/report.ts';
import type pg from 'pg';

type Found = Metrics & { restaurant: string; cells: string };

/**
 * The figures of every restaurant counted a second time, from the tables alone: no function, index or view of the report's is
 * used, days are walked one by one, and cancellations are known by the history of their orders.
 */
export async function independentReport(pool: pg.Pool, { first, last }: DateRange): Promise<Found[]> {
  const { rows } = await pool.query<Found>(independentSql, [first, last]);
  return rows;
}

const independentSql = `
with
day as (select d::date as date from generate_series($1::date, $2::date, interval '1 day') d),
meal as (
  select s.restaurant_id, s.id, day.date, s.period, s.qtd, s.places, s.created_at, s.retired_at, r.accepted_sizes, r.paused_until,
    (day.date + case when s.time < '05:00' then 1 else 0 end + s.time::time) at time zone r.time_zone as at
  from restaurant r, table_slot s, day where s.restaurant_id = r.id and s.day = date_part('dow', day.date)
),
live as (
  select m.restaurant_id, m.date, m.period, case
    when m.places <> all (m.accepted_sizes) or m.created_at >= m.at or m.retired_at <= m.at or m.at < m.paused_until
      then (select count(*) from orders o where o.slot_id = m.id and o.date = m.date and o.state in ('held', 'awaiting_restaurant', 'confirmed', 'arrived', 'completed', 'no_show'))
    else coalesce((select greatest(d.capacity, d.booked) from slot_day d where d.slot_id = m.id and d.date = m.date), m.qtd) end as tables
  from meal m where not exists (select 1 from offered_day f where f.restaurant_id = m.restaurant_id and f.date = m.date)
),
offer as (
  select restaurant_id, date, period, tables::bigint from live
  union all select restaurant_id, date, period, tables from offered_day where date between $1 and $2
),
meals as (select * from orders where date >= $1 and date <= $2),
seated as (select * from orders where state = 'arrived' or state = 'completed'),
debut as (select restaurant_id, user_id, min(date) as first_meal from seated group by restaurant_id, user_id),
guest as (select distinct restaurant_id, user_id from seated where date >= $1 and date <= $2),
reply as (
  select m.restaurant_id, extract(epoch from b.at - a.at) / 60 as minutes,
    row_number() over (partition by m.restaurant_id order by b.at - a.at) as place, count(*) over (partition by m.restaurant_id) as of
  from meals m join order_event a on a.order_id = m.id and a.to_state = 'awaiting_restaurant'
  join order_event b on b.order_id = m.id and b.from_state = 'awaiting_restaurant' and b.actor = 'restaurant'
),
opinion as (
  select w.restaurant_id, (w.food + w.service + w.place + w.value) / 4.0 as score from review w join restaurant r on r.id = w.restaurant_id
  where (w.created_at at time zone r.time_zone)::date between $1 and $2 and w.active and not w.private and not w.moderate
),
counted as (
  select r.id as restaurant, r.ticket_avg,
    (select coalesce(sum(tables), 0) from offer where offer.restaurant_id = r.id) as offered,
    (select count(*) from meals m where m.restaurant_id = r.id and m.state not in ('held', 'expired', 'awaiting_restaurant', 'declined', 'unanswered', 'cancelled')) as sold,
    (select count(*) from seated s where s.restaurant_id = r.id and s.date between $1 and $2) as arrived,
    (select count(*) from meals m where m.restaurant_id = r.id and m.state = 'cancelled' and coalesce(m.end_rule, '') <> 'changed'
      and exists (select 1 from order_event e where e.order_id = m.id and e.to_state in ('awaiting_restaurant', 'confirmed'))) as cancelled,
    (select count(*) from meals m where m.restaurant_id = r.id and m.state = 'no_show') as "noShows",
    (select coalesce(sum(s.people), 0) from seated s where s.restaurant_id = r.id and s.date between $1 and $2) as covers,
    (select count(*) from debut d where d.restaurant_id = r.id and d.first_meal between $1 and $2) as "newDiners",
    (select count(*) from guest g where g.restaurant_id = r.id) as guests,
    (select coalesce(sum(visitors), 0) from unmet_demand u where u.restaurant_id = r.id and u.date between $1 and $2 and u.time is null) as unmet,
    (select count(*) from seated s join discount_claim c on c.order_id = s.id where s.restaurant_id = r.id and s.date between $1 and $2 and c.state = 'accepted') as claims,
    (select round(avg(minutes), 1) from reply p where p.restaurant_id = r.id and p.place in ((p.of + 1) / 2, p.of / 2 + 1)) as "responseMinutes",
    (select round(avg(score), 2) from opinion p where p.restaurant_id = r.id) as rating
  from restaurant r
)
select restaurant, offered, sold, case when offered > 0 then round(sold * 100.0 / offered, 1) end as fill, arrived, cancelled, "noShows", covers,
  "newDiners", guests - "newDiners" as "returningDiners", covers * ticket_avg as bill, round(covers * ticket_avg / 2.0) as discount, unmet,
  "responseMinutes", rating, case when arrived >= 10 then round((arrived - claims) * 100.0 / arrived, 1) end as honour,
  (select coalesce(string_agg(format('%s %s %s/%s', dow, period, sold, tables), ', ' order by dow, period), '') from (
    select dow, period, sum(sold) as sold, sum(tables) as tables from (
      select date_part('dow', date) as dow, period, tables, 0 as sold from offer where offer.restaurant_id = counted.restaurant
      union all select date_part('dow', m.date), m.period, 0, 1 from meals m where m.restaurant_id = counted.restaurant and m.state in ('confirmed', 'arrived', 'completed', 'no_show')
    ) x group by dow, period having sum(sold) + sum(tables) > 0
  ) y) as cells
from counted order by restaurant`;
