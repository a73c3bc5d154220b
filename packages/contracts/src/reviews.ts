import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, requiredText, text } from './fields.ts';
import { leftOut } from './restaurant-pictures.ts';
import { picture, review } from './restaurants.ts';

const place = z.object({ _id: id, slug: z.string(), company_name: z.string(), cover: picture.nullable() });

/** A review as its writer sees it. */
export const ownReview = review
  .extend({
    order: id,
    restaurant: place,
    private: z.boolean(),
    moderate: z.boolean().meta({ description: 'Waits for a person before others see it' }),
    discount_right: z.boolean().nullable().meta({ description: 'Was the 50 % applied right? Never public' }),
    editable_until: instant.nullable().meta({ description: 'Null once it can no longer be changed' }),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReview>;

/** A meal that can still be rated. */
export const mealToRate = z
  .object({ order: id, restaurant: place, date: localDate, time: localTime, until: instant })
  .meta({ id: 'MealToRate' });
export type MealToRate = z.infer<typeof mealToRate>;

const score = z.int().min(1).max(5);
const within = { comment: { min: 'reviewTextMin', max: 'reviewTextMax' } } as const;
const fields = {
  title: requiredText(120),
  comment: text(outerBounds('reviewTextMax').max).pipe(z.string().min(outerBounds('reviewTextMin').min)),
  food: score,
  service: score,
  place: score,
  value: score,
  private: z.boolean(),
  discount_right: z.boolean().nullable(),
};

export const listMealsToRate = endpoint({
  name: 'listMealsToRate',
  method: 'GET',
  path: '/orders/to-rate',
  summary: 'Meals that the caller can rate, and what he wrote of others, both newest first',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: z.object({ meals: z.array(mealToRate), reviews: z.array(ownReview) }) }),
  refusals: [],
});

export const getReview = endpoint({
  name: 'getReview',
  method: 'GET',
  path: '/restaurant/reviews/:restaurant/user/:order',
  summary: 'The caller’s own evaluation of a meal',
  access: { scope: 'account', roles: ['diner'] },
  params: z.object({ restaurant: id, order: id }),
  answer: z.object({ data: ownReview }),
  refusals: ['not_found'],
});

export const createReview = endpoint({
  name: 'createReview',
  method: 'POST',
  path: '/orders/:id/review',
  summary: 'Rate a meal that took place, once',
  access: { scope: 'order', roles: ['diner'] },
  status: 201,
  params: idParam,
  body: z.object({
    ...fields,
    private: fields.private.default(false),
    discount_right: fields.discount_right.default(null),
  }),
  within,
  answer: z.object({ data: ownReview }),
  refusals: ['not_found', 'order_state', 'review_exists', 'review_too_late'],
});

export const updateReview = endpoint({
  name: 'updateReview',
  method: 'PATCH',
  path: '/orders/:id/review',
  summary: 'Change the fields given of one’s own review, while that is allowed',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  body: z.object(fields).partial(),
  within,
  answer: z.object({ data: ownReview }),
  refusals: ['not_found', 'review_edit_over'],
});

export const uploadReviewPhotos = endpoint({
  name: 'uploadReviewPhotos',
  method: 'POST',
  path: '/orders/:id/review/photos',
  summary:
    'Add pictures to one’s own review: a form with a `file` for each, JPEG, PNG, WebP or AVIF. Good ones are kept; refused only when none is',
  access: { scope: 'order', roles: ['diner'] },
  upload: 'many',
  params: idParam,
  answer: z.object({ data: ownReview, refused: leftOut }),
  refusals: ['not_found', 'review_edit_over', 'photos_limit'],
});

export const removeReviewPhoto = endpoint({
  name: 'removeReviewPhoto',
  method: 'DELETE',
  path: '/orders/:id/review/photos/:photo',
  summary: 'Take a picture away from one’s own review',
  access: { scope: 'order', roles: ['diner'] },
  params: z.object({ id, photo: id }),
  answer: z.object({ data: ownReview }),
  refusals: ['not_found', 'review_edit_over'],
});
