import type { PaymentState } from './order-life-cycle.ts';

/** Amounts in minor units. `paid`: with money, without coupon and free voucher; null when nothing was asked for yet. */
export type CancelledPayment = {
  paid: number | null;
  /** To the card. */
  refund: number;
  /** As credit. */
  credit: number;
  /** Whether all that was used comes back, coupon and free voucher included. */
  whole: boolean;
};

/** The state of an order's payment once the diner has cancelled. */
export function paymentAfterCancellation({ paid, refund, credit, whole }: CancelledPayment): PaymentState {
  if (paid === null) return 'none';
  if (refund > 0) return refund + credit >= paid ? 'refunded' : 'partially_refunded';
  if (credit > 0) return 'credited';
  return whole ? 'refunded' : 'paid';
}
