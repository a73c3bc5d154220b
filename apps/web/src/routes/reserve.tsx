import { OrdersPage } from '../orders/orders-page.tsx';
import { factsContext } from '../server/context.ts';
import { requireUser } from '../server/require-user.ts';
import { ownWaiting } from '../server/own-waiting.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import type { Route } from './+types/reserve';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const page = Math.max(1, Math.trunc(Number(facts.url.searchParams.get('page'))) || 1);
  const [upcoming, past, rating, waiting] = await Promise.all([
    facts.api.call('listOrders', { query: { when: 'upcoming' } }),
    facts.api.call('listOrders', { query: { when: 'past', page } }),
    facts.api.call('listMealsToRate', {}),
    ownWaiting(facts),
  ]);
  return {
    head: pageHead(facts, { title: `${facts.messages.orders.title} · Metade`, noindex: true }),
    // A table that the line offers is shown in its place there.
    upcoming: upcoming.data.filter((order) => !waiting.some((entry) => entry.offer?.order === order._id)),
    past: past.data,
    waiting,
    toRate: rating.data.meals.map((meal) => meal.order),
    page: past.page,
    pages: past.pages,
  };
}

export type OrdersData = Awaited<ReturnType<typeof loader>>;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Reserve({ loaderData }: Route.ComponentProps) {
  return <OrdersPage data={loaderData} />;
}
