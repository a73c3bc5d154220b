import type { TeamNewsKind } from '@metade/domain/team-news.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type TeamDigestFacts = {
  firstName: string;
  restaurant: string;
  day: string;
  lines: { kind: TeamNewsKind; number: string; when: string; people: number }[];
  link: string;
  choices: string;
};

type Words = {
  greeting: (name: string) => string;
  subject: (restaurant: string, day: string) => string;
  word: string;
  title: (count: number) => string;
  kinds: Record<TeamNewsKind, string>;
  people: (people: number) => string;
  more: (count: number) => string;
  button: string;
  choices: string;
};

/** Maximum lines; the panel has the rest. */
const linesMax = 60;

/** The daily digest for a member of a restaurant's team. */
export function teamDigestMail(facts: TeamDigestFacts, locale: Locale): MailContent {
  const text = inLocale(words, locale);
  const { lines } = facts;
  const shown = lines.slice(0, linesMax);
  const title = text.title(lines.length);
  return {
    subject: text.subject(facts.restaurant, facts.day),
    preview: title,
    state: { tone: 'info', word: text.word },
    title,
    greeting: text.greeting(facts.firstName),
    paragraphs: lines.length > shown.length ? [text.more(lines.length - shown.length)] : [],
    quote: null,
    facts: shown.map(({ kind, number, when, people }) => ({
      label: `${text.kinds[kind]}, ${number}`,
      value: `${when}, ${text.people(people)}`,
    })),
    code: null,
    action: { label: text.button, href: facts.link },
    links: [{ label: text.choices, href: facts.choices }],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (restaurant, day) => `${restaurant}: resumo de ${day}`,
  word: 'Resumo',
  title: (count) => (count === 1 ? '1 novidade desde o último resumo' : `${count} novidades desde o último resumo`),
  kinds: {
    request: 'Pedido',
    deadline: 'Prazo',
    booked: 'Nova',
    changed: 'Alterada',
    cancelled: 'Cancelada',
    late: 'Atraso',
    claim: 'Queixa',
  },
  people: (people) => `${people} ${people === 1 ? 'pessoa' : 'pessoas'}`,
  more: (count) => `Mais ${count} no painel.`,
  button: 'Ver no painel',
  choices: 'Escolher que avisos recebe',
};

const ptBr: Overlay<Words> = { kinds: { claim: 'Reclamação' }, choices: 'Escolher quais avisos receber' };

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (restaurant, day) => `${restaurant}: summary for ${day}`,
    word: 'Summary',
    title: (count) => (count === 1 ? '1 update since the last summary' : `${count} updates since the last summary`),
    kinds: {
      request: 'Request',
      deadline: 'Deadline',
      booked: 'New',
      changed: 'Changed',
      cancelled: 'Cancelled',
      late: 'Late',
      claim: 'Claim',
    },
    people: (people) => `${people} ${people === 1 ? 'person' : 'people'}`,
    more: (count) => `${count} more in the panel.`,
    button: 'Open the panel',
    choices: 'Choose what you are told about',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (restaurant, day) => `${restaurant}: resumen del ${day}`,
    word: 'Resumen',
    title: (count) =>
      count === 1 ? '1 novedad desde el último resumen' : `${count} novedades desde el último resumen`,
    kinds: {
      request: 'Solicitud',
      deadline: 'Plazo',
      booked: 'Nueva',
      changed: 'Modificada',
      cancelled: 'Cancelada',
      late: 'Retraso',
      claim: 'Reclamación',
    },
    people: (people) => `${people} ${people === 1 ? 'persona' : 'personas'}`,
    more: (count) => `${count} más en el panel.`,
    button: 'Ver en el panel',
    choices: 'Elegir qué avisos recibe',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
