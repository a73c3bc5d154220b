import { factsContext } from '../http/context.server.ts';
import type { Route } from './+types/robots';

/** Crawlers may read public pages, not reservations and vouchers. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(factsContext).options;
  const closed = [
    '/checkout',
    '/reserve',
    '/infos-reserve',
    '/profile',
    '/sigin',
    '/preferences',
    '/tables.json',
    '/counts.json',
    '/cities.json',
    '/days.json',
    '/away.json',
    '/v1/',
    '/panel',
  ];
  const text = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
