import type { Day } from './house-store.ts';

/** Where the session is kept on this device. */
export const sessionKey = 'metade.panel.session';
const prefix = 'metade.panel.kept.';
/** What a device keeps of a restaurant's days: as many as a service and its neighbours need. */
const daysMax = 3;

/** What this device keeps for when there is no network. All of it goes when the session ends. */
export function readKept<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  // An answer that comes after the log-out is kept for nobody.
  if (localStorage.getItem(sessionKey) === null) return;
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // A full store keeps what it has; the panel works on.
  }
}

export function forgetKept(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

/** Keeps a day of a restaurant, and of the others those that are nearest to it. */
export function keepDay(restaurant: string, day: Day): void {
  const days = { ...readKept<Record<string, Day>>(`days.${restaurant}`), [day.date]: day };
  const far = (date: string) => Math.abs(Date.parse(date) - Date.parse(day.today));
  const nearest = Object.keys(days).sort((a, b) => far(a) - far(b));
  keep(`days.${restaurant}`, Object.fromEntries(nearest.slice(0, daysMax).map((date) => [date, days[date]])));
}

export function readDays(restaurant: string): Record<string, Day> {
  return readKept<Record<string, Day>>(`days.${restaurant}`) ?? {};
}
