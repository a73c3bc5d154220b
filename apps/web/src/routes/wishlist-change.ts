import { ApiRefusal } from '@metade/api-client/client.ts';
import { factsContext } from '../http/context.server.ts';
import { readForm } from '../http/read-form.server.ts';
import type { Route } from './+types/wishlist-change';

/** Saves, removes or imports restaurants in the account, and answers the new list. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(factsContext);
  const form = await readForm(request);
  const restaurants = String(form.get('restaurants') ?? '')
    .split(',')
    .filter(Boolean);
  const params = { restaurant: restaurants[0] ?? '' };
  try {
    switch (form.get('intent')) {
      case 'add':
        return Response.json((await api.call('addToWishlist', { params })).data);
      case 'remove':
        return Response.json((await api.call('removeFromWishlist', { params })).data);
      default:
        return Response.json((await api.call('mergeWishlist', { body: { restaurants } })).data);
    }
  } catch (error) {
    if (error instanceof ApiRefusal) return Response.json(null, { status: error.problem.status });
    throw error;
  }
}
