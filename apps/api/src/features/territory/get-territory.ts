import type { getTerritory as contract } from '@metade/contracts/territory.ts';
import { toIso } from '@metade/domain/time.ts';
import type { z } from 'zod';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

type Territory = z.input<typeof contract.answer>['data'];
type Row = Omit<Territory, 'share_percent'> & { own_percent: number | null };

export const getTerritory: Handler<'getTerritory'> = async (context, { licensee }) => {
  const { rows } = await context.pool.query<Row>(
    `select l.id as _id, l.name, l.country, m.currency, l.share_percent as own_percent, coalesce((
       select json_agg(json_build_object('_id', c.id, 'name', c.name, 'latitude', c.latitude, 'longitude', c.longitude, 'restaurants',
         (select count(*) from restaurant r where r.city_id = c.id and r.state = 'approved' and r.show)) order by t.since, c.name)
       from licensee_city t join city c on c.id = t.city_id
       where t.licensee_id = l.id and t.since <= $2 and coalesce(t.until > $2, true)), '[]') as cities
     from licensee l join market m on m.country = l.country where l.id = $1`,
    [licensee, toIso(context.now()).slice(0, 10)],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  const { own_percent, ...territory } = rows[0];
  const { settings } = await context.markets.market(territory.country);
  return { data: { ...territory, share_percent: own_percent ?? settings.licenseeFeePercent } };
};
