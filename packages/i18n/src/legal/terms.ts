import type { Worded } from '../locale.ts';
import type { LegalText } from './facts.ts';
import { terms as en } from './terms-en.ts';
import { terms as es } from './terms-es.ts';
import { terms as pt } from './terms-pt.ts';

/** The terms of use of termsVersion, as a template in Markdown. */
export const termsOfUse: Worded<LegalText> = { en, es, pt };
