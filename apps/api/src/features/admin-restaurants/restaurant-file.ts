import type { adminRestaurant } from '@metade/contracts/admin-restaurants.ts';
import type { z } from 'zod';
import { notBooked, toCome } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

type RestaurantFile = z.input<typeof adminRestaurant>;

export const getRestaurantFile: Handler<'getRestaurantFile'> = async (context, { params }) => ({
  data: await readRestaurantFile(context.pool, params.id, context.now()),
});

/** A restaurant in any state as admins see it. Throws not_found. */
export async function readRestaurantFile(db: Queryable, id: string, now: number): Promise<RestaurantFile> {
  const { rows } = await db.query<RestaurantFile>(
    `select r.id as _id, r.slug, r.company_name, c.name as city, r.country, r.state, r.show, r.paused_until, r.revision, r.phone, r.website,
       concat_ws(', ', nullif(trim(r.street || ' ' || r.number), ''), nullif(r.district, ''), nullif(trim(r.zip || ' ' || coalesce(c.name, '')), '')) as address,
       r.time_zone, r.confirmation_mode, json_build_object('average', r.rating_average, 'count', r.rating_count) as rating, r.honour_rate,
       r.created_at as created,
       case when u.id is not null then json_build_object('_id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email) end as owner,
       (select coalesce(json_agg(json_build_object('_id', m.id, 'name', trim(m.first_name || ' ' || m.last_name), 'email', m.email, 'role', t.role)
          order by array_position(array['owner', 'manager', 'host'], t.role), m.email), '[]')
        from team_member t join app_user m on m.id = t.user_id where t.restaurant_id = r.id) as team,
       (select coalesce(json_agg(json_build_object('slug', k.slug, 'names', k.names, 'chosen', k.slug = any (r.collections)) order by k.position, k.slug), '[]')
        from collection k) as collections,
       (select json_build_object('all', count(*) filter (where o.state not in ${notBooked}),
          'ahead', count(*) filter (where o.state in ${toCome} and o.starts_at > $2),
          'no_shows', count(*) filter (where o.state = 'no_show'))
        from orders o where o.restaurant_id = r.id) as bookings
     from restaurant r left join city c on c.id = r.city_id left join app_user u on u.id = r.owner_id where r.id = $1`,
    [id, new Date(now).toISOString()],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}
