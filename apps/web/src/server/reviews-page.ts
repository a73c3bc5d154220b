import type { Restaurant } from '@metade/contracts/restaurants.ts';
import type { RequestFacts } from './context.ts';

export interface ReviewsPage {
  reviews: Restaurant['reviews'];
  page: number;
  pages: number;
}

/** The page of a restaurant's reviews that the address asks for; the first, which came with the restaurant, when there is no such page. */
export async function reviewsPage(facts: RequestFacts, place: Restaurant): Promise<ReviewsPage> {
  const { _id, rating, reviews } = place;
  const first = { reviews, page: 1, pages: Math.ceil(rating.count / Math.max(1, reviews.length)) };
  const asked = Number(facts.url.searchParams.get('reviews'));
  if (!Number.isInteger(asked) || asked < 2 || asked > first.pages) return first;
  const answer = await facts.api.call('listReviews', { params: { id: _id }, query: { page: asked } }).catch(() => null);
  return answer?.data.length ? { reviews: answer.data, page: asked, pages: answer.pages } : first;
}
