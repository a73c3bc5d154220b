import type { Context } from '../../context.ts';
import { transitionOrders } from './transition-order.ts';

/** Completes the orders of arrived parties whose period is over. */
export async function completeOrders(context: Context): Promise<void> {
  await transitionOrders(
    context.pool,
    { action: 'complete', as: 'system', at: context.now() },
    { where: 'true', values: [] },
  );
}
