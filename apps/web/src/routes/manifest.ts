import { languageTag } from '@metade/i18n/locale.ts';
import { factsContext } from '../http/context.server.ts';
import type { Route } from './+types/manifest';

/** Web app manifest, for phones' home screens. */
export function loader({ context }: Route.LoaderArgs) {
  const { messages, locale } = context.get(factsContext);
  const manifest = {
    id: '/',
    lang: languageTag(locale),
    name: messages.site.name,
    short_name: messages.site.name,
    description: messages.site.tagline,
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#c4281c',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: messages.site.myReservations, url: '/reserve' }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
