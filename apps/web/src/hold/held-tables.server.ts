import type { Order } from '@metade/contracts/orders.ts';
import type { RequestFacts } from '../http/context.server.ts';

export interface HeldTable {
  order: string;
  restaurant: string;
  day: string;
  time: string;
}

/** The tables held under a token, or by the caller; none when the API fails, since pages work without them. */
export async function heldOrders(facts: RequestFacts, token?: string): Promise<Order[]> {
  const as = token === undefined ? {} : { token };
  const answer = await facts.api.call('listOrders', { query: { when: 'upcoming' } }, as).catch(() => null);
  return (answer?.data ?? []).filter(({ state }) => state === 'held');
}

/** The caller's held tables, for pages. */
export async function heldTables(facts: RequestFacts): Promise<HeldTable[]> {
  return (await heldOrders(facts)).map(asTable);
}

function asTable({ _id, restaurant, date, time }: Order): HeldTable {
  return { order: _id, restaurant: restaurant.company_name, day: date, time };
}

/**
 * Why a guest's hold could not be taken over by the account: it holds another table for that meal, or reached its limit. Null once
 * that no longer applies.
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
