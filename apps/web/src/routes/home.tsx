import { loadHome } from '../home/home-data.server.ts';
import { HomePage } from '../home/home-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { metaOf } from '../site/seo.ts';
import type { Route } from './+types/home';

export const handle = { layout: { header: 'transparent' } };

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(factsContext), '/');

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} />;
}
