import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type LeadMailFacts = {
  kind: 'contact' | 'partner' | 'restaurant';
  name: string;
  email: string;
  phone: string;
  city: string;
  message: string;
  /** Sent without the stamp of the site's pages. */
  maybe_spam: boolean;
};

type Words = {
  contact: string;
  partner: string;
  restaurant: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  wrote: string;
  text: string;
  maybeSpam: string;
};

const pt: Words = {
  contact: 'Contacto',
  partner: 'Parceiro',
  restaurant: 'Restaurante',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  city: 'Cidade',
  wrote: 'Escreve',
  text: 'Alguém enviou este formulário no site. Responda a esta mensagem para lhe responder.',
  maybeSpam: 'Possível spam',
};

const ptBr: Overlay<Words> = {
  contact: 'Contato',
  text: 'Alguém enviou este formulário no site. Responda a esta mensagem para falar com a pessoa.',
};

export const words: Worded<Words> = {
  en: {
    contact: 'Contact',
    partner: 'Partner',
    restaurant: 'Restaurant',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    city: 'City',
    wrote: 'They wrote',
    text: 'Somebody sent this form on the site. Reply to this message to answer them.',
    maybeSpam: 'Possible spam',
  },
  es: {
    contact: 'Contacto',
    partner: 'Socio',
    restaurant: 'Restaurante',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    city: 'Ciudad',
    wrote: 'Escribe',
    text: 'Alguien ha enviado este formulario en el sitio. Responda a este mensaje para contestarle.',
    maybeSpam: 'Posible spam',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};

/** Tells the team about a contact form. */
export function leadMail(facts: LeadMailFacts, locale: Locale): MailContent {
  const w = inLocale(words, locale);
  const rows: [string, string][] = [
    [w.name, facts.name],
    [w.email, facts.email],
    [w.phone, facts.phone],
    [w.city, facts.city],
  ];
  const mark = facts.maybe_spam ? `[${w.maybeSpam}] ` : '';
  return {
    subject: `${mark}${w[facts.kind]}: ${facts.name}`,
    preview: facts.message.slice(0, 120) || facts.email,
    state: null,
    title: `${w[facts.kind]}: ${facts.name}`,
    greeting: null,
    paragraphs: [w.text],
    quote: facts.message ? { by: w.wrote, text: facts.message } : null,
    facts: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    code: null,
    action: null,
    links: [],
  };
}
