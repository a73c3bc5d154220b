import { bookableUntil, freeTables, isBookable, slotRefusals, tablesSeating } from './availability.ts';
import type { RestaurantBookingFacts, SlotOccupancy } from './availability.ts';
import { tableInstant } from './table-times.ts';
import type { Period, Places } from './grid.ts';
import { partyRefusal } from './party.ts';
import { refuse } from './refusal.ts';
import type { Decision } from './refusal.ts';
import type { Settings } from './settings.ts';
import { daysBetween, hourMs, localDateAt, minuteMs } from './time.ts';
import type { LocalDate, LocalTime } from './time.ts';

export const waitingStates = ['waiting', 'offered', 'taken', 'passed', 'left', 'expired'] as const;
export type WaitingState = (typeof waitingStates)[number];

export type WaitingRefusal =
  | 'restaurant_not_bookable'
  | 'people_out_of_range'
  | 'size_not_accepted'
  | 'slot_past'
  | 'slot_cutoff'
  | 'slot_horizon'
  | 'slot_closed'
  | 'restaurant_paused'
  | 'no_show_blocked'
  | 'waiting_table_free'
  | 'waiting_has_table'
  | 'waiting_exists'
  | 'waiting_limit';

export type WaitingRequest = {
  facts: RestaurantBookingFacts;
  /** Every table of the restaurant on that date. */
  tables: readonly SlotOccupancy[];
  date: LocalDate;
  period: Period;
  /** Null: any time of the meal will do. */
  time: LocalTime | null;
  people: number;
  /** This diner's state: whether they hold or booked a table of the meal, wait for it already, and all their entries. */
  own: { hasTable: boolean; waitsForMeal: boolean; liveEntries: number };
  noShowBlockUntil: number | null;
  now: number;
  settings: Pick<Settings, 'waitingEntries'>;
};

/**
 * Whether a diner can join a meal's waitlist: it is ahead and sold out for their party. places: the smallest table of the meal that
 * seats it, which decides the waitlist. until: when the last of the tables waited for can no longer be booked.
 */
export function decideWaiting(request: WaitingRequest): Decision<{ places: Places; until: number }, WaitingRefusal> {
  const { facts, date, people, own, now, settings } = request;
  if (!facts.open) return refuse('restaurant_not_bookable');
  const badParty = partyRefusal(people, facts);
  if (badParty !== null) return badParty;
  const daysAhead = daysBetween(localDateAt(now, facts.timeZone), date);
  if (daysAhead > facts.horizonDays) return refuse('slot_horizon');
  // A night continues after midnight under the date of its evening.
  if (daysAhead < -1) return refuse('slot_past');
  const meal = request.tables.filter(
    ({ slot, capacity }) =>
      slot.period === request.period && capacity > 0 && (request.time === null || slot.time === request.time),
  );
  const seating = tablesSeating(people, facts, meal);
  if (seating.length === 0) return refuse(meal.length === 0 ? 'slot_closed' : 'size_not_accepted');
  const ahead = seating.filter(({ slot }) => isBookable(facts, slot, date, now) === null);
  const smallest = ahead[0];
  if (smallest === undefined) return refuse(closedBecause(request, seating));
  if (request.noShowBlockUntil !== null && now < request.noShowBlockUntil)
    return refuse('no_show_blocked', { until: request.noShowBlockUntil });
  if (own.waitsForMeal) return refuse('waiting_exists');
  if (own.hasTable) return refuse('waiting_has_table');
  if (ahead.some((table) => freeTables(table) > 0)) return refuse('waiting_table_free');
  if (own.liveEntries >= settings.waitingEntries) return refuse('waiting_limit', { max: settings.waitingEntries });
  const ends = ahead.map(({ slot }) =>
    bookableUntil(tableInstant(date, slot.time, slot.period, facts.timeZone), facts.cutoffMinutes),
  );
  return { ok: true, places: smallest.slot.places as Places, until: Math.max(...ends) };
}

function closedBecause(request: WaitingRequest, tables: readonly SlotOccupancy[]): WaitingRefusal {
  const reasons = tables.map(({ slot }) => isBookable(request.facts, slot, request.date, request.now));
  const told = reasons.find((reason) => reason !== null && reason !== 'past') ?? 'past';
  return slotRefusals[told];
}

/** Epoch ms until which a freed table is held for the next entry: shorter when the meal is near. */
export function offerExpiry(
  now: number,
  mealInstant: number,
  settings: Pick<Settings, 'waitingMinutes' | 'waitingShortMinutes' | 'waitingShortHours'>,
): number {
  const near = mealInstant - now < settings.waitingShortHours * hourMs;
  return now + (near ? settings.waitingShortMinutes : settings.waitingMinutes) * minuteMs;
}

/** A waitlist entry: for a meal, at any time of it (null) or at one, by table size. `lineNo` increases with every entry. */
export type Waiting = { lineNo: number; places: Places; time: LocalTime | null };

/**
 * Who gets a table of a meal: the first entry for its size; without any, the first for the next smaller size. The same order as the
 * database's `line_waits`.
 */
export function nextInWaitlist<W extends Waiting>(
  entries: readonly W[],
  table: { places: Places; time: LocalTime },
): W | undefined {
  return entries
    .filter((entry) => entry.places <= table.places && (entry.time === null || entry.time === table.time))
    .sort((a, b) => b.places - a.places || a.lineNo - b.lineNo)[0];
}

/** 1 for the next entry to get a table of its size: earlier entries that would take the same one count. */
export function positionInLine(entry: Waiting, entries: readonly Waiting[]): number {
  const before = entries.filter(
    (other) =>
      other.lineNo < entry.lineNo &&
      other.places === entry.places &&
      (other.time === null || entry.time === null || other.time === entry.time),
  );
  return before.length + 1;
}
