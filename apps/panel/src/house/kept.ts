import type { Day } from './house-store.ts';
import type { QueuedStep } from './step-queue.ts';

/** Where the session is kept on this device. */
export const sessionKey = 'metade.panel.session';
const prefix = 'metade.panel.kept.';
/** What a device keeps of a restaurant's days: as many as a service and its neighbours need. */
const daysMax = 3;

/** What this device keeps for when there is no network. All of it goes with the log-out. */
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
  for (const name of keptNames()) localStorage.removeItem(prefix + name);
}

/** Forgets all but the steps that wait and whose they are. */
export function forgetAllButSteps(): void {
  if (countWaitingSteps() === 0) return forgetKept();
  for (const name of keptNames()) if (name !== 'email' && !isSteps(name)) localStorage.removeItem(prefix + name);
}

/** How many steps wait on this device for the network, of all restaurants. */
export function countWaitingSteps(): number {
  const steps = keptNames().flatMap((name) => (isSteps(name) ? (readKept<QueuedStep[]>(name) ?? []) : []));
  return steps.filter(({ refusal }) => refusal === undefined).length;
}

function keptNames(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

const isSteps = (name: string) => name.startsWith('steps.');

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
