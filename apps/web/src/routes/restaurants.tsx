import { ResultsPage } from '../search/results-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { metaOf } from '../site/seo.ts';
import { resultsData } from '../search/results-data.server.ts';
import type { Route } from './+types/restaurants';

export const handle = { layout: { header: 'own', foot: 'map' } };

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  resultsData(context.get(factsContext), params, request);

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Restaurants({ loaderData }: Route.ComponentProps) {
  return <ResultsPage data={loaderData} />;
}
