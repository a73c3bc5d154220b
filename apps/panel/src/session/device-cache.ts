/** Where the session is stored on this device. */
export const sessionKey = 'metade.panel.session';
const prefix = 'metade.panel.kept.';

/** Data cached on this device for offline use. All of it is deleted at log-out. */
export function readCached<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  // An answer that arrives after the log-out is not cached.
  if (localStorage.getItem(sessionKey) === null) return;
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // When storage is full the panel works on without caching.
  }
}

export function clearDeviceCache(): void {
  for (const name of cachedNames()) localStorage.removeItem(prefix + name);
}

/** Deletes all but queued steps and their owner. */
export function forgetAllButSteps(): void {
  if (countWaitingSteps() === 0) return clearDeviceCache();
  for (const name of cachedNames()) if (name !== 'email' && !isSteps(name)) localStorage.removeItem(prefix + name);
}

/** Number of queued steps on this device, for all restaurants. */
export function countWaitingSteps(): number {
  const steps = cachedNames().flatMap((name) =>
    isSteps(name) ? (readCached<{ refusal?: string }[]>(name) ?? []) : [],
  );
  return steps.filter(({ refusal }) => refusal === undefined).length;
}

function cachedNames(): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

const isSteps = (name: string) => name.startsWith('steps.');
