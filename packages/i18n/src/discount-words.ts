import { formatPercent } from './format-money.ts';
import { inLocale, type Locale, type Worded } from './locale.ts';

/** What a table of a size gives, in one line for search engines. */
export const discountWords = (locale: Locale, percent: number, places: number): string =>
  inLocale(words, locale)(formatPercent(percent, locale), places);

const words: Worded<(discount: string, places: number) => string> = {
  en: (discount, places) => `${discount} off food, table for ${places}`,
  es: (discount, places) => `${discount} de descuento en la comida, mesa para ${places}`,
  pt: (discount, places) => `${discount} de desconto na comida, mesa para ${places}`,
};
