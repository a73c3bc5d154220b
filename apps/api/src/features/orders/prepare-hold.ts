import type { Told } from '@metade/contracts/orders.ts';
import type { Context } from '../../context.ts';
import { rulesNow } from '../../db/kept-rules.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Claim } from '../../http/idempotency.ts';
import { isFirst, subjectOf } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { recordUnmetDemand } from '../unmet-demand/index.ts';
import type { HoldFacts } from './hold-facts.ts';
import { readHoldFacts } from './hold-facts.ts';
import { planHold } from './plan-hold.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import type { NewHold } from './take-table.ts';

export type HoldWish = {
  restaurant: string;
  slot: string;
  date: string;
  people: number;
  told: Partial<Told>;
  holderId: string;
  userId: string | null;
  /** The caller's network; null where holds are not limited by network. */
  network: string | null;
  locale: string;
  claim: Claim | null;
};

/**
 * Reads the facts and decides: the hold that may be taken now, or the order that the same key made before. Throws the refusal.
 * Whether a table is left is decided by the statement that takes it.
 */
export async function prepareHold(
  context: Context,
  wish: HoldWish,
): Promise<{ repeated: string } | { repeated: null; hold: NewHold; market: MarketEntry; now: number }> {
  if (context.clock.isDoubtful()) throw new Refused('unavailable');
  const now = context.now();
  const facts = await readHoldFacts(context.pool, { ...wish, now });
  if (facts === undefined) throw new Refused('restaurant_not_bookable');
  if (wish.claim && isFirst(facts)) return { repeated: subjectOf(facts, wish.claim) };
  const market = await context.markets.market(facts.country);
  const rulesId = await rulesNow(context.pool, market.country, market.settings);
  const liveHolds = facts.holds.filter((hold) => Date.parse(hold.expires_at) > now);
  const decision = planHold({ ...wish, facts, market, rulesId, now });
  if (!decision.ok) throw new Refused(decision.code, decision.params);
  if (liveHolds.length < facts.holds.length) await releaseExpiredHolds(context.pool, { holder: wish.holderId, now });
  if (facts.guest_holds?.some((hold) => Date.parse(hold.expires_at) <= now))
    await releaseExpiredHolds(context.pool, { network: wish.network, now });
  if (isFull(facts)) {
    if (!facts.some_expired) {
      foundNone(context, wish, decision.table);
      throw new Refused('table_taken');
    }
    await releaseExpiredHolds(context.pool, { slot: wish.slot, date: wish.date, now });
  }
  return { repeated: null, hold: decision.hold(), market, now };
}

/** Records unmet demand for the restaurant: no table was left. */
export function foundNone(context: Context, wish: HoldWish, table: Pick<NewHold, 'period' | 'time' | 'places'>): void {
  const { holderId: visitor, restaurant, date } = wish;
  const { period, time, places } = table;
  recordUnmetDemand(context, { visitor, restaurant, date, period, time, places });
}

/**
 * Takes a table by `attempt`, and retries after a lost race: a concurrent request used the same key, number or hold first, or a
 * deadlock occurred. The second read sees its outcome. Undefined means that somebody else took the table.
 */
export async function tryToTake<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const taken = await attempt();
      if (taken !== undefined) return taken;
    } catch (error) {
      if (!lostRace.has((error as { code?: string }).code) || tries >= triesMax) throw error;
      continue;
    }
    // Retry once: the second read also counts holds that expired meanwhile.
    if (tries >= 1) throw new Refused('table_taken');
  }
}

/** Guests of one network compete for numbers; each round at least one of them succeeds. */
const triesMax = 10;

/** Unique violation, deadlock detected. */
const lostRace = new Set<string | undefined>(['23505', '40P01']);

function isFull(facts: HoldFacts): boolean {
  return facts.capacity !== null && facts.booked !== null && facts.booked >= facts.capacity;
}
