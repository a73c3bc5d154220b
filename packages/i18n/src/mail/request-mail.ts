import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

/** Dates, times and sizes come as the locale writes them. */
export type RequestMailFacts = {
  firstName: string;
  restaurant: string;
  when: string;
  people: number;
  places: number;
  number: string;
  /** Until when the restaurant may answer, on its clock. */
  answerBy: string;
  note: string | null;
  link: string;
};

type Words = {
  greeting: (name: string) => string;
  subject: (facts: RequestMailFacts) => string;
  word: string;
  title: string;
  text: (answerBy: string) => string[];
  labels: { when: string; table: string; number: string; answerBy: string; note: string };
  table: (people: number, places: number) => string;
  button: string;
};

/** To a restaurant's owner and managers: somebody has paid for a table and waits for their yes. */
export function requestMail(facts: RequestMailFacts, locale: Locale): MailContent {
  const text = inLocale(words, locale);
  const { labels } = text;
  const paragraphs = text.text(facts.answerBy);
  return {
    subject: text.subject(facts),
    preview: paragraphs[0] ?? '',
    state: { tone: 'wait', word: text.word },
    title: text.title,
    greeting: text.greeting(facts.firstName),
    paragraphs,
    quote: facts.note ? { by: labels.note, text: facts.note } : null,
    facts: [
      { label: labels.when, value: facts.when },
      { label: labels.table, value: text.table(facts.people, facts.places) },
      { label: labels.answerBy, value: facts.answerBy },
      { label: labels.number, value: facts.number },
    ],
    code: null,
    action: { label: text.button, href: facts.link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: ({ restaurant, when }) => `Responda, por favor: ${restaurant}, ${when}`,
  word: 'À sua espera',
  title: 'Uma reserva espera a sua resposta',
  text: (answerBy) => [
    `Confirme ou recuse até ${answerBy}. Sem resposta, a mesa volta a ficar livre e nada é cobrado ao cliente.`,
  ],
  labels: { when: 'Quando', table: 'Mesa', number: 'Número', answerBy: 'Responder até', note: 'O cliente escreveu' },
  table: (people, places) => `${people} ${people === 1 ? 'pessoa' : 'pessoas'}, mesa para ${places}`,
  button: 'Responder no painel',
};

const ptBr: Overlay<Words> = {
  word: 'Esperando por você',
  title: 'Uma reserva espera sua resposta',
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: ({ restaurant, when }) => `Please answer: ${restaurant}, ${when}`,
    word: 'Waiting for you',
    title: 'A booking is waiting for your answer',
    text: (answerBy) => [
      `Confirm or decline it by ${answerBy}. If you do not answer, the table becomes free again and the guest is not charged.`,
    ],
    labels: { when: 'When', table: 'Table', number: 'Number', answerBy: 'Answer by', note: 'The guest wrote' },
    table: (people, places) => `${people} ${people === 1 ? 'person' : 'people'}, table for ${places}`,
    button: 'Answer in the panel',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: ({ restaurant, when }) => `Responda, por favor: ${restaurant}, ${when}`,
    word: 'Le espera',
    title: 'Una reserva espera su respuesta',
    text: (answerBy) => [
      `Confírmela o rechácela antes de ${answerBy}. Si no responde, la mesa vuelve a quedar libre y no se cobra nada al cliente.`,
    ],
    labels: {
      when: 'Cuándo',
      table: 'Mesa',
      number: 'Número',
      answerBy: 'Responder antes de',
      note: 'El cliente ha escrito',
    },
    table: (people, places) => `${people} ${people === 1 ? 'persona' : 'personas'}, mesa para ${places}`,
    button: 'Responder en el panel',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
