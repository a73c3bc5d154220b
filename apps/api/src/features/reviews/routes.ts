import type { Handlers } from '../../http/call.ts';
import { createReview } from './create-review.ts';
import { listMealsToRate } from './list-meals-to-rate.ts';
import { readOwnReview } from './own-reviews.ts';
import { removeReviewPhoto, uploadReviewPhotos } from './review-photos.ts';
import { updateReview } from './update-review.ts';

export const reviewRoutes = {
  listMealsToRate,
  createReview,
  updateReview,
  uploadReviewPhotos,
  removeReviewPhoto,
  getReview: async (context, { params, session }) => ({
    data: await readOwnReview(context, context.pool, session.userId, params.order, params.restaurant),
  }),
} satisfies Partial<Handlers>;
