import { country, locale, point } from '@metade/contracts/fields.ts';
import { resolveSettings, type Settings } from '@metade/domain/settings.ts';
import type { MarketWords } from '@metade/i18n/legal/market-words.ts';
import type pg from 'pg';
import { z } from 'zod';
import { settingWords } from '../../setting-words.ts';
import { transaction } from '../../db/transaction.ts';

const minorUnits = z.int().min(1).max(10_000_000);
const lawWords = z.strictObject({
  privacyLaw: z.string(),
  privacyArea: z.string(),
  privacyAnswerTime: z.string(),
  privacyAuthority: z.string(),
  withdrawal: z.string(),
  withdrawalShort: z.string(),
  complaints: z.string(),
}) satisfies z.ZodType<MarketWords>;

const marketFile = z
  .strictObject({
    country,
    currency: z.string().refine(isHundreds, 'a currency that divides into a hundred (ISO 4217)'),
    defaultLocale: locale,
    voucherPrices: z.strictObject({ 2: minorUnits, 4: minorUnits, 6: minorUnits }),
    settings: z.record(z.string(), z.unknown()).default({}).superRefine(refuseSettings),
    legal: z.strictObject({
      pt: lawWords,
      'pt-BR': lawWords.optional(),
      en: lawWords.optional(),
      es: lawWords.optional(),
    }),
    regions: z
      .array(z.strictObject({ iso: z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/), name: z.string().min(1) }))
      .min(1),
    cities: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[A-Z]{2}-[A-Za-z0-9-]{1,20}$/),
          region: z.string(),
          name: z.string().min(1),
          slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
          ...point.shape,
          timeZone: z.string().refine(isTimeZone, 'an IANA time zone'),
        }),
      )
      .min(1),
  })
  .superRefine(({ country, regions, cities }, context) => {
    const isos = new Set(regions.map(({ iso }) => iso));
    for (const id of [...isos, ...cities.map((city) => city.id)])
      if (!id.startsWith(`${country}-`)) context.addIssue({ code: 'custom', message: `${id} is not of ${country}` });
    for (const { id, region } of cities)
      if (!isos.has(region)) context.addIssue({ code: 'custom', message: `${id} lies in no region of the file` });
  });

/**
 * Opens a market, or brings one up to date, from what a file says of it (docs/markets.md): money, locale, prices, settings, law,
 * regions and cities. All of it or nothing; regions and cities that the file leaves out stay. Throws a ZodError on what it
 * cannot take, and an Error on another currency for a market that is open. Answers the country and how many cities the file has.
 */
export async function addMarket(pool: pg.Pool, file: unknown): Promise<{ country: string; cities: number }> {
  const market = marketFile.parse(file);
  await transaction(pool, async (trx) => {
    const { rowCount } = await trx.query(
      `insert into market (country, currency, default_locale, voucher_prices, settings, legal) values ($1, $2, $3, $4, $5, $6)
       on conflict (country) do update set default_locale = excluded.default_locale,
         voucher_prices = excluded.voucher_prices, settings = excluded.settings, legal = excluded.legal
         where market.currency = excluded.currency`,
      [
        market.country,
        market.currency,
        market.defaultLocale,
        JSON.stringify(market.voucherPrices),
        JSON.stringify(market.settings),
        JSON.stringify(market.legal),
      ],
    );
    // Prices, orders and credit of a market that is open are in its currency.
    if (rowCount === 0) throw new Error(`${market.country} is open in another currency than ${market.currency}.`);
    await trx.query(
      `insert into region (iso, country, name)
       select iso, $1, name from jsonb_to_recordset($2) as r(iso text, name text)
       on conflict (iso) do update set name = excluded.name`,
      [market.country, JSON.stringify(market.regions)],
    );
    await trx.query(
      `insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
       select id, $1, region, name, slug, latitude, longitude, "timeZone"
       from jsonb_to_recordset($2) as c(id text, region text, name text, slug text, latitude float8, longitude float8, "timeZone" text)
       on conflict (id) do update set region_iso = excluded.region_iso, name = excluded.name, slug = excluded.slug,
         latitude = excluded.latitude, longitude = excluded.longitude, time_zone = excluded.time_zone`,
      [market.country, JSON.stringify(market.cities)],
    );
  });
  return { country: market.country, cities: market.cities.length };
}

// Amounts are hundredths throughout: a currency that divides otherwise would be shown wrong.
function isHundreds(currency: string): boolean {
  return (
    Intl.supportedValuesOf('currency').includes(currency) &&
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2
  );
}

function refuseSettings(settings: Record<string, unknown>, context: z.RefinementCtx): void {
  const resolution = resolveSettings({ market: settings as Partial<Settings> });
  if (!resolution.ok) for (const issue of resolution.params.issues) context.addIssue(settingWords(issue));
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
