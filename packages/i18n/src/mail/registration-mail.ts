import type { RegistrationField } from '@metade/domain/registration.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import { fieldLabel } from '../registration-fields.ts';
import type { MailContent } from './mail-content.ts';

export type RegistrationMailKind = 'submitted' | 'changes_requested' | 'approved' | 'rejected';
export type RegistrationNote = { field: RegistrationField | null; reason: string };
export type RegistrationMailFacts = {
  firstName: string;
  restaurant: string;
  notes: RegistrationNote[];
  /** Where the owner goes on with the registration. */
  registration: string;
  /** The public page of an approved restaurant. */
  page: string;
  panel: string;
};

type Text = { subject: string; title: string; word: string; paragraphs: string[]; button: string };
type Words = {
  greeting: (name: string) => string;
  /** Introduces a reason about no particular field. */
  reason: string;
  panel: string;
  kinds: Record<RegistrationMailKind, (facts: RegistrationMailFacts) => Text>;
};

/** A message about a restaurant's registration, to its owner. */
export function registrationMail(
  kind: RegistrationMailKind,
  facts: RegistrationMailFacts,
  locale: Locale,
): MailContent {
  const { greeting, kinds, reason, panel } = inLocale(words, locale);
  const { subject, title, word, paragraphs, button } = kinds[kind](facts);
  const approved = kind === 'approved';
  return {
    subject,
    preview: paragraphs[0] ?? '',
    state: { tone: tones[kind], word },
    title,
    greeting: greeting(facts.firstName),
    paragraphs,
    quote: null,
    facts: facts.notes.map((note) => ({
      label: note.field === null ? reason : fieldLabel(note.field, locale),
      value: note.reason,
    })),
    code: null,
    action: { label: button, href: approved ? facts.page : facts.registration },
    links: approved ? [{ label: panel, href: facts.panel }] : [],
  };
}

const tones = { submitted: 'wait', changes_requested: 'wait', approved: 'ok', rejected: 'bad' } as const;

const en: Words = {
  greeting: (name) => `Hello ${name},`,
  reason: 'Reason',
  panel: 'Open the panel',
  kinds: {
    submitted: (f) => ({
      subject: `${f.restaurant}: registration received`,
      title: 'We have your registration',
      word: 'Under review',
      paragraphs: [
        `We are reviewing ${f.restaurant} and will publish it once it is approved. We will let you know by e-mail.`,
        'Until then you can keep editing it.',
      ],
      button: 'See the registration',
    }),
    changes_requested: (f) => ({
      subject: `${f.restaurant}: changes needed`,
      title: 'A few things to change',
      word: 'Changes requested',
      paragraphs: ['Before we can publish the restaurant, please make the changes below and submit it again.'],
      button: 'Make the changes',
    }),
    approved: (f) => ({
      subject: `${f.restaurant} is on Metade`,
      title: 'Your restaurant is published',
      word: 'Approved',
      paragraphs: ['From now on diners can find it and book the tables that you have opened.'],
      button: 'See its page',
    }),
    rejected: (f) => ({
      subject: `${f.restaurant}: not approved`,
      title: 'We cannot publish this restaurant',
      word: 'Not approved',
      paragraphs: ['We reviewed the registration and did not approve it. The reasons are below.'],
      button: 'See the registration',
    }),
  },
};

const es: Words = {
  greeting: (name) => `Hola, ${name}:`,
  reason: 'Motivo',
  panel: 'Abrir el panel',
  kinds: {
    submitted: (f) => ({
      subject: `${f.restaurant}: registro recibido`,
      title: 'Hemos recibido su registro',
      word: 'En revisión',
      paragraphs: [
        `Ahora revisamos ${f.restaurant} y, si se aprueba, lo publicamos. Le avisaremos por correo.`,
        'Hasta entonces puede seguir cambiándolo.',
      ],
      button: 'Ver el registro',
    }),
    changes_requested: (f) => ({
      subject: `${f.restaurant}: hay algo que cambiar`,
      title: 'Hay algunas cosas que cambiar',
      word: 'Cambios pedidos',
      paragraphs: ['Antes de publicar el restaurante, cambie lo que figura abajo y vuelva a enviarlo.'],
      button: 'Hacer los cambios',
    }),
    approved: (f) => ({
      subject: `${f.restaurant} ya está en Metade`,
      title: 'Su restaurante está publicado',
      word: 'Aprobado',
      paragraphs: ['Desde ahora los comensales pueden encontrarlo y reservar las mesas que ha abierto.'],
      button: 'Ver su página',
    }),
    rejected: (f) => ({
      subject: `${f.restaurant}: no aprobado`,
      title: 'No podemos publicar este restaurante',
      word: 'No aprobado',
      paragraphs: ['Hemos revisado el registro y no lo hemos aprobado. Los motivos figuran abajo.'],
      button: 'Ver el registro',
    }),
  },
};

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  reason: 'Motivo',
  panel: 'Abrir o painel',
  kinds: {
    submitted: (f) => ({
      subject: `${f.restaurant}: registo recebido`,
      title: 'Recebemos o seu registo',
      word: 'Em análise',
      paragraphs: [
        `Vamos analisar ${f.restaurant} e, se for aprovado, publicamos. Avisamos por e-mail.`,
        'Até lá pode continuar a alterá-lo.',
      ],
      button: 'Ver o registo',
    }),
    changes_requested: (f) => ({
      subject: `${f.restaurant}: há o que alterar`,
      title: 'Algumas coisas a alterar',
      word: 'Alterações pedidas',
      paragraphs: ['Antes de publicarmos o restaurante, altere o que está abaixo e volte a enviar.'],
      button: 'Fazer as alterações',
    }),
    approved: (f) => ({
      subject: `${f.restaurant} está na Metade`,
      title: 'O seu restaurante está publicado',
      word: 'Aprovado',
      paragraphs: ['A partir de agora os clientes podem encontrá-lo e reservar as mesas que abriu.'],
      button: 'Ver a página',
    }),
    rejected: (f) => ({
      subject: `${f.restaurant}: não aprovado`,
      title: 'Não podemos publicar este restaurante',
      word: 'Não aprovado',
      paragraphs: ['Analisámos o registo e não o aprovámos. Os motivos estão abaixo.'],
      button: 'Ver o registo',
    }),
  },
};

const ptBr: Overlay<Words> = {
  kinds: {
    submitted: (f) => ({
      subject: `${f.restaurant}: cadastro recebido`,
      title: 'Recebemos seu cadastro',
      word: 'Em análise',
      paragraphs: [
        `Vamos analisar ${f.restaurant} e, se for aprovado, publicar. Avisaremos por e-mail.`,
        'Até lá você pode continuar fazendo alterações.',
      ],
      button: 'Ver o cadastro',
    }),
    approved: (f) => ({
      subject: `${f.restaurant} está na Metade`,
      title: 'Seu restaurante está publicado',
      word: 'Aprovado',
      paragraphs: ['A partir de agora os clientes podem encontrá-lo e reservar as mesas que você abriu.'],
      button: 'Ver a página',
    }),
    rejected: (f) => ({
      subject: `${f.restaurant}: não aprovado`,
      title: 'Não podemos publicar este restaurante',
      word: 'Não aprovado',
      paragraphs: ['Analisamos o cadastro e não o aprovamos. Os motivos estão abaixo.'],
      button: 'Ver o cadastro',
    }),
  },
};

export const words: Worded<Words> = { en, es, pt, 'pt-BR': overlaid(pt, ptBr) };
