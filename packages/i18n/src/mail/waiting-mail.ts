import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type WaitingMailKind = 'turn' | 'passed';
export type WaitingMailFacts = {
  firstName: string;
  restaurant: string;
  date: string;
  time: string;
  people: number;
  places: number;
  price: string;
  /** A time on the restaurant's clock. */
  until: string;
  link: string;
};

type Words = {
  greeting: (name: string) => string;
  labels: { restaurant: string; when: string; table: string; fee: string };
  table: (people: number, places: number) => string;
  kinds: Record<
    WaitingMailKind,
    (facts: WaitingMailFacts) => { subject: string; word: string; title: string; paragraphs: string[]; button: string }
  >;
};

/** A message of the waiting list, in its reader's language. */
export function waitingMail(kind: WaitingMailKind, facts: WaitingMailFacts, locale: Locale): MailContent {
  const { greeting, labels, table, kinds } = inLocale(words, locale);
  const { subject, word, title, paragraphs, button } = kinds[kind](facts);
  return {
    subject,
    preview: paragraphs[0] ?? '',
    state: { tone: kind === 'turn' ? 'wait' : 'bad', word },
    title,
    greeting: greeting(facts.firstName),
    paragraphs,
    quote: null,
    facts: [
      { label: labels.restaurant, value: facts.restaurant },
      { label: labels.when, value: `${facts.date}, ${facts.time}` },
      { label: labels.table, value: table(facts.people, facts.places) },
      { label: labels.fee, value: facts.price },
    ],
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const en: Words = {
  greeting: (name) => `Hello ${name},`,
  labels: { restaurant: 'Restaurant', when: 'When', table: 'Table', fee: 'Booking fee' },
  table: (people, places) =>
    `For ${people === 1 ? '1 person' : `${people} people`}${people === places ? '' : ` (table of ${places})`}`,
  kinds: {
    turn: (f) => ({
      subject: `Your table at ${f.restaurant}: held until ${f.until}`,
      word: `Held for you until ${f.until}`,
      title: 'It is your turn',
      paragraphs: [
        `A table has become free at ${f.restaurant}, and you are first on the waiting list. It is held for you until ${f.until}; pay the booking fee by then and it is yours.`,
        'After that it goes to the next person on the list.',
      ],
      button: 'Take the table',
    }),
    passed: (f) => ({
      subject: `Your turn for a table at ${f.restaurant} has passed`,
      word: 'Time is up',
      title: 'Your turn has passed',
      paragraphs: [
        `The table at ${f.restaurant} was held for you until ${f.until}. Nothing was charged.`,
        'If you would still like one, you can join the waiting list again.',
      ],
      button: 'Join the waiting list again',
    }),
  },
};

const es: Words = {
  greeting: (name) => `Hola, ${name}:`,
  labels: { restaurant: 'Restaurante', when: 'Cuándo', table: 'Mesa', fee: 'Gastos de reserva' },
  table: (people, places) =>
    `Para ${people === 1 ? '1 persona' : `${people} personas`}${people === places ? '' : ` (mesa de ${places})`}`,
  kinds: {
    turn: (f) => ({
      subject: `Su mesa en ${f.restaurant}: guardada hasta las ${f.until}`,
      word: `Guardada para usted hasta las ${f.until}`,
      title: 'Es su turno',
      paragraphs: [
        `Ha quedado libre una mesa en ${f.restaurant} y tiene el primer puesto de la lista de espera. Está guardada hasta las ${f.until}; pague antes los gastos de reserva y es suya.`,
        'Después pasa al siguiente de la lista.',
      ],
      button: 'Quedarme con la mesa',
    }),
    passed: (f) => ({
      subject: `Su turno para una mesa en ${f.restaurant} ha pasado`,
      word: 'Se acabó el tiempo',
      title: 'Su turno ha pasado',
      paragraphs: [
        `La mesa de ${f.restaurant} estuvo guardada para usted hasta las ${f.until}. No se ha cobrado nada.`,
        'Si todavía quiere una, puede volver a apuntarse a la lista.',
      ],
      button: 'Volver a la lista',
    }),
  },
};

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  labels: { restaurant: 'Restaurante', when: 'Quando', table: 'Mesa', fee: 'Taxa de reserva' },
  table: (people, places) =>
    `Para ${people === 1 ? '1 pessoa' : `${people} pessoas`}${people === places ? '' : ` (mesa de ${places})`}`,
  kinds: {
    turn: (f) => ({
      subject: `A sua mesa em ${f.restaurant}: guardada até às ${f.until}`,
      word: `Guardada para si até às ${f.until}`,
      title: 'É a sua vez',
      paragraphs: [
        `Ficou livre uma mesa em ${f.restaurant} e o primeiro lugar da lista de espera é seu. Está guardada até às ${f.until}; pague a taxa de reserva até lá e é sua.`,
        'Depois passa para quem vem a seguir na lista.',
      ],
      button: 'Ficar com a mesa',
    }),
    passed: (f) => ({
      subject: `A sua vez para uma mesa em ${f.restaurant} passou`,
      word: 'O tempo acabou',
      title: 'A sua vez passou',
      paragraphs: [
        `A mesa em ${f.restaurant} esteve guardada para si até às ${f.until}. Nada foi cobrado.`,
        'Se ainda quiser uma, pode voltar a entrar na lista.',
      ],
      button: 'Voltar à lista',
    }),
  },
};

const ptBr: Overlay<Words> = {
  kinds: {
    turn: (f) => ({
      subject: `Sua mesa em ${f.restaurant}: guardada até as ${f.until}`,
      word: `Guardada para você até as ${f.until}`,
      title: 'É sua vez',
      paragraphs: [
        `Uma mesa ficou livre em ${f.restaurant} e o primeiro lugar da lista de espera é seu. Ela está guardada até as ${f.until}; pague a taxa de reserva até lá e a mesa é sua.`,
        'Depois disso, ela passa para a próxima pessoa da lista.',
      ],
      button: 'Ficar com a mesa',
    }),
    passed: (f) => ({
      subject: `Sua vez para uma mesa em ${f.restaurant} passou`,
      word: 'O tempo acabou',
      title: 'Sua vez passou',
      paragraphs: [
        `A mesa em ${f.restaurant} ficou guardada para você até as ${f.until}. Nada foi cobrado.`,
        'Se ainda quiser uma, você pode entrar na lista de novo.',
      ],
      button: 'Voltar à lista',
    }),
  },
};

export const words: Worded<Words> = { en, es, pt, 'pt-BR': overlaid(pt, ptBr) };
