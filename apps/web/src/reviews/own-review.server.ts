import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { OwnReview } from '@metade/contracts/reviews.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { ownOrder } from '../orders/own-order.server.ts';

/** The caller's order and their review, if any; 404 for anybody else's order. */
export async function orderWithReview(
  facts: RequestFacts,
  id: string,
): Promise<{ order: Order; review: OwnReview | null }> {
  const order = await ownOrder(facts, id);
  const params = { restaurant: order.restaurant._id, order: id };
  const review = await missing(facts.api.call('getReview', { params }));
  return { order, review: review?.data ?? null };
}

function missing<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiRefusal && error.problem.status === 404) return null;
    throw error;
  });
}
