import { inLocale, type Locale, type Worded } from './locale.ts';

/** What a table of a size gives, in one line for search engines. */
export const discountWords = (locale: Locale, places: number): string => inLocale(words, locale)(places);

const words: Worded<(places: number) => string> = {
  en: (places) => `50 % off food, table for ${places}`,
  es: (places) => `50 % de descuento en la comida, mesa para ${places}`,
  pt: (places) => `50 % de desconto na comida, mesa para ${places}`,
};
