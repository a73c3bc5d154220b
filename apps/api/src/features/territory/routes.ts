import type { Handlers } from '../../http/call.ts';
import { getTerritory } from './get-territory.ts';
import { preapproveRestaurant } from './preapprove-restaurant.ts';
import { listTerritoryDemand } from './territory-demand.ts';
import { exportTerritoryOrders, listTerritoryOrders } from './territory-orders.ts';
import {
  exportTerritoryRestaurants,
  getTerritoryRestaurant,
  listTerritoryRestaurants,
} from './territory-restaurants.ts';
import { exportTerritoryReviews, listTerritoryReviews } from './territory-reviews.ts';

export const territoryRoutes = {
  getTerritory,
  listTerritoryRestaurants,
  getTerritoryRestaurant,
  preapproveRestaurant,
  listTerritoryOrders,
  listTerritoryReviews,
  listTerritoryDemand,
  exportTerritoryRestaurants,
  exportTerritoryOrders,
  exportTerritoryReviews,
} satisfies Partial<Handlers>;
