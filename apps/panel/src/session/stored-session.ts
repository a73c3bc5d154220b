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
  /** Missing in sessions stored by an earlier version. */
  group?: User['group'];
};

export function readStoredSession(): StoredSession | null {
  return parsed(localStorage.getItem(storageKey));
}

export function storeSession(next: StoredSession | null): void {
  if (next) localStorage.setItem(storageKey, JSON.stringify(next));
  else localStorage.removeItem(storageKey);
  // Cached data belongs to the account; the next one starts without it.
  if (!next || next.email !== readValue<string>('email')) clearDeviceCache();
  if (next) keep('email', next.email);
}

/** The session expired: queued steps stay until somebody logs in, and are then sent or dropped. */
export function dropStoredSession(): void {
  const email = readStoredSession()?.email;
  if (email !== undefined) keep('email', email);
  localStorage.removeItem(storageKey);
  forgetAllButSteps();
}

/**
 * Removes the site's hand-over code from the address and answers it; null without one. Only our own site may hand over a session:
 * another site's link must not sign anybody in to an account of its choice.
 */
export function takeCode(): string | null {
  const code = /^#code=([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (code === undefined) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return URL.parse(document.referrer)?.origin === location.origin || isAnnounced(code) ? code : null;
}

/** Whether a cookie of the site announced the code's beginning: set where the site redirects here without a page of its own. */
function isAnnounced(code: string): boolean {
  const name = location.protocol === 'https:' ? '__Host-panel' : 'panel';
  return document.cookie.split('; ').includes(`${name}=${code.slice(0, 16)}`);
}

const deviceKey = 'metade.panel.device';

/** The known-device token for the next log-in; it survives the session. */
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
