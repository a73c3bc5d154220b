import { join as en } from './en/join.ts';
import { join as es } from './es/join.ts';
import { inLocale, type Locale, type Worded } from './locale.ts';
import { overlaid } from './overlay.ts';
import { join as pt } from './pt/join.ts';
import { join as ptBr } from './pt-BR/join.ts';

const words: Worded<typeof pt> = { en, es, pt, 'pt-BR': overlaid(pt, ptBr) };

/** Texts of the page for restaurants that may join, kept out of the site's catalogue since only one page needs them. */
export function joinWords(locale: Locale): typeof pt {
  return inLocale(words, locale);
}
