import { randomBytes, randomInt } from 'node:crypto';
import { periodEndInstant, tableInstant } from '@metade/domain/table-times.ts';
import { guestHoldsMax } from '@metade/domain/hold.ts';
import type { HoldRefusal, HoldRequest } from '@metade/domain/place-order.ts';
import { decideHold } from '@metade/domain/place-order.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import type { Decision } from '@metade/domain/refusal.ts';
import { orderNumber } from '@metade/domain/voucher.ts';
import { offerExpiry } from '@metade/domain/waitlist.ts';
import { v7 as uuidv7 } from 'uuid';
import type { MarketEntry } from '../../db/market-book.ts';
import type { HoldFacts, Wanted } from './hold-facts.ts';
import { firstOfferNo } from './hold-facts.ts';
import type { NewHold } from './take-table.ts';

type HoldWish = Wanted &
  Pick<NewHold, 'people' | 'told' | 'locale'> & {
    facts: HoldFacts;
    market: MarketEntry;
    /** The rules the order will keep. */
    rulesId: number;
    /** An offer of the waitlist: has its own, fixed time and counts against no limit. */
    offer?: boolean;
  };

/** The hold to take for a request, or why there is none. Only takeTable takes it. */
export function planHold(wish: HoldWish): Decision<{ table: Table; hold: () => NewHold }, HoldRefusal> {
  const { facts, market, now, offer = false } = wish;
  const { settings } = market;
  const liveHolds = liveOf(facts.holds, now);
  const slot =
    facts.slot_id === null
      ? null
      : {
          _id: facts.slot_id,
          day: facts.day,
          period: facts.period,
          time: facts.time,
          qtd: facts.qtd,
          places: facts.places,
        };
  const decision = decideHold({
    restaurant: wish.restaurant,
    facts: {
      open: facts.open,
      timeZone: facts.time_zone,
      acceptedSizes: facts.accepted_sizes,
      onePersonAllowed: facts.one_person_ok,
      peopleMax: settings.peopleMax,
      horizonDays: facts.horizon_days,
      cutoffMinutes: facts.cutoff_minutes,
      pausedUntil: facts.paused_until === null ? null : Date.parse(facts.paused_until),
    },
    slot,
    capacity: facts.capacity ?? facts.qtd ?? 0,
    date: wish.date,
    people: wish.people,
    priceOf: (places) => voucherPrice(market, places, facts.prices),
    liveHolds,
    guests: guestsOf(wish),
    noShowBlockUntil: facts.booking_blocked_until === null ? null : Date.parse(facts.booking_blocked_until),
    now,
    settings: offer ? { ...settings, liveHoldsPerDiner: Number.POSITIVE_INFINITY } : settings,
  });
  if (!decision.ok) return decision;
  // decideHold refuses a missing slot.
  const table = slot as Table;
  return { ok: true, table, hold: () => newHold(wish, table, liveHolds, decision) };
}

type Table = Pick<NewHold, 'period' | 'time' | 'places'>;

function newHold(
  wish: HoldWish,
  { period, time }: Table,
  liveHolds: HoldFacts['holds'],
  decision: Pick<NewHold, 'places' | 'price' | 'expiresAt'>,
): NewHold {
  const { facts, now, offer = false } = wish;
  const { settings } = wish.market;
  const startsAt = tableInstant(wish.date, time, period, facts.time_zone);
  return {
    id: uuidv7(),
    number: orderNumber(randomBytes(6)),
    holderId: wish.holderId,
    userId: wish.userId,
    restaurantId: wish.restaurant,
    slotId: wish.slot,
    date: wish.date,
    time,
    period,
    places: decision.places,
    people: wish.people,
    told: wish.told,
    holdNo: freeHoldNo(liveHolds, offer ? firstOfferNo : 1),
    expiresAt: offer ? offerExpiry(now, startsAt, settings) : decision.expiresAt,
    startsAt,
    periodEndsAt: periodEndInstant(wish.date, period, facts.time_zone),
    toleranceMinutes: facts.table_tolerance,
    confirmationMode: facts.confirmation_mode,
    rulesId: wish.rulesId,
    price: decision.price,
    locale: wish.locale,
    claim: wish.claim,
    change: null,
    guest: guestNumber(wish),
    extensions: offer ? settings.holdExtensionsMax : 0,
  };
}

function guestsOf({ facts, now, userId }: HoldWish): HoldRequest['guests'] {
  if (facts.guest_holds === null) return null;
  return { holds: liveOf(facts.guest_holds, now).length, tables: facts.day_tables ?? 0, account: userId !== null };
}

/** A random free number within the limit, so that simultaneous guests seldom collide. */
function guestNumber({ network, facts, market, now }: HoldWish): NewHold['guest'] {
  if (network === null || facts.guest_holds === null) return null;
  const used = new Set(liveOf(facts.guest_holds, now).map((hold) => hold.no));
  const max = guestHoldsMax(facts.day_tables ?? 0, market.settings);
  const free = Array.from({ length: Math.min(max, used.size + 100) }, (_, at) => at + 1).filter((no) => !used.has(no));
  return { network, no: free[randomInt(free.length)] as number };
}

function liveOf<H extends { expires_at: string }>(holds: readonly H[], now: number): H[] {
  return holds.filter((hold) => Date.parse(hold.expires_at) > now);
}

/** The first number from `from` on that none of a diner's holds has. */
export function freeHoldNo(holds: readonly { hold_no: number }[], from = 1): number {
  const used = new Set(holds.map((hold) => hold.hold_no));
  let no = from;
  while (used.has(no)) no += 1;
  return no;
}
