import type { Locale } from '@metade/contracts/catalogue.ts';
import type { LegalFacts } from '@metade/i18n/legal/facts.ts';
import { pictureView } from '../../adapters/pictures.ts';
import type { Category, PublishedDocument } from '../../db/content-book.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { legalFacts } from './legal-facts.ts';
import { readDocument } from './read-document.ts';

/** The newest posts first, of all categories or one. */
export const listPosts: Handler<'listPosts'> = async (context, { query, locale }) => {
  const page = query.page ?? 1;
  const [posts, categories, facts] = await Promise.all([
    context.content.all('post'),
    context.content.categories(),
    legalFacts(context, query.country, locale),
  ]);
  const { category } = query;
  const wanted = category === undefined ? posts : posts.filter(({ body }) => body.categories?.includes(category));
  const rows = wanted.toSorted((a, b) => b.liveAt.localeCompare(a.liveAt) || a.id.localeCompare(b.id));
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize).map((post) => view(post, categories, facts, locale)),
    categories: categories
      .map((one) => ({
        ...named(one, locale),
        posts: posts.filter(({ body }) => body.categories?.includes(one.slug)).length,
      }))
      .filter(({ posts: count }) => count > 0)
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    page,
    pages: Math.max(1, Math.ceil(rows.length / pageSize)),
    total: rows.length,
  };
};

/** One post by its id or its slug. */
export const getPost: Handler<'getPost'> = async (context, { params, query, locale }) => {
  const posts = await context.content.all('post');
  const post = posts.find(({ id, slug }) => id === params.id || slug === params.id);
  if (post === undefined) throw new Refused('not_found');
  const facts = await legalFacts(context, query.country, locale);
  const { text } = readDocument(post.body, facts, locale);
  return { data: { ...view(post, await context.content.categories(), facts, locale), text } };
};

const pageSize = 12;

const named = ({ slug, names }: Category, locale: Locale) => ({
  _id: slug,
  name: names[locale] ?? names[locale.slice(0, 2)] ?? names.pt ?? slug,
});

function view(
  { id, slug, body, liveAt }: PublishedDocument,
  categories: Category[],
  facts: LegalFacts,
  locale: Locale,
) {
  const { field } = readDocument(body, facts, locale);
  const of = (body.categories ?? []).flatMap((name) => {
    const found = categories.find((one) => one.slug === name);
    return found ? [named(found, locale)] : [];
  });
  return {
    _id: id,
    slug,
    category: of[0] ?? { _id: '', name: '' },
    categories: of,
    author: body.author ?? null,
    title: field('title'),
    lead: field('lead'),
    picture: pictureView({ kind: 'cover', src: body.picture ?? '', alt: field('alt') }),
    date: liveAt.slice(0, 10),
  };
}
