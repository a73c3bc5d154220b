import { parseCookie, stringifySetCookie } from 'cookie';

const cookieNames = [
  'token',
  'guest',
  'order',
  'wait',
  'locale',
  'theme',
  'region',
  'invite',
  'device',
  'answers',
  'consent',
] as const;
export type CookieName = (typeof cookieNames)[number];

export function isSecure({ options }: { options: { publicUrl: string } }): boolean {
  return options.publicUrl.startsWith('https:');
}

/**
 * The site's cookies of a request, by name. On https they are stored as `__Host-…`, which browsers accept from this host only:
 * cookies set by a sibling host are ignored.
 */
export function readCookies(header: string | null, secure: boolean): Partial<Record<CookieName, string>> {
  const sent = parseCookie(header ?? '');
  return Object.fromEntries(cookieNames.map((name) => [name, sent[nameOnWire(name, secure)]]));
}

function nameOnWire(name: CookieName, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** A Set-Cookie line with the cookie's lifetime. */
export function writeCookie(name: Exclude<CookieName, 'token'>, value: string, secure: boolean): string {
  return line(name, value, secure, DAYS[name]);
}

/** A Set-Cookie line for a session, with the API's lifetime. */
export function writeSession(token: string, days: number, secure: boolean): string {
  return line('token', token, secure, days);
}

/** A Set-Cookie line that deletes the cookie. */
export function clearCookie(name: CookieName, secure: boolean): string {
  return line(name, '', secure, 0);
}

/** Path /, SameSite=Lax, HttpOnly, and Secure on https. */
function line(name: CookieName, value: string, secure: boolean, days: number): string {
  return stringifySetCookie({
    name: nameOnWire(name, secure),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: value === '' ? 0 : days * 86_400,
  });
}

const DAYS: Record<Exclude<CookieName, 'token'>, number> = {
  guest: 1,
  order: 1,
  wait: 1,
  locale: 365,
  theme: 365,
  region: 365,
  invite: 30,
  device: 400,
  answers: 30,
  consent: 365,
};
