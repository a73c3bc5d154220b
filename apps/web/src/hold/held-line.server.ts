import type { RequestFacts } from '../http/context.server.ts';
import { isSecure, readCookies } from '../http/cookies.server.ts';

export interface HeldLine {
  order: string;
  slot: string;
  date: string;
  restaurant: string;
  until: string;
  now: string;
  zone: string;
}

/** The last held table while it is live: every page shows its time and a link back. Null when there is none, or it is unknown. */
export function heldLine(facts: RequestFacts, request: Request): Promise<HeldLine | null> {
  const asked = byRequest.get(facts) ?? readHeld(facts, request);
  byRequest.set(facts, asked);
  return asked;
}

// Shared by the shell and a list's cards.
const byRequest = new WeakMap<RequestFacts, Promise<HeldLine | null>>();

async function readHeld(facts: RequestFacts, request: Request): Promise<HeldLine | null> {
  const { order: id } = readCookies(request.headers.get('cookie'), isSecure(facts));
  if (!id || !(facts.token ?? facts.guest)) return null;
  const order = (await facts.api.call('getOrder', { params: { id } }).catch(() => null))?.data;
  if (order?.state !== 'held' || !order.hold) return null;
  const { restaurant, slot, date } = order;
  const { expires_at: until, now } = order.hold;
  return { order: order._id, slot, date, restaurant: restaurant.company_name, until, now, zone: restaurant.time_zone };
}
