/** Why a cancellation gives back what it does. */
export const cancellationRules = ['not_paid', 'grace', 'withdrawal', 'early', 'late', 'same_day', 'moved'] as const;
