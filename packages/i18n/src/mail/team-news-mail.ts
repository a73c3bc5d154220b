import type { TeamNewsKind } from '@metade/domain/team-news.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

/** Dates and times are formatted already, by the restaurant's clock. */
export type TeamNewsFacts = {
  firstName: string;
  restaurant: string;
  when: string;
  people: number;
  places: number;
  number: string;
  answerBy: string;
  lateMinutes: number;
  /** The booking before its change. */
  before: { when: string; people: number } | null;
  link: string;
  choices: string;
};

/** Requests have a message of their own with more details. */
export type TeamNewsMailKind = Exclude<TeamNewsKind, 'request'>;

type KindWords = {
  subject: (facts: TeamNewsFacts) => string;
  word: string;
  title: string;
  text: (facts: TeamNewsFacts) => string;
};

type Words = {
  greeting: (name: string) => string;
  kinds: Record<TeamNewsMailKind, KindWords>;
  labels: { when: string; before: string; table: string; answerBy: string; number: string };
  table: (people: number, places: number) => string;
  people: (people: number) => string;
  button: string;
  answer: string;
  choices: string;
};

const tones = {
  deadline: 'wait',
  booked: 'ok',
  changed: 'info',
  cancelled: 'bad',
  late: 'wait',
  claim: 'wait',
} as const;

const asksFor = (kind: TeamNewsMailKind) => kind === 'deadline' || kind === 'claim';

/** Tells a member of a restaurant's team about one booking. */
export function teamNewsMail(kind: TeamNewsMailKind, facts: TeamNewsFacts, locale: Locale): MailContent {
  const text = inLocale(words, locale);
  const { subject, word, title, text: paragraph } = text.kinds[kind];
  const { labels } = text;
  const { before } = facts;
  return {
    subject: subject(facts),
    preview: paragraph(facts),
    state: { tone: tones[kind], word },
    title,
    greeting: text.greeting(facts.firstName),
    paragraphs: [paragraph(facts)],
    quote: null,
    facts: [
      { label: labels.when, value: facts.when },
      ...(kind === 'changed' && before
        ? [{ label: labels.before, value: `${before.when}, ${text.people(before.people)}` }]
        : []),
      { label: labels.table, value: text.table(facts.people, facts.places) },
      ...(asksFor(kind) ? [{ label: labels.answerBy, value: facts.answerBy }] : []),
      { label: labels.number, value: facts.number },
    ],
    code: null,
    action: { label: asksFor(kind) ? text.answer : text.button, href: facts.link },
    links: [{ label: text.choices, href: facts.choices }],
  };
}

const peoplePt = (people: number) => `${people} ${people === 1 ? 'pessoa' : 'pessoas'}`;

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  kinds: {
    deadline: {
      subject: ({ restaurant, answerBy }) => `${restaurant}: responda até ${answerBy}`,
      word: 'Prazo a terminar',
      title: 'Falta responder a uma reserva',
      text: ({ answerBy }) =>
        `O prazo termina em ${answerBy}. Sem resposta, a mesa volta a ficar livre e nada é cobrado ao cliente.`,
    },
    booked: {
      subject: ({ restaurant, when }) => `Nova reserva: ${restaurant}, ${when}`,
      word: 'Nova',
      title: 'Tem uma nova reserva',
      text: () => 'Foi confirmada e paga na hora. Não é preciso fazer nada.',
    },
    changed: {
      subject: ({ restaurant, when }) => `Reserva alterada: ${restaurant}, ${when}`,
      word: 'Alterada',
      title: 'Uma reserva foi alterada',
      text: () => 'O cliente mudou a reserva. A mesa anterior voltou a ficar livre.',
    },
    cancelled: {
      subject: ({ restaurant, when }) => `Reserva cancelada: ${restaurant}, ${when}`,
      word: 'Cancelada',
      title: 'Uma reserva foi cancelada',
      text: () => 'A mesa voltou a ficar livre.',
    },
    late: {
      subject: ({ restaurant, when, lateMinutes }) => `Atraso de ${lateMinutes} min: ${restaurant}, ${when}`,
      word: 'Atrasados',
      title: 'Um cliente vai chegar mais tarde',
      text: ({ lateMinutes }) => `O cliente avisou que chega cerca de ${lateMinutes} minutos depois da hora marcada.`,
    },
    claim: {
      subject: ({ restaurant, answerBy }) =>
        `${restaurant}: um cliente diz que não teve o desconto; responda até ${answerBy}`,
      word: 'Queixa',
      title: 'Conte-nos o que aconteceu',
      text: ({ answerBy }) =>
        `O cliente diz que o desconto não foi aplicado na conta. Antes de decidirmos, queremos ouvi-lo: escreva até ${answerBy}. Depois decidimos com o que temos.`,
    },
  },
  labels: { when: 'Quando', before: 'Antes', table: 'Mesa', answerBy: 'Responder até', number: 'Número' },
  table: (people, places) => `${peoplePt(people)}, mesa para ${places}`,
  people: peoplePt,
  button: 'Ver no painel',
  answer: 'Responder no painel',
  choices: 'Escolher que avisos recebe',
};

