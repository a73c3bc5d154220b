import { heldOrders } from '@metade/booking-flow/held.ts';
import { whyNotTaken } from '@metade/booking-flow/hand-over.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { RequestFacts } from '../http/context.server.ts';

export interface HeldTable {
  order: string;
  restaurant: string;
  day: string;
  time: string;
}

/** The caller's held tables, for pages. */
export async function heldTables(facts: RequestFacts): Promise<HeldTable[]> {
  return (await heldOrders(facts.api)).map(asTable);
}

function asTable({ _id, restaurant, date, time }: Order): HeldTable {
  return { order: _id, restaurant: restaurant.company_name, day: date, time };
}

/** Why a guest's hold could not be taken over by the account, for pages. */
export async function whyFreed(
  facts: RequestFacts,
  meal: { restaurant: string; date: string; period: string | undefined },
  holdsMax: number,
): Promise<{ why: 'meal' | 'limit'; held: HeldTable[] } | null> {
  const orders = (await facts.user()) ? await heldOrders(facts.api) : [];
  const why = whyNotTaken(orders, meal, holdsMax);
  return why && { why: why.why, held: why.held.map(asTable) };
}
