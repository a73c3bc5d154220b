import type { Places } from '@metade/domain/grid.ts';
import type { Market } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { resolveSettings } from '@metade/domain/settings.ts';
import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The values set by marketplace and markets, as stored. */
export type RuleLayers = {
  marketplace: Partial<Settings>;
  markets: {
    country: string;
    currency: Market['currency'];
    locale: Market['defaultLocale'];
    prices: Record<Places, number>;
    settings: Partial<Settings>;
    legal: MarketEntry['legal'];
  }[];
};

/** lock: locks them until the transaction ends. */
export async function readLayers(db: Queryable, { lock = false } = {}): Promise<RuleLayers> {
  const locked = lock ? 'for update' : '';
  const system = await db.query<{ settings: Partial<Settings> }>(`select settings from system_config ${locked}`);
  const { rows } = await db.query<RuleLayers['markets'][number]>(
    `select country, currency, default_locale as locale, voucher_prices as prices, settings, legal from market order by country ${locked}`,
  );
  return { marketplace: system.rows[0]?.settings ?? {}, markets: rows };
}

/** The settings of a market, whose layers were validated. */
export function settingsOf(context: Context, marketplace: Partial<Settings>, market: Partial<Settings> = {}): Settings {
  const resolution = resolveSettings({ operator: context.config.settings, marketplace, market });
  if (!resolution.ok) throw new Error('Settings that were accepted before are not valid');
  return resolution.settings;
}
