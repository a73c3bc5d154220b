import type { Context } from '../../context.ts';

/** Ends the orders of parties that came and whose period is over. */
export async function completeOrders(context: Context): Promise<void> {
  await context.pool.query(
    `with done as (
       update orders set state = 'completed' where state = 'arrived' and period_ends_at <= $1 returning id, payment_state)
     insert into order_event (order_id, actor, from_state, to_state, payment_state) select id, 'system', 'arrived', 'completed', payment_state from done`,
    [new Date(context.now()).toISOString()],
  );
}
