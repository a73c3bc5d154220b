import { factsContext } from '../http/context.server.ts';
import { siteConfig } from '../site/site-data.server.ts';
import type { Route } from './+types/away';

/** What does not go now, for a page that has been open since then. */
export async function loader({ context }: Route.LoaderArgs) {
  const { away } = await siteConfig(context.get(factsContext));
  return Response.json({ away }, { headers: { 'cache-control': 'no-store' } });
}
