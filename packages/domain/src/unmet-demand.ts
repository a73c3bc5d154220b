import type { RestaurantBookingFacts, SlotOffer } from './availability.ts';
import { periodOf, periods } from './grid.ts';
import { periodEndInstant } from './table-times.ts';
import type { Period, Places, TableSlot } from './grid.ts';
import { tableSizesFor } from './party.ts';
import { daysBetween, localDateAt, minuteMs } from './time.ts';
import type { LocalDate, LocalTime } from './time.ts';

export type WantedMeal = {
  date: LocalDate;
  /** Null: any of the day. */
  period: Period | null;
  people: number;
};

/**
 * The unmet demand of a party: the smallest table that seats it. Null when one was free, and when no further table would have
 * helped: a past day or one beyond the horizon, or a party it does not accept. offers: what the date sells to the party. now: epoch
 * ms.
 */
export function missingTable(
  facts: RestaurantBookingFacts,
  wanted: WantedMeal,
  offers: readonly SlotOffer[],
  now: number,
): Places | null {
  const { date, period, people } = wanted;
  const daysAhead = daysBetween(localDateAt(now, facts.timeZone), date);
  if (!facts.open || daysAhead < 0 || daysAhead > facts.horizonDays) return null;
  const lastMoment = periodEndInstant(date, period ?? 'night', facts.timeZone) - facts.cutoffMinutes * minuteMs;
  if (now >= lastMoment) return null;
  if (offers.some((offer) => offer.free > 0 && (period === null || offer.period === period))) return null;
  return tableSizesFor(people, facts)[0] ?? null;
}

/** A demanded meal of the week: weekday 0 is Sunday; requested times with their numbers. */
export type WeeklyDemand = {
  day: number;
  period: Period | null;
  places: Places;
  times: readonly { time: LocalTime; visitors: number }[];
};

/**
 * Where one more table would meet a demand: at the most requested time; else where the restaurant has most tables of that meal, on
 * that weekday first; else at the usual hour. tables: how many of that size the cell has now.
 */
export function suggestTable(
  demand: WeeklyDemand,
  week: readonly TableSlot[],
): { day: number; period: Period; time: LocalTime; places: Places; tables: number } {
  const { day, places } = demand;
  const open = week.filter((slot) => slot.time !== 'close' && slot.qtd > 0);
  const asked = most(demand.times.map(({ time, visitors }) => ({ time, weight: visitors })));
  const period = demand.period ?? (asked === null ? busiestPeriod(open) : periodOf(asked));
  const ofMeal = open.filter((slot) => slot.period === period);
  const time = asked ?? busiest(ofMeal.filter((slot) => slot.day === day)) ?? busiest(ofMeal) ?? usualHours[period];
  const cell = open.find((slot) => slot.day === day && slot.time === time && slot.places === places);
  return { day, period, time, places, tables: cell?.qtd ?? 0 };
}

const usualHours: Record<Period, LocalTime> = { morning: '09:00', afternoon: '13:00', night: '20:00' };

function busiestPeriod(open: readonly TableSlot[]): Period {
  const tablesIn = (period: Period) =>
    open.filter((slot) => slot.period === period).reduce((sum, { qtd }) => sum + qtd, 0);
  return periods.toReversed().reduce((best, period) => (tablesIn(period) > tablesIn(best) ? period : best));
}

function busiest(slots: readonly TableSlot[]): LocalTime | null {
  return most(slots.map(({ time, qtd }) => ({ time, weight: qtd })));
}

/** The time with the greatest total weight, the earlier of equal ones; null when there is none. */
function most(entries: readonly { time: LocalTime; weight: number }[]): LocalTime | null {
  const sums = new Map<LocalTime, number>();
  for (const { time, weight } of entries) sums.set(time, (sums.get(time) ?? 0) + weight);
  const sorted = [...sums].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted[0]?.[0] ?? null;
}
