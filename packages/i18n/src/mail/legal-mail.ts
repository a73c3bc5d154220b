import { formatDate } from '../format-date.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type LegalMailFacts = {
  kind: 'terms' | 'privacy';
  firstName: string;
  /** YYYY-MM-DD. */
  from: string;
  changes: string;
  /** Everybody is asked for consent again. */
  asks: boolean;
  link: string;
};

type Words = {
  greeting: (name: string) => string;
  titles: Record<LegalMailFacts['kind'], string>;
  inForce: (date: string) => string;
  asked: string;
  changed: string;
  button: string;
};

/** Announces a change of the terms or the privacy policy: from when, and what. */
export function legalMail(facts: LegalMailFacts, locale: Locale): MailContent {
  const { greeting, titles, inForce, asked, changed, button } = inLocale(words, locale);
  const date = inForce(formatDate(facts.from, locale, 'year'));
  return {
    subject: titles[facts.kind],
    preview: date,
    state: null,
    title: titles[facts.kind],
    greeting: greeting(facts.firstName),
    paragraphs: [date, ...(facts.asks ? [asked] : [])],
    quote: { by: changed, text: facts.changes },
    facts: [],
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  titles: { terms: 'Os nossos termos de utilização mudam', privacy: 'A nossa política de privacidade muda' },
  inForce: (date) =>
    `A nova versão aplica-se a partir de ${date}. Às reservas já feitas aplica-se a versão que aceitou.`,
  asked: 'Na sua próxima visita pedimos-lhe que a aceite. Sem isso não é possível fazer novas reservas.',
  changed: 'O que muda',
  button: 'Ler o texto completo',
};

const ptBr: Overlay<Words> = {
  titles: { terms: 'Nossos termos de uso vão mudar', privacy: 'Nossa política de privacidade vai mudar' },
  inForce: (date) =>
    `A nova versão vale a partir de ${date}. Para as reservas já feitas vale a versão que você aceitou.`,
  asked:
    'Na sua próxima visita, vamos pedir que você aceite a nova versão. Sem isso, não é possível fazer novas reservas.',
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    titles: { terms: 'Our terms of use are changing', privacy: 'Our privacy policy is changing' },
    inForce: (date) =>
      `The new version applies from ${date}. The version you agreed to still applies to bookings you have already made.`,
    asked: 'On your next visit we will ask you to agree to it. You cannot make new bookings until you do.',
    changed: 'What changes',
    button: 'Read the full text',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    titles: { terms: 'Cambian nuestros términos de uso', privacy: 'Cambia nuestra política de privacidad' },
    inForce: (date) =>
      `La nueva versión se aplica a partir del ${date}. A las reservas ya hechas se les aplica la versión que usted aceptó.`,
    asked: 'En su próxima visita le pediremos que la acepte. Sin ello no podrá hacer reservas nuevas.',
    changed: 'Qué cambia',
    button: 'Leer el texto completo',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
