/** Where the session is kept on this device. */
export const sessionKey = 'metade.panel.session';
const prefix = 'metade.panel.kept.';

/** What this device keeps for when there is no network. All of it goes with the log-out. */
export function readCached<T>(name: string): T | null {
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

export function clearDeviceCache(): void {
  for (const name of cachedNames()) localStorage.removeItem(prefix + name);
}

/** Forgets all but the steps that wait and whose they are. */
export function forgetAllButSteps(): void {
  if (countWaitingSteps() === 0) return clearDeviceCache();
  for (const name of cachedNames()) if (name !== 'email' && !isSteps(name)) localStorage.removeItem(prefix + name);
}

/** How many steps wait on this device for the network, of all restaurants. */
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
