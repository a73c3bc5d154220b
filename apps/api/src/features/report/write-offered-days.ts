import type { Context } from '../../context.ts';

/** How many past days are filled in after the server was off. */
const missedDaysMax = 100;

/**
 * Stores how many tables each restaurant offered on days that ended since the last run; a day ends at 05:00 of the next. A new
 * restaurant begins with yesterday: for earlier days only grid and calendar are known.
 */
export async function writeOfferedDays({ pool, now }: Pick<Context, 'pool' | 'now'>): Promise<void> {
  await pool.query(
    `insert into offered_day (restaurant_id, date, period, tables)
     select r.id, g.date, p.period, coalesce(o.tables, 0)
     from restaurant r
     cross join lateral (select ($1::timestamptz at time zone r.time_zone - interval '5 hours')::date - 1 as last) l
     cross join lateral (select max(date) as written from offered_day where restaurant_id = r.id) f
     cross join lateral (
       select n::date as date from generate_series(greatest(coalesce(f.written + 1, l.last), l.last - $2::integer), l.last, interval '1 day') n
     ) g
     cross join unnest(array['morning', 'afternoon', 'night']) p (period)
     left join lateral offered_tables(r.id, g.date, g.date) o on o.period = p.period
     where r.state in ('approved', 'paused')
     on conflict do nothing`,
    [new Date(now()).toISOString(), missedDaysMax],
  );
}
