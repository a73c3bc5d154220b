import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { isUuid } from './find-public.ts';
import { readGrid } from './read-grid.ts';
import { readReviews } from './read-reviews.ts';
import type { RestaurantRow } from './restaurant-view.ts';
import { restaurantColumns, restaurantView } from './restaurant-view.ts';

/** One public restaurant with its week, menu, prices and newest reviews. */
export const getRestaurant: Handler<'getRestaurant'> = async (context, { params }) => {
  const { rows } = await context.pool.query<RestaurantRow>(
    `select ${restaurantColumns} from restaurant r join city c on c.id = r.city_id join region g on g.iso = c.region_iso join market m on m.country = r.country and m.shown
     where ${isUuid(params.id) ? 'r.id' : 'r.slug'} = $1 and r.state = 'approved' and r.show`,
    [params.id],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const [market, grid, { reviews }] = await Promise.all([
    context.markets.market(row.country),
    readGrid(context.pool, row.id),
    readReviews(context.pool, row.id, 1),
  ]);
  return { data: restaurantView(row, market, grid, reviews, context.now()) };
};
