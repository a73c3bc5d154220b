import type { User } from '@metade/contracts/auth.ts';
import { forgetAllButSteps, forgetKept, keep, readKept as readValue, sessionKey as storageKey } from '../house/kept.ts';

export type Kept = {
  token: string;
  email: string;
  /** Missing of a session that an earlier version of this page kept. */
  group?: User['group'];
};

const handedOver = 'panel-session';

export function readKept(): Kept | null {
  return parsed(localStorage.getItem(storageKey));
}

export function writeKept(next: Kept | null): void {
  if (next) localStorage.setItem(storageKey, JSON.stringify(next));
  else localStorage.removeItem(storageKey);
  // What was kept for offline is the account's; the next one starts with nothing of it.
  if (!next || next.email !== readValue<string>('email')) forgetKept();
  if (next) keep('email', next.email);
}

/** The session ended by itself: steps that wait stay until the same person logs in again, or another one. */
export function dropKept(): void {
  const email = readKept()?.email;
  if (email !== undefined) keep('email', email);
  localStorage.removeItem(storageKey);
  forgetAllButSteps();
}

/** The session that the site has just handed over in a cookie, which ends here; else the one that this device keeps. */
export function openKept(): Kept | null {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${handedOver}=`));
  if (cookie === undefined) return readKept();
  document.cookie = `${handedOver}=; path=${import.meta.env.BASE_URL}; max-age=0`;
  const handed = parsed(cookie.slice(handedOver.length + 1), decodeURIComponent);
  if (handed) writeKept(handed);
  return readKept();
}

const deviceKey = 'metade.panel.device';

/** What tells the next log-in on this device from a stranger's; it stays when the session ends. */
export function knownDevice(): string | undefined {
  return localStorage.getItem(deviceKey) ?? undefined;
}

export function rememberDevice(device: string): void {
  localStorage.setItem(deviceKey, device);
}

function parsed(text: string | null, decode = (written: string) => written): Kept | null {
  try {
    const kept = JSON.parse(decode(text ?? 'null')) as Kept | null;
    return kept && typeof kept.token === 'string' && typeof kept.email === 'string' ? kept : null;
  } catch {
    return null;
  }
}
