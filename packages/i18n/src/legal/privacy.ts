import type { Locale } from '../locale.ts';
import type { LegalText } from './facts.ts';
import { privacy as en } from './privacy-en.ts';
import { privacy as es } from './privacy-es.ts';
import { privacy as pt } from './privacy-pt.ts';
import { privacy as ptBr } from './privacy-pt-br.ts';

/** The privacy policy of privacyVersion, as a template in Markdown. */
export const privacyPolicy: Record<Locale, LegalText> = { en, es, pt, 'pt-BR': ptBr };
