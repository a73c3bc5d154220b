/** A language with a complete catalogue. `pt` is the Portuguese of Portugal. */
export type Language = 'en' | 'es' | 'pt';
/** A language, or the Portuguese of Brazil, which overrides `pt` where it differs. */
export type Locale = Language | 'pt-BR';

/** Every language with a complete catalogue. */
export const LANGUAGES: readonly Language[] = ['pt', 'en', 'es'];

/** Every locale the product speaks, the fallback first. */
export const LOCALES: readonly Locale[] = ['pt', 'pt-BR', 'en', 'es'];

/** Portugal, pt: what a visitor gets when nothing else is known. */
export const DEFAULT_LOCALE: Locale = 'pt';

/** Each locale by its own name. */
export const localeNames: Record<Locale, string> = {
  pt: 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
  en: 'English',
  es: 'Español',
};

/** Narrows an outside string (cookie, form, account) to a locale. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The locale for a language tag (BCP 47: 'pt-PT', 'pt-br', 'en-GB'); undefined when it is none of ours. */
export function localeOfTag(tag: string | null | undefined): Locale | undefined {
  const [language, ...rest] = (tag ?? '').toLowerCase().split('-');
  if (language === 'pt' && rest.includes('br')) return 'pt-BR';
  return LOCALES.find((locale) => locale === language);
}

/** The locale's tag for browsers and Intl; plain `pt` would mean Brazil to both. */
export function languageTag(locale: Locale): string {
  return locale === 'pt' ? 'pt-PT' : locale;
}

/** The base language of a locale. */
export function languageOf(locale: Locale): Language {
  return locale === 'pt-BR' ? 'pt' : locale;
}

/** Words in every language; Brazil's only where they differ from Portugal's. */
export type Worded<T> = Record<Language, T> & { 'pt-BR'?: T };

/** The words of a locale. */
export function inLocale<T>(worded: Worded<T>, locale: Locale): T {
  return worded[locale] ?? worded[languageOf(locale)];
}

/** Locale of a two-letter country: Portuguese- and Spanish-speaking countries have theirs, unknown is pt, the rest is en. */
export function localeOfCountry(country: string | null | undefined): Locale {
  if (!country) return DEFAULT_LOCALE;
  const code = country.toUpperCase();
  if (code === 'BR') return 'pt-BR';
  if (PORTUGUESE.has(code)) return 'pt';
  return SPANISH.has(code) ? 'es' : 'en';
}

const PORTUGUESE = new Set(['PT', 'AO', 'MZ', 'CV', 'GW', 'ST', 'TL']);
const SPANISH = new Set('ES AR BO CL CO CR CU DO EC SV GQ GT HN MX NI PA PY PE PR UY VE'.split(' '));
