import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type BlockMailFacts = {
  firstName: string;
  /** Null: the account is open again. */
  reason: string | null;
  contactLink: string;
  signInLink: string;
};

type Told = { subject: string; title: string; paragraphs: string[]; state: string; button: string };
type Words = { greeting: (name: string) => string; reason: string; blocked: Told; unblocked: Told };

/** What a person is told whose account was blocked, or opened again, in their language. */
export function blockMail(facts: BlockMailFacts, locale: Locale): MailContent {
  const { greeting, reason, blocked, unblocked } = inLocale(words, locale);
  const told = facts.reason === null ? unblocked : blocked;
  return {
    subject: told.subject,
    preview: told.paragraphs[0] ?? '',
    state: { tone: facts.reason === null ? 'ok' : 'bad', word: told.state },
    title: told.title,
    greeting: greeting(facts.firstName),
    paragraphs: told.paragraphs,
    quote: facts.reason === null ? null : { by: reason, text: facts.reason },
    facts: [],
    code: null,
    action: { label: told.button, href: facts.reason === null ? facts.signInLink : facts.contactLink },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  reason: 'Motivo',
  blocked: {
    subject: 'A sua conta está bloqueada',
    title: 'A sua conta está bloqueada',
    state: 'Bloqueada',
    paragraphs: [
      'Por agora não pode entrar nem reservar. As reservas existentes não são canceladas: os vouchers continuam a abrir pelo link.',
      'É um engano? Escreva-nos.',
    ],
    button: 'Escrever-nos',
  },
  unblocked: {
    subject: 'A sua conta está outra vez aberta',
    title: 'A sua conta está outra vez aberta',
    state: 'Aberta',
    paragraphs: ['Pode entrar e reservar como antes.'],
    button: 'Entrar',
  },
};

const ptBr: Overlay<Words> = {
  blocked: {
    subject: 'Sua conta está bloqueada',
    title: 'Sua conta está bloqueada',
    paragraphs: [
      'Por enquanto você não pode entrar nem reservar. As reservas existentes não são canceladas: os vouchers continuam abrindo pelo link.',
      'Foi engano? Escreva para nós.',
    ],
    button: 'Escrever para nós',
  },
  unblocked: {
    subject: 'Sua conta foi reaberta',
    title: 'Sua conta foi reaberta',
    paragraphs: ['Você pode entrar e reservar como antes.'],
  },
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    reason: 'Reason',
    blocked: {
      subject: 'Your account is blocked',
      title: 'Your account is blocked',
      state: 'Blocked',
      paragraphs: [
        'You cannot sign in or book for now. Existing bookings are not cancelled: their vouchers still open from their links.',
        'Is this a mistake? Write to us.',
      ],
      button: 'Write to us',
    },
    unblocked: {
      subject: 'Your account is open again',
      title: 'Your account is open again',
      state: 'Open',
      paragraphs: ['You can sign in and book as before.'],
      button: 'Sign in',
    },
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    reason: 'Motivo',
    blocked: {
      subject: 'Su cuenta está bloqueada',
      title: 'Su cuenta está bloqueada',
      state: 'Bloqueada',
      paragraphs: [
        'Por ahora no puede entrar ni reservar. Las reservas existentes no se cancelan: sus vales se abren con su enlace.',
        '¿Es un error? Escríbanos.',
      ],
      button: 'Escribirnos',
    },
    unblocked: {
      subject: 'Su cuenta vuelve a estar abierta',
      title: 'Su cuenta vuelve a estar abierta',
      state: 'Abierta',
      paragraphs: ['Puede entrar y reservar como antes.'],
      button: 'Entrar',
    },
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
