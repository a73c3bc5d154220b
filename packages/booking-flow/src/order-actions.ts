import type { Order } from '@metade/contracts/orders.ts';
import type { SentBack } from '@metade/contracts/sent-back.ts';
import type { Money } from '@metade/domain/money.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';

/** What a person sees and may do with an order. The API's own list (`actions`) decides; this says what follows for a screen. */
export interface OrderActions {
  /** Finish paying, in checkout. */
  pay: boolean;
  change: boolean;
  cancel: boolean;
  dispute: boolean;
  claim: boolean;
  /** The voucher's token, to be shown. */
  voucher: string | null;
  /** Paid and confirmed, and the voucher is being made: ask again soon. */
  voucherOnItsWay: boolean;
  /** The voucher's token, to work out what the table pays. */
  bill: string | null;
  /** The voucher's token, to be carried in a wallet: it still opens a table. */
  wallet: string | null;
  /** Ways there, the calendar, how it works: the meal is ahead. */
  live: boolean;
  share: boolean;
  /** The party came, so the meal may be rated. */
  rate: boolean;
  /** The table was lost, not given up for another: other tables are offered. */
  alternatives: boolean;
}

export function orderActions(order: Pick<Order, 'state' | 'actions' | 'voucher'>): OrderActions {
  const { state, actions, voucher } = order;
  const live = isLive(order);
  const came = state === 'arrived' || state === 'completed';
  const token = voucher?.token ?? null;
  return {
    pay: actions.includes('pay'),
    change: actions.includes('change'),
    cancel: actions.includes('cancel'),
    dispute: actions.includes('dispute'),
    claim: actions.includes('claim'),
    voucher: state === 'cancelled' ? null : token,
    voucherOnItsWay: state === 'confirmed' && token === null,
    bill: state === 'confirmed' || came ? token : null,
    wallet: state === 'confirmed' ? token : null,
    live,
    share: live,
    rate: came,
    alternatives: LOST.has(state),
  };
}

const LOST = new Set<OrderState>(['declined', 'unanswered', 'cancelled', 'expired']);

/** Requested or confirmed, and the meal is still ahead. */
export function isLive({ state }: Pick<Order, 'state'>): boolean {
  return state === 'confirmed' || state === 'awaiting_restaurant';
}

/** The bookings that a device keeps readable without network: the next ones of a list that begins with the nearest. */
export function nextBookings(upcoming: readonly Order[]): Order[] {
  return upcoming.filter(isLive).slice(0, 6);
}

/** In ms; null: nothing is to come by itself. */
export function askAgainAfter(order: Pick<Order, 'state' | 'actions' | 'voucher'>): number | null {
  if (orderActions(order).voucherOnItsWay) return 2_000;
  return order.state === 'awaiting_restaurant' ? 10_000 : null;
}

/** Who ended an order, and whether nothing was charged for it. */
export function endOfOrder(order: Pick<Order, 'ended_by' | 'end_reason' | 'payment_state'>): {
  by: 'restaurant' | 'bank' | 'diner';
  uncharged: boolean;
} {
  const by =
    order.ended_by === 'restaurant' ? 'restaurant' : order.end_reason?.startsWith('payment_') ? 'bank' : 'diner';
  return { by, uncharged: order.payment_state === 'none' || order.payment_state === 'failed' };
}

/** How a state is coloured: something is awaited, all is well, it is over, or it went wrong. */
export const orderTones = {
  held: 'wait',
  awaiting_restaurant: 'wait',
  confirmed: 'ok',
  arrived: 'neutral',
  completed: 'neutral',
  expired: 'bad',
  cancelled: 'bad',
  declined: 'bad',
  unanswered: 'bad',
  no_show: 'bad',
} as const satisfies Record<OrderState, 'wait' | 'ok' | 'neutral' | 'bad'>;

/** The money of an order that went back to the card, and what the bank sent back to us of it. A booking that an older app saved tells nothing of that. */
export function moneyBack({ refunded, sent_back: sentBack = [] }: Pick<Order, 'refunded' | 'sent_back'>): {
  toCard: Money;
  sentBack: SentBack[];
} {
  const missing = sentBack.reduce((sum, { amount }) => sum + amount.amount, 0);
  return { toCard: { ...refunded, amount: refunded.amount - missing }, sentBack };
}
