import { parseCookie, stringifySetCookie } from 'cookie';

export type CookieName = 'token' | 'guest' | 'order' | 'terms' | 'wait' | 'locale' | 'theme' | 'region' | 'invite';

/** All cookies of a request by name. */
export function readCookies(header: string | null): Partial<Record<string, string>> {
  return parseCookie(header ?? '');
}

/** A Set-Cookie line: path /, Lax, out of reach of scripts, and Secure where the site is. */
export function writeCookie(name: CookieName, value: string, secure: boolean): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: value === '' ? 0 : DAYS[name] * 86_400,
  });
}

/** A Set-Cookie line that takes the cookie back. */
export function clearCookie(name: CookieName, secure: boolean): string {
  return writeCookie(name, '', secure);
}

const DAYS: Record<CookieName, number> = {
  token: 20,
  guest: 1,
  order: 1,
  terms: 1,
  wait: 1,
  locale: 365,
  theme: 365,
  region: 365,
  invite: 30,
};
