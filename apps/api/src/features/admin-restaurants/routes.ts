import type { Handlers } from '../../http/call.ts';
import { findRestaurants } from './find-restaurants.ts';
import { getRestaurantFile } from './restaurant-file.ts';
import { showRestaurant } from './show-restaurant.ts';

export const adminRestaurantRoutes = { findRestaurants, getRestaurantFile, showRestaurant } satisfies Partial<Handlers>;
