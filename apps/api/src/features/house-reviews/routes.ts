import type { Handlers } from '../../http/call.ts';
import { flagReview, replyToReview } from './answer-review.ts';
import { listHouseReviews } from './list-house-reviews.ts';

export const houseReviewRoutes = { listHouseReviews, replyToReview, flagReview } satisfies Partial<Handlers>;
