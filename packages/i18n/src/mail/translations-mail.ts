import type { DocumentKind } from '@metade/domain/content.ts';
import { inLocale, type Locale, type Worded } from '../locale.ts';
import { overlaid, type Overlay } from '../overlay.ts';
import type { MailContent } from './mail-content.ts';

type Language = 'en' | 'es';
export type TranslationsMailFacts = {
  firstName: string;
  kind: DocumentKind;
  title: string;
  wanted: { language: Language; missing: number; old: number }[];
  /** Who asks. */
  by: string;
  note: string;
  /** To the text in the panel. */
  link: string;
};

type Words = {
  greeting: (name: string) => string;
  subject: (title: string) => string;
  title: string;
  legal: Record<'terms' | 'privacy', string>;
  text: (title: string) => string;
  languages: Record<Language, string>;
  missing: (count: number) => string;
  old: (count: number) => string;
  button: string;
};

/** Asks an admin of content for the translations that a text lacks. */
export function translationsMail(facts: TranslationsMailFacts, locale: Locale): MailContent {
  const { greeting, subject, title, legal, text, languages, missing, old, button } = inLocale(words, locale);
  const name = facts.kind === 'terms' || facts.kind === 'privacy' ? legal[facts.kind] : facts.title;
  return {
    subject: subject(name),
    preview: text(name),
    state: null,
    title,
    greeting: greeting(facts.firstName),
    paragraphs: [text(name)],
    quote: facts.note ? { by: facts.by, text: facts.note } : null,
    facts: facts.wanted.map((one) => ({
      label: languages[one.language],
      value: [one.missing > 0 && missing(one.missing), one.old > 0 && old(one.old)].filter(Boolean).join(', '),
    })),
    code: null,
    action: { label: button, href: facts.link },
    links: [],
  };
}

const pt: Words = {
  greeting: (name) => `Olá, ${name}.`,
  subject: (title) => `Traduções em falta: ${title}`,
  title: 'Faltam traduções',
  legal: { terms: 'Termos de utilização', privacy: 'Política de privacidade' },
  text: (title) => `O texto «${title}» ainda não está completo nas outras línguas. Até lá mostra-se o português.`,
  languages: { en: 'Inglês', es: 'Espanhol' },
  missing: (count) => (count === 1 ? 'falta 1 parágrafo' : `faltam ${count} parágrafos`),
  old: (count) => (count === 1 ? '1 parágrafo antigo' : `${count} parágrafos antigos`),
  button: 'Traduzir',
};

const ptBr: Overlay<Words> = {
  legal: { terms: 'Termos de uso' },
  text: (title) => `O texto “${title}” ainda não está completo nos outros idiomas. Até lá, ele aparece em português.`,
};

export const words: Worded<Words> = {
  pt,
  'pt-BR': overlaid(pt, ptBr),
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (title) => `Translations needed: ${title}`,
    title: 'Translations are missing',
    legal: { terms: 'Terms of use', privacy: 'Privacy policy' },
    text: (title) =>
      `The text “${title}” is not complete in the other languages yet. Until then it shows in Portuguese.`,
    languages: { en: 'English', es: 'Spanish' },
    missing: (count) => (count === 1 ? '1 paragraph missing' : `${count} paragraphs missing`),
    old: (count) => (count === 1 ? '1 paragraph out of date' : `${count} paragraphs out of date`),
    button: 'Translate',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (title) => `Faltan traducciones: ${title}`,
    title: 'Faltan traducciones',
    legal: { terms: 'Términos de uso', privacy: 'Política de privacidad' },
    text: (title) =>
      `El texto «${title}» aún no está completo en los demás idiomas. Mientras tanto se muestra en portugués.`,
    languages: { en: 'Inglés', es: 'Español' },
    missing: (count) => (count === 1 ? 'falta 1 párrafo' : `faltan ${count} párrafos`),
    old: (count) => (count === 1 ? '1 párrafo antiguo' : `${count} párrafos antiguos`),
    button: 'Traducir',
  },
};
