import { toIso } from '@metade/domain/time.ts';
import type { ReviewPhoto } from '../restaurants/index.ts';
import { transaction } from '../../db/transaction.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { takePhotos, tooManyPhotos } from '../restaurant-pictures/index.ts';
import { editMs, readOwnReview } from './own-reviews.ts';

/** Adds photos to a review while it can be changed; a broken one does not affect the others. */
export const uploadReviewPhotos: Handler<'uploadReviewPhotos'> = async (
  context,
  { params, request, session, locale },
) => {
  const { reviewPhotosMax: max } = await context.markets.settings();
  const own = { user: session.userId, order: params.id };
  const first = await transaction(context.pool, (trx) => lockOwnPhotos(context, trx, own));
  const form = { request, locale, userId: session.userId };
  const room = { kind: 'meal' as const, count: first.photos.length, max };
  const refused = await takePhotos(context, form, first.restaurant_id, room, ({ id, src, preview }) =>
    transaction(context.pool, async (trx) => {
      const { photos } = await lockOwnPhotos(context, trx, own);
      if (photos.length >= max) throw tooManyPhotos(max);
      await writePhotos(context, trx, own.order, [...photos, { id, src, preview }]);
      await enqueue(trx, 'encode_picture', { picture: id });
      return photos.length + 1;
    }),
  );
  return { data: await readOwnReview(context, context.pool, session.userId, params.id), refused };
};

/** The clean-up deletes the file when nothing refers to it. */
export const removeReviewPhoto: Handler<'removeReviewPhoto'> = async (context, { params, session }) =>
  transaction(context.pool, async (trx) => {
    const { photos } = await lockOwnPhotos(context, trx, { user: session.userId, order: params.id });
    const after = photos.filter(({ id }) => id !== params.photo);
    if (after.length === photos.length) throw new Refused('not_found');
    await writePhotos(context, trx, params.id, after);
    return { data: await readOwnReview(context, trx, session.userId, params.id) };
  });

/** Locks a diner's review until the transaction ends. Throws not_found, review_edit_over. */
async function lockOwnPhotos(
  context: Context,
  trx: Trx,
  { user, order }: { user: string; order: string },
): Promise<{ restaurant_id: string; photos: ReviewPhoto[] }> {
  const { rows } = await trx.query<{ restaurant_id: string; photos: ReviewPhoto[]; created_at: string }>(
    'select restaurant_id, photos, created_at from review where order_id = $1 and user_id = $2 and active for no key update',
    [order, user],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const editableMs = await editMs(context);
  if (context.now() >= Date.parse(row.created_at) + editableMs)
    throw new Refused('review_edit_over', { hours: editableMs / 3_600_000 });
  return row;
}

/** Counts as a change of the review, which a moderator must see. */
async function writePhotos(context: Context, trx: Trx, order: string, photos: ReviewPhoto[]): Promise<void> {
  await trx.query('update review set photos = $2, updated_at = $3 where order_id = $1', [
    order,
    JSON.stringify(photos),
    toIso(context.now()),
  ]);
}
