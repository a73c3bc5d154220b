export const orderStates = [
  'held',
  'awaiting_restaurant',
  'confirmed',
  'arrived',
  'completed',
  'expired',
  'cancelled',
  'declined',
  'unanswered',
  'no_show',
] as const;
export type OrderState = (typeof orderStates)[number];

export const paymentStates = [
  'none',
  'authorized',
  'paid',
  'refunded',
  'partially_refunded',
  'credited',
  'failed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export type OrderActor = 'diner' | 'restaurant' | 'system' | 'admin';

/** A time limit of a step: possible `until` it, or due `at` it. Limits that depend on settings are checked by the operation. */
export type OrderDeadline =
  | 'until_confirmation_deadline'
  | 'at_confirmation_deadline'
  | 'at_hold_expiry'
  | 'at_period_end';

export type OrderTransition = {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly OrderActor[];
  readonly action: OrderAction;
  readonly deadline: OrderDeadline | null;
};

export type OrderAction =
  | 'request'
  | 'confirm'
  | 'expire'
  | 'revive'
  | 'accept'
  | 'decline'
  | 'leave_unanswered'
  | 'cancel'
  | 'change'
  | 'redeem'
  | 'complete'
  | 'mark_no_show'
  | 'uphold_dispute'
  | 'undo_arrived'
  | 'undo_no_show'
  | 'correct';

/**
 * The only transitions between the states of an order. The statement that moves an order (`orders/transition-order.ts`), the audit
 * and the actions in each interface are derived from it. The two undo steps let the host's list revert a slip for a few seconds; a
 * waiter's PIN on the diner's phone is a redeem by the restaurant.
 */
export const orderTransitions: readonly OrderTransition[] = [
  step('held', 'awaiting_restaurant', 'request', ['diner', 'system']),
  step('held', 'confirmed', 'confirm', ['diner', 'system']),
  step('held', 'cancelled', 'cancel', ['diner', 'system', 'admin']),
  step('held', 'expired', 'expire', ['system'], 'at_hold_expiry'),
  // A payment that arrives after the hold expired takes the table again if it is still free (decision 004).
  step('expired', 'awaiting_restaurant', 'revive', ['system']),
  step('expired', 'confirmed', 'revive', ['system']),
  step('awaiting_restaurant', 'confirmed', 'accept', ['restaurant', 'admin'], 'until_confirmation_deadline'),
  step('awaiting_restaurant', 'declined', 'decline', ['restaurant', 'admin'], 'until_confirmation_deadline'),
  step('awaiting_restaurant', 'unanswered', 'leave_unanswered', ['system'], 'at_confirmation_deadline'),
  step('awaiting_restaurant', 'cancelled', 'cancel', ['diner', 'system', 'admin']),
  step('confirmed', 'arrived', 'redeem', ['restaurant', 'admin']),
  // By the system when the capture failed after the restaurant confirmed.
  step('confirmed', 'cancelled', 'cancel', ['diner', 'restaurant', 'system', 'admin']),
  // Replaced by another booking of the diner, which is confirmed and paid (decision 011).
  step('confirmed', 'cancelled', 'change', ['diner', 'system']),
  step('confirmed', 'no_show', 'mark_no_show', ['restaurant', 'admin']),
  step('arrived', 'completed', 'complete', ['system'], 'at_period_end'),
  step('arrived', 'confirmed', 'undo_arrived', ['restaurant']),
  step('no_show', 'arrived', 'uphold_dispute', ['admin']),
  step('no_show', 'confirmed', 'undo_no_show', ['restaurant']),
  // Corrected afterwards by a manager or an admin, with a reason.
  step('confirmed', 'completed', 'correct', ['restaurant', 'admin']),
  step('arrived', 'no_show', 'correct', ['restaurant', 'admin']),
  step('completed', 'no_show', 'correct', ['restaurant', 'admin']),
  step('no_show', 'arrived', 'correct', ['restaurant', 'admin']),
  step('no_show', 'completed', 'correct', ['restaurant', 'admin']),
];

/**
 * The one transition of an action by an actor; from and to distinguish those of one name. Throws when there is none, or several.
 */
export function transitionOf(
  action: OrderAction,
  by: OrderActor,
  { from, to }: { from?: OrderState | undefined; to?: OrderState | undefined } = {},
): OrderTransition {
  const [found, ...others] = orderTransitions.filter(
    (one) =>
      one.action === action && one.by.includes(by) && (from ?? one.from) === one.from && (to ?? one.to) === one.to,
  );
  if (found === undefined || others.length > 0)
    throw new Error(`The life-cycle has no one step ${action} by ${by} from ${from ?? 'any'} to ${to ?? 'any'}`);
  return found;
}

/** The states from which an actor can bring an order to `to`. */
export function sourcesOf(to: OrderState, by: OrderActor): OrderState[] {
  return orderTransitions.filter((step) => step.to === to && step.by.includes(by)).map((step) => step.from);
}

/** An actor's actions on an order in a state, time limits aside. */
export function actionsFor(state: OrderState, by: OrderActor): OrderAction[] {
  const steps = orderTransitions.filter((step) => step.from === state && step.by.includes(by));
  return [...new Set(steps.map((step) => step.action))];
}

/**
 * Groups of states. live: occupies a table that is still ahead or in use. active: the same without holds. keeps_table: counts in
 * its slot. to_come: the party is expected. booked: requested or more, and not ended. sold: the restaurant has confirmed. came: the
 * party arrived. not_booked: only ever held. ended: gave its table back.
 */
type StateGroup = 'live' | 'active' | 'keeps_table' | 'to_come' | 'booked' | 'sold' | 'came' | 'not_booked' | 'ended';

const groupsOf: Record<OrderState, readonly StateGroup[]> = {
  held: ['live', 'keeps_table', 'not_booked'],
  awaiting_restaurant: ['live', 'active', 'keeps_table', 'booked', 'to_come'],
  confirmed: ['live', 'active', 'keeps_table', 'booked', 'sold', 'to_come'],
  arrived: ['live', 'active', 'keeps_table', 'booked', 'sold', 'came'],
  completed: ['keeps_table', 'booked', 'sold', 'came'],
  no_show: ['keeps_table', 'booked', 'sold'],
  expired: ['ended', 'not_booked'],
  cancelled: ['ended'],
  declined: ['ended'],
  unanswered: ['ended'],
};

export function statesIn(group: StateGroup): OrderState[] {
  return orderStates.filter((state) => groupsOf[state].includes(group));
}

function step(
  from: OrderState,
  to: OrderState,
  action: OrderAction,
  by: readonly OrderActor[],
  deadline: OrderDeadline | null = null,
): OrderTransition {
  return { from, to, by, action, deadline };
}
