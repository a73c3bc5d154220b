import { type ApiClient, ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';

/** For a press whose answer was lost on its way: what it sent is there, so the order is answered rather than the refusal. */
export function onceSent(code: string, api: ApiClient, order: string): (error: unknown) => Promise<Order> {
  return async (error) => {
    if (!(error instanceof ApiRefusal) || error.problem.code !== code) throw error;
    return (await api.call('getOrder', { params: { id: order } })).data;
  };
}
