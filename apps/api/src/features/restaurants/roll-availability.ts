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

const missingDaysSql = `
select d.date, array_agg(r.id order by r.id) as ids
from restaurant r
cross join lateral (select distinct day from table_slot where restaurant_id = r.id and retired_at is null) w
cross join lateral (
  select current_date + n as date from generate_series(-1, r.horizon_days + 1) n where extract(dow from current_date + n)::smallint = w.day
) d
where r.state = 'approved' and r.show
  and not exists (select 1 from availability_day a where a.restaurant_id = r.id and a.date = d.date)
group by d.date order by d.date`;
