import type { CatalogueNames } from '@metade/contracts/catalogue.ts';
import { completeness, contentLanguages, documentKinds, type ContentBody } from '@metade/domain/content.ts';
import { catalogueName } from '@metade/i18n/catalogue-names.ts';
import { faqGroupNames, faqGroups } from '@metade/i18n/legal/faq-groups.ts';
import { inLocale } from '@metade/i18n/locale.ts';
import { plainText } from '@metade/domain/rich-text.ts';
import type { Handler } from '../../http/call.ts';
import { builtInBody, builtInSlugs } from './built-in.ts';

type Row = {
  slug: string;
  state: 'published' | 'archived' | 'draft';
  open: 'draft' | 'scheduled' | null;
  live_at: string | null;
  saved_at: string | null;
  body: ContentBody;
};

export const listContent: Handler<'listContent'> = async (context, { query: { kind }, locale }) => {
  const [{ rows }, counted, categories] = await Promise.all([
    context.pool.query<Row>(
      `select d.slug, case when p.number is not null then 'published' when o.number is not null then 'draft' else 'archived' end as state,
         o.state as open, coalesce(p.live_at, o.live_at) as live_at, coalesce(o.saved_at, p.saved_at) as saved_at, coalesce(o.body, p.body, l.body) as body
       from content_document d
       left join content_revision p on p.document_id = d.id and p.state = 'published'
       left join content_revision o on o.document_id = d.id and o.state in ('draft', 'scheduled')
       join lateral (select body from content_revision r where r.document_id = d.id order by number desc limit 1) l on true
       where d.kind = $1`,
      [kind],
    ),
    context.pool.query<{ kind: string; count: number }>(
      'select kind, count(*) as count from content_document group by kind',
    ),
    // Of the database, not of what this process keeps: who has just made one looks for it here.
    context.pool.query<{ slug: string; names: CatalogueNames; retired: boolean }>(
      "select slug, names, retired from catalogue_entry where kind = 'category' and merged_into is null order by position, slug",
    ),
  ]);
  const own = builtInSlugs(kind).flatMap((slug) => {
    const body = builtInBody(kind, slug);
    const edited = rows.find((row) => row.slug === slug);
    if (body === undefined || (edited !== undefined && edited.state !== 'archived')) return [];
    return [{ slug, state: 'built_in' as const, open: null, live_at: null, saved_at: null, body }];
  });
  const all = [...rows.filter(({ slug }) => !own.some((one) => one.slug === slug)), ...own];
  return {
    data: all
      .map(({ body, ...row }) => ({
        kind,
        ...row,
        title: titleOf(body, locale),
        group: body.group ?? null,
        position: body.position ?? 0,
        languages: contentLanguages.map((language) => ({ locale: language, ...completeness(body, language) })),
      }))
      .toSorted(
        (a, b) =>
          faqGroups.findIndex((group) => group === a.group) - faqGroups.findIndex((group) => group === b.group) ||
          a.position - b.position ||
          (b.live_at ?? '9').localeCompare(a.live_at ?? '9') ||
          a.slug.localeCompare(b.slug),
      ),
    counts: documentKinds.map((name) => ({
      kind: name,
      count: Math.max(counted.rows.find((row) => row.kind === name)?.count ?? 0, builtInSlugs(name).length),
    })),
    groups: faqGroups.map((group) => ({ _id: group, name: inLocale(faqGroupNames[group], locale) })),
    categories: categories.rows.map(({ slug, names, retired }) => ({
      _id: slug,
      name: catalogueName(names, locale),
      retired,
    })),
  };
};

function titleOf({ blocks }: ContentBody, locale: 'pt' | 'pt-BR' | 'en' | 'es'): string {
  const texts = (blocks.find(({ kind }) => kind === 'title') ?? blocks[0])?.texts;
  return plainText(texts?.[locale]?.text ?? texts?.pt?.text ?? '');
}
