/** A restaurant's filters of its reviews. */
export const reviewFilters = ['all', 'unanswered', 'low', 'private'] as const;
