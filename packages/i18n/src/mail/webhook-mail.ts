import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type WebhookMailFacts = { firstName: string; restaurant: string; host: string; panel: string };

type Words = {
  greeting: (name: string) => string;
  subject: (restaurant: string) => string;
  title: string;
  word: string;
  text: (host: string) => string[];
  button: string;
};

/** Tells an owner that a webhook was disabled after failing for too long. */
export function webhookMail(facts: WebhookMailFacts, locale: Locale): MailContent {
  const text = inLocale(words, locale);
  const paragraphs = text.text(facts.host);
  return {
    subject: text.subject(facts.restaurant),
    preview: paragraphs[0] ?? '',
    state: { tone: 'bad', word: text.word },
    title: text.title,
    greeting: text.greeting(facts.firstName),
    paragraphs,
    quote: null,
    facts: [],
    code: null,
    action: { label: text.button, href: facts.panel },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (restaurant) => `${restaurant}: um webhook foi desligado`,
  title: 'Um webhook foi desligado',
  word: 'Desligado',
  text: (host) => [
    `Há muito que ${host} não aceita o que enviamos das suas reservas, por isso deixámos de enviar.`,
    'As reservas não são afetadas. Quando o destino voltar a funcionar, guarde o endereço de novo no painel; o que falhou pode ser reenviado a partir do registo.',
  ],
  button: 'Abrir as integrações',
};

const ptBr: Overlay<Words> = {
  subject: (restaurant) => `${restaurant}: um webhook foi desativado`,
  title: 'Um webhook foi desativado',
  word: 'Desativado',
  text: (host) => [
    `Há muito tempo ${host} não aceita o que enviamos sobre suas reservas, por isso paramos de enviar.`,
    'As reservas não são afetadas. Quando o destino voltar a funcionar, salve o endereço de novo no painel; o que falhou pode ser reenviado a partir do registro.',
  ],
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (restaurant) => `${restaurant}: a webhook was switched off`,
    title: 'A webhook was switched off',
    word: 'Switched off',
    text: (host) => [
      `${host} has not accepted what we send about your bookings for a long time, so we have stopped sending.`,
      'Your bookings are not affected. Once the receiver works again, save the address again in the panel; anything that failed can be resent from its log.',
    ],
    button: 'Open connections',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (restaurant) => `${restaurant}: se ha desactivado un webhook`,
    title: 'Se ha desactivado un webhook',
    word: 'Desactivado',
    text: (host) => [
      `Desde hace tiempo ${host} no acepta lo que enviamos de sus reservas, así que hemos dejado de enviar.`,
      'Las reservas no se ven afectadas. Cuando el receptor vuelva a funcionar, guarde la dirección de nuevo en el panel; lo que falló se puede reenviar desde su registro.',
    ],
    button: 'Abrir las conexiones',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
