import { factsContext } from '../server/context.ts';
import type { Route } from './+types/manifest';

/** How the site stands on a phone's home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { messages } = context.get(factsContext);
  const manifest = {
    name: messages.site.name,
    short_name: messages.site.name,
    description: messages.site.tagline,
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#c4281c',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
