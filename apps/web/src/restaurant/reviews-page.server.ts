import type { Restaurant } from '@metade/contracts/restaurants.ts';
import type { RequestFacts } from '../http/context.server.ts';

const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export interface ReviewsPage {
  reviews: Restaurant['reviews'];
  order: ReviewOrder;
  page: number;
  pages: number;
}

/**
 * The requested page and order of a restaurant's reviews; the newest, which came with the restaurant, when there is no such page.
 */
export async function reviewsPage(facts: RequestFacts, place: Restaurant): Promise<ReviewsPage> {
  const { _id, rating, reviews } = place;
  const first = {
    reviews,
    order: 'newest' as const,
    page: 1,
    pages: Math.ceil(rating.count / Math.max(1, reviews.length)),
  };
  const { searchParams } = facts.url;
  const order = REVIEW_ORDERS.find((one) => one === searchParams.get('order')) ?? 'newest';
  const wanted = Number(searchParams.get('reviews') ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= first.pages ? wanted : 1;
  if (page === 1 && order === 'newest') return first;
  const answer = await facts.api.call('listReviews', { params: { id: _id }, query: { page, order } }).catch(() => null);
  return answer?.data.length ? { reviews: answer.data, order, page, pages: answer.pages } : first;
}
