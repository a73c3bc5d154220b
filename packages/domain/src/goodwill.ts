import type { OrderState } from './order-life-cycle.ts';

export type GoodwillFacts = {
  readonly state: OrderState;
  /** It gave its place to another booking, which has its money. */
  readonly changed: boolean;
  /** Epoch ms: until when somebody may still be seated. */
  readonly periodEndsAt: number;
  /** Epoch ms of the arrival or the no-show, which may be taken back for a moment. */
  readonly markedAt: number | null;
  readonly undoMs: number;
  /** All in minor units. What money of any kind had paid, and no coupon or free voucher. */
  readonly paid: number;
  /** What went back so far: to cards, as credit, of an accepted claim, by an admin. */
  readonly returned: number;
  /** What cards paid and still have to get back, those of the bookings whose place it took too. */
  readonly onCards: number;
};

/**
 * How much an admin can send back to the card, in minor units. Nothing while the booking can still be cancelled by its diner
 * or its restaurant: that gives back what its rule says, and goes first.
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
