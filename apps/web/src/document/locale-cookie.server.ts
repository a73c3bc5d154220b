import { localeOfTag } from '@metade/i18n/locale.ts';
import { readCookies, writeCookie } from '../http/cookies.server.ts';

/**
 * The Set-Cookie line for a language requested by ?lang=: links do not repeat it, so the next page reads the cookie. Null when
 * there is nothing to remember. Added after the document cache, which stores no cookies.
 */
export function localeCookie(
  { method, search }: { method: string | undefined; search: string },
  cookies: string | null,
  secure: boolean,
): string | null {
  if (method !== 'GET' || search === '') return null;
  const asked = localeOfTag(new URLSearchParams(search).get('lang'));
  return asked === undefined || readCookies(cookies, secure).locale === asked
    ? null
    : writeCookie('locale', asked, secure);
}
