import { RatingsPage } from '../reviews/ratings-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { metaOf } from '../site/seo.ts';
import { ratingsData } from '../reviews/ratings-data.server.ts';
import type { Route } from './+types/ratings';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => ratingsData(context.get(factsContext));

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Ratings({ loaderData }: Route.ComponentProps) {
  return <RatingsPage data={loaderData} />;
}
