import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Market } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { SettingLayers } from '@metade/domain/settings.ts';
import { resolveSettings } from '@metade/domain/settings.ts';
import type { MarketWords } from '@metade/i18n/legal/market-words.ts';
import type pg from 'pg';
import type { Changes } from './changes.ts';
import { createKeptRules } from './kept-rules.ts';
import { forgetRecentAnswers } from './recent-answers.ts';
import { settingWords } from '../setting-words.ts';

/** `legal`: the words of its law by locale, where the program has none for it. */
export type MarketEntry = Market & {
  settings: Settings;
  legal: Partial<Record<Locale, MarketWords>>;
  /** Whether it is offered to new people. */
  shown: boolean;
};

export type MarketBook = {
  market(country: string): Promise<MarketEntry>;
  /** A market with the rules under which an order was made there, by `orders.rules_id`. */
  marketOf(order: { country: string; rules_id: number | null }): Promise<MarketEntry>;
  /** Includes hidden markets: their bookings go on. */
  all(): Promise<MarketEntry[]>;
  /** Increases with every change of markets, rules and lists that the site shows. */
  version(): Promise<number>;
  /** The settings without any country's changes. */
  settings(): Promise<Settings>;
};

type Row = {
  country: string;
  currency: Market['currency'];
  default_locale: Market['defaultLocale'];
  voucher_prices: Record<2 | 4 | 6, number>;
  settings: Partial<Settings>;
  legal: MarketEntry['legal'];
  shown: boolean;
  system: Partial<Settings>;
  version: number;
};

/**
 * Markets, prices and settings: defaults, then the process's configuration, the system's row, the country's row. Reloaded after a
 * change notification and when the last load is older than maxAgeMs, so that every process sees a change without a restart.
 */
export function createMarketBook(
  pool: pg.Pool,
  operator: Partial<Settings>,
  { maxAgeMs = 800, changes }: { maxAgeMs?: number; changes?: Pick<Changes, 'onSite'> } = {},
): MarketBook {
  let reading: Promise<Reading> | undefined;
  let readAt = 0;
  let version = 0;
  changes?.onSite(() => {
    reading = undefined;
    forgetRecentAnswers();
  });
  const keptRules = createKeptRules(pool);

  const current = () => {
    if (reading === undefined || performance.now() - readAt > maxAgeMs) {
      readAt = performance.now();
      const next = read(pool, operator);
      // A failed load is not cached, and must not become an unhandled rejection.
      next.then(
        (read) => {
          // Changes may have been missed while the listening connection was lost.
          if (version !== 0 && read.version > version) forgetRecentAnswers();
          version = read.version;
        },
        () => {
          if (reading === next) reading = undefined;
        },
      );
      reading = next;
    }
    return reading;
  };
  const market = async (country: string) => {
    const entry = (await current()).markets.find((market) => market.country === country);
    if (entry === undefined) throw new Error(`No market ${country}`);
    return entry;
  };
  return {
    settings: async () => (await current()).system,
    all: async () => (await current()).markets,
    version: async () => (await current()).version,
    market,
    marketOf: async ({ country, rules_id }) => {
      const [entry, kept] = await Promise.all([market(country), keptRules(country, rules_id)]);
      return kept === null ? entry : { ...entry, settings: { ...entry.settings, ...kept } };
    },
  };
}

type Reading = { markets: MarketEntry[]; system: Settings; version: number };

async function read(pool: pg.Pool, operator: Partial<Settings>): Promise<Reading> {
  const { rows } = await pool.query<Row>(
    `select m.country, m.currency, m.default_locale, m.voucher_prices, m.settings, m.legal, m.shown, c.settings as system, v.version
     from market m, system_config c, site_version v order by m.country`,
  );
  const system = resolved({ operator, marketplace: rows[0]?.system ?? {} });
  const markets = rows.map(
    (row): MarketEntry => ({
      country: row.country,
      currency: row.currency,
      defaultLocale: row.default_locale,
      voucherPrices: row.voucher_prices,
      legal: row.legal,
      shown: row.shown,
      settings: resolved({ operator, marketplace: row.system, market: row.settings }, row.country),
    }),
  );
  return { markets, system, version: rows[0]?.version ?? 0 };
}

function resolved(layers: SettingLayers, country?: string): Settings {
  const resolution = resolveSettings(layers);
  if (resolution.ok) return resolution.settings;
  const issues = resolution.params.issues.map(settingWords).join('; ');
  throw new Error(`The configuration of ${country ?? 'the marketplace'} ${issues}`);
}
