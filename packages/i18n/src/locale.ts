export type Locale = 'en' | 'es' | 'pt';

/** Every locale the product speaks, the fallback first. */
export const LOCALES: readonly Locale[] = ['pt', 'en', 'es'];

/** Portugal, pt: what a visitor gets when nothing else is known. */
export const DEFAULT_LOCALE: Locale = 'pt';

/** Narrows an outside string (cookie, query, account) to a locale. */
export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'es' || value === 'pt';
}

/** Locale of a two-letter country: Portuguese- and Spanish-speaking countries have theirs, unknown is pt, the rest is en. */
export function localeOfCountry(country: string | null | undefined): Locale {
  if (!country) return DEFAULT_LOCALE;
  const code = country.toUpperCase();
  if (PORTUGUESE.has(code)) return 'pt';
  return SPANISH.has(code) ? 'es' : 'en';
}

const PORTUGUESE = new Set(['PT', 'BR', 'AO', 'MZ', 'CV', 'GW', 'ST', 'TL']);
const SPANISH = new Set('ES AR BO CL CO CR CU DO EC SV GQ GT HN MX NI PA PY PE PR UY VE'.split(' '));
