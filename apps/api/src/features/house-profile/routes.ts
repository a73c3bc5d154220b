import type { Handlers } from '../../http/call.ts';
import { readProfile } from './profile-view.ts';
import { updateHouseProfile } from './update-profile.ts';

export const houseProfileRoutes = {
  getHouseProfile: async (context, { restaurant }) => ({
    data: await readProfile(context, context.pool, restaurant),
  }),
  updateHouseProfile,
} satisfies Partial<Handlers>;
