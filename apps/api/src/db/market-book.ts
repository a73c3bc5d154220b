import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Market } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { SettingLayers } from '@metade/domain/settings.ts';
import { resolveSettings } from '@metade/domain/settings.ts';
import type { MarketWords } from '@metade/i18n/legal/market-words.ts';
import type pg from 'pg';
import { settingWords } from '../setting-words.ts';

/** `legal`: the words of its law by locale, where the program has none for it. */
export type MarketEntry = Market & {
  settings: Settings;
  legal: Partial<Record<Locale, MarketWords>>;
};

export type MarketBook = {
  market(country: string): Promise<MarketEntry>;
  all(): Promise<MarketEntry[]>;
  /** The settings of no particular country. */
  settings(): Promise<Settings>;
};

type Row = {
  country: string;
  currency: Market['currency'];
  default_locale: Market['defaultLocale'];
  voucher_prices: Record<2 | 4 | 6, number>;
  settings: Partial<Settings>;
  legal: MarketEntry['legal'];
  system: Partial<Settings>;
};

/**
 * Markets, prices and settings: defaults, then the process's configuration, the system's row, the country's row. Read again
 * when the last reading is older than maxAgeMs, so that a change reaches every process without a restart.
 */
export function createMarketBook(pool: pg.Pool, operator: Partial<Settings>, maxAgeMs = 5_000): MarketBook {
  let reading: Promise<{ at: number; markets: MarketEntry[]; system: Settings }> | undefined;
  let readAt = 0;

  const read = async () => {
    const { rows } = await pool.query<Row>(
      'select m.country, m.currency, m.default_locale, m.voucher_prices, m.settings, m.legal, c.settings as system from market m, system_config c order by m.country',
    );
    const system = resolved({ operator, marketplace: rows[0]?.system ?? {} });
    const markets = rows.map(
      (row): MarketEntry => ({
        country: row.country,
        currency: row.currency,
        defaultLocale: row.default_locale,
        voucherPrices: row.voucher_prices,
        legal: row.legal,
        settings: resolved({ operator, marketplace: row.system, market: row.settings }, row.country),
      }),
    );
    return { at: readAt, markets, system };
  };
  const current = () => {
    if (reading === undefined || performance.now() - readAt > maxAgeMs) {
      readAt = performance.now();
      const next = read();
      // A failed reading must not be kept, and must not fail those who never asked for it.
      next.catch(() => {
        if (reading === next) reading = undefined;
      });
      reading = next;
    }
    return reading;
  };
  return {
    settings: async () => (await current()).system,
    all: async () => (await current()).markets,
    market: async (country) => {
      const entry = (await current()).markets.find((market) => market.country === country);
      if (entry === undefined) throw new Error(`No market ${country}`);
      return entry;
    },
  };
}

function resolved(layers: SettingLayers, country?: string): Settings {
  const resolution = resolveSettings(layers);
  if (resolution.ok) return resolution.settings;
  const issues = resolution.params.issues.map(settingWords).join('; ');
  throw new Error(`The configuration of ${country ?? 'the marketplace'} ${issues}`);
}
