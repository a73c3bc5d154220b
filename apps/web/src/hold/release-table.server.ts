import { releaseHold } from '@metade/booking-flow/held.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';

/**
 * Releases a held table and answers its restaurant's path; null when the hold was over already. Redirects to the booking,
 * unchanged, if the order was paid in another window meanwhile.
 */
export async function releaseTable(facts: RequestFacts, id: string): Promise<string | null> {
  const release = await releaseHold(facts.api, id);
  if (release.kind === 'booked') throw redirect(`/infos-reserve/${id}`);
  return release.kind === 'released' ? `/restaurant/description/${release.order.restaurant.slug}` : null;
}
