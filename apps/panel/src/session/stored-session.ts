import type { User } from '@metade/contracts/auth.ts';
import {
  forgetAllButSteps,
  clearDeviceCache,
  keep,
  readCached as readValue,
  sessionKey as storageKey,
} from './device-cache.ts';

export type StoredSession = {
  token: string;
  email: string;
  /** Missing of a session that an earlier version of this page kept. */
  group?: User['group'];
};

export function readStoredSession(): StoredSession | null {
  return parsed(localStorage.getItem(storageKey));
}

export function storeSession(next: StoredSession | null): void {
  if (next) localStorage.setItem(storageKey, JSON.stringify(next));
  else localStorage.removeItem(storageKey);
  // What was kept for offline is the account's; the next one starts with nothing of it.
  if (!next || next.email !== readValue<string>('email')) clearDeviceCache();
  if (next) keep('email', next.email);
}

/** The session ended by itself: steps that wait stay until the same person logs in again, or another one. */
export function dropStoredSession(): void {
  const email = readStoredSession()?.email;
  if (email !== undefined) keep('email', email);
  localStorage.removeItem(storageKey);
  forgetAllButSteps();
}

/**
 * Takes the code out of the address by which the site hands its session on; null without one. The site alone may
 * bring one: another site's link must sign nobody in to an account of its choice.
 */
export function takeCode(): string | null {
  const code = /^#code=([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (code === undefined) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return URL.parse(document.referrer)?.origin === location.origin || isAnnounced(code) ? code : null;
}

/** Whether the site said in a cookie how the code begins: so it does where it leads here at once, with no page of its own between. */
function isAnnounced(code: string): boolean {
  const name = location.protocol === 'https:' ? '__Host-panel' : 'panel';
  return document.cookie.split('; ').includes(`${name}=${code.slice(0, 16)}`);
}

const deviceKey = 'metade.panel.device';

/** What tells the next log-in on this device from a stranger's; it stays when the session ends. */
export function knownDevice(): string | undefined {
  return localStorage.getItem(deviceKey) ?? undefined;
}

export function rememberDevice(device: string): void {
  localStorage.setItem(deviceKey, device);
}

function parsed(text: string | null): StoredSession | null {
  try {
    const kept = JSON.parse(text ?? 'null') as StoredSession | null;
    return kept && typeof kept.token === 'string' && typeof kept.email === 'string' ? kept : null;
  } catch {
    return null;
  }
}
