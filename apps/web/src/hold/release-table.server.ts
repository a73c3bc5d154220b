import { ApiRefusal } from '@metade/api-client/client.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';

/**
 * Releases a held table and answers its restaurant's path; null when the hold was over already. Redirects to the booking,
 * unchanged, if the order was paid in another window meanwhile.
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
