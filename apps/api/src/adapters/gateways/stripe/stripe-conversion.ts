import type Stripe from 'stripe';

/** What moved, in the currency of the charge, refund or dispute that moved it; nothing where Stripe did not convert it. */
export function originalOf(
  transaction: Pick<Stripe.BalanceTransaction, 'amount' | 'currency'>,
  moved: { amount: number; currency: string },
): { original?: { amount: number; currency: string } } {
  if (transaction.currency === moved.currency) return {};
  return {
    original: { amount: Math.sign(transaction.amount) * moved.amount, currency: moved.currency.toUpperCase() },
  };
}
