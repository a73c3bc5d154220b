import type { RestaurantReview } from '@metade/contracts/restaurant-reviews.ts';
import type { reviewFilters } from '@metade/contracts/review-filters.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { ReviewRow } from '../restaurants/index.ts';
import { reviewView } from '../restaurants/index.ts';
import { paged } from '../../http/paged.ts';

type Row = ReviewRow & {
  private: boolean;
  date: string | null;
  discount_right: boolean | null;
  replied_at: string | null;
  attention_at: string | null;
  settled_at: string | null;
};

const columns = `v.id, v.author, v.title, v.comment, v.food, v.service, v.place, v.value, v.average, v.reply, v.photos, v.locale, v.created_at, v.private, o.date,
  v.discount_right, v.replied_at, v.attention_at, case when not v.attention then v.decided_at end as settled_at`;
// Flagged reviews are hidden from the restaurant too.
const ofRestaurant = 'v.restaurant_id = $1 and v.active and not v.moderate';
const perPage = 20;

export const listRestaurantReviews: Handler<'listRestaurantReviews'> = async (context, { restaurant, query }) => {
  const { reviewLowBelow } = await context.markets.settings();
  const [{ rows: counts }, { rows }] = await Promise.all([
    context.pool.query<Record<(typeof reviewFilters)[number], number>>(
      `select count(*)::integer as "all", count(*) filter (where v.reply is null)::integer as unanswered,
         count(*) filter (where v.average < $2)::integer as low, count(*) filter (where v.private)::integer as private
       from review v where ${ofRestaurant}`,
      [restaurant, reviewLowBelow],
    ),
    context.pool.query<Row>(
      `select ${columns} from review v left join orders o on o.id = v.order_id
       where ${ofRestaurant} and case $2 when 'unanswered' then v.reply is null when 'low' then v.average < $3 when 'private' then v.private else true end
       order by v.created_at desc, v.id desc limit $4 offset $5`,
      [restaurant, query.filter, reviewLowBelow, perPage, (query.page - 1) * perPage],
    ),
  ]);
  const all = counts[0] ?? { all: 0, unanswered: 0, low: 0, private: 0 };
  const total = all[query.filter];
  return { ...paged(rows.map(restaurantView), query.page, total, perPage), counts: all };
};

/** A review of a restaurant; others are not found. lock: locks it until the transaction ends. */
export async function readRestaurantReview(
  db: Queryable,
  restaurant: string,
  review: string,
  lock = false,
): Promise<RestaurantReview> {
  const { rows } = await db.query<Row>(
    `select ${columns} from review v left join orders o on o.id = v.order_id
     where ${ofRestaurant} and v.id = $2 ${lock ? 'for no key update of v' : ''}`,
    [restaurant, review],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return restaurantView(rows[0]);
}

function restaurantView(row: Row): RestaurantReview {
  const instant = (at: string | null) => (at === null ? null : toIso(Date.parse(at)));
  return {
    ...reviewView(row),
    private: row.private,
    date: row.date,
    discount_right: row.discount_right,
    replied: instant(row.replied_at),
    settled: instant(row.settled_at),
    flagged: instant(row.attention_at),
  };
}
