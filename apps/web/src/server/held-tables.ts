import type { RequestFacts } from './context.ts';

export interface HeldTable {
  order: string;
  restaurant: string;
  day: string;
  time: string;
}

/** The tables that whoever asks holds now; none when the API cannot say, for they are a help and not the page. */
export async function heldTables(facts: RequestFacts): Promise<HeldTable[]> {
  const answer = await facts.api.call('listOrders', { query: { when: 'upcoming' } }).catch(() => null);
  return (answer?.data ?? [])
    .filter(({ state }) => state === 'held')
    .map(({ _id, restaurant, date, time }) => ({ order: _id, restaurant: restaurant.company_name, day: date, time }));
}
