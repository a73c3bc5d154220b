import type { Locale } from '../locale.ts';
import { faqs as en } from './faqs-en.ts';
import { faqs as es } from './faqs-es.ts';
import { faqs as pt } from './faqs-pt.ts';
import { faqs as ptBr } from './faqs-pt-br.ts';

/** A question with its answer; `_id` is the same in every locale and used in links. */
export type Faq = { _id: string; question: string; answer: string };

/** The initial questions and answers, as Markdown templates. The database has those in force. */
export const faqs: Record<Locale, readonly Faq[]> = { en, es, pt, 'pt-BR': ptBr };
