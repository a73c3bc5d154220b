import { inLocale, type Locale, type Worded } from '../locale.ts';
import type { MailContent } from './mail-content.ts';

type Words = { subject: string; title: string; wrote: string };

export const words: Worded<Words> = {
  en: { subject: 'Metade: an answer to your message', title: 'An answer to your message', wrote: 'You wrote' },
  es: { subject: 'Metade: respuesta a su mensaje', title: 'Respuesta a su mensaje', wrote: 'Usted escribió' },
  pt: { subject: 'Metade: resposta à sua mensagem', title: 'Resposta à sua mensagem', wrote: 'Escreveu' },
  'pt-BR': { subject: 'Metade: resposta à sua mensagem', title: 'Resposta à sua mensagem', wrote: 'Você escreveu' },
};

/** Our answer to a contact form. text: plain, with line breaks. */
export function leadAnswerMail(facts: { text: string; message: string }, locale: Locale): MailContent {
  const { subject, title, wrote } = inLocale(words, locale);
  return {
    subject,
    preview: facts.text.slice(0, 120),
    state: null,
    title,
    greeting: null,
    paragraphs: facts.text.split(/\n\s*\n/),
    quote: facts.message ? { by: wrote, text: facts.message } : null,
    facts: [],
    code: null,
    action: null,
    links: [],
  };
}
