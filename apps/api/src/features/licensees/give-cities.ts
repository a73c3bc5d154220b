import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/**
 * Sets a licensee's cities: new ones count from today, removed ones until yesterday. Answers their names. Throws cities_taken, naming
 * city and licensee, and licensee_other_market. Serialized across licensees.
 */
export async function giveCities(
  trx: Trx,
  { id, country }: { id: string; country: string },
  cities: readonly string[],
  today: string,
): Promise<string[]> {
  await trx.query("select pg_advisory_xact_lock(hashtextextended('licensee_city', 76204))");
  const { rows: fit } = await trx.query<{ name: string }>(
    'select name from city where id = any ($1) and country = $2 order by name',
    [cities, country],
  );
  if (fit.length !== new Set(cities).size) throw new Refused('licensee_other_market');
  const { rows: taken } = await trx.query<{ city: string; licensee: string }>(
    `select c.name as city, l.name as licensee from licensee_city t join city c on c.id = t.city_id join licensee l on l.id = t.licensee_id
     where t.city_id = any ($1) and t.licensee_id <> $2 and coalesce(t.until > $3, true) order by c.name limit 1`,
    [cities, id, today],
  );
  if (taken[0] !== undefined) throw new Refused('cities_taken', taken[0]);
  await trx.query('delete from licensee_city where licensee_id = $1 and since >= $3 and not city_id = any ($2)', [
    id,
    cities,
    today,
  ]);
  await trx.query(
    'update licensee_city set until = $3 where licensee_id = $1 and not city_id = any ($2) and coalesce(until > $3, true)',
    [id, cities, today],
  );
  await trx.query(
    `insert into licensee_city (licensee_id, city_id, since) select $1, n.city_id, $3 from unnest($2::text[]) n (city_id)
     where not exists (select 1 from licensee_city t where t.licensee_id = $1 and t.city_id = n.city_id and coalesce(t.until > $3, true))`,
    [id, cities, today],
  );
  return fit.map(({ name }) => name);
}
