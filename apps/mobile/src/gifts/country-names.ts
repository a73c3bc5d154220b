import { languageTag, type Locale } from '@metade/i18n/locale.ts';

/** Countries in words, of their codes. */
export function countryNames(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}
