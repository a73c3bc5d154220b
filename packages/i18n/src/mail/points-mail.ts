import { formatDate } from '../format-date.ts';
import { formatNumber } from '../format-money.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type PointsMailFacts = {
  firstName: string;
  /** How many expire, of how many that can be used. */
  points: number;
  available: number;
  perFreeVoucher: number;
  /** The day on which they do, YYYY-MM-DD. */
  day: string;
  link: string;
};

/** Numbers and the day as the locale writes them. */
export type PointsTold = { points: string; available: string; needed: string; day: string; enough: boolean };
type Words = {
  greeting: (name: string) => string;
  subject: (told: PointsTold) => string;
  title: string;
  paragraphs: (told: PointsTold) => string[];
  labels: { expiring: string; day: string; available: string };
  button: (enough: boolean) => string;
};

/** Points that are about to expire, in their owner's language. */
export function pointsMail(facts: PointsMailFacts, locale: Locale): MailContent {
  const { greeting, labels, button } = inLocale(words, locale);
  const told = pointsTold(facts, locale);
  const text = pointsText(told, locale);
  return {
    ...text,
    preview: text.paragraphs[0] ?? '',
    state: null,
    greeting: greeting(facts.firstName),
    quote: null,
    facts: [
      { label: labels.expiring, value: told.points },
      { label: labels.day, value: told.day },
      { label: labels.available, value: told.available },
    ],
    code: null,
    action: { label: button(told.enough), href: facts.link },
    links: [],
  };
}

/** The facts as the locale writes them. */
export function pointsTold(facts: PointsMailFacts, locale: Locale): PointsTold {
  const number = (value: number) => formatNumber(value, locale);
  return {
    points: number(facts.points),
    available: number(facts.available),
    needed: number(facts.perFreeVoucher),
    day: formatDate(facts.day, locale, 'year'),
    enough: facts.available >= facts.perFreeVoucher,
  };
}

export function pointsText(told: PointsTold, locale: Locale): Pick<MailContent, 'subject' | 'title' | 'paragraphs'> {
  const { subject, title, paragraphs } = inLocale(words, locale);
  return { subject: subject(told), title, paragraphs: paragraphs(told) };
}

const en: Words = {
  greeting: (name) => `Hello ${name},`,
  subject: (t) => `${t.points} points expire on ${t.day}`,
  title: 'Your points are about to expire',
  paragraphs: (t) => [
    `${t.points} of your points expire on ${t.day}.`,
    t.enough
      ? `You have enough for a free voucher: ${t.needed} points cover the fee for your next table.`
      : `A free voucher costs ${t.needed} points. Every meal brings you closer.`,
  ],
  labels: { expiring: 'Points that expire', day: 'On', available: 'Points you have' },
  button: (enough) => (enough ? 'Get the free voucher' : 'See my points'),
};

const es: Words = {
  greeting: (name) => `Hola, ${name}:`,
  subject: (t) => `${t.points} puntos caducan el ${t.day}`,
  title: 'Sus puntos están a punto de caducar',
  paragraphs: (t) => [
    `${t.points} de sus puntos caducan el ${t.day}.`,
    t.enough
      ? `Ya le alcanzan para un vale gratis: ${t.needed} puntos cubren los gastos de reserva de su próxima mesa.`
      : `Un vale gratis cuesta ${t.needed} puntos. Cada comida le acerca un poco más.`,
  ],
  labels: { expiring: 'Puntos que caducan', day: 'El día', available: 'Puntos que tiene' },
  button: (enough) => (enough ? 'Obtener el vale gratis' : 'Ver mis puntos'),
};

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (t) => `${t.points} pontos expiram a ${t.day}`,
  title: 'Os seus pontos estão quase a expirar',
  paragraphs: (t) => [
    `${t.points} dos seus pontos expiram a ${t.day}.`,
    t.enough
      ? `Já chegam para um voucher grátis: ${t.needed} pontos pagam a taxa de reserva da sua próxima mesa.`
      : `Um voucher grátis custa ${t.needed} pontos. Cada refeição aproxima-o dele.`,
  ],
  labels: { expiring: 'Pontos que expiram', day: 'No dia', available: 'Pontos que tem' },
  button: (enough) => (enough ? 'Receber o voucher grátis' : 'Ver os meus pontos'),
};

const ptBr: Overlay<Words> = {
  subject: (t) => `${t.points} pontos expiram em ${t.day}`,
  title: 'Seus pontos estão quase expirando',
  paragraphs: (t) => [
    `${t.points} dos seus pontos expiram em ${t.day}.`,
    t.enough
      ? `Você já tem o suficiente para um voucher grátis: ${t.needed} pontos pagam a taxa de reserva da sua próxima mesa.`
      : `Um voucher grátis custa ${t.needed} pontos. Cada refeição deixa você mais perto dele.`,
  ],
  labels: { expiring: 'Pontos que expiram', day: 'No dia', available: 'Pontos que você tem' },
  button: (enough) => (enough ? 'Receber o voucher grátis' : 'Ver meus pontos'),
};

export const words: Worded<Words> = { en, es, pt, 'pt-BR': overlaid(pt, ptBr) };
