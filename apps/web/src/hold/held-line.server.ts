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

/** The table that was held last, while it is: every page says until when, and leads back to it. Null when there is none, or nobody knows. */
export function heldLine(facts: RequestFacts, request: Request): Promise<HeldLine | null> {
  const asked = byRequest.get(facts) ?? readHeld(facts, request);
  byRequest.set(facts, asked);
  return asked;
}

// The shell asks, and so does a list for its cards.
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
