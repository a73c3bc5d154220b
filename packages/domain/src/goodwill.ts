import type { OrderState } from './order-life-cycle.ts';

export type GoodwillFacts = {
  readonly state: OrderState;
  /** It was replaced by another booking, which has its money. */
  readonly changed: boolean;
  /** Epoch ms until which the party can still be seated. */
  readonly periodEndsAt: number;
  /** Epoch ms of the arrival or no-show, which can be undone for a moment. */
  readonly markedAt: number | null;
  readonly undoMs: number;
  /** All in minor units. Paid with money of any kind, not by coupon or free voucher. */
  readonly paid: number;
  /** Returned so far: to cards, as credit, for an accepted claim, by an admin. */
  readonly returned: number;
  /** Charged to cards and not refunded, including those of replaced bookings. */
  readonly onCards: number;
};

/**
 * How much an admin can refund to the card, in minor units. Zero while diner or restaurant can still cancel the booking: its own
 * rule goes first.
 */
export function goodwillLeft(facts: GoodwillFacts, now: number): number {
  if (facts.changed || !isOver(facts, now)) return 0;
  return Math.max(0, Math.min(facts.onCards, facts.paid - facts.returned));
}

function isOver({ state, periodEndsAt, markedAt, undoMs }: GoodwillFacts, now: number): boolean {
  switch (state) {
    case 'held':
    case 'awaiting_restaurant':
      return false;
    case 'confirmed':
      return now >= periodEndsAt;
    case 'arrived':
    case 'no_show':
      return markedAt !== null && now >= markedAt + undoMs;
    case 'completed':
    case 'expired':
    case 'cancelled':
    case 'declined':
    case 'unanswered':
      return true;
  }
}
