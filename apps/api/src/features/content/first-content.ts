import type { Block, BlockKind, ContentBody, DocumentKind } from '@metade/domain/content.ts';
import { tidyBody } from '@metade/domain/content.ts';
import type { Worded } from '@metade/i18n/locale.ts';
import { LOCALES } from '@metade/i18n/locale.ts';
import type { LegalText } from '@metade/i18n/legal/facts.ts';
import { faqs, type Faq } from '@metade/i18n/legal/faqs.ts';
import { faqGroupOf } from '@metade/i18n/legal/faq-groups.ts';
import { privacyPolicy } from '@metade/i18n/legal/privacy.ts';
import { termsOfUse } from '@metade/i18n/legal/terms.ts';
import { privacyVersion, termsVersion } from '@metade/i18n/legal/versions.ts';
import type { Post } from '@metade/i18n/posts/post.ts';
import { posts } from '@metade/i18n/posts/posts.ts';

/** name: the version of a legal text. liveOn: YYYY-MM-DD. */
export type FirstDocument = { kind: DocumentKind; slug: string; name?: string; liveOn: string; body: ContentBody };

/** The documents of a new marketplace. */
export function firstDocuments(): FirstDocument[] {
  return [
    legalDocument('terms', termsVersion, termsOfUse),
    legalDocument('privacy', privacyVersion, privacyPolicy),
    ...faqs.pt.map(({ _id }, position) => faqDocument(_id, position)),
    ...posts.map(postDocument),
  ];
}

export function legalDocument(kind: 'terms' | 'privacy', version: string, texts: Worded<LegalText>): FirstDocument {
  const titles = mapped(texts, ({ title }) => title);
  const body = bodyOf(
    [['title', titles]],
    mapped(texts, ({ text }) => text),
    kind,
  );
  return { kind, slug: kind, name: version, liveOn: version, body };
}

function faqDocument(id: string, position: number): FirstDocument {
  const entries = mapped(faqs as Worded<readonly Faq[]>, (list) => list.find(({ _id }) => _id === id));
  const body = bodyOf(
    [['title', mapped(entries, (faq) => faq?.question)]],
    mapped(entries, (faq) => faq?.answer),
    id,
  );
  return { kind: 'faq', slug: id, liveOn: termsVersion, body: { ...body, group: faqGroupOf(id), position } };
}

function postDocument({ slug, category, picture, publishedOn, texts }: Post): FirstDocument {
  const body = bodyOf(
    [
      ['title', mapped(texts, ({ title }) => title)],
      ['lead', mapped(texts, ({ lead }) => lead)],
      ['alt', mapped(texts, ({ pictureAlt }) => pictureAlt)],
    ],
    mapped(texts, ({ text }) => text),
    slug,
  );
  return { kind: 'post', slug, liveOn: publishedOn, body: { ...body, categories: [category], picture } };
}

/** Cover pictures of the first posts: paths below /pictures/{width}/. */
export const firstCovers: readonly string[] = posts.map(({ picture }) => picture);

type Texts = Partial<Worded<string | undefined>>;

function mapped<T>(texts: Partial<Worded<T>>, read: (text: NonNullable<T>) => string | undefined): Texts;
function mapped<T, R>(texts: Partial<Worded<T>>, read: (text: NonNullable<T>) => R): Partial<Worded<R>>;
function mapped<T, R>(texts: Partial<Worded<T>>, read: (text: NonNullable<T>) => R): Partial<Worded<R>> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = texts[locale];
      return text === undefined || text === null ? [] : [[locale, read(text as NonNullable<T>)]];
    }),
  ) as Partial<Worded<R>>;
}

/** Throws when a translation has other paragraphs than the Portuguese: they could not be matched later. */
function bodyOf(fields: [BlockKind, Texts][], prose: Texts, name: string): ContentBody {
  const split = mapped(prose, paragraphsOf) as Partial<Record<string, { kind: BlockKind; text: string }[]>>;
  const base = split.pt ?? [];
  for (const [locale, paragraphs] of Object.entries(split))
    if (paragraphs?.map(({ kind }) => kind).join() !== base.map(({ kind }) => kind).join())
      throw new Error(`${name} has other paragraphs in ${locale} than in Portuguese`);
  const blocks = [
    ...fields.map(([kind, texts]) => block(kind, kind, texts)),
    ...base.map(({ kind }, index) =>
      block(
        `p${index + 1}`,
        kind,
        Object.fromEntries(Object.entries(split).map(([locale, paragraphs]) => [locale, paragraphs?.[index]?.text])),
      ),
    ),
  ];
  return { blocks: tidyBody({ blocks }).blocks.map(translated) };
}

function block(id: string, kind: BlockKind, texts: Texts): Block {
  return {
    id,
    kind,
    texts: Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const text = texts[locale];
        // Brazil's Portuguese is an overlay: equal paragraphs are not stored twice.
        if (!text || (locale === 'pt-BR' && text === texts.pt)) return [];
        return [[locale, { text }]];
      }),
    ),
  };
}

function translated(one: Block): Block {
  const of = one.texts.pt?.text ?? '';
  const texts = Object.entries(one.texts).map(([locale, text]) => [locale, locale === 'pt' ? text : { ...text, of }]);
  return { ...one, texts: Object.fromEntries(texts) };
}

function paragraphsOf(markdown: string): { kind: BlockKind; text: string }[] {
  return markdown
    .trim()
    .split(/\n{2,}|\n(?=[-#>] )|\n(?=## )/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, mark = '', text = ''] = /^(## |### |- |> )?(.*)$/s.exec(part.trim()) ?? [];
      const kind = mark.startsWith('#') ? 'heading' : mark === '- ' ? 'item' : mark === '> ' ? 'quote' : 'paragraph';
      return { kind, text };
    });
}
