import type { Handlers } from '../../http/call.ts';
import { flagReview, replyToReview } from './answer-review.ts';
import { listRestaurantReviews } from './list-restaurant-reviews.ts';

export const restaurantReviewRoutes = { listRestaurantReviews, replyToReview, flagReview } satisfies Partial<Handlers>;
