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

/** Names the time limit that the operation checks: `until` it the step may be taken, or the step is what happens `at` it. */
export type OrderDeadline =
  | 'until_hold_expiry'
  | 'at_hold_expiry'
  | 'until_confirmation_deadline'
  | 'at_confirmation_deadline'
  | 'until_change_cutoff'
  | 'until_undo_ends'
  | 'in_redeem_window'
  | 'in_no_show_window'
  | 'until_dispute_ends'
  | 'at_period_end'
  | 'until_report_closes';

export type OrderTransition = {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly OrderActor[];
  readonly action: OrderAction;
  readonly deadline: OrderDeadline | null;
  /** Who gets a message; the actor of the step sees the answer and is told only where a written trace is due. */
  readonly tells: readonly ('diner' | 'restaurant')[];
};

export type OrderAction =
  | 'request'
  | 'confirm'
  | 'leave'
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
 * The only ways between the states of an order. Server checks, SQL state lists and both interfaces are derived from it.
 * The two undo steps exist because the host's list takes a slip of the thumb back for a few seconds; a waiter's PIN on
 * the diner's phone is a redeem by the restaurant.
 */
export const orderTransitions: readonly OrderTransition[] = [
  step('held', 'awaiting_restaurant', 'request', ['diner', 'system'], 'until_hold_expiry', ['diner', 'restaurant']),
  step('held', 'confirmed', 'confirm', ['diner', 'system'], 'until_hold_expiry', ['diner', 'restaurant']),
  step('held', 'cancelled', 'leave', ['diner', 'system', 'admin'], null, []),
  step('held', 'expired', 'expire', ['system'], 'at_hold_expiry', []),
  // A payment that arrives after the hold ran out takes the table again where it is still free (decision 004).
  step('expired', 'awaiting_restaurant', 'revive', ['system'], null, ['diner', 'restaurant']),
  step('expired', 'confirmed', 'revive', ['system'], null, ['diner', 'restaurant']),
  step('awaiting_restaurant', 'confirmed', 'accept', ['restaurant', 'admin'], 'until_confirmation_deadline', ['diner']),
  step('awaiting_restaurant', 'declined', 'decline', ['restaurant', 'admin'], 'until_confirmation_deadline', ['diner']),
  step('awaiting_restaurant', 'unanswered', 'leave_unanswered', ['system'], 'at_confirmation_deadline', [
    'diner',
    'restaurant',
  ]),
  step('awaiting_restaurant', 'cancelled', 'cancel', ['diner', 'system', 'admin'], null, ['diner', 'restaurant']),
  step('confirmed', 'arrived', 'redeem', ['restaurant', 'admin'], 'in_redeem_window', ['diner']),
  // By the system when the money could not be taken after the restaurant said yes.
  step('confirmed', 'cancelled', 'cancel', ['diner', 'restaurant', 'system', 'admin'], null, ['diner', 'restaurant']),
  // Another booking of the diner's took its place, and is confirmed and paid (decision 011).
  step('confirmed', 'cancelled', 'change', ['diner', 'system'], 'until_change_cutoff', ['diner', 'restaurant']),
  step('confirmed', 'no_show', 'mark_no_show', ['restaurant', 'admin'], 'in_no_show_window', ['diner']),
  step('arrived', 'completed', 'complete', ['system'], 'at_period_end', []),
  step('arrived', 'confirmed', 'undo_arrived', ['restaurant'], 'until_undo_ends', []),
  step('no_show', 'arrived', 'uphold_dispute', ['admin'], 'until_dispute_ends', ['diner', 'restaurant']),
  step('no_show', 'confirmed', 'undo_no_show', ['restaurant'], 'until_undo_ends', []),
  // Set right afterwards by a manager or an admin, with a reason.
  step('confirmed', 'completed', 'correct', ['restaurant', 'admin'], 'until_report_closes', []),
  step('arrived', 'no_show', 'correct', ['restaurant', 'admin'], 'until_report_closes', ['diner']),
  step('completed', 'no_show', 'correct', ['restaurant', 'admin'], 'until_report_closes', ['diner']),
  step('no_show', 'arrived', 'correct', ['restaurant', 'admin'], 'until_report_closes', []),
  step('no_show', 'completed', 'correct', ['restaurant', 'admin'], 'until_report_closes', []),
];

export function canTransition(from: OrderState, to: OrderState, by: OrderActor): boolean {
  return orderTransitions.some((step) => step.from === from && step.to === to && step.by.includes(by));
}

/** The states from which an actor may bring an order to `to`: the list for `update … where state in (…)`. */
export function sourcesOf(to: OrderState, by: OrderActor): OrderState[] {
  return orderTransitions.filter((step) => step.to === to && step.by.includes(by)).map((step) => step.from);
}

/** What an actor may do with an order in a state, time limits aside. */
export function actionsFor(state: OrderState, by: OrderActor): OrderAction[] {
  const steps = orderTransitions.filter((step) => step.from === state && step.by.includes(by));
  return [...new Set(steps.map((step) => step.action))];
}

export const liveStates = ['held', 'awaiting_restaurant', 'confirmed', 'arrived'] as const satisfies OrderState[];

/** True while the order occupies a table. A hold past its expiry does not, which only its clock can tell. */
export function isLive(state: OrderState): boolean {
  return (liveStates as readonly OrderState[]).includes(state);
}

function step(
  from: OrderState,
  to: OrderState,
  action: OrderAction,
  by: readonly OrderActor[],
  deadline: OrderDeadline | null,
  tells: OrderTransition['tells'],
): OrderTransition {
  return { from, to, by, action, deadline, tells };
}
