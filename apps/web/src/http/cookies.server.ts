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
 * The site's cookies of a request by name. Where the site is on https they are kept as `__Host-…`, which a browser takes from
 * this host alone: one that a neighbouring host set is not read.
 */
export function readCookies(header: string | null, secure: boolean): Partial<Record<CookieName, string>> {
  const sent = parseCookie(header ?? '');
  return Object.fromEntries(cookieNames.map((name) => [name, sent[nameOnWire(name, secure)]]));
}

function nameOnWire(name: CookieName, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** A Set-Cookie line for the days that its name is kept. */
export function writeCookie(name: Exclude<CookieName, 'token'>, value: string, secure: boolean): string {
  return line(name, value, secure, DAYS[name]);
}

/** A Set-Cookie line that keeps a session for as many days as the API does. */
export function writeSession(token: string, days: number, secure: boolean): string {
  return line('token', token, secure, days);
}

/** A Set-Cookie line that takes the cookie back. */
export function clearCookie(name: CookieName, secure: boolean): string {
  return line(name, '', secure, 0);
}

/** Path /, Lax, out of reach of scripts, and Secure where the site is. */
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
