import type { Handlers } from '../../http/call.ts';
import { curateRestaurant } from './curate-restaurant.ts';
import { exportRestaurants, findRestaurants } from './find-restaurants.ts';
import { getRestaurantFile } from './restaurant-file.ts';
import { showRestaurant } from './show-restaurant.ts';

export const adminRestaurantRoutes = {
  findRestaurants,
  exportRestaurants,
  getRestaurantFile,
  showRestaurant,
  curateRestaurant,
} satisfies Partial<Handlers>;
