import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

export type ChosenRegion = { iso: string; city: string | null; country: string };

/** The region by city id or region code. Refuses an unknown one. */
export async function findRegion(db: Queryable, text: string): Promise<ChosenRegion> {
  const { rows } = await db.query<ChosenRegion>(
    `select region_iso as iso, id as city, country from city where id = $1
     union all select iso, null, country from region where iso = $1 limit 1`,
    [text],
  );
  const region = rows[0];
  if (region === undefined) throw new Refused('invalid_fields', {}, [{ path: 'region', code: 'region_unknown' }]);
  return region;
}
