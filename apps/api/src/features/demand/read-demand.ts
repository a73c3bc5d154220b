import type { UnmetDemand } from '@metade/contracts/demand.ts';
import { capacityOn } from '@metade/domain/calendar.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { suggestTable } from '@metade/domain/unmet-demand.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';
import { readGrid } from '../restaurants/index.ts';
import { readOverrides } from './read-overrides.ts';

type Row = Pick<UnmetDemand, 'day' | 'visitors' | 'times'> & {
  period: Period | null;
  places: Places;
  dates: { date: string; visitors: number }[];
};

/** Unmet demand of the last weeks and of upcoming meals, the largest first. */
export async function readDemand(
  context: Context,
  restaurant: string,
): Promise<{ data: UnmetDemand[]; since: string }> {
  const { demandDays } = await context.markets.settings();
  const details = await context.pool.query<{ time_zone: string }>('select time_zone from restaurant where id = $1', [
    restaurant,
  ]);
  const zone = details.rows[0]?.time_zone;
  if (zone === undefined) throw new Refused('not_found');
  const today = localDateAt(context.now(), zone);
  const since = addDays(today, -demandDays);
  const [{ rows }, week, overrides] = await Promise.all([
    context.pool.query<Row>(demandSql, [restaurant, since, today]),
    readGrid(context.pool, restaurant),
    readOverrides(context.pool, restaurant, today),
  ]);
  return {
    data: rows.map((row) => {
      const { period, time, tables } = suggestTable(row, week);
      const slot = week.find((one) => one.day === row.day && one.time === time && one.places === row.places);
      const dates = row.dates.map((one) => ({
        ...one,
        // A closed date counts for neither: its owner closed it on purpose.
        tables: slot === undefined ? null : capacityOn(slot, one.date, overrides) || null,
      }));
      return { ...row, dates, suggestion: { period, time, tables } };
    }),
    since,
  };
}

const demandSql = `
with looked as (
  select extract(dow from date)::smallint as day, period, time, places, date, sum(visitors)::integer as visitors
  from unmet_demand where restaurant_id = $1 and date >= $2
  group by period, time, places, date
), timed as (
  select day, period, places, time, sum(visitors)::integer as visitors from looked where time is not null group by 1, 2, 3, 4
)
select l.day, l.period, l.places, sum(l.visitors)::integer as visitors,
  coalesce((select json_agg(json_build_object('time', t.time, 'visitors', t.visitors) order by t.visitors desc, t.time)
    from timed t where t.day = l.day and t.period is not distinct from l.period and t.places = l.places), '[]') as times,
  coalesce(json_agg(json_build_object('date', l.date, 'visitors', l.visitors) order by l.date) filter (where l.date >= $3::date), '[]') as dates
from looked l where l.time is null
group by l.day, l.period, l.places
order by visitors desc, l.day, l.period, l.places`;
