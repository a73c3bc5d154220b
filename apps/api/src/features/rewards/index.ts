export { creditMeal, creditReview, enqueueMealPoints, enqueueReviewPoints } from './credit-meal.ts';
export { expirePoints, expiringOn, warnOfExpiry } from './expire-points.ts';
export { heldRewards } from './held-rewards.ts';
export { inviterOfNewcomer } from './invitations.ts';
export { usableRewards } from './usable-rewards.ts';
