import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type TeamMailFacts = {
  restaurant: string;
  inviter: string;
  role: 'manager' | 'host';
  /** For how many days the link leads in. */
  days: number;
  link: string;
};

type Words = {
  roles: Record<TeamMailFacts['role'], string>;
  subject: (restaurant: string) => string;
  title: (restaurant: string) => string;
  paragraphs: (inviter: string, role: string, days: number) => string[];
  button: string;
};

/** An invitation into a restaurant's team. */
export function teamMail({ restaurant, inviter, role, days, link }: TeamMailFacts, locale: Locale): MailContent {
  const { roles, subject, title, paragraphs, button } = inLocale(words, locale);
  const text = paragraphs(inviter, roles[role], days);
  return {
    subject: subject(restaurant),
    preview: text[0] ?? '',
    state: null,
    title: title(restaurant),
    greeting: null,
    paragraphs: text,
    quote: null,
    facts: [],
    code: null,
    action: { label: button, href: link },
    links: [],
  };
}

const pt: Words = {
  roles: {
    manager: 'gerente, com tudo menos a equipa',
    host: 'Sala, com as reservas do dia e os vouchers',
  },
  subject: (restaurant) => `${restaurant} convida-o para a equipa`,
  title: (restaurant) => `Entre na equipa de ${restaurant}`,
  paragraphs: (inviter, role, days) => [
    `${inviter} convida-o para o painel do restaurante como ${role}.`,
    `O link serve uma vez, durante ${days} dias. Se não conhece este restaurante, ignore esta mensagem.`,
  ],
  button: 'Entrar na equipa',
};

const ptBr: Overlay<Words> = {
  roles: {
    manager: 'gerente, com tudo menos a equipe',
  },
  subject: (restaurant) => `${restaurant} convida-o para a equipe`,
  title: (restaurant) => `Entre na equipe de ${restaurant}`,
  button: 'Entrar na equipe',
};

const words: Worded<Words> = {
  en: {
    roles: {
      manager: 'manager, with everything but the team',
      host: 'host, with the day’s bookings and the vouchers',
    },
    subject: (restaurant) => `${restaurant} invites you into its team`,
    title: (restaurant) => `Join the team of ${restaurant}`,
    paragraphs: (inviter, role, days) => [
      `${inviter} invites you into the restaurant’s panel as ${role}.`,
      `The link works once, for ${days} days. If you do not know this restaurant, leave this message alone.`,
    ],
    button: 'Join the team',
  },
  es: {
    roles: {
      manager: 'encargado, con todo menos el equipo',
      host: 'Sala, con las reservas del día y los vales',
    },
    subject: (restaurant) => `${restaurant} le invita a su equipo`,
    title: (restaurant) => `Entre en el equipo de ${restaurant}`,
    paragraphs: (inviter, role, days) => [
      `${inviter} le invita al panel del restaurante como ${role}.`,
      `El enlace sirve una vez, durante ${days} días. Si no conoce este restaurante, no haga caso de este mensaje.`,
    ],
    button: 'Entrar en el equipo',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
