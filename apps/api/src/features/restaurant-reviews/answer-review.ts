import { toIso } from '@metade/domain/time.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readRestaurantReview } from './list-restaurant-reviews.ts';

export const replyToReview: Handler<'replyToReview'> = (context, { params, body, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    const review = await readRestaurantReview(trx, restaurant, params.review, true);
    if (review.reply !== null) throw new Refused('review_replied');
    await trx.query('update review set reply = $3, replied_at = $4 where id = $1 and restaurant_id = $2', [
      params.review,
      restaurant,
      body.reply,
      toIso(context.now()),
    ]);
    const by = { id: session.userId, role };
    await recordChange(trx, {
      by,
      what: 'review.replied',
      restaurant,
      subject: params.review,
      after: { reply: body.reply },
    });
    await enqueue(trx, 'send_reply_mail', { review: params.review });
    return { data: await readRestaurantReview(trx, restaurant, params.review) };
  });

export const flagReview: Handler<'flagReview'> = (context, { params, body, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    const review = await readRestaurantReview(trx, restaurant, params.review, true);
    if (review.flagged !== null) throw new Refused('review_flagged');
    await trx.query(
      'update review set attention = true, attention_reason = $3, attention_at = $4 where id = $1 and restaurant_id = $2',
      [params.review, restaurant, body.reason, toIso(context.now())],
    );
    const by = { id: session.userId, role };
    await recordChange(trx, {
      by,
      what: 'review.flagged',
      restaurant,
      subject: params.review,
      after: { reason: body.reason },
    });
    return { data: await readRestaurantReview(trx, restaurant, params.review) };
  });
