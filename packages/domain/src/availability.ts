import { tableInstant } from './table-times.ts';
import type { Period, Places, TableSlot } from './grid.ts';
import type { Money } from './money.ts';
import { tableSizesFor } from './party.ts';
import type { PartyRules } from './party.ts';
import { dayOfWeek, daysBetween, localDateAt, minuteMs } from './time.ts';
import type { LocalDate, LocalTime } from './time.ts';

/** `open`: approved and shown. `pausedUntil`: epoch ms; tables before it are not sold, later ones are. */
export type RestaurantBookingFacts = PartyRules & {
  timeZone: string;
  horizonDays: number;
  cutoffMinutes: number;
  pausedUntil: number | null;
  open: boolean;
};

/** `heldLive` counts holds that have not expired; those in `heldExpired` are free again, whether or not a job has run. */
export type SlotOccupancy = {
  slot: TableSlot;
  /** Tables on that date after calendar overrides. */
  capacity: number;
  /** Requested, confirmed or seated. */
  booked: number;
  heldLive: number;
  heldExpired: number;
};

export type SlotOffer = {
  slot: string;
  date: LocalDate;
  time: LocalTime;
  period: Period;
  places: Places;
  price: Money;
  state: 'free' | 'last' | 'held' | 'full';
  free: number;
};

export type SlotRefusal = 'past' | 'cutoff' | 'horizon' | 'closed' | 'paused' | 'size_not_accepted';

/** The refusal code of each. */
export const slotRefusals = {
  past: 'slot_past',
  cutoff: 'slot_cutoff',
  horizon: 'slot_horizon',
  closed: 'slot_closed',
  paused: 'restaurant_paused',
  size_not_accepted: 'size_not_accepted',
} as const satisfies Record<SlotRefusal, string>;

/**
 * What a date sells to a party, by time: the smallest free table that seats it; where none is free the smallest that exists, `held`
 * when it may still become free. Leaves out closed, past and cut-off slots.
 */
export function slotOffers(
  facts: RestaurantBookingFacts,
  slots: readonly SlotOccupancy[],
  date: LocalDate,
  people: number,
  priceOf: (places: Places) => Money,
  now: number,
): SlotOffer[] {
  const day = dayFacts(facts, date, now);
  const byTime = new Map<string, { instant: number; tables: SlotOccupancy[] }>();
  for (const table of tablesSeating(people, facts, slots)) {
    const { time, period } = table.slot;
    if (table.capacity <= 0 || structuralRefusal(facts, table.slot, day) !== null) continue;
    const instant = tableInstant(date, time, period, facts.timeZone);
    if (clockRefusal(facts, instant, day, now) !== null) continue;
    // Not by instant: two local times can be the same instant when clocks change.
    const group = byTime.get(`${period} ${time}`) ?? { instant, tables: [] };
    group.tables.push(table);
    byTime.set(`${period} ${time}`, group);
  }
  return [...byTime.values()]
    .sort((a, b) => a.instant - b.instant)
    .flatMap(({ tables }) => tables.find((table) => freeTables(table) > 0) ?? tables[0] ?? [])
    .map((table) => offerOf(table, date, priceOf));
}

/** Null when the slot can be sold on that date now, else why not. Ignores how many tables are left. */
export function isBookable(
  facts: RestaurantBookingFacts,
  slot: TableSlot,
  date: LocalDate,
  now: number,
): SlotRefusal | null {
  const day = dayFacts(facts, date, now);
  const refusal = structuralRefusal(facts, slot, day);
  if (refusal !== null) return refusal;
  return clockRefusal(facts, tableInstant(date, slot.time, slot.period, facts.timeZone), day, now);
}

/** The last instant (epoch ms, inclusive) at which a table may be taken. */
export function bookableUntil(instant: number, cutoffMinutes: number): number {
  return instant - cutoffMinutes * minuteMs;
}

/** Never negative, also when the owner lowered the quantity below what is booked. */
export function freeTables(table: Pick<SlotOccupancy, 'capacity' | 'booked' | 'heldLive'>): number {
  return Math.max(0, table.capacity - table.booked - table.heldLive);
}

/** The entries whose table can seat a party, smallest first. */
export function tablesSeating<T extends { slot: TableSlot }>(
  people: number,
  rules: PartyRules,
  slots: readonly T[],
): T[] {
  const sizes: readonly number[] = tableSizesFor(people, rules);
  return slots.filter(({ slot }) => sizes.includes(slot.places)).sort((a, b) => a.slot.places - b.slot.places);
}

type DayFacts = { weekday: number; daysAhead: number };

// Time zone arithmetic costs microseconds per call, so it is done once per date, not per slot.
function dayFacts(facts: RestaurantBookingFacts, date: LocalDate, now: number): DayFacts {
  return { weekday: dayOfWeek(date), daysAhead: daysBetween(localDateAt(now, facts.timeZone), date) };
}

function structuralRefusal(facts: RestaurantBookingFacts, slot: TableSlot, day: DayFacts): SlotRefusal | null {
  if (!facts.open || slot.time === 'close' || slot.places === 0 || slot.day !== day.weekday) return 'closed';
  return facts.acceptedSizes.includes(slot.places) ? null : 'size_not_accepted';
}

function clockRefusal(facts: RestaurantBookingFacts, instant: number, day: DayFacts, now: number): SlotRefusal | null {
  if (instant <= now) return 'past';
  if (now > bookableUntil(instant, facts.cutoffMinutes)) return 'cutoff';
  if (facts.pausedUntil !== null && instant < facts.pausedUntil) return 'paused';
  return day.daysAhead > facts.horizonDays ? 'horizon' : null;
}

function offerOf(table: SlotOccupancy, date: LocalDate, priceOf: (places: Places) => Money): SlotOffer {
  const { _id, time, period } = table.slot;
  const places = table.slot.places as Places;
  const free = freeTables(table);
  return { slot: _id, date, time, period, places, price: priceOf(places), state: stateOf(table, free), free };
}

function stateOf(table: SlotOccupancy, free: number): SlotOffer['state'] {
  if (free > 0) return free === 1 ? 'last' : 'free';
  return table.heldLive > 0 && table.booked < table.capacity ? 'held' : 'full';
}
