import { isBookable, slotRefusals } from './availability.ts';
import type { RestaurantBookingFacts } from './availability.ts';
import type { Period, Places, TableSlot } from './grid.ts';
import { guestHoldsMax, holdExpiry } from './hold.ts';
import type { Money } from './money.ts';
import { partyRefusal, tableRefusal } from './party.ts';
import { refuse } from './refusal.ts';
import type { Decision, Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { LocalDate } from './time.ts';

export const holdRefusals = [
  'restaurant_not_bookable',
  'slot_unknown',
  'people_out_of_range',
  'size_not_accepted',
  'table_too_small',
  'slot_past',
  'slot_cutoff',
  'slot_horizon',
  'slot_closed',
  'restaurant_paused',
  'hold_exists',
  'holds_limit',
  'guest_holds_limit',
  'unconfirmed_holds_limit',
  'no_show_blocked',
] as const;
export type HoldRefusal = (typeof holdRefusals)[number];

/** offered: held for a diner by the waitlist; it counts for its meal, not for the limit. */
export type LiveHold = { _id: string; restaurant: string; date: LocalDate; period: Period; offered?: boolean };

export type HoldRequest = {
  /** The restaurant's id. */
  restaurant: string;
  facts: RestaurantBookingFacts;
  /** Null when the restaurant has no such slot. */
  slot: TableSlot | null;
  /** Tables of the slot on that date after calendar overrides. */
  capacity: number;
  date: LocalDate;
  people: number;
  priceOf: (places: Places) => Money;
  /** This diner's holds that have not expired. */
  liveHolds: readonly LiveHold[];
  /**
   * For a guest or an unconfirmed account: live holds by such callers of the same network, in this restaurant on this date, and its
   * tables that date.
   */
  guests?: { holds: number; tables: number; account?: boolean } | null;
  noShowBlockUntil: number | null;
  now: number;
  settings: Pick<Settings, 'holdMinutes' | 'liveHoldsPerDiner' | 'guestTablesOneIn' | 'guestTablesPerAddressMin'>;
};

/**
 * Whether a table may be held now, and on what terms. Does not check how many are left: the statement that takes the table does, so
 * that no two buyers get the last one.
 */
export function decideHold(
  request: HoldRequest,
): Decision<{ expiresAt: number; places: Places; price: Money }, HoldRefusal> {
  const { facts, slot, people, now, settings } = request;
  if (!facts.open) return refuse('restaurant_not_bookable');
  if (slot === null) return refuse('slot_unknown');
  const badParty = partyRefusal(people, facts);
  if (badParty !== null) return badParty;
  if (slot.places === 0 || request.capacity <= 0) return refuse('slot_closed');
  const closed = isBookable(facts, slot, request.date, now);
  if (closed !== null) return refuse(slotRefusals[closed], { places: slot.places });
  const badTable = tableRefusal(people, slot.places);
  if (badTable !== null) return badTable;
  if (request.noShowBlockUntil !== null && now < request.noShowBlockUntil) {
    return refuse('no_show_blocked', { until: request.noShowBlockUntil });
  }
  const { restaurant, date } = request;
  const beside = besideRefusal(
    { restaurant, date, period: slot.period },
    request.liveHolds,
    settings.liveHoldsPerDiner,
  );
  if (beside !== null) return beside;
  if (request.guests && request.guests.holds >= guestHoldsMax(request.guests.tables, settings)) {
    return refuse(request.guests.account ? 'unconfirmed_holds_limit' : 'guest_holds_limit');
  }
  return { ok: true, expiresAt: holdExpiry(now, settings), places: slot.places, price: request.priceOf(slot.places) };
}

/** Why a table may not be held beside those that its diner holds: one for a meal, and so many at a time. */
export function besideRefusal(
  meal: Pick<LiveHold, 'restaurant' | 'date' | 'period'>,
  liveHolds: readonly LiveHold[],
  max: number,
): Refusal<'hold_exists' | 'holds_limit'> | null {
  const sameMeal = liveHolds.find(
    (hold) => hold.restaurant === meal.restaurant && hold.date === meal.date && hold.period === meal.period,
  );
  if (sameMeal) return refuse('hold_exists', { order: sameMeal._id });
  if (liveHolds.filter((hold) => !hold.offered).length >= max) return refuse('holds_limit', { max });
  return null;
}
