import { Temporal } from 'temporal-polyfill';

/** `YYYY-MM-DD` on a restaurant's calendar. */
export type LocalDate = string;
/** `HH:mm`, 24 hours, on a restaurant's clock. */
export type LocalTime = string;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/**
 * Epoch ms of a local date and time in an IANA zone. A time skipped by a clock change is taken one hour later, an ambiguous one is
 * its first occurrence.
 */
export function slotInstant(date: LocalDate, time: LocalTime, zone: string): number {
  return instants(
    `${date}T${time} ${zone}`,
    () =>
      Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, { disambiguation: 'compatible' })
        .epochMilliseconds,
  );
}

export function localDateAt(ms: number, zone: string): LocalDate {
  // Time zones differ by whole minutes, so every day begins with one.
  return dates(`${Math.floor(ms / minuteMs)} ${zone}`, () => zoned(ms, zone).toPlainDate().toString());
}

export function localTimeAt(ms: number, zone: string): LocalTime {
  return zoned(ms, zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** 0 is Sunday, 6 is Saturday. */
export function dayOfWeek(date: LocalDate): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return weekdays(date, () => (Temporal.PlainDate.from(date).dayOfWeek % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return otherDays(`${date} ${days}`, () => Temporal.PlainDate.from(date).add({ days }).toString());
}

/** Adds calendar months in UTC; the 31st becomes the last day of a shorter month. */
export function addMonths(ms: number, months: number): number {
  return zoned(ms, 'UTC').add({ months }).epochMilliseconds;
}

/** Days from `a` to `b`, negative when `b` is earlier. */
export function daysBetween(a: LocalDate, b: LocalDate): number {
  return distances(`${a} ${b}`, () => Temporal.PlainDate.from(a).until(b, { largestUnit: 'day' }).days);
}

/** Negative, zero or positive, as a sort wants it. */
export function compareDates(a: LocalDate, b: LocalDate): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isLocalDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
}

/** `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}

/** Epoch ms of an ISO instant with `Z` or an offset; throws a RangeError on anything else. */
export function fromIso(text: string): number {
  const ms = Date.parse(text);
  // As toIso writes it. The calendar is strict with whatever else Date.parse would take, and ten times as slow.
  const isPlain = !Number.isNaN(ms) && toIso(ms) === text;
  return isPlain ? ms : Temporal.Instant.from(text).epochMilliseconds;
}

// A list of restaurants asks the same few dates, times and zones thousands of times a second, and each answer of the
// calendar costs microseconds. What is not kept is worked out: these hold nothing that could be wrong.
const instants = remembering<number>();
const dates = remembering<LocalDate>();
const otherDays = remembering<LocalDate>();
const weekdays = remembering<0 | 1 | 2 | 3 | 4 | 5 | 6>();
const distances = remembering<number>();

function remembering<T extends string | number>(): (key: string, work: () => T) => T {
  const known = new Map<string, T>();
  return (key, work) => {
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= 10_000) known.clear();
      value = work();
      known.set(key, value);
    }
    return value;
  };
}

function zoned(ms: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
}
