import type { Locale } from '../locale.ts';
import type { LegalFacts, LegalText } from './facts.ts';
import { privacy as en } from './privacy-en.ts';
import { privacy as es } from './privacy-es.ts';
import { privacy as pt } from './privacy-pt.ts';

/** The privacy policy of a market, in a locale, as Markdown. */
export function privacyPolicy(facts: LegalFacts, locale: Locale): LegalText {
  return { en, es, pt }[locale](facts);
}
