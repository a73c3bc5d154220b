import type { listTerritoryDemand as contract } from '@metade/contracts/territory.ts';
import { addDays, toIso } from '@metade/domain/time.ts';
import type { z } from 'zod';
import type { Handler } from '../../http/call.ts';

type Found = z.input<typeof contract.answer>['data'][number];

const days = 7;

export const listTerritoryDemand: Handler<'listTerritoryDemand'> = async (context, { licensee }) => {
  const today = toIso(context.now()).slice(0, 10);
  const { rows } = await context.pool.query<Found>(demandSql, [licensee, today, addDays(today, -days)]);
  return { data: rows };
};

const demandSql = `
with looked as (
  select r.city_id, extract(dow from u.date)::integer as day, u.period, u.places, sum(u.visitors)::integer as visitors
  from unmet_demand u join restaurant r on r.id = u.restaurant_id join licensee_city t on t.city_id = r.city_id
  where t.licensee_id = $1 and t.since <= $2 and coalesce(t.until > $2, true) and u.looked_on > $3 and u.time is null
  group by r.city_id, extract(dow from u.date), u.period, u.places
)
select c.id as city, c.name, (coalesce((select sum(visitors) from looked l where l.city_id = c.id), 0)
    + coalesce((select sum(visitors) from city_demand d where d.city_id = c.id and d.looked_on > $3), 0))::integer as visitors,
  (select json_build_object('day', l.day, 'period', l.period, 'places', l.places) from looked l where l.city_id = c.id
   order by l.visitors desc, l.day, l.places limit 1) as most
from licensee_city t join city c on c.id = t.city_id where t.licensee_id = $1 and t.since <= $2 and coalesce(t.until > $2, true)
order by visitors desc, c.name`;
