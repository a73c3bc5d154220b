import type { IncomingMessage } from 'node:http';
import { readChoices, type Choices } from './choices.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { readCookies } from '../http/cookies.server.ts';
import { knownCountry } from './geo-country.server.ts';
import { second } from '../site/remember.server.ts';
import { knownMarkets, siteVersion } from '../site/site-data.server.ts';

const WITH_TABLES = /^\/($|restaurants\/|restaurant\/description\/)/;
const WITHOUT_TABLES = /^\/(terms$|privacy-policy$|faq$|blog$|blog\/details\/)/;

/** Under what a request's document may be kept for others; null when it may not: it has an account, a guest's table or a path of its own. */
export function documentKey(method: string, facts: RequestFacts): string | null {
  if (method !== 'GET' || facts.token || facts.guest || !isPublic(facts.url.pathname)) return null;
  return keyOf(facts.url.pathname, facts.url.search, facts);
}

/**
 * The same key straight from Node's request, without asking anybody; null also when too little is known. An address that
 * is not in its normal form makes a key that no document has.
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

/** A page has another key in every second, and is not given to who asks in the next one: tables and texts change under it. */
function keyOf(pathname: string, search: string, { locale, theme, city, country }: Omit<Choices, 'localeChosen'>) {
  const place = city ? `${city.iso}/${city.slug}` : country;
  return [siteVersion(), pathname, search, locale, theme, place, second()].join(' ');
}
