import type { Handlers } from '../../http/call.ts';
import { decideReview } from './decide-review.ts';
import { exportFlaggedReviews } from './export-flagged-reviews.ts';
import { listFlaggedReviews } from './list-flagged-reviews.ts';

export const adminReviewRoutes = { listFlaggedReviews, exportFlaggedReviews, decideReview } satisfies Partial<Handlers>;
