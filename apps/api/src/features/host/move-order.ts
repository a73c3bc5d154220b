import type { OrderAction } from '@metade/domain/order-life-cycle.ts';
import { orderTransitions } from '@metade/domain/order-life-cycle.ts';
import type { Queryable } from '../../db/transaction.ts';

type HostAction = Extract<
  OrderAction,
  'accept' | 'decline' | 'redeem' | 'undo_arrived' | 'mark_no_show' | 'undo_no_show'
>;

/**
 * Takes one step of the life-cycle in one statement, with its event. Answers false, having changed nothing, when the
 * order is no longer where the step starts: of many who try at once, one alone gets true.
 * set, where: SQL of further columns and conditions; their values are $8, $9 … of `values`.
 */
export async function moveOrder(
  db: Queryable,
  action: HostAction,
  step: {
    restaurant: string;
    order: string;
    /** Null: of the restaurant, and nobody knows who. */
    actor: string | null;
    /** Epoch ms. */
    at: number;
    set: string;
    where?: string;
    values?: unknown[];
    /** The request's Idempotency-Key, kept in the step's event. */
    key?: string | undefined;
    data?: Record<string, unknown>;
  },
): Promise<boolean> {
  const { from, to } = transitionOf(action);
  const { rowCount } = await db.query(
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
      step.actor,
      new Date(step.at).toISOString(),
      JSON.stringify({ action, ...(step.key === undefined ? {} : { key: step.key }), ...step.data }),
      ...(step.values ?? []),
    ],
  );
  return rowCount === 1;
}

function transitionOf(action: HostAction) {
  const found = orderTransitions.find((step) => step.action === action && step.by.includes('restaurant'));
  if (found === undefined) throw new Error(`The life-cycle has no step ${action} for a restaurant`);
  return found;
}
