import type { Worded } from '../locale.ts';
import type { LegalText } from './facts.ts';
import { privacy as en } from './privacy-en.ts';
import { privacy as es } from './privacy-es.ts';
import { privacy as pt } from './privacy-pt.ts';

/** The privacy policy of privacyVersion, as a template in Markdown. */
export const privacyPolicy: Worded<LegalText> = { en, es, pt };
