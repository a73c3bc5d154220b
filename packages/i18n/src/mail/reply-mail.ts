import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type ReplyMailFacts = { firstName: string; restaurant: string; reply: string; link: string };

type Words = {
  greeting: (name: string) => string;
  subject: (restaurant: string) => string;
  title: string;
  text: (restaurant: string) => string;
  button: string;
};

/** A restaurant's reply to a review, to its writer. */
export function replyMail({ firstName, restaurant, reply, link }: ReplyMailFacts, locale: Locale): MailContent {
  const { greeting, subject, title, text, button } = inLocale(words, locale);
  return {
    subject: subject(restaurant),
    preview: reply.slice(0, 140),
    state: null,
    title,
    greeting: greeting(firstName),
    paragraphs: [text(restaurant)],
    quote: { by: restaurant, text: reply },
    facts: [],
    code: null,
    action: { label: button, href: link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (restaurant) => `${restaurant} respondeu à sua avaliação`,
  title: 'O restaurante respondeu',
  text: (restaurant) => `${restaurant} leu o que escreveu sobre a refeição e respondeu.`,
  button: 'Ver a avaliação',
};

const ptBr: Overlay<Words> = {
  text: (restaurant) => `${restaurant} leu o que você escreveu sobre a refeição e respondeu.`,
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (restaurant) => `${restaurant} replied to your review`,
    title: 'The restaurant replied',
    text: (restaurant) => `${restaurant} has read what you wrote about your meal and replied.`,
    button: 'See the review',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (restaurant) => `${restaurant} ha respondido a su opinión`,
    title: 'El restaurante ha respondido',
    text: (restaurant) => `${restaurant} ha leído lo que escribió de su comida y ha respondido.`,
    button: 'Ver la opinión',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
