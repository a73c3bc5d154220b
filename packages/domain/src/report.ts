import type { Period } from './grid.ts';
import type { Settings } from './settings.ts';
import { addDays, dayOfWeek, daysBetween } from './time.ts';
import type { LocalDate } from './time.ts';

/** A report's metrics, each in its unit; amounts are minor units of the restaurant's currency, and estimates. */
export const metricUnits = {
  offered: 'count',
  sold: 'count',
  fill: 'percent',
  arrived: 'count',
  cancelled: 'count',
  noShows: 'count',
  covers: 'count',
  newDiners: 'count',
  returningDiners: 'count',
  bill: 'money',
  discount: 'money',
  unmet: 'count',
  responseMinutes: 'minutes',
  rating: 'rating',
  honour: 'percent',
} as const;
export type Metric = keyof typeof metricUnits;
export const metrics = Object.keys(metricUnits) as Metric[];

/** Null when it cannot be calculated. */
export type Metrics = Record<Metric, number | null>;

/** Counts from the database for a restaurant and a range of dates. */
export type Counts = {
  offered: number;
  sold: number;
  arrived: number;
  cancelled: number;
  noShows: number;
  covers: number;
  newDiners: number;
  returningDiners: number;
  unmet: number;
  /** Arrived orders with an accepted claim that the discount was not given. */
  claims: number;
  responseMinutes: number | null;
  rating: number | null;
};

/** Tables of a weekday (0 is Sunday) and period. */
export type FillCell = { day: number; period: Period; offered: number; sold: number };

/** ticket: average full price per person in minor units. */
export function metricsOf(
  counts: Counts,
  ticket: number | null,
  settings: Pick<Settings, 'discountPercent' | 'honourMinOrders'>,
): Metrics {
  const { claims, ...told } = counts;
  const bill = ticket === null ? null : counts.covers * ticket;
  return {
    ...told,
    fill: percent(counts.sold, counts.offered),
    bill,
    discount: bill === null ? null : Math.round((bill * settings.discountPercent) / 100),
    honour: counts.arrived < settings.honourMinOrders ? null : percent(counts.arrived - claims, counts.arrived),
  };
}

/** With one decimal, rounded; null for zero of zero. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
}

/** The median of each metric among a city's restaurants; null with fewer values than the minimum. */
export function cityMedians(all: readonly Metrics[], settings: Pick<Settings, 'cityMedianMin'>): Metrics {
  const medians = metrics.map((metric) => {
    const told = all.flatMap((one) => one[metric] ?? []);
    return [metric, told.length < settings.cityMedianMin ? null : median(told)] as const;
  });
  return Object.fromEntries(medians) as Metrics;
}

/** For an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export type DateRange = { first: LocalDate; last: LocalDate };

/** `2026-Q3`. */
export type Quarter = string;

export function quarterOf(date: LocalDate): Quarter {
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

export function quarterRange(quarter: Quarter): DateRange {
  const month = (Number(quarter.slice(-1)) - 1) * 3;
  return {
    first: monthStart(Number(quarter.slice(0, 4)), month),
    last: monthEnd(Number(quarter.slice(0, 4)), month + 2),
  };
}

/** The week (from Monday), month or quarter of a day. */
export function rangeAround(date: LocalDate, unit: 'week' | 'month' | 'quarter'): DateRange {
  if (unit === 'quarter') return quarterRange(quarterOf(date));
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1];
  if (unit === 'month') return { first: monthStart(year, month), last: monthEnd(year, month) };
  const monday = addDays(date, -((dayOfWeek(date) + 6) % 7));
  return { first: monday, last: addDays(monday, 6) };
}

/** The last quarter whose report is due on a restaurant's day: from the report's day of the month after it. */
export function dueQuarter(today: LocalDate, { reportDay }: Pick<Settings, 'reportDay'>): Quarter {
  const inQuarter = quarterOf(addDays(today, 1 - reportDay));
  return quarterOf(addDays(quarterRange(inQuarter).first, -1));
}

/**
 * The range to compare with: the previous quarter or month for a whole one, else as many days just before it. For an unfinished
 * range (`until` is its last finished day), the same number of days.
 */
export function rangeBefore({ first, last }: DateRange, until: LocalDate): DateRange {
  const days = daysBetween(first, until);
  const before = wholeBefore({ first, last }) ?? {
    first: addDays(first, -1 - daysBetween(first, last)),
    last: addDays(first, -1),
  };
  const same = addDays(before.first, days);
  return until < last && same < before.last ? { first: before.first, last: same } : before;
}

function wholeBefore({ first, last }: DateRange): DateRange | null {
  const quarter = quarterRange(quarterOf(first));
  if (first === quarter.first && last === quarter.last) return quarterRange(quarterOf(addDays(first, -1)));
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1];
  if (first !== monthStart(year, month) || last !== monthEnd(year, month)) return null;
  return { first: monthStart(year, month - 1), last: addDays(first, -1) };
}

/** month: 0 is January; may overflow the year. */
function monthStart(year: number, month: number): LocalDate {
  const whole = year * 12 + month;
  return `${String(Math.floor(whole / 12)).padStart(4, '0')}-${String((whole % 12) + 1).padStart(2, '0')}-01`;
}

function monthEnd(year: number, month: number): LocalDate {
  return addDays(monthStart(year, month + 1), -1);
}
