import type { InvitedRole } from '@metade/contracts/endpoint.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type TeamMailFacts = {
  restaurant: string;
  inviter: string;
  role: InvitedRole;
  /** For how many days the link leads in. */
  days: number;
  link: string;
};

type Words = {
  roles: Record<TeamMailFacts['role'], string>;
  subject: (restaurant: string) => string;
  title: (restaurant: string) => string;
  paragraphs: (inviter: string, role: string, days: string) => string[];
  button: string;
};

/** An invitation into a restaurant's team. */
export function teamMail({ restaurant, inviter, role, days, link }: TeamMailFacts, locale: Locale): MailContent {
  const text = teamText({ restaurant, inviter, role: teamRoleWords(role, locale), days: String(days) }, locale);
  return {
    ...text,
    preview: text.paragraphs[0] ?? '',
    state: null,
    greeting: null,
    quote: null,
    facts: [],
    code: null,
    action: { label: inLocale(words, locale).button, href: link },
    links: [],
  };
}

/** What a role may do, within a sentence. */
export const teamRoleWords = (role: InvitedRole, locale: Locale): string => inLocale(words, locale).roles[role];

export function teamText(
  { restaurant, inviter, role, days }: { restaurant: string; inviter: string; role: string; days: string },
  locale: Locale,
): Pick<MailContent, 'subject' | 'title' | 'paragraphs'> {
  const { subject, title, paragraphs } = inLocale(words, locale);
  return { subject: subject(restaurant), title: title(restaurant), paragraphs: paragraphs(inviter, role, days) };
}

const pt: Words = {
  roles: {
    manager: 'gerente, com acesso a tudo menos à equipa',
    host: 'Sala, com acesso às reservas do dia e aos vouchers',
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
    manager: 'gerente, com acesso a tudo menos à equipe',
  },
  subject: (restaurant) => `${restaurant} convidou você para a equipe`,
  title: (restaurant) => `Entre na equipe de ${restaurant}`,
  paragraphs: (inviter, role, days) => [
    `${inviter} convidou você para o painel do restaurante como ${role}.`,
    `O link só funciona uma vez e vale por ${days} dias. Se você não conhece este restaurante, ignore esta mensagem.`,
  ],
  button: 'Entrar na equipe',
};

export const words: Worded<Words> = {
  en: {
    roles: {
      manager: 'a manager, with access to everything but the team',
      host: 'a host, with access to the day’s bookings and the vouchers',
    },
    subject: (restaurant) => `${restaurant} has invited you to join its team`,
    title: (restaurant) => `Join the team of ${restaurant}`,
    paragraphs: (inviter, role, days) => [
      `${inviter} has invited you to the restaurant’s panel as ${role}.`,
      `The link works once, for ${days} days. If you do not know this restaurant, ignore this message.`,
    ],
    button: 'Join the team',
  },
  es: {
    roles: {
      manager: 'encargado, con acceso a todo menos al equipo',
      host: 'Sala, con acceso a las reservas del día y a los vales',
    },
    subject: (restaurant) => `${restaurant} le invita a unirse a su equipo`,
    title: (restaurant) => `Únase al equipo de ${restaurant}`,
    paragraphs: (inviter, role, days) => [
      `${inviter} le invita al panel del restaurante como ${role}.`,
      `El enlace sirve una vez, durante ${days} días. Si no conoce este restaurante, ignore este mensaje.`,
    ],
    button: 'Unirme al equipo',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
