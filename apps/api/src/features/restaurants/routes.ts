import type { Handlers } from '../../http/call.ts';
import { countFilters } from './count-filters.ts';
import { countDays } from './count-days.ts';
import { countWithout } from './count-without.ts';
import { getAvailability } from './get-availability.ts';
import { getCityDays } from './get-city-days.ts';
import { getFigures } from './get-figures.ts';
import { getRestaurant } from './get-restaurant.ts';
import { listAlternatives } from './list-alternatives.ts';
import { listCollections } from './list-collections.ts';
import { listChosen } from './list-chosen.ts';
import { listPublicRestaurants } from './list-public-restaurants.ts';
import { listReviews } from './list-reviews.ts';
import { searchRestaurants } from './search-restaurants.ts';

export const restaurantRoutes = {
  searchRestaurants,
  countFilters,
  countWithout,
  countDays,
  listCollections,
  getFigures,
  getCityDays,
  getRestaurant,
  listChosen,
  listPublicRestaurants,
  listReviews,
  getAvailability,
  listAlternatives,
} satisfies Partial<Handlers>;
