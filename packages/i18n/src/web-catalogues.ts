import { messages as en } from './en/web.ts';
import { messages as es } from './es/web.ts';
import type { Locale } from './locale.ts';
import { type Messages, messages as pt } from './pt/web.ts';
import { messages as ptBr } from './pt-BR/web.ts';

const CATALOGUES: Record<Locale, Messages> = { en, es, pt, 'pt-BR': ptBr };

/** The web's words by locale, for a server with all of them. A browser imports one `<locale>/web.ts`. */
export function messagesOf(locale: Locale): Messages {
  return CATALOGUES[locale];
}
