import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { RequestFacts } from '../http/context.server.ts';

/** The order after asking the gateway about an unfinished payment; unchanged when it does not answer. */
export async function settledOrder(facts: RequestFacts, order: Order): Promise<Order> {
  if (!isUnfinished(order)) return order;
  try {
    return (await facts.api.call('refreshPayment', { params: { id: order._id } })).data;
  } catch (error) {
    if (error instanceof ApiRefusal) return order;
    throw error;
  }
}

/** A payment with unknown outcome: waiting for the diner at the bank, or for the bank. */
export function isUnfinished(order: Order): boolean {
  return order.payment?.state === 'pending' || order.payment?.state === 'requires_action';
}
