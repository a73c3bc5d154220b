import { panel as en } from './en/panel.ts';
import { panel as es } from './es/panel.ts';
import type { Locale } from './locale.ts';
import { panel as pt } from './pt/panel.ts';
import { panel as ptBr } from './pt-BR/panel.ts';

const words: Record<Locale, typeof pt> = { en, es, pt, 'pt-BR': ptBr };

/** The panel's words in every locale, for what is made on the server: reports as files and messages. */
export function panelWords(locale: Locale): typeof pt {
  return words[locale];
}
