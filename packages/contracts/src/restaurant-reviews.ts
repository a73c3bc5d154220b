import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { id, idParam, instant, localDate, pageNumber, text } from './fields.ts';
import { review } from './restaurants.ts';
import { reviewFilters } from './review-filters.ts';

/** A review as the restaurant sees it. */
export const restaurantReview = review
  .extend({
    private: z.boolean().meta({ description: 'Seen by the restaurant and admins alone' }),
    date: localDate.nullable().meta({ description: 'Of the meal' }),
    discount_right: z.boolean().nullable(),
    replied: instant.nullable(),
    settled: instant.nullable().meta({ description: 'When a person looked at it, and it stayed' }),
    flagged: instant.nullable().meta({ description: 'When the restaurant asked for a person to look at it' }),
  })
  .meta({ id: 'RestaurantReview' });
export type RestaurantReview = z.infer<typeof restaurantReview>;

const team = { access: { scope: 'restaurant', roles: managers } } as const;
const one = z.object({ data: restaurantReview });
const words = (min: number) => text(outerBounds('reviewTextMax').max).pipe(z.string().min(min));

export const listRestaurantReviews = endpoint({
  name: 'listRestaurantReviews',
  method: 'GET',
  path: '/host/restaurants/:id/reviews',
  summary: 'What diners wrote of the restaurant, newest first',
  ...team,
  params: idParam,
  query: z.object({
    filter: z.enum(reviewFilters).default('all'),
    page: z.coerce.number().pipe(pageNumber).default(1),
  }),
  answer: z.object({
    data: z.array(restaurantReview),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    counts: z.object({ all: z.int(), unanswered: z.int(), low: z.int(), private: z.int() }),
  }),
  refusals: [],
});

const reviewParam = z.object({ id, review: id });

export const replyToReview = endpoint({
  name: 'replyToReview',
  method: 'POST',
  path: '/host/restaurants/:id/reviews/:review/reply',
  summary: 'Answer a review, once; its writer is told',
  ...team,
  params: reviewParam,
  body: z.object({ reply: words(2) }),
  within: { reply: { max: 'reviewTextMax' } },
  answer: one,
  refusals: ['not_found', 'review_replied'],
});

export const flagReview = endpoint({
  name: 'flagReview',
  method: 'POST',
  path: '/host/restaurants/:id/reviews/:review/flag',
  summary: 'Ask for a person to look at a review, with a reason; it stays where it is',
  ...team,
  params: reviewParam,
  body: z.object({ reason: words(10) }),
  within: { reason: { max: 'reviewTextMax' } },
  answer: one,
  refusals: ['not_found', 'review_flagged'],
});
