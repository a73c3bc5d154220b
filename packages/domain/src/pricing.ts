import type { Places } from './grid.ts';
import type { Currency, Money } from './money.ts';

export type Locale = 'en' | 'es' | 'pt' | 'pt-BR';

/** A country on sale. `country` is ISO 3166-1 alpha-2; prices are minor units of `currency` by table size. */
export type Market = {
  country: string;
  currency: Currency;
  defaultLocale: Locale;
  voucherPrices: Record<Places, number>;
};

export type RestaurantPrice = { places: number; price: number };

/** What a diner pays for a table: the restaurant's own price of that size, else the market's. */
export function voucherPrice(market: Market, places: Places, restaurantPrices: readonly RestaurantPrice[]): Money {
  const own = restaurantPrices.find((entry) => entry.places === places);
  return { amount: own?.price ?? market.voucherPrices[places], currency: market.currency };
}
