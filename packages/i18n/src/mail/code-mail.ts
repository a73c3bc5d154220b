import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

export type CodeMailFacts = {
  /** Six digits, in two groups. */
  code: string;
  minutes: number;
};

type Words = { subject: string; title: string; text: (minutes: number) => string; notYou: string; label: string };

/** The code that logs in or signs up. Not in the subject: subjects show on lock screens and in lists. */
export function codeMail({ code, minutes }: CodeMailFacts, locale: Locale): MailContent {
  const m = inLocale(words, locale);
  return {
    subject: m.subject,
    preview: m.text(minutes),
    state: null,
    title: m.title,
    greeting: null,
    paragraphs: [m.text(minutes), m.notYou],
    quote: null,
    facts: [],
    code: { label: m.label, value: code },
    action: null,
    links: [],
  };
}

const pt: Words = {
  subject: 'O seu código de entrada',
  title: 'O seu código',
  text: (minutes) => `Introduza-o na página onde o pediu. Serve uma vez, durante ${minutes} minutos.`,
  notYou: 'Se não pediu nenhum código, ignore esta mensagem e não o dê a ninguém.',
  label: 'Código',
};

const ptBr: Overlay<Words> = {
  subject: 'Seu código de acesso',
  title: 'Seu código',
  text: (minutes) => `Digite o código na página em que você o pediu. Vale uma vez, por ${minutes} minutos.`,
  notYou: 'Se você não pediu nenhum código, ignore esta mensagem e não passe o código a ninguém.',
};

export const words: Worded<Words> = {
  en: {
    subject: 'Your sign-in code',
    title: 'Your code',
    text: (minutes) => `Enter it on the page where you asked for it. It works once, for ${minutes} minutes.`,
    notYou: 'If you did not ask for a code, ignore this message and give the code to nobody.',
    label: 'Code',
  },
  es: {
    subject: 'Su código de acceso',
    title: 'Su código',
    text: (minutes) => `Introdúzcalo en la página donde lo ha pedido. Sirve una vez, durante ${minutes} minutos.`,
    notYou: 'Si no ha pedido ningún código, ignore este mensaje y no se lo dé a nadie.',
    label: 'Código',
  },
  pt,
  'pt-BR': overlaid(pt, ptBr),
};
