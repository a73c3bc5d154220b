/** The rule behind a cancellation's refund. */
export const cancellationRules = ['not_paid', 'grace', 'withdrawal', 'early', 'late', 'same_day', 'moved'] as const;
