import type { ApiClient } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { heldOrders } from './held.ts';

/** What a guest brings to the account that is about to be signed in to. */
export interface Brought {
  held: readonly Order[];
  /** The table that was to be paid for, if its hold ran out while the forms were filled in. */
  ranOut: Order | null;
}

/**
 * What became of the guest's tables. same: the account holds that very table itself, as another order. lost: one could not be taken
 * over, and its restaurant says why (see {@link whyNotTaken}).
 */
export type HandOver =
  | { kind: 'taken' }
  | { kind: 'same'; order: string }
  | { kind: 'lost'; order: Order; why: 'time' | 'refused' };

/** Read before signing in, which hands the guest's tables over and ends the guest. order: the one that is to be paid for. */
export async function beforeSignIn(api: ApiClient, guest: string | undefined, order: string | null): Promise<Brought> {
  if (guest === undefined) return { held: [], ranOut: null };
  const [held, named] = await Promise.all([
    heldOrders(api, guest),
    order === null ? null : api.call('getOrder', { params: { id: order } }, { token: guest }).catch(() => null),
  ]);
  return { held, ranOut: named?.data.state === 'expired' ? named.data : null };
}

/** Compares what the guest brought with what the account holds now. token: the new session's. */
export async function afterSignIn(api: ApiClient, { held, ranOut }: Brought, token: string): Promise<HandOver> {
  if (ranOut) return { kind: 'lost', order: ranOut, why: 'time' };
  if (held.length === 0) return { kind: 'taken' };
  const now = await heldOrders(api, token);
  const freed = held.find(({ _id }) => !now.some((order) => order._id === _id));
  if (!freed) return { kind: 'taken' };
  const { date, people, slot } = freed;
  const same = now.find((order) => order.slot === slot && order.date === date && order.people === people);
  return same ? { kind: 'same', order: same._id } : { kind: 'lost', order: freed, why: 'refused' };
}

/**
 * Why a guest's hold could not be taken over, by what the account holds: another table for that meal, or as many as it may. Null
 * once that no longer applies.
 */
export function whyNotTaken(
  orders: readonly Order[],
  meal: { restaurant: string; date: string; period: string | undefined },
  holdsMax: number,
): { why: 'meal' | 'limit'; held: readonly Order[] } | null {
  const same = orders.filter(
    (order) =>
      order.restaurant._id === meal.restaurant &&
      order.date === meal.date &&
      order.period === (meal.period ?? order.period),
  );
  if (same.length > 0) return { why: 'meal', held: same };
  return orders.length >= holdsMax ? { why: 'limit', held: orders } : null;
}
