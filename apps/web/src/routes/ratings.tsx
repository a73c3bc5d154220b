import { RatingsPage } from '../reviews/ratings-page.tsx';
import { factsContext } from '../server/context.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import type { Route } from './+types/ratings';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { meals, reviews } = (await facts.api.call('listMealsToRate', {})).data;
  return {
    head: pageHead(facts, { title: `${facts.messages.reviews.title} · Metade`, noindex: true }),
    meals,
    reviews,
  };
}

export type RatingsData = Awaited<ReturnType<typeof loader>>;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Ratings({ loaderData }: Route.ComponentProps) {
  return <RatingsPage data={loaderData} />;
}
