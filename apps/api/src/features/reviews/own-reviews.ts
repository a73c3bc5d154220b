import type { OwnReview } from '@metade/contracts/reviews.ts';
import { toIso } from '@metade/domain/time.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { ReviewRow } from '../restaurants/index.ts';
import { reviewView } from '../restaurants/index.ts';

/** A diner's review of an order (of a restaurant); others are not found. */
export async function readOwnReview(
  context: Context,
  db: Queryable,
  userId: string,
  orderId: string,
  restaurantId: string | null = null,
): Promise<OwnReview> {
  const { rows } = await db.query<Row>(
    `${reviewSql} and v.order_id = $2 and ($3::uuid is null or v.restaurant_id = $3)`,
    [userId, orderId, restaurantId],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return ownView(rows[0], await editMs(context), context.now());
}

/** A diner's latest reviews. */
export async function readOwnReviews(context: Context, userId: string): Promise<OwnReview[]> {
  const { rows } = await context.pool.query<Row>(`${reviewSql} order by v.created_at desc, v.id desc limit 100`, [
    userId,
  ]);
  const ms = await editMs(context);
  return rows.map((row) => ownView(row, ms, context.now()));
}

/** How long a review can be changed, in ms. */
export async function editMs(context: Context): Promise<number> {
  return (await context.markets.settings()).reviewEditHours * 3_600_000;
}

type Row = ReviewRow & {
  order_id: string;
  private: boolean;
  moderate: boolean;
  discount_right: boolean | null;
  restaurant_id: string;
  slug: string;
  company_name: string;
  restaurant_photos: { kind: string; src: string; alt: string }[];
};

const reviewSql = `
select v.id, v.author, v.title, v.comment, v.food, v.service, v.place, v.value, v.average, v.reply, v.photos, v.locale, v.created_at, v.order_id, v.private,
  v.moderate, v.discount_right, v.restaurant_id, r.slug, r.company_name, r.photos as restaurant_photos
from review v join restaurant r on r.id = v.restaurant_id
where v.user_id = $1 and v.order_id is not null and v.active`;

function ownView(row: Row, editableMs: number, now: number): OwnReview {
  const until = Date.parse(row.created_at) + editableMs;
  return {
    ...reviewView(row),
    order: row.order_id,
    restaurant: {
      _id: row.restaurant_id,
      slug: row.slug,
      company_name: row.company_name,
      cover: pictureOf(row.restaurant_photos, 'cover'),
    },
    private: row.private,
    moderate: row.moderate,
    discount_right: row.discount_right,
    editable_until: until > now ? toIso(until) : null,
  };
}
