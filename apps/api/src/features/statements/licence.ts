import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

export type Licence = {
  id: string;
  name: string;
  country: string;
  number: number;
  currency: string;
  /** The licensee's own share, or its market's. */
  percent: number;
  /** First day of its first city. */
  since: string | null;
  /** First day without any. */
  ends_on: string | null;
  time_zone: string;
  closed: { month: string; percent: number }[];
};

type Row = Omit<Licence, 'percent'> & { own_percent: number | null };

/** The terms of a licensee's statements. lock: serializes closing. Throws not_found. */
export async function readLicence(context: Context, db: Queryable, id: string, lock = false): Promise<Licence> {
  if (lock) await db.query('select 1 from licensee where id = $1 for no key update', [id]);
  const { rows } = await db.query<Row>(
    `select l.id, l.name, l.country, l.number, m.currency, l.share_percent as own_percent, l.ends_on,
       (select min(since) from licensee_city where licensee_id = l.id) as since,
       coalesce((select c.time_zone from licensee_city t join city c on c.id = t.city_id where t.licensee_id = l.id order by t.since, c.id limit 1), 'UTC') as time_zone,
       coalesce((select json_agg(json_build_object('month', month, 'percent', share_percent) order by month) from licensee_statement where licensee_id = l.id), '[]') as closed
     from licensee l join market m on m.country = l.country where l.id = $1`,
    [id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  const { own_percent, ...licence } = rows[0];
  const { settings } = await context.markets.market(licence.country);
  return { ...licence, percent: own_percent ?? settings.licenseeFeePercent };
}

/** The names of the cities that a licensee had in a month. */
export async function citiesIn(db: Queryable, licensee: string, first: string, end: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.name from licensee_city t join city c on c.id = t.city_id
     where t.licensee_id = $1 and t.since < $3 and coalesce(t.until > $2, true) group by c.name order by min(t.since), c.name`,
    [licensee, first, end],
  );
  return rows.map(({ name }) => name);
}
