import { languageTag, LOCALES } from '@metade/i18n/locale.ts';
import { factsContext, type RequestFacts } from '../http/context.server.ts';
import { allCities } from '../site/site-data.server.ts';
import type { Route } from './+types/sitemap';

/** The public pages in all languages: fixed ones, every city, every public restaurant, every post. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const [cities, restaurants, posts] = await Promise.all([allCities(facts), restaurantsOf(facts), postsOf(facts)]);
  const paths = [
    '/',
    ...cities.map((city) => `/restaurants/${city.region.iso}/${city.slug}`),
    '/faq',
    '/blog',
    ...posts.map((slug) => `/blog/details/${slug}`),
    '/terms',
    '/privacy-policy',
    '/contact',
    '/be-a-partner',
    '/restaurant/pre-register',
    ...restaurants.map((slug) => `/restaurant/description/${slug}`),
  ];
  const entries = [...new Set(paths)].slice(0, ADDRESSES_MAX).map((path) => entry(facts.options.publicUrl + path));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

async function restaurantsOf(facts: RequestFacts): Promise<string[]> {
  const slugs: string[] = [];
  for (let after: string | undefined; slugs.length < ADDRESSES_MAX; ) {
    const { data, next } = await facts.api.call('listPublicRestaurants', { query: { after } });
    slugs.push(...data);
    if (next === null) break;
    after = next;
  }
  return slugs;
}

async function postsOf(facts: RequestFacts): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await facts.api.call('listPosts', { query: { page } });
    slugs.push(...found.data.map((post) => post.slug));
    pages = Math.min(found.pages, PAGES_OF_POSTS);
  }
  return slugs;
}

const PAGES_OF_POSTS = 100;
// The sitemap protocol's limit per file.
const ADDRESSES_MAX = 50_000;

function entry(address: string): string {
  const variants = LOCALES.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${escaped(`${address}?lang=${locale}`)}"/>`,
  );
  return `<url><loc>${escaped(address)}</loc>${variants.join('')}</url>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
