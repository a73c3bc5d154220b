import type { Order } from '@metade/contracts/orders.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { RequestFacts } from './context.ts';

export interface Alternative {
  restaurant: { _id: string; slug: string; name: string };
  slot: SlotOfferView;
}

/** Three tables nearest to the order's; none when the API cannot say, for they are a help and not the page. */
export async function alternativesTo(facts: RequestFacts, order: Order): Promise<Alternative[]> {
  const answer = await facts.api
    .call('listAlternatives', {
      params: { id: order.restaurant._id },
      query: { date: order.date, time: order.time, people: order.people },
    })
    .catch(() => null);
  return (answer?.data ?? []).map(({ restaurant, slot }) => ({
    restaurant: { _id: restaurant._id, slug: restaurant.slug, name: restaurant.company_name },
    slot,
  }));
}
