import type { Order } from '@metade/contracts/orders.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { RequestFacts } from '../http/context.server.ts';

export interface Alternative {
  restaurant: { _id: string; slug: string; name: string };
  slot: SlotOfferView;
}

/** A table that somebody wanted and lost. */
export type Gone = Pick<Order, 'date' | 'time' | 'people'> & {
  restaurant: Pick<Order['restaurant'], '_id'>;
} & Partial<Pick<Order, 'state' | 'ended_by'>>;

/** The three nearest tables to a lost one; none when the API fails, since pages work without them. */
export async function alternativesTo(facts: RequestFacts, gone: Gone): Promise<Alternative[]> {
  const answer = await facts.api
    .call('listAlternatives', {
      params: { id: gone.restaurant._id },
      query: {
        date: gone.date,
        time: gone.time,
        people: gone.people,
        elsewhere: refusedByRestaurant(gone),
        other_time: gone.state === 'cancelled' ? 'true' : 'false',
      },
    })
    .catch(() => null);
  return (answer?.data ?? []).map(({ restaurant, slot }) => ({
    restaurant: { _id: restaurant._id, slug: restaurant.slug, name: restaurant.company_name },
    slot,
  }));
}

/** A restaurant that declined, cancelled or did not answer is left out. */
function refusedByRestaurant({ state, ended_by }: Gone): 'true' | 'false' {
  return state === 'declined' || state === 'unanswered' || ended_by === 'restaurant' ? 'true' : 'false';
}
