import { inLocale, type Locale, type Worded } from './locale.ts';

/** A city's name in a language: its own name where that language has none. name: as in the open data. */
export function cityName(name: string, locale: Locale): string {
  return inLocale(exonyms, locale).get(name) ?? name;
}

const exonyms: Worded<ReadonlyMap<string, string>> = {
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
  'pt-BR': new Map(Object.entries({ Madrid: 'Madri', Sevilla: 'Sevilha', Zaragoza: 'Saragoça' })),
};
