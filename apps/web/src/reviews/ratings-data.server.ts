import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';

export async function ratingsData(facts: RequestFacts) {
  await requireUser(facts);
  const { meals, reviews } = (await facts.api.call('listMealsToRate', {})).data;
  return {
    head: pageHead(facts, { title: `${facts.messages.reviews.title} · Metade`, noindex: true }),
    meals,
    reviews,
  };
}

export type RatingsData = Awaited<ReturnType<typeof ratingsData>>;
