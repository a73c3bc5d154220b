import type { IncomingMessage } from 'node:http';
import { readChoices, type Choices } from './choices.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { readCookies } from '../http/cookies.server.ts';
import { knownCountry } from './geo-country.server.ts';
import { second } from '../site/remember.server.ts';
import { knownMarkets, siteVersion } from '../site/site-data.server.ts';

const WITH_TABLES = /^\/($|restaurants\/|restaurant\/description\/)/;
const WITHOUT_TABLES = /^\/(terms$|privacy-policy$|faq$|blog$|blog\/details\/)/;

/**
 * Cache key of a request's document; null when it must not be shared: the visitor has an account, a hold or a path of their own.
 */
export function documentKey(method: string, facts: RequestFacts): string | null {
  if (method !== 'GET' || facts.token || facts.guest || !isPublic(facts.url.pathname)) return null;
  return keyOf(facts.url.pathname, facts.url.search, facts);
}

/**
 * The same key straight from Node's request, synchronously; null also when too little is known. A non-normalized address makes a
 * key that no document has.
 */
export function quickKey(
  { method, url = '', headers }: IncomingMessage,
  clientAddress: string,
  secure: boolean,
): string | null {
  const search = searchOf(url);
  const pathname = url.slice(0, url.length - search.length);
  if (method !== 'GET' || !isPublic(pathname)) return null;
  const country = knownCountry(clientAddress);
  const markets = knownMarkets();
  if (country === undefined || markets === undefined) return null;
  const cookies = readCookies(headers.cookie ?? null, secure);
  if (cookies.token || cookies.guest) return null;
  const asked = search === '' ? null : new URLSearchParams(search).get('lang');
  return keyOf(pathname, search, readChoices(asked, cookies, country, markets));
}

/** The query of a raw address with its question mark; empty without one. */
export function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function isPublic(pathname: string): boolean {
  return WITH_TABLES.test(pathname) || WITHOUT_TABLES.test(pathname);
}

/** The key changes every second, so that a page is not served in the next one: tables and texts change underneath. */
function keyOf(pathname: string, search: string, { locale, theme, city, country }: Omit<Choices, 'localeChosen'>) {
  const place = city ? `${city.iso}/${city.slug}` : country;
  return [siteVersion(), pathname, search, locale, theme, place, second()].join(' ');
}
