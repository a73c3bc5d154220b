import type { getTerritoryRestaurant as contract } from '@metade/contracts/territory.ts';
import { toIso } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { z } from 'zod';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { Refused } from '../../refused.ts';

type Shown = z.input<typeof contract.answer>['data'];

export const listTerritoryRestaurants: Handler<'listTerritoryRestaurants'> = async (context, { licensee }) => {
  const { rows } = await context.pool.query<Shown>(territorySql, [licensee, toIso(context.now()).slice(0, 10)]);
  return { data: rows };
};

export const exportTerritoryRestaurants: Handler<'exportTerritoryRestaurants'> = async (context, call) => {
  const { licensee, desk, admin, lists } = panelWords(call.locale);
  const { columns, files } = lists;
  await sendCsv<Shown>(
    context,
    call.reply,
    files.restaurants,
    [
      [columns.restaurant, (row) => row.company_name],
      [columns.state, (row) => licensee.restaurants.states[row.state]],
      [desk.shown, (row) => (row.state === 'approved' && row.show ? admin.yes : admin.no)],
      [columns.city, (row) => row.city],
      [lists.licence.district, (row) => row.district],
      [lists.licence.average, (row) => row.rating.average],
      [lists.licence.reviews, (row) => row.rating.count],
      [lists.licence.submitted, (row) => row.submitted],
      [lists.licence.preapproved, (row) => row.preapproved],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<Shown>(territorySql, [call.licensee, toIso(context.now()).slice(0, 10)]),
  );
};

export const getTerritoryRestaurant: Handler<'getTerritoryRestaurant'> = async (context, { params }) => ({
  data: await readTerritoryRestaurant(context.pool, params.id),
});

/** A restaurant as its licensee sees it. Throws not_found. */
export async function readTerritoryRestaurant(db: Queryable, id: string): Promise<Shown> {
  const { rows } = await db.query<Shown>(`${shown} where r.id = $1`, [id]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

const shown = `
  select r.id as _id, r.slug, r.company_name, c.name as city, r.district, r.state, r.show, r.submitted_at as submitted,
    (select given_at from restaurant_preapproval p where p.restaurant_id = r.id) as preapproved,
    case when r.latitude is not null then json_build_object('latitude', r.latitude, 'longitude', r.longitude) end as location,
    json_build_object('average', r.rating_average, 'count', r.rating_count) as rating
  from restaurant r join city c on c.id = r.city_id`;

const territorySql = `
  ${shown} join licensee_city t on t.city_id = r.city_id
  where t.licensee_id = $1 and t.since <= $2 and coalesce(t.until > $2, true) and r.state not in ('draft', 'rejected')
  order by r.state <> 'submitted', search_normal(r.company_name), r.id`;
