import type { ApiClient } from '@metade/api-client/client.ts';
import type { RestaurantCard } from '@metade/contracts/restaurants.ts';

/** As many as one question may name. */
const atOnce = 60;

/** The cards of these restaurants, in their order, with the times for so many people; without those that are no longer public. */
export async function readChosen(
  { call }: ApiClient,
  ids: readonly string[],
  people: number | undefined,
  signal: AbortSignal,
): Promise<RestaurantCard[]> {
  const asked = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    call('listChosen', { query: { ids: ids.slice(at * atOnce, (at + 1) * atOnce).join(), people } }, { signal }),
  );
  return (await Promise.all(asked)).flatMap(({ data }) => data);
}
