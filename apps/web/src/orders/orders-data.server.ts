import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';
import { ownWaiting } from '../waitlist/own-waiting.server.ts';

export async function ordersData(facts: RequestFacts) {
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
    // A table offered by the waitlist is shown there instead.
    upcoming: upcoming.data.filter((order) => !waiting.some((entry) => entry.offer?.order === order._id)),
    past: past.data,
    waiting,
    toRate: rating.data.meals.map((meal) => meal.order),
    page: past.page,
    pages: past.pages,
  };
}

export type OrdersData = Awaited<ReturnType<typeof ordersData>>;
