import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import { came } from '../../db/order-states.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { marketOfOrder } from '../orders/index.ts';
import { enqueueReviewPoints } from '../rewards/index.ts';
import { needsPerson } from './needs-person.ts';
import { readOwnReview } from './own-reviews.ts';
import { lockRating, refreshRating } from './refresh-rating.ts';

export const createReview: Handler<'createReview'> = async (context, { params, body, session, locale }) => {
  const settings = await context.markets.settings();
  const now = context.now();
  return transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ restaurant_id: string; ate_at: string | null; author: string }>(
      `select o.restaurant_id, u.first_name || ' ' || u.last_name as author,
         case when o.state in ${came} then coalesce(o.arrived_at, o.starts_at) end as ate_at
       from orders o join app_user u on u.id = o.user_id where o.id = $1 and o.user_id = $2`,
      [params.id, session.userId],
    );
    const order = rows[0];
    if (order === undefined) throw new Refused('not_found');
    if (order.ate_at === null) throw new Refused('order_state');
    const { reviewDays } = (await marketOfOrder(context, trx, params.id)).settings;
    if (now >= Date.parse(order.ate_at) + reviewDays * 86_400_000)
      throw new Refused('review_too_late', { days: reviewDays });
    await lockRating(trx, order.restaurant_id);
    const { rowCount } = await trx.query(
      ...named(
        `insert into review (id, restaurant_id, user_id, order_id, author, title, comment, food, service, place, value, private, moderate,
         discount_right, locale, created_at)
       values ($id, $restaurantId, $userId, $orderId, $author, $title, $comment, $food, $service, $place, $value, $private, $moderate, $discountRight, $locale, $createdAt) on conflict (order_id) do nothing`,
        {
          id: uuidv7(),
          restaurantId: order.restaurant_id,
          userId: session.userId,
          orderId: params.id,
          author: order.author,
          title: body.title,
          comment: body.comment,
          food: body.food,
          service: body.service,
          place: body.place,
          value: body.value,
          private: body.private,
          moderate: needsPerson(body.title, body.comment),
          discountRight: body.discount_right,
          locale,
          createdAt: toIso(now),
        },
      ),
    );
    if (rowCount === 0) throw new Refused('review_exists');
    await refreshRating(trx, order.restaurant_id);
    await enqueueReviewPoints(trx, params.id, Date.parse(order.ate_at), settings);
    return { data: await readOwnReview(context, trx, session.userId, params.id) };
  });
};
