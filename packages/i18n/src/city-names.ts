import type { Locale } from './locale.ts';

/** A city as a language calls it: its own name where that language has none. name: as the open data has it. */
export function cityName(name: string, locale: Locale): string {
  return exonyms[locale].get(name) ?? name;
}

const exonyms: Record<Locale, ReadonlyMap<string, string>> = {
  en: new Map(Object.entries({ Lisboa: 'Lisbon', Sevilla: 'Seville', Zaragoza: 'Saragossa', Brasília: 'Brasilia' })),
  es: new Map(Object.entries({ Porto: 'Oporto', Brasília: 'Brasilia', 'Rio de Janeiro': 'Río de Janeiro' })),
  pt: new Map(
    Object.entries({
      Sevilla: 'Sevilha',
      Zaragoza: 'Saragoça',
      Córdoba: 'Córdova',
      'A Coruña': 'Corunha',
      Cádiz: 'Cádis',
    }),
  ),
};