const ptBr: Overlay<Words> = {
  kinds: {
    deadline: { word: 'Prazo terminando' },
    booked: { title: 'Você tem uma nova reserva' },
    claim: {
      word: 'Reclamação',
      text: ({ answerBy }) =>
        `O cliente diz que o desconto não foi aplicado na conta. Antes de decidir, queremos ouvir você: escreva até ${answerBy}. Depois disso, decidimos com o que temos.`,
    },
  },
  choices: 'Escolher quais avisos receber',
};

const peopleEn = (people: number) => `${people} ${people === 1 ? 'person' : 'people'}`;
const peopleEs = (people: number) => `${people} ${people === 1 ? 'persona' : 'personas'}`;

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    kinds: {
      deadline: {
        subject: ({ restaurant, answerBy }) => `${restaurant}: answer by ${answerBy}`,
        word: 'Time running out',
        title: 'A booking is still waiting for your answer',
        text: ({ answerBy }) =>
          `The time to answer ends at ${answerBy}. If you do not answer, the table becomes free again and the guest is not charged.`,
      },
      booked: {
        subject: ({ restaurant, when }) => `New booking: ${restaurant}, ${when}`,
        word: 'New',
        title: 'You have a new booking',
        text: () => 'It was confirmed and paid straight away. There is nothing you need to do.',
      },
      changed: {
        subject: ({ restaurant, when }) => `Booking changed: ${restaurant}, ${when}`,
        word: 'Changed',
        title: 'A booking was changed',
        text: () => 'The guest changed the booking. The previous table is free again.',
      },
      cancelled: {
        subject: ({ restaurant, when }) => `Booking cancelled: ${restaurant}, ${when}`,
        word: 'Cancelled',
        title: 'A booking was cancelled',
        text: () => 'The table is free again.',
      },
      late: {
        subject: ({ restaurant, when, lateMinutes }) => `${lateMinutes} min late: ${restaurant}, ${when}`,
        word: 'Running late',
        title: 'A guest is running late',
        text: ({ lateMinutes }) => `The guest expects to arrive about ${lateMinutes} minutes after the booked time.`,
      },
      claim: {
        subject: ({ restaurant, answerBy }) =>
          `${restaurant}: a guest says the discount was not given; answer by ${answerBy}`,
        word: 'Claim',
        title: 'Tell us what happened',
        text: ({ answerBy }) =>
          `The guest says that the discount was not taken off the bill. We want to hear you before we decide: write by ${answerBy}. After that we decide with what we have.`,
      },
    },
    labels: { when: 'When', before: 'Before', table: 'Table', answerBy: 'Answer by', number: 'Number' },
    table: (people, places) => `${peopleEn(people)}, table for ${places}`,
    people: peopleEn,
    button: 'Open the panel',
    answer: 'Answer in the panel',
    choices: 'Choose what you are told about',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    kinds: {
      deadline: {
        subject: ({ restaurant, answerBy }) => `${restaurant}: responda antes de ${answerBy}`,
        word: 'El plazo termina',
        title: 'Falta responder a una reserva',
        text: ({ answerBy }) =>
          `El plazo termina en ${answerBy}. Si no responde, la mesa vuelve a quedar libre y no se cobra nada al cliente.`,
      },
      booked: {
        subject: ({ restaurant, when }) => `Nueva reserva: ${restaurant}, ${when}`,
        word: 'Nueva',
        title: 'Tiene una nueva reserva',
        text: () => 'Quedó confirmada y pagada al momento. No tiene que hacer nada.',
      },
      changed: {
        subject: ({ restaurant, when }) => `Reserva modificada: ${restaurant}, ${when}`,
        word: 'Modificada',
        title: 'Una reserva ha cambiado',
        text: () => 'El cliente ha modificado la reserva. La mesa anterior vuelve a estar libre.',
      },
      cancelled: {
        subject: ({ restaurant, when }) => `Reserva cancelada: ${restaurant}, ${when}`,
        word: 'Cancelada',
        title: 'Una reserva se ha cancelado',
        text: () => 'La mesa vuelve a estar libre.',
      },
      late: {
        subject: ({ restaurant, when, lateMinutes }) => `Retraso de ${lateMinutes} min: ${restaurant}, ${when}`,
        word: 'Con retraso',
        title: 'Un cliente llegará más tarde',
        text: ({ lateMinutes }) => `El cliente avisa de que llegará unos ${lateMinutes} minutos después de la hora.`,
      },
      claim: {
        subject: ({ restaurant, answerBy }) =>
          `${restaurant}: un cliente dice que no tuvo el descuento; responda antes de ${answerBy}`,
        word: 'Reclamación',
        title: 'Cuéntenos qué pasó',
        text: ({ answerBy }) =>
          `El cliente dice que no se aplicó el descuento en la cuenta. Antes de decidir queremos escucharle: escriba antes de ${answerBy}. Después decidiremos con lo que tengamos.`,
      },
    },
    labels: { when: 'Cuándo', before: 'Antes', table: 'Mesa', answerBy: 'Responder antes de', number: 'Número' },
    table: (people, places) => `${peopleEs(people)}, mesa para ${places}`,
    people: peopleEs,
    button: 'Ver en el panel',
    answer: 'Responder en el panel',
    choices: 'Elegir qué avisos recibe',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
