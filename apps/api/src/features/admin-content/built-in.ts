import type { Block, ContentBody, DocumentKind } from '@metade/domain/content.ts';
import { tidyBody } from '@metade/domain/content.ts';
import { LOCALES } from '@metade/i18n/locale.ts';
import { editableMails, isEditableMail, mailTemplate } from '@metade/i18n/mail/mail-templates.ts';

/** What the product itself says where nobody wrote anything else; undefined where it says nothing. */
export function builtInBody(kind: DocumentKind, slug: string): ContentBody | undefined {
  if (kind !== 'mail' || !isEditableMail(slug)) return undefined;
  const templates = LOCALES.map((locale) => [locale, mailTemplate(slug, locale)] as const);
  const [, base] = templates[0] ?? [];
  const block = (
    id: string,
    of: Block['kind'],
    read: (template: ReturnType<typeof mailTemplate>) => string | undefined,
  ) => ({
    id,
    kind: of,
    texts: Object.fromEntries(
      templates.flatMap(([locale, template]) => {
        const text = read(template);
        return text === undefined || (locale === 'pt-BR' && base !== undefined && text === read(base))
          ? []
          : [[locale, locale === 'pt' || base === undefined ? { text } : { text, of: read(base) ?? '' }]];
      }),
    ),
  });
  return tidyBody({
    blocks: [
      block('subject', 'subject', ({ subject }) => subject),
      block('title', 'title', ({ title }) => title),
      ...(base?.paragraphs ?? []).map((_, index) =>
        block(`p${index + 1}`, 'paragraph', ({ paragraphs }) => paragraphs[index]),
      ),
    ],
  });
}

/** The names of those documents. */
export function builtInSlugs(kind: DocumentKind): readonly string[] {
  return kind === 'mail' ? editableMails : [];
}
