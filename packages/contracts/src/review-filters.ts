/** What a restaurant may narrow its reviews to. */
export const reviewFilters = ['all', 'unanswered', 'low', 'private'] as const;
