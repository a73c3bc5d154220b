import type { Handlers } from '../../http/call.ts';
import { menuView, readMenuRow } from './read-menu.ts';
import { saveRestaurantMenu, uploadDishPicture } from './save-menu.ts';

export const restaurantMenuRoutes = {
  getRestaurantMenu: async (context, { restaurant }) => ({
    data: await menuView(context, restaurant, await readMenuRow(context.pool, restaurant)),
  }),
  saveRestaurantMenu,
  uploadDishPicture,
} satisfies Partial<Handlers>;
