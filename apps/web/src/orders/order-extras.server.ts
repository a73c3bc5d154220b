import { ApiRefusal } from '@metade/api-client/client.ts';
import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { walletsHere } from '../wallets/wallets-here.server.ts';
import { alternativesTo } from '../search/alternatives.server.ts';
import { changeChoice } from './change-choice.server.ts';
import type { RequestFacts } from '../http/context.server.ts';

/** Additional data of an order's page: cancellation quote, alternatives for a lost table, wallets, and what the discount covers. */
export async function orderExtras(facts: RequestFacts, order: Order) {
  const { cancel, alternatives: lost, rate, share, wallet } = orderActions(order);
  const [quote, change, alternatives, restaurant, rating, sharing, wallets] = await Promise.all([
    cancel ? cancellationQuote(facts, order._id) : null,
    changeChoice(facts, order),
    lost ? alternativesTo(facts, order) : [],
    // The restaurant may have left the site: the general sentence is shown then.
    facts.api
      .call('getRestaurant', { params: { id: order.restaurant.slug } })
      .then(({ data }) => ({ desserts: data.covers.desserts, largest: data.max_places }))
      .catch(() => null),
    rate
      ? facts.api.call('listMealsToRate', {}).then(({ data }) => ({
          open: data.meals.some((meal) => meal.order === order._id),
          written: data.reviews.some((review) => review.order === order._id),
        }))
      : null,
    share ? facts.api.call('getSharing', { params: { id: order._id } }).then(({ data }) => data) : null,
    wallet ? walletsHere(facts) : [],
  ]);
  const { desserts = null, largest = null } = restaurant ?? {};
  const key = crypto.randomUUID() as string;
  return { sharing, wallets, order, quote, change, alternatives, desserts, largest, rating, key };
}

export type OrderExtras = Awaited<ReturnType<typeof orderExtras>>;

/** Null when the order changed while its page was made: the page polls. */
async function cancellationQuote(facts: RequestFacts, id: string) {
  try {
    return (await facts.api.call('quoteCancellation', { params: { id } })).data;
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.code === 'order_state') return null;
    throw error;
  }
}
