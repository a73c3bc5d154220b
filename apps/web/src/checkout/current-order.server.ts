import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { isSecure, readCookies } from '../http/cookies.server.ts';

/** The order in checkout: that of the address, else the last one held. Null when it is not the caller's. */
export async function currentOrder(facts: RequestFacts, request: Request): Promise<Order | null> {
  const id = facts.url.searchParams.get('order') ?? readCookies(request.headers.get('cookie'), isSecure(facts)).order;
  if (!id || !/^[0-9a-f-]{36}$/.test(id)) return null;
  try {
    return (await facts.api.call('getOrder', { params: { id } })).data;
  } catch (error) {
    if (error instanceof ApiRefusal && (error.problem.status === 404 || error.problem.status === 401)) return null;
    throw error;
  }
}
