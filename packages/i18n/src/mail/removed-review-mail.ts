import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type RemovedReviewMailFacts = {
  firstName: string;
  restaurant: string;
  title: string;
  comment: string;
  reason: string;
  /** Where the writer may object. */
  link: string;
};

type Words = {
  greeting: (name: string) => string;
  subject: (restaurant: string) => string;
  title: string;
  word: string;
  texts: (restaurant: string) => string[];
  reason: string;
  wrote: string;
  button: string;
};

/** Tells a writer that a review was removed: why, its text, and where to object. */
export function removedReviewMail(facts: RemovedReviewMailFacts, locale: Locale): MailContent {
  const { greeting, subject, title, word, texts, reason, wrote, button } = inLocale(words, locale);
  const paragraphs = texts(facts.restaurant);
  return {
    subject: subject(facts.restaurant),
    preview: paragraphs[0] ?? '',
    state: { tone: 'bad', word },
    title,
    greeting: greeting(facts.firstName),
    paragraphs,
    quote: { by: wrote, text: `${facts.title}\n${facts.comment}` },
    facts: [{ label: reason, value: facts.reason }],
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (restaurant) => `Retirámos a sua avaliação de ${restaurant}`,
  title: 'Retirámos a sua avaliação',
  word: 'Retirada',
  texts: (restaurant) => [
    `Uma pessoa da Metade leu a sua avaliação de ${restaurant} e retirou-a. Já não se vê nem conta.`,
    'Nenhuma avaliação é retirada por ser negativa. Se acha que nos enganámos, diga-nos.',
  ],
  reason: 'Motivo',
  wrote: 'O que escreveu',
  button: 'Escreva-nos',
};

const ptBr: Overlay<Words> = {
  subject: (restaurant) => `Retiramos sua avaliação de ${restaurant}`,
  title: 'Retiramos sua avaliação',
  texts: (restaurant) => [
    `Uma pessoa da Metade leu sua avaliação de ${restaurant} e a retirou. Ela não aparece mais nem conta na nota.`,
    'Nenhuma avaliação é retirada por ser negativa. Se você acha que erramos, conte para nós.',
  ],
  wrote: 'O que você escreveu',
  button: 'Escreva para nós',
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (restaurant) => `Your review of ${restaurant} was taken down`,
    title: 'We took your review down',
    word: 'Taken down',
    texts: (restaurant) => [
      `A person at Metade read your review of ${restaurant} and took it down. It is no longer shown and no longer counts.`,
      'No review is removed for being negative. If you think that we are wrong, tell us.',
    ],
    reason: 'Reason',
    wrote: 'What you wrote',
    button: 'Write to us',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (restaurant) => `Hemos retirado su opinión sobre ${restaurant}`,
    title: 'Hemos retirado su opinión',
    word: 'Retirada',
    texts: (restaurant) => [
      `Una persona de Metade ha leído su opinión sobre ${restaurant} y la ha retirado. Ya no se muestra ni cuenta.`,
      'Ninguna opinión se retira por ser negativa. Si cree que nos equivocamos, díganoslo.',
    ],
    reason: 'Motivo',
    wrote: 'Lo que escribió',
    button: 'Escríbanos',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
