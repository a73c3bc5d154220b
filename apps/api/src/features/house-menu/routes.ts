import type { Handlers } from '../../http/call.ts';
import { menuView, readMenuRow } from './read-menu.ts';
import { saveHouseMenu, uploadDishPicture } from './save-menu.ts';

export const houseMenuRoutes = {
  getHouseMenu: async (context, { restaurant }) => ({
    data: await menuView(context, restaurant, await readMenuRow(context.pool, restaurant)),
  }),
  saveHouseMenu,
  uploadDishPicture,
} satisfies Partial<Handlers>;
