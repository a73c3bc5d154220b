import type { Handlers } from '../../http/call.ts';
import { decideReview } from './decide-review.ts';
import { listFlaggedReviews } from './list-flagged-reviews.ts';

export const adminReviewRoutes = { listFlaggedReviews, decideReview } satisfies Partial<Handlers>;
