import { toIso } from '@metade/domain/time.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { needsPerson } from './needs-person.ts';
import { editMs, readOwnReview } from './own-reviews.ts';
import { lockRating, refreshRating } from './refresh-rating.ts';

/** A flagged review stays flagged, whatever its writer changes. */
export const updateReview: Handler<'updateReview'> = async (context, { params, body, session }) => {
  const editableMs = await editMs(context);
  const now = context.now();
  return transaction(context.pool, async (trx) => {
    const found = await readOwnReview(context, trx, session.userId, params.id);
    if (now >= Date.parse(found.created) + editableMs)
      throw new Refused('review_edit_over', { hours: editableMs / 3_600_000 });
    await lockRating(trx, found.restaurant._id);
    // Read again under the lock: it may have changed in another window.
    const review = await readOwnReview(context, trx, session.userId, params.id);
    const scores = Object.fromEntries(review.rating.map(({ name, score }) => [name, score]));
    const next = { ...review, ...body };
    await trx.query(
      ...named(
        `update review set title = $title, comment = $comment, food = $food, service = $service, place = $place, value = $value, private = $private, discount_right = $discountRight,
         moderate = moderate or $hold, updated_at = $updatedAt
       where id = $id`,
        {
          id: review._id,
          title: next.title,
          comment: next.comment,
          food: body.food ?? scores.food,
          service: body.service ?? scores.service,
          place: body.place ?? scores.place,
          value: body.value ?? scores.value,
          private: next.private,
          discountRight: next.discount_right,
          hold: needsPerson(next.title, next.comment),
          updatedAt: toIso(now),
        },
      ),
    );
    await refreshRating(trx, review.restaurant._id);
    return { data: await readOwnReview(context, trx, session.userId, params.id) };
  });
};
