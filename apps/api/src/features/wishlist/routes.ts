import type { Handlers } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { keep, readWishlist } from './wishlist-store.ts';

export const wishlistRoutes = {
  listWishlist: async (context, { session }) => ({ data: await readWishlist(context.pool, session.userId) }),
  addToWishlist: async (context, { params, session }) => {
    if ((await keep(context.pool, session.userId, [params.restaurant])) === 0) throw new Refused('not_found');
    return { data: await readWishlist(context.pool, session.userId) };
  },
  removeFromWishlist: async (context, { params, session }) => {
    await context.pool.query('delete from wishlist where user_id = $1 and restaurant_id = $2', [
      session.userId,
      params.restaurant,
    ]);
    return { data: await readWishlist(context.pool, session.userId) };
  },
  mergeWishlist: async (context, { body, session }) => {
    await keep(context.pool, session.userId, body.restaurants);
    return { data: await readWishlist(context.pool, session.userId) };
  },
} satisfies Partial<Handlers>;
