import { ApiRefusal } from '@metade/api-client/client.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';

/**
 * Lets a held table go and answers the path of its restaurant; null when the hold was over already. Goes to the booking
 * instead, untouched, where the order has become one meanwhile: paid in another window, it is not this button's to end.
 */
export async function releaseTable(facts: RequestFacts, id: string): Promise<string | null> {
  try {
    const { data } = await facts.api.call('cancelOrder', { params: { id }, body: { state: 'held' } });
    return `/restaurant/description/${data.restaurant.slug}`;
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.problem.code !== 'order_state') throw error;
    const { state } = error.problem.params ?? {};
    if (state !== 'expired' && state !== 'cancelled') throw redirect(`/infos-reserve/${id}`);
    return null;
  }
}
