import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';

/** A message's content, plain text only: HTML and text versions are both made from it. */
export type MailContent = {
  subject: string;
  /** Preview text, shown after the subject in lists. */
  preview: string;
  /** The state in a word, with its colour; null for a message about none. */
  state: { tone: 'ok' | 'wait' | 'bad' | 'info'; word: string } | null;
  title: string;
  greeting: string | null;
  paragraphs: string[];
  /** A quotation. */
  quote: { by: string; text: string } | null;
  facts: { label: string; value: string }[];
  /** Something to type or show, in large print. */
  code: { label: string; value: string } | null;
  /** The main button. */
  action: { label: string; href: string } | null;
  links: { label: string; href: string }[];
};

/** The words around every message. */
export type MailFrame = { tagline: string; why: string; whyUnasked: string; contact: string; unsubscribe: string };

const pt: MailFrame = {
  tagline: 'Mesa cheia. Metade da conta.',
  why: 'Recebe esta mensagem por algo que fez na Metade ou que aconteceu a uma reserva sua. Não é publicidade.',
  whyUnasked:
    'Recebe esta mensagem porque alguém nos indicou este endereço para o convidar ou lhe oferecer um presente.',
  contact: 'Escreva-nos',
  unsubscribe: 'Não receber mais mensagens destas',
};

const ptBr: Overlay<MailFrame> = {
  why: 'Você recebe esta mensagem por algo que fez na Metade ou que aconteceu com uma reserva sua. Não é publicidade.',
  whyUnasked: 'Você recebe esta mensagem porque alguém nos informou este endereço para convidar ou presentear você.',
  contact: 'Escreva para nós',
  unsubscribe: 'Não receber mais mensagens como esta',
};

export const frames: Worded<MailFrame> = {
  en: {
    tagline: 'Full table. Half the bill.',
    why: 'You are receiving this message because of something you did on Metade or something that happened to one of your bookings. This is not advertising.',
    whyUnasked:
      'You are receiving this message because somebody gave us this address to invite you or to send you a gift.',
    contact: 'Write to us',
    unsubscribe: 'Stop receiving messages like this',
  },
  es: {
    tagline: 'Mesa llena. La mitad de la cuenta.',
    why: 'Recibe este mensaje por algo que hizo en Metade o que pasó con una reserva suya. No es publicidad.',
    whyUnasked: 'Recibe este mensaje porque alguien nos dio esta dirección para invitarle o hacerle un regalo.',
    contact: 'Escríbanos',
    unsubscribe: 'No recibir más mensajes como este',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};

/** The frame of a message in a locale. unasked: to somebody who did nothing for it. */
export function mailFrame(locale: Locale, unasked = false): MailFrame {
  const frame = inLocale(frames, locale);
  return unasked ? { ...frame, why: frame.whyUnasked } : frame;
}
