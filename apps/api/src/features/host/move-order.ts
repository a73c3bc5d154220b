import type { OrderAction } from '@metade/domain/order-life-cycle.ts';
import { orderTransitions } from '@metade/domain/order-life-cycle.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';

type HostAction = Extract<
  OrderAction,
  'accept' | 'decline' | 'redeem' | 'undo_arrived' | 'mark_no_show' | 'undo_no_show'
>;

/**
 * Takes one step of the life-cycle in one statement, with its event, and writes it into the audit log. Answers false, having changed nothing, when the
 * order is no longer where the step starts: of many who try at once, one alone gets true.
 * set, where: SQL of further columns and conditions; their values are $8, $9 … of `values`.
 */
export async function moveOrder(
  trx: Trx,
  action: HostAction,
  step: {
    restaurant: string;
    order: string;
    by: Change['by'];
    /** Epoch ms. */
    at: number;
    set: string;
    where?: string;
    values?: unknown[];
    /** The request's Idempotency-Key, kept in the step's event. */
    key?: string | undefined;
    data?: Record<string, unknown>;
    /** Told to the diner with the step. */
    reason?: string;
  },
): Promise<boolean> {
  const { from, to } = transitionOf(action);
  const { rowCount } = await trx.query(
    `with moved as (
       update orders set state = $4, ${step.set}
       where id = $1 and restaurant_id = $2 and state = $3 ${step.where ? `and ${step.where}` : ''}
       returning id, payment_state
     )
     insert into order_event (order_id, at, actor, actor_id, from_state, to_state, payment_state, data)
     select id, $6::timestamptz, 'restaurant', $5, $3, $4, payment_state, $7::jsonb from moved`,
    [
      step.order,
      step.restaurant,
      from,
      to,
      step.by?.id ?? null,
      new Date(step.at).toISOString(),
      JSON.stringify({ action, ...(step.key === undefined ? {} : { key: step.key }), ...step.data }),
      ...(step.values ?? []),
    ],
  );
  if (rowCount !== 1) return false;
  await recordChange(trx, {
    by: step.by,
    what: `booking.${whatOf[action]}`,
    restaurant: step.restaurant,
    subject: step.order,
    before: { state: from },
    after: { state: to, ...(step.reason === undefined ? {} : { reason: step.reason }) },
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

function transitionOf(action: HostAction) {
  const found = orderTransitions.find((step) => step.action === action && step.by.includes('restaurant'));
  if (found === undefined) throw new Error(`The life-cycle has no step ${action} for a restaurant`);
  return found;
}
