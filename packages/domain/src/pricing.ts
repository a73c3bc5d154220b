import type { Places } from './grid.ts';
import type { Currency, Money } from './money.ts';

export type Locale = 'en' | 'es' | 'pt';

/** A country on sale. `country` is ISO 3166-1 alpha-2; prices are minor units of `currency` by table size. */
export type Market = {
  country: string;
  currency: Currency;
  defaultLocale: Locale;
  voucherPrices: Record<Places, number>;
};

export type RestaurantPrice = { places: number; price: number };

/** The markets a new installation starts with; more are added as data. */
export const defaultMarkets: readonly Market[] = [
  { country: 'BR', currency: 'BRL', defaultLocale: 'pt', voucherPrices: { 2: 1090, 4: 1690, 6: 2490 } },
  { country: 'PT', currency: 'EUR', defaultLocale: 'pt', voucherPrices: { 2: 600, 4: 900, 6: 1400 } },
  { country: 'ES', currency: 'EUR', defaultLocale: 'es', voucherPrices: { 2: 600, 4: 900, 6: 1400 } },
];

/** What a diner pays for a table: the restaurant's own price of that size, else the market's. */
export function voucherPrice(market: Market, places: Places, restaurantPrices: readonly RestaurantPrice[]): Money {
  const own = restaurantPrices.find((entry) => entry.places === places);
  return { amount: own?.price ?? market.voucherPrices[places], currency: market.currency };
}
