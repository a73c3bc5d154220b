import type { Handlers } from '../../http/call.ts';
import { listMarkets } from './list-markets.ts';
import { addCity, listMarketCities, saveCity } from './market-cities.ts';
import { saveMarket } from './save-market.ts';

export const marketRoutes = {
  listMarkets,
  saveMarket,
  listMarketCities,
  addCity,
  saveCity,
} satisfies Partial<Handlers>;
