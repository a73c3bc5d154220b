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
 * Takes one step of a restaurant's order, as {@link transitionOrder} does, and writes it into the audit log. Answers false, having
 * changed nothing, when the order is no longer where the step starts.
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
    /** Told to the diner with the step. */
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

/** As the webhooks call them. */
const whatOf = {
  accept: 'confirmed',
  decline: 'declined',
  redeem: 'arrived',
  undo_arrived: 'arrival_undone',
  mark_no_show: 'no_show',
  undo_no_show: 'no_show_undone',
} as const satisfies Record<HostAction, string>;
