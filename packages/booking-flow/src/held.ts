import { ApiRefusal, type ApiClient } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';

/** The tables held under a token, or by the client's caller; none when the API fails, since nothing depends on them. */
export async function heldOrders(api: ApiClient, token?: string): Promise<Order[]> {
  const as = token === undefined ? {} : { token };
  const answer = await api.call('listOrders', { query: { when: 'upcoming' } }, as).catch(() => null);
  return (answer?.data ?? []).filter(({ state }) => state === 'held');
}

/** over: the hold had ended already. booked: it was paid meanwhile, in another window or by a late answer, and stands unchanged. */
export type Release = { kind: 'released'; order: Order } | { kind: 'over' } | { kind: 'booked' };

/** Releases a held table, and never cancels what it became meanwhile. */
export async function releaseHold(api: ApiClient, order: string): Promise<Release> {
  try {
    const { data } = await api.call('cancelOrder', { params: { id: order }, body: { state: 'held' } });
    return { kind: 'released', order: data };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.problem.code !== 'order_state') throw error;
    const { state } = error.problem.params ?? {};
    return { kind: state === 'expired' || state === 'cancelled' ? 'over' : 'booked' };
  }
}
