import type { Handlers } from '../../http/call.ts';
import { readProfile } from './profile-view.ts';
import { updateRestaurantProfile } from './update-profile.ts';

export const restaurantProfileRoutes = {
  getRestaurantProfile: async (context, { restaurant }) => ({
    data: await readProfile(context, context.pool, restaurant),
  }),
  updateRestaurantProfile,
} satisfies Partial<Handlers>;
