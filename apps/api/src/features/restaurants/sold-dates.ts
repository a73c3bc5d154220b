import { addDays, localDateAt } from '@metade/domain/time.ts';

/** No restaurant sells further ahead: the schema allows none a longer horizon. */
const horizonMax = 60;

/** The widest range of dates, both included, that any restaurant in any market may sell at an instant (epoch ms). */
export function soldDates(now: number): { first: string; last: string } {
  const utc = localDateAt(now, 'UTC');
  // A day for the zones, and one for the night that is sold under the evening before.
  return { first: addDays(utc, -2), last: addDays(utc, horizonMax + 1) };
}

/** Whether any restaurant may sell that date. */
export function isSoldDate(date: string, now: number): boolean {
  const { first, last } = soldDates(now);
  return date >= first && date <= last;
}
