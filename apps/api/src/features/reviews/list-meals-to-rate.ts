import type { MealToRate } from '@metade/contracts/reviews.ts';
import { toIso } from '@metade/domain/time.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import { keptOf } from '../../db/kept-rules.ts';
import { came } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';
import { readOwnReviews } from './own-reviews.ts';

export const listMealsToRate: Handler<'listMealsToRate'> = async (context, { session }) => {
  const { reviewDays } = await context.markets.settings();
  const [{ rows }, reviews] = await Promise.all([
    context.pool.query<Row>(
      `select o.id, o.date, o.time, ${until} as until, r.id as restaurant_id, r.slug, r.company_name, r.photos
       from orders o join restaurant r on r.id = o.restaurant_id
       where o.user_id = $1 and o.state in ${came} and ${until} > $2
         and not exists (select 1 from review v where v.order_id = o.id)
       order by o.starts_at desc, o.id limit 100`,
      [session.userId, toIso(context.now()), reviewDays],
    ),
    readOwnReviews(context, session.userId),
  ]);
  return { data: { meals: rows.map(mealView), reviews } };
};

const until = `coalesce(o.arrived_at, o.starts_at) + coalesce(${keptOf('reviewDays')}, $3) * interval '1 day'`;

type Row = {
  id: string;
  date: string;
  time: string;
  until: string;
  restaurant_id: string;
  slug: string;
  company_name: string;
  photos: { kind: string; src: string; alt: string }[];
};

function mealView(row: Row): MealToRate {
  return {
    order: row.id,
    restaurant: {
      _id: row.restaurant_id,
      slug: row.slug,
      company_name: row.company_name,
      cover: pictureOf(row.photos, 'cover'),
    },
    date: row.date,
    time: row.time,
    until: toIso(Date.parse(row.until)),
  };
}
