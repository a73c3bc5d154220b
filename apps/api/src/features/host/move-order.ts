import type { OrderAction } from '@metade/domain/order-life-cycle.ts';
import { transitionOf } from '@metade/domain/order-life-cycle.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import type { OrderStep, Selection } from '../orders/index.ts';
import { transitionOrder } from '../orders/index.ts';

type HostAction = Extract<
  OrderAction,
  'accept' | 'decline' | 'redeem' | 'undo_arrived' | 'mark_no_show' | 'undo_no_show'
>;

/**
 * Takes a step of a restaurant's order, as {@link transitionOrder}, and writes it to the audit log. Answers false, with nothing
 * changed, when the order is no longer in the step's source state.
 */
export async function moveOrder(
  trx: Trx,
  action: HostAction,
  {
    restaurant,
    order,
    by,
    at,
    only,
    reason,
    ...step
  }: {
    restaurant: string;
    order: string;
    by: Change['by'];
    /** Epoch ms. */
    at: number;
    set?: OrderStep['set'];
    only?: Selection;
    data?: Record<string, unknown>;
    /** Shown to the diner with the step. */
    reason?: string;
  },
): Promise<boolean> {
  const { from, to } = transitionOf(action, 'restaurant');
  const moved = await transitionOrder(trx, order, { ...step, action, as: 'restaurant', by: by?.id ?? null, at }, only);
  if (!moved) return false;
  await recordChange(trx, {
    by,
    what: `booking.${whatOf[action]}`,
    restaurant,
    subject: order,
    before: { state: from },
    after: { state: to, ...(reason === undefined ? {} : { reason }) },
  });
  return true;
}

/** Names of the webhook events. */
const whatOf = {
  accept: 'confirmed',
  decline: 'declined',
  redeem: 'arrived',
  undo_arrived: 'arrival_undone',
  mark_no_show: 'no_show',
  undo_no_show: 'no_show_undone',
} as const satisfies Record<HostAction, string>;
