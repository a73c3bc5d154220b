import type { Locale } from '../locale.ts';
import type { LegalFacts, LegalText } from './facts.ts';
import { terms as en } from './terms-en.ts';
import { terms as es } from './terms-es.ts';
import { terms as pt } from './terms-pt.ts';

/** The terms of use of a market, in a locale, as Markdown. */
export function termsOfUse(facts: LegalFacts, locale: Locale): LegalText {
  return { en, es, pt }[locale](facts);
}
