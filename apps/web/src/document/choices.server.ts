import { localeOfCountry, localeOfTag, type Locale } from '@metade/i18n/locale.ts';
import type { RequestFacts, Theme } from '../http/context.server.ts';

/** A visitor's choices, or their defaults; with the address, all that a page without an account depends on. */
export interface Choices extends Pick<RequestFacts, 'locale' | 'localeFromUrl' | 'theme' | 'country' | 'city'> {
  /** The locale was requested or remembered, not guessed from the country. */
  localeChosen: boolean;
}

/** Reads the choices. asked: ?lang=; geoCountry: of the visitor's address, null when unknown; markets: each one's locale. */
export function readChoices(
  asked: string | null,
  cookies: Partial<Record<string, string>>,
  geoCountry: string | null,
  markets: ReadonlyMap<string, Locale>,
): Choices {
  const market = (code: string | null | undefined) => (code && markets.has(code) ? code : undefined);
  const inAddress = localeOfTag(asked);
  const chosen = inAddress ?? localeOfTag(cookies.locale);
  const city = readCity(cookies.region);
  return {
    locale: chosen ?? markets.get(geoCountry ?? '') ?? localeOfCountry(geoCountry),
    localeFromUrl: inAddress !== undefined,
    localeChosen: chosen !== undefined,
    theme: readTheme(cookies.theme),
    country: market(city?.iso.slice(0, 2)) ?? market(geoCountry) ?? 'PT',
    city,
  };
}

function readTheme(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The region cookie: 'PT-11/lisboa'. */
function readCity(value: string | undefined): RequestFacts['city'] {
  const match = /^([A-Z]{2}-[A-Z0-9]{1,4})\/([a-z0-9-]{1,80})$/.exec(value ?? '');
  return match?.[1] && match[2] ? { iso: match[1], slug: match[2] } : null;
}
