import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { OwnReview } from '@metade/contracts/reviews.ts';
import { data } from 'react-router';
import type { RequestFacts } from './context.ts';

/** The caller's order and what he wrote of it, if anything. An order of anybody else answers 404. */
export async function orderWithReview(
  facts: RequestFacts,
  id: string,
): Promise<{ order: Order; review: OwnReview | null }> {
  const order = await missing(facts.api.call('getOrder', { params: { id } }));
  if (!order) throw data(null, 404);
  const params = { restaurant: order.data.restaurant._id, order: id };
  const review = await missing(facts.api.call('getReview', { params }));
  return { order: order.data, review: review?.data ?? null };
}

function missing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiRefusal && error.problem.status === 404) return null;
    throw error;
  });
}
