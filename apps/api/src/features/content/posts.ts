import type { Locale } from '@metade/contracts/catalogue.ts';
import { catalogueChoices, catalogueName } from '@metade/i18n/catalogue-names.ts';
import type { LegalFacts } from '@metade/i18n/legal/facts.ts';
import { pictureView } from '../../adapters/pictures.ts';
import type { CatalogueEntry } from '../../db/catalogue-book.ts';
import type { PublishedDocument } from '../../db/content-book.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { coverOf } from './cover-of.ts';
import { legalFacts } from './legal-facts.ts';
import { readDocument } from './read-document.ts';
import { paged } from '../../http/paged.ts';

/** The newest posts first, of all categories or one. */
export const listPosts: Handler<'listPosts'> = async (context, { query, locale }) => {
  const page = query.page ?? 1;
  const [posts, entries, facts] = await Promise.all([
    readPosts(context),
    context.catalogue.entries('category'),
    legalFacts(context, query.country, locale),
  ]);
  const category =
    query.category && ((await context.catalogue.find('category', query.category))?.slug ?? query.category);
  const has = (slug: string) => (post: Read) => post.categories.some((one) => one.slug === slug);
  const wanted = category ? posts.filter(has(category)) : posts;
  const rows = wanted.toSorted((a, b) => b.liveAt.localeCompare(a.liveAt) || a.id.localeCompare(b.id));
  const shown = rows.slice((page - 1) * pageSize, page * pageSize).map((post) => view(context, post, facts, locale));
  return {
    ...paged(shown, page, rows.length, pageSize),
    categories: catalogueChoices(entries, locale)
      .map(({ slug, name }) => ({ _id: slug, name, posts: posts.filter(has(slug)).length }))
      .filter(({ posts: count }) => count > 0),
  };
};

/** One post by its id or its slug. */
export const getPost: Handler<'getPost'> = async (context, { params, query, locale }) => {
  const posts = await readPosts(context);
  const post = posts.find(({ id, slug }) => id === params.id || slug === params.id);
  if (post === undefined) throw new Refused('not_found');
  const facts = await legalFacts(context, query.country, locale);
  const { text } = readDocument(post.body, facts, locale);
  return { data: { ...view(context, post, facts, locale), text } };
};

const pageSize = 12;

/** A post with its categories as they are today. */
type Read = PublishedDocument & { categories: CatalogueEntry[] };

async function readPosts({ content, catalogue }: Context): Promise<Read[]> {
  return Promise.all(
    (await content.all('post')).map(async (post) => {
      const found = await Promise.all((post.body.categories ?? []).map((slug) => catalogue.find('category', slug)));
      return { ...post, categories: [...new Set(found.filter((one) => one !== undefined))] };
    }),
  );
}

function view(
  { config }: Pick<Context, 'config'>,
  { id, slug, body, liveAt, categories }: Read,
  facts: LegalFacts,
  locale: Locale,
) {
  const { field } = readDocument(body, facts, locale);
  const cover = coverOf(config, body);
  const of = categories.map((one) => ({ _id: one.slug, name: catalogueName(one.names, locale) }));
  return {
    _id: id,
    slug,
    category: of[0] ?? { _id: '', name: '' },
    categories: of,
    author: body.author ?? null,
    title: field('title'),
    lead: field('lead'),
    picture: cover === undefined ? null : pictureView({ kind: 'cover', src: cover, alt: field('alt') }),
    date: liveAt.slice(0, 10),
  };
}
