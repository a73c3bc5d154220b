import type { z } from 'zod';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { marketLaw, marketPrices } from '@metade/contracts/admin-markets.ts';
import { named } from '../../db/named.ts';
import type { Queryable } from '../../db/transaction.ts';

export type MarketRow = {
  country: string;
  currency: string;
  defaultLocale: Locale;
  voucherPrices: z.infer<typeof marketPrices>;
  settings: Record<string, unknown>;
  legal: z.infer<typeof marketLaw>;
  /** Undefined: unchanged, or shown if it is new. */
  shown?: boolean;
};

/** Opens or updates a market. False, with nothing changed, when it is open in another currency. */
export async function writeMarket(db: Queryable, market: MarketRow): Promise<boolean> {
  const { rowCount } = await db.query(
    ...named(
      `insert into market (country, currency, default_locale, voucher_prices, settings, legal, shown)
       values ($country, $currency, $defaultLocale, $prices, $settings, $legal, coalesce($shown, true))
       on conflict (country) do update set default_locale = excluded.default_locale, voucher_prices = excluded.voucher_prices,
         settings = excluded.settings, legal = excluded.legal, shown = coalesce($shown, market.shown)
         where market.currency = excluded.currency`,
      {
        country: market.country,
        currency: market.currency,
        defaultLocale: market.defaultLocale,
        prices: JSON.stringify(market.voucherPrices),
        settings: JSON.stringify(market.settings),
        legal: JSON.stringify(market.legal),
        shown: market.shown ?? null,
      },
    ),
  );
  // Prices, orders and credit of a market that is open are in its currency.
  return rowCount === 1;
}

export type Region = { iso: string; name: string };
export type City = {
  id: string;
  region: string;
  name: string;
  slug: string;
  latitude: number;
  longitude: number;
  timeZone: string;
};

/** Adds or updates a market's regions and cities; others stay. */
export async function writePlaces(db: Queryable, country: string, regions: Region[], cities: City[]): Promise<void> {
  await db.query(
    `insert into region (iso, country, name)
     select iso, $1, name from jsonb_to_recordset($2) as r(iso text, name text)
     on conflict (iso) do update set name = excluded.name`,
    [country, JSON.stringify(regions)],
  );
  await db.query(
    `insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
     select id, $1, region, name, slug, latitude, longitude, "timeZone"
     from jsonb_to_recordset($2) as c(id text, region text, name text, slug text, latitude float8, longitude float8, "timeZone" text)
     on conflict (id) do update set region_iso = excluded.region_iso, name = excluded.name, slug = excluded.slug,
       latitude = excluded.latitude, longitude = excluded.longitude, time_zone = excluded.time_zone`,
    [country, JSON.stringify(cities)],
  );
}
