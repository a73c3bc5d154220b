import type { Handlers } from '../../http/call.ts';
import { getTerritory } from './get-territory.ts';
import { getTerritoryRestaurant, listTerritoryRestaurants } from './territory-restaurants.ts';

export const territoryRoutes = {
  getTerritory,
  listTerritoryRestaurants,
  getTerritoryRestaurant,
} satisfies Partial<Handlers>;
