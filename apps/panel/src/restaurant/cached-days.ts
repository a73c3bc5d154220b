import { keep, readCached } from '../session/device-cache.ts';
import type { Day } from '@metade/booking-flow/host-days.ts';

/** Number of a restaurant's days cached on a device: a service and its neighbours. */
const daysMax = 3;

/** Caches a restaurant's day, and keeps the nearest others. */
export function keepDay(restaurant: string, day: Day): void {
  const days = { ...readCached<Record<string, Day>>(`days.${restaurant}`), [day.date]: day };
  const far = (date: string) => Math.abs(Date.parse(date) - Date.parse(day.today));
  const nearest = Object.keys(days).sort((a, b) => far(a) - far(b));
  keep(`days.${restaurant}`, Object.fromEntries(nearest.slice(0, daysMax).map((date) => [date, days[date]])));
}

export function readDays(restaurant: string): Record<string, Day> {
  return readCached<Record<string, Day>>(`days.${restaurant}`) ?? {};
}
