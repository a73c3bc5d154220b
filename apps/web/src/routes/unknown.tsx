import { data } from 'react-router';
import { HomePage } from '../home/home-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { metaOf } from '../site/seo.ts';
import type { Route } from './+types/unknown';
import { loadHome } from '../home/home-data.server.ts';

export const handle = { layout: { header: 'transparent' } };

/** Any other path shows the home page, with status 404. */
export async function loader({ context }: Route.LoaderArgs) {
  return data(await loadHome(context.get(factsContext), '/', true), 404);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Unknown({ loaderData }: Route.ComponentProps) {
  return <HomePage data={loaderData} notFound />;
}
