import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Locked = {
  id: string;
  name: string;
  country: string;
  share_percent: number | null;
  revision: number;
  ends_on: string | null;
  /** Names of its current cities. */
  cities: string[];
};

/** Locks a licence and answers it. Throws not_found. */
export async function lockLicensee(trx: Trx, id: string, today: string): Promise<Locked> {
  await trx.query('select 1 from licensee where id = $1 for no key update', [id]);
  const { rows } = await trx.query<Locked>(
    `select l.id, l.name, l.country, l.share_percent, l.revision, l.ends_on,
       coalesce((select array_agg(c.name order by c.name) from licensee_city t join city c on c.id = t.city_id where t.licensee_id = l.id and coalesce(t.until > $2, true)), '{}') as cities
     from licensee l where l.id = $1`,
    [id, today],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}
