import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, peopleParam } from './fields.ts';
import { restaurantCard } from './restaurants.ts';

const ids = z.object({ data: z.array(id).meta({ description: 'The restaurants kept, the latest first' }) });
const restaurantParam = z.object({ restaurant: id });
/** Maximum ids per request. */
export const chosenMax = 60;

export const listWishlist = endpoint({
  name: 'listWishlist',
  method: 'GET',
  path: '/wishlist',
  summary: 'The restaurants that the caller keeps, the latest first',
  access: { scope: 'account', roles: ['diner'] },
  answer: ids,
  refusals: [],
});

export const addToWishlist = endpoint({
  name: 'addToWishlist',
  method: 'PUT',
  path: '/wishlist/:restaurant',
  summary: 'Keep a restaurant',
  access: { scope: 'account', roles: ['diner'] },
  params: restaurantParam,
  answer: ids,
  refusals: ['not_found'],
});

export const removeFromWishlist = endpoint({
  name: 'removeFromWishlist',
  method: 'DELETE',
  path: '/wishlist/:restaurant',
  summary: 'Keep a restaurant no longer',
  access: { scope: 'account', roles: ['diner'] },
  params: restaurantParam,
  answer: ids,
  refusals: [],
});

export const mergeWishlist = endpoint({
  name: 'mergeWishlist',
  method: 'POST',
  path: '/wishlist/merge',
  summary: 'Keep what was kept before signing in; restaurants that are not public are left out',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ restaurants: z.array(id).max(chosenMax) }),
  answer: ids,
  refusals: [],
});

export const listChosen = endpoint({
  name: 'listChosen',
  method: 'GET',
  path: '/site/chosen',
  summary:
    'Cards of the restaurants named, in that order, with their times of today; those that are not public are left out',
  access: { scope: 'public' },
  query: z.object({
    ids: z
      .string()
      .max(37 * chosenMax)
      .transform((text) => text.split(','))
      .pipe(z.array(id).max(chosenMax)),
    people: peopleParam.default(2),
  }),
  answer: z.object({ data: z.array(restaurantCard) }),
  replica: true,
  refusals: [],
});
