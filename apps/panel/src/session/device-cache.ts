import { type DeviceStorage, keep as keepIn, readKept } from '@metade/booking-flow/ports.ts';

/** Where the session is stored on this device. */
export const sessionKey = 'metade.panel.session';
const prefix = 'metade.panel.kept.';

/** Texts kept on this device for offline use. All are deleted at log-out, and none is written after it. */
export const deviceStorage: DeviceStorage = {
  read: (name) => localStorage.getItem(prefix + name),
  write: (name, text) => {
    if (localStorage.getItem(sessionKey) !== null) localStorage.setItem(prefix + name, text);
  },
  remove: (name) => localStorage.removeItem(prefix + name),
};

export function readCached<T>(name: string): T | null {
  return readKept(deviceStorage, name) as T | null;
}

/** When storage is full the panel works on without caching. */
export function keep(name: string, value: unknown): void {
  keepIn(deviceStorage, name, value);
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
