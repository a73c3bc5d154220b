/**
 * What is done about a refund that the bank sent back. retried: sent to the card again. credited: given as credit. transferred: paid to a
 * bank account, outside of the gateway.
 */
export const failedRefundDecisions = ['retried', 'credited', 'transferred'] as const;
export type FailedRefundDecision = (typeof failedRefundDecisions)[number];

export type FailedRefundFacts = {
  /** The money is owed: nothing was decided, and nothing else has given it back. */
  owed: boolean;
  /** A bank decides a dispute of the same payment, and may give the money back itself. */
  disputed: boolean;
  /** Whoever paid still has an account. */
  hasAccount: boolean;
};

/** What can be decided, once. */
export function openRefundDecisions({ owed, disputed, hasAccount }: FailedRefundFacts): FailedRefundDecision[] {
  if (!owed || disputed) return [];
  return failedRefundDecisions.filter((decision) => decision !== 'credited' || hasAccount);
}
