import type { Locale } from '../locale.ts';
import type { LegalFacts } from './facts.ts';
import { faqs as en } from './faqs-en.ts';
import { faqs as es } from './faqs-es.ts';
import { faqs as pt } from './faqs-pt.ts';

/** A question with its answer; `_id` is the same in every locale and names it in links. */
export type Faq = { _id: string; question: string; answer: string };

/** Questions and answers of a market, in a locale; answers are Markdown. */
export function faqs(facts: LegalFacts, locale: Locale): Faq[] {
  return { en, es, pt }[locale](facts);
}
