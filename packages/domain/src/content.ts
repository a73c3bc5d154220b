import type { Locale } from './pricing.ts';
import { canonical } from './rich-text.ts';

export const documentKinds = ['post', 'faq', 'terms', 'privacy', 'mail', 'home'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** Documents that people consent to. */
export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The first group are single lines of plain text, each once in a document. */
export const fieldKinds = ['title', 'lead', 'alt', 'subject'] as const;
export const proseKinds = ['heading', 'paragraph', 'item', 'quote'] as const;
export type BlockKind = (typeof fieldKinds)[number] | (typeof proseKinds)[number];

/** of: the Portuguese it was translated from. */
type BlockText = { text: string; of?: string };
/** A paragraph in its languages. Its id stays through versions, so that they can be compared. */
export type Block = { id: string; kind: BlockKind; texts: Partial<Record<Locale, BlockText>> };

export type ContentBody = {
  blocks: Block[];
  /** Of a question: its group, and its place in the list. */
  group?: string;
  position?: number;
  /** Of a post. */
  categories?: string[];
  picture?: string;
  author?: string;
};

/** The home page's editable blocks, in order. */
export const homeBlocks = ['hero', 'choose', 'pay', 'show', 'guarantee', 'pitch'] as const;
export type HomeBlock = (typeof homeBlocks)[number];
export const isHomeBlock = (slug: string): slug is HomeBlock => homeBlocks.includes(slug as HomeBlock);

/** The initial paragraphs of each kind of document. */
export const fieldsOf: Record<DocumentKind, readonly BlockKind[]> = {
  post: ['title', 'lead', 'alt'],
  faq: ['title'],
  terms: ['title'],
  privacy: ['title'],
  mail: ['subject', 'title'],
  home: ['title'],
};

/** Languages of translation; Brazil's Portuguese overrides Portugal's where it differs. */
export const contentLanguages = ['pt', 'en', 'es'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

/** A paragraph's state in a language. `old`: the Portuguese has changed since. */
export type TextState = 'done' | 'missing' | 'old';

export function textState(block: Block, locale: Locale): TextState {
  const own = block.texts[locale];
  const base = block.texts.pt?.text ?? '';
  if (locale === 'pt') return base === '' ? 'missing' : 'done';
  if (own === undefined || own.text === '') return 'missing';
  return own.of !== undefined && own.of !== base ? 'old' : 'done';
}

/** How many of a document's paragraphs a language has, and how many are outdated. */
export function completeness(body: ContentBody, locale: Locale): { done: number; old: number; all: number } {
  const states = body.blocks.map((block) => textState(block, locale));
  return {
    done: states.filter((state) => state !== 'missing').length,
    old: states.filter((state) => state === 'old').length,
    all: states.length,
  };
}

/** What each language of translation lacks: paragraphs without a text, and those whose Portuguese has changed since. */
export function untranslated(
  body: ContentBody,
): { language: Exclude<ContentLanguage, 'pt'>; missing: number; old: number }[] {
  return contentLanguages
    .filter((language) => language !== 'pt')
    .map((language) => {
      const { done, all, old } = completeness(body, language);
      return { language, missing: all - done, old };
    })
    .filter(({ missing, old }) => missing + old > 0);
}

/** A paragraph for a locale: its own text, else the Portuguese; with the locale in which its figures are written. */
export function readBlock({ texts }: Block, locale: Locale): { text: string; locale: Locale } {
  const own = texts[locale]?.text ?? '';
  if (own !== '') return { text: own, locale };
  return { text: texts.pt?.text ?? '', locale: locale === 'pt-BR' ? locale : 'pt' };
}

/** Adjacent items form one list. `read` answers a block's text for display. */
export function toMarkdown(blocks: readonly Block[], read: (block: Block) => string): string {
  const marks: Partial<Record<BlockKind, string>> = { heading: '## ', item: '- ', quote: '> ' };
  return blocks
    .filter(({ kind }) => isProse(kind))
    .map((block) => ({ kind: block.kind, text: `${marks[block.kind] ?? ''}${read(block)}` }))
    .map(
      ({ kind, text }, index, all) =>
        `${index === 0 ? '' : kind === 'item' && all[index - 1]?.kind === 'item' ? '\n' : '\n\n'}${text}`,
    )
    .join('');
}

export function isProse(kind: BlockKind): boolean {
  return (proseKinds as readonly string[]).includes(kind);
}

/** The body with normalized texts and without empty ones. */
export function tidyBody(body: ContentBody): ContentBody {
  return {
    ...body,
    blocks: body.blocks.map((block) => ({
      ...block,
      texts: Object.fromEntries(
        Object.entries(block.texts).flatMap(([locale, { text, of }]) => {
          const tidy = tidyText(block.kind, text);
          return tidy === ''
            ? []
            : [[locale, of === undefined ? { text: tidy } : { text: tidy, of: tidyText(block.kind, of) }]];
        }),
      ),
    })),
  };
}

function tidyText(kind: BlockKind, text: string): string {
  return isProse(kind) ? canonical(text) : text.replace(/\s+/g, ' ').trim();
}

/** What prevents a text's publication. */
export const findingCodes = ['value_unknown', 'number_by_hand', 'link_refused', 'text_missing'] as const;
export type FindingCode = (typeof findingCodes)[number];
/** found: a literal figure in the text. use: the placeholders to use instead. */
export type Finding = { block: string; locale: Locale; code: FindingCode; found: string; use: string[] };

/** A paragraph's change between two versions, in a language. */
export type BlockChange = { id: string; kind: 'added' | 'removed' | 'changed'; before: string; after: string };

export function changesBetween(before: ContentBody | null, after: ContentBody, locale: Locale): BlockChange[] {
  const old = new Map((before?.blocks ?? []).map((block) => [block.id, block]));
  const now = new Set(after.blocks.map(({ id }) => id));
  const textOf = (block: Block | undefined) => (block === undefined ? '' : (block.texts[locale]?.text ?? ''));
  return [
    ...after.blocks.flatMap((block): BlockChange[] => {
      const [was, is] = [textOf(old.get(block.id)), textOf(block)];
      if (was === is) return [];
      const kind = was === '' ? 'added' : is === '' ? 'removed' : 'changed';
      return [{ id: block.id, kind, before: was, after: is }];
    }),
    ...[...old.values()]
      .filter((block) => !now.has(block.id) && textOf(block) !== '')
      .map((block): BlockChange => ({ id: block.id, kind: 'removed', before: textOf(block), after: '' })),
  ];
}
