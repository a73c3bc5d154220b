import type { Order } from '@metade/contracts/orders.ts';
import type { RequestFacts } from '../http/context.server.ts';

export interface HeldTable {
  order: string;
  restaurant: string;
  day: string;
  time: string;
}

/** The tables held under a token, or by whoever asks; none when the API cannot say, for they are a help and not the page. */
export async function heldOrders(facts: RequestFacts, token?: string): Promise<Order[]> {
  const as = token === undefined ? {} : { token };
  const answer = await facts.api.call('listOrders', { query: { when: 'upcoming' } }, as).catch(() => null);
  return (answer?.data ?? []).filter(({ state }) => state === 'held');
}

/** The tables that whoever asks holds now, as the pages tell them. */
export async function heldTables(facts: RequestFacts): Promise<HeldTable[]> {
  return (await heldOrders(facts)).map(asTable);
}

function asTable({ _id, restaurant, date, time }: Order): HeldTable {
  return { order: _id, restaurant: restaurant.company_name, day: date, time };
}

/**
 * Why a table that a guest held could not come along into the account that signed in: it holds another one for that meal,
 * or as many as one may. Null once neither is so any more.
 */
export async function whyFreed(
  facts: RequestFacts,
  meal: { restaurant: string; date: string; period: string | undefined },
  holdsMax: number,
): Promise<{ why: 'meal' | 'limit'; held: HeldTable[] } | null> {
  const orders = (await facts.user()) ? await heldOrders(facts) : [];
  const same = orders.filter(
    (order) =>
      order.restaurant._id === meal.restaurant &&
      order.date === meal.date &&
      order.period === (meal.period ?? order.period),
  );
  if (same.length > 0) return { why: 'meal', held: same.map(asTable) };
  return orders.length >= holdsMax ? { why: 'limit', held: orders.map(asTable) } : null;
}
