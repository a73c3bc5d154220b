import type { ProposalField } from '@metade/domain/proposal.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import { fieldLabel } from '../registration-fields.ts';
import type { MailContent } from './mail-content.ts';

export type ProposalMailKind = 'approved' | 'rejected';
export type ProposalMailFacts = {
  firstName: string;
  restaurant: string;
  /** The proposed changes in words, field by field. */
  wished: { field: ProposalField; value: string }[];
  /** Reason for a rejection; null when approved. */
  reason: string | null;
  /** The restaurant's public page, or the profile in the panel. */
  link: string;
};

type Text = { subject: (restaurant: string) => string; title: string; word: string; text: string; button: string };
type Words = { greeting: (name: string) => string; reason: string; kinds: Record<ProposalMailKind, Text> };

/** Tells a proposer the decision on a new name or place. */
export function proposalMail(kind: ProposalMailKind, facts: ProposalMailFacts, locale: Locale): MailContent {
  const { greeting, reason, kinds } = inLocale(words, locale);
  const { subject, title, word, text, button } = kinds[kind];
  return {
    subject: subject(facts.restaurant),
    preview: text,
    state: { tone: kind === 'approved' ? 'ok' : 'bad', word },
    title,
    greeting: greeting(facts.firstName),
    paragraphs: [text],
    quote: null,
    facts: [
      ...facts.wished.map(({ field, value }) => ({ label: fieldLabel(field, locale), value })),
      ...(facts.reason === null ? [] : [{ label: reason, value: facts.reason }]),
    ],
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  reason: 'Motivo',
  kinds: {
    approved: {
      subject: (restaurant) => `${restaurant}: alteração aprovada`,
      title: 'O que propôs já é público',
      word: 'Aprovada',
      text: 'A partir de agora é o que todos leem. Os links para a página continuam os mesmos.',
      button: 'Ver a página',
    },
    rejected: {
      subject: (restaurant) => `${restaurant}: alteração não aprovada`,
      title: 'Não aprovámos a alteração',
      word: 'Não aprovada',
      text: 'O nome e a morada ficam como estavam. O motivo está abaixo; pode propor outra coisa.',
      button: 'Abrir o perfil',
    },
  },
};

const ptBr: Overlay<Words> = {
  kinds: {
    approved: { title: 'O que você propôs já é público' },
    rejected: {
      title: 'Não aprovamos a alteração',
      text: 'O nome e o endereço ficam como estavam. O motivo está abaixo; você pode propor outra coisa.',
    },
  },
};

export const words: Worded<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    reason: 'Reason',
    kinds: {
      approved: {
        subject: (restaurant) => `${restaurant}: change approved`,
        title: 'Your change is now public',
        word: 'Approved',
        text: 'This is what everyone sees from now on. Links to the page still work.',
        button: 'See the page',
      },
      rejected: {
        subject: (restaurant) => `${restaurant}: change not approved`,
        title: 'We did not approve the change',
        word: 'Not approved',
        text: 'The name and address stay as they were. The reason is below; you can propose something else.',
        button: 'Open the profile',
      },
    },
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    reason: 'Motivo',
    kinds: {
      approved: {
        subject: (restaurant) => `${restaurant}: cambio aprobado`,
        title: 'Lo que propuso ya es público',
        word: 'Aprobado',
        text: 'Desde ahora es lo que lee todo el mundo. Los enlaces a la página siguen siendo los mismos.',
        button: 'Ver la página',
      },
      rejected: {
        subject: (restaurant) => `${restaurant}: cambio no aprobado`,
        title: 'No hemos aprobado el cambio',
        word: 'No aprobado',
        text: 'El nombre y la dirección siguen como estaban. El motivo figura abajo; puede proponer otra cosa.',
        button: 'Abrir el perfil',
      },
    },
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
