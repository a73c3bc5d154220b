import { languageTag } from '@metade/i18n/locale.ts';
import { factsContext } from '../http/context.server.ts';
import type { Route } from './+types/blog-feed';

/** The newest posts as RSS 2.0, in the language of ?lang= or the visitor's. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { publicUrl } = facts.options;
  const { data: posts } = await facts.api.call('listPosts', { query: { country: facts.country } });
  const items = posts.map((post) =>
    element(
      'item',
      element('title', escaped(post.title)) +
        element('link', escaped(`${publicUrl}/blog/details/${post.slug}?lang=${facts.locale}`)) +
        `<guid isPermaLink="false">${post._id}</guid>` +
        element('pubDate', new Date(`${post.date}T00:00:00Z`).toUTCString()) +
        post.categories.map(({ name }) => element('category', escaped(name))).join('') +
        element('description', escaped(post.lead)),
    ),
  );
  const self = escaped(`${publicUrl}/blog/rss.xml?lang=${facts.locale}`);
  const channel = element(
    'channel',
    element('title', `Metade · ${escaped(facts.messages.site.blog)}`) +
      element('link', escaped(`${publicUrl}/blog?lang=${facts.locale}`)) +
      element('description', escaped(facts.messages.content.blogText)) +
      element('language', languageTag(facts.locale)) +
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>` +
      items.join(''),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>\n`;
  return new Response(xml, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'cookie',
    },
  });
}

const element = (name: string, inner: string) => `<${name}>${inner}</${name}>`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
