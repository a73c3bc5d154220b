import { toIso } from '@metade/domain/time.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { acceptComment } from './accept-comment.ts';
import { needsPerson } from './needs-person.ts';
import { editMs, readOwnReview } from './own-reviews.ts';
import { lockRating, refreshRating } from './refresh-rating.ts';

/** A review that waits for a person goes on waiting, whatever its writer changes. */
export const updateReview: Handler<'updateReview'> = async (context, { params, body, session }) => {
  const editableMs = await editMs(context);
  if (body.comment !== undefined) acceptComment(body.comment, await context.markets.settings());
  const now = context.now();
  return transaction(context.pool, async (trx) => {
    const found = await readOwnReview(context, trx, session.userId, params.id);
    if (now >= Date.parse(found.created) + editableMs)
      throw new Refused('review_edit_over', { hours: editableMs / 3_600_000 });
    await lockRating(trx, found.restaurant._id);
    // Read again behind the lock: two windows may be changing it.
    const review = await readOwnReview(context, trx, session.userId, params.id);
    const scores = Object.fromEntries(review.rating.map(({ name, score }) => [name, score]));
    const next = { ...review, ...body };
    await trx.query(
      `update review set title = $2, comment = $3, food = $4, service = $5, place = $6, value = $7, private = $8, discount_right = $9,
         moderate = moderate or $10, updated_at = $11
       where id = $1`,
      [
        review._id,
        next.title,
        next.comment,
        body.food ?? scores.food,
        body.service ?? scores.service,
        body.place ?? scores.place,
        body.value ?? scores.value,
        next.private,
        next.discount_right,
        needsPerson(next.title, next.comment),
        toIso(now),
      ],
    );
    await refreshRating(trx, review.restaurant._id);
    return { data: await readOwnReview(context, trx, session.userId, params.id) };
  });
};
