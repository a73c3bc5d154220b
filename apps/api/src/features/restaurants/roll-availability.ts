import type { Context } from '../../context.ts';

// The days stay locked while they are counted, and bookings of them wait.
const batch = 500;

/** Moves every restaurant's horizon on: deletes past days and adds missing ones. Existing days stay untouched. */
export async function rollAvailability({ pool }: Pick<Context, 'pool'>): Promise<void> {
  await pool.query('delete from availability_day where date < current_date - 1');
  await pool.query('delete from place_day where date < current_date - 1');
  const { rows } = await pool.query<{ date: string; ids: string[] }>(missingDaysSql);
  for (const { date, ids } of rows) {
    for (let first = 0; first < ids.length; first += batch) {
      await pool.query('select refresh_availability($1::uuid[], $2, $2)', [ids.slice(first, first + batch), date]);
    }
  }
}

// Days of each restaurant as a list, compared as a whole: each table is read once and in order, however many there are.
const missingDaysSql = `
select d.date, array_agg(r.id order by r.id) as ids
from restaurant r
join (select restaurant_id, bit_or(1 << day) as days from table_slot where retired_at is null group by restaurant_id) s on s.restaurant_id = r.id
left join (select restaurant_id, array_agg(date order by date) as dates from availability_day where date >= current_date - 1 group by restaurant_id) a on a.restaurant_id = r.id
cross join lateral (
  select array(select current_date + n from generate_series(-1, r.horizon_days + 1) n where s.days >> extract(dow from current_date + n)::integer & 1 = 1) as dates
) e
cross join lateral unnest(e.dates) as d (date)
where r.state = 'approved' and r.show and e.dates is distinct from a.dates and (a.dates is null or d.date <> all (a.dates))
group by d.date order by d.date`;
