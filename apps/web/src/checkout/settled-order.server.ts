import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { RequestFacts } from '../http/context.server.ts';

/** The order after the gateway was asked how its unfinished payment stands; as it was when the gateway does not answer. */
export async function settledOrder(facts: RequestFacts, order: Order): Promise<Order> {
  if (!isUnfinished(order)) return order;
  try {
    return (await facts.api.call('refreshPayment', { params: { id: order._id } })).data;
  } catch (error) {
    if (error instanceof ApiRefusal) return order;
    throw error;
  }
}

/** A payment whose end nobody knows yet: the bank is asking the diner, or has not answered. */
export function isUnfinished(order: Order): boolean {
  return order.payment?.state === 'pending' || order.payment?.state === 'requires_action';
}
