import { outerBounds } from '@metade/domain/settings.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';

/** The longest horizon that the desk can set. */
const aheadMax = outerBounds('horizonMax').max;

/**
 * The widest range of dates, inclusive, that any restaurant in any market may sell at an instant (epoch ms), for a horizon in days.
 */
export function soldDates(now: number, ahead = aheadMax): { first: string; last: string } {
  const utc = localDateAt(now, 'UTC');
  // One day for time zones, and one for nights sold under the previous date.
  return { first: addDays(utc, -2), last: addDays(utc, ahead + 1) };
}

/** Whether any restaurant may sell that date. */
export function isSoldDate(date: string, now: number): boolean {
  const { first, last } = soldDates(now);
  return date >= first && date <= last;
}
