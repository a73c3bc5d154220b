import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type RefundMailFacts = {
  firstName: string;
  /** The sum, as the locale writes it. */
  amount: string;
  restaurant: string;
  date: string;
  number: string;
  reason: string;
  link: string;
};

type Words = {
  greeting: (name: string) => string;
  subject: (facts: RefundMailFacts) => string;
  title: (amount: string) => string;
  text: string;
  state: string;
  labels: { reason: string; restaurant: string; date: string; number: string; amount: string };
  button: string;
};

/** Tells a diner about a refund by an admin. */
export function refundMail(facts: RefundMailFacts, locale: Locale): MailContent {
  const { greeting, subject, title, text, state, labels, button } = inLocale(words, locale);
  return {
    subject: subject(facts),
    preview: text,
    state: { tone: 'ok', word: state },
    title: title(facts.amount),
    greeting: greeting(facts.firstName),
    paragraphs: [text],
    quote: { by: labels.reason, text: facts.reason },
    facts: [
      { label: labels.restaurant, value: facts.restaurant },
      { label: labels.date, value: facts.date },
      { label: labels.number, value: facts.number },
      { label: labels.amount, value: facts.amount },
    ],
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (f) => `${f.amount} de volta: ${f.restaurant}`,
  title: (amount) => `${amount} voltam para o seu cartão`,
  text: 'Enviámos o valor para o cartão com que pagou. O seu banco mostra-o dentro de alguns dias.',
  state: 'Dinheiro devolvido',
  labels: { reason: 'Motivo', restaurant: 'Restaurante', date: 'Dia', number: 'Reserva', amount: 'Para o cartão' },
  button: 'Abrir a reserva',
};

const ptBr: Overlay<Words> = {
  title: (amount) => `${amount} voltam para seu cartão`,
  text: 'Enviamos o valor para o cartão que você usou para pagar. Ele aparece no seu banco em alguns dias.',
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (f) => `${f.amount} on its way back: ${f.restaurant}`,
    title: (amount) => `${amount} goes back to your card`,
    text: 'We have sent it to the card that you paid with. Your bank will show it within a few days.',
    state: 'Money returned',
    labels: { reason: 'Reason', restaurant: 'Restaurant', date: 'Day', number: 'Booking', amount: 'Back to the card' },
    button: 'Open the booking',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (f) => `Devolución de ${f.amount}: ${f.restaurant}`,
    title: (amount) => `${amount} vuelven a su tarjeta`,
    text: 'Los hemos enviado a la tarjeta con la que pagó. Su banco los mostrará en unos días.',
    state: 'Dinero devuelto',
    labels: { reason: 'Motivo', restaurant: 'Restaurante', date: 'Día', number: 'Reserva', amount: 'A la tarjeta' },
    button: 'Abrir la reserva',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
