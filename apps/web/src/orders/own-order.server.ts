import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { data } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';

/** The caller's order; 404 for anybody else's. */
export async function ownOrder(facts: RequestFacts, id: string): Promise<Order> {
  const answer = await facts.api.call('getOrder', { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiRefusal && (error.problem.status === 404 || error.problem.status === 422))
      throw data(null, 404);
    throw error;
  });
  return answer.data;
}
