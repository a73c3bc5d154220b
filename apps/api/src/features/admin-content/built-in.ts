import type { Block, ContentBody, DocumentKind } from '@metade/domain/content.ts';
import { homeBlocks, isHomeBlock, tidyBody } from '@metade/domain/content.ts';
import { homeBlock } from '@metade/i18n/home-blocks.ts';
import { LOCALES, type Locale } from '@metade/i18n/locale.ts';
import { editableMails, isEditableMail, mailTemplate } from '@metade/i18n/mail/mail-templates.ts';

/** The product's own default document; undefined where there is none. */
export function builtInBody(kind: DocumentKind, slug: string): ContentBody | undefined {
  if (kind === 'mail' && isEditableMail(slug))
    return bodyOf((locale) => {
      const { subject, title, paragraphs } = mailTemplate(slug, locale);
      return { subject, title, paragraphs };
    });
  if (kind === 'home' && isHomeBlock(slug))
    return bodyOf((locale) => {
      const { title, text } = homeBlock(slug, locale);
      return { title, paragraphs: [text] };
    });
  return undefined;
}

/** The names of the default documents. */
export function builtInSlugs(kind: DocumentKind): readonly string[] {
  if (kind === 'home') return homeBlocks;
  return kind === 'mail' ? editableMails : [];
}

type Words = { subject?: string; title: string; paragraphs: string[] };

function bodyOf(wordsIn: (locale: Locale) => Words): ContentBody {
  const all = LOCALES.map((locale) => [locale, wordsIn(locale)] as const);
  const base = wordsIn('pt');
  const block = (id: string, kind: Block['kind'], read: (words: Words) => string | undefined): Block => ({
    id,
    kind,
    texts: Object.fromEntries(
      all.flatMap(([locale, words]) => {
        const [text, of] = [read(words), read(base) ?? ''];
        if (text === undefined || (locale === 'pt-BR' && text === of)) return [];
        return [[locale, locale === 'pt' ? { text } : { text, of }]];
      }),
    ),
  });
  return tidyBody({
    blocks: [
      ...(base.subject === undefined ? [] : [block('subject', 'subject', ({ subject }) => subject)]),
      block('title', 'title', ({ title }) => title),
      ...base.paragraphs.map((_, index) => block(`p${index + 1}`, 'paragraph', ({ paragraphs }) => paragraphs[index])),
    ],
  });
}
