import type { Locale } from '../locale.ts';
import type { LegalText } from './facts.ts';
import { terms as en } from './terms-en.ts';
import { terms as es } from './terms-es.ts';
import { terms as pt } from './terms-pt.ts';
import { terms as ptBr } from './terms-pt-br.ts';

/** The terms of use of termsVersion, as a template in Markdown. */
export const termsOfUse: Record<Locale, LegalText> = { en, es, pt, 'pt-BR': ptBr };
