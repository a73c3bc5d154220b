import { outerBounds } from '@metade/domain/settings.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';

/** No restaurant sells further ahead, however wide the desk sets it. */
const aheadMax = outerBounds('horizonMax').max;

/** The widest range of dates, both included, that any restaurant in any market may sell at an instant (epoch ms), so many days ahead. */
export function soldDates(now: number, ahead = aheadMax): { first: string; last: string } {
  const utc = localDateAt(now, 'UTC');
  // A day for the zones, and one for the night that is sold under the evening before.
  return { first: addDays(utc, -2), last: addDays(utc, ahead + 1) };
}

/** Whether any restaurant may sell that date. */
export function isSoldDate(date: string, now: number): boolean {
  const { first, last } = soldDates(now);
  return date >= first && date <= last;
}
