import { marketLaw, marketPrices, regionIso } from '@metade/contracts/admin-markets.ts';
import { isHundreds, isTimeZone } from '@metade/domain/market-codes.ts';
import { country, locale, point } from '@metade/contracts/fields.ts';
import { resolveSettings, type Settings } from '@metade/domain/settings.ts';
import type pg from 'pg';
import { z } from 'zod';
import { settingWords } from '../../setting-words.ts';
import { transaction } from '../../db/transaction.ts';
import { writeMarket, writePlaces } from './write-market.ts';

const marketFile = z
  .strictObject({
    country,
    currency: z.string().refine(isHundreds, 'a currency that divides into a hundred (ISO 4217)'),
    defaultLocale: locale,
    voucherPrices: marketPrices,
    settings: z.record(z.string(), z.unknown()).default({}).superRefine(refuseSettings),
    legal: marketLaw.required({ pt: true }),
    regions: z.array(z.strictObject({ iso: regionIso, name: z.string().min(1) })).min(1),
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
 * Opens or updates a market from a file (docs/markets.md): currency, locale, prices, settings, law, regions and cities. All or
 * nothing; regions and cities not in the file stay. Throws a ZodError on invalid input, and an Error on another currency for an
 * open market. Answers the country and the file's number of cities.
 */
export async function addMarket(pool: pg.Pool, file: unknown): Promise<{ country: string; cities: number }> {
  const market = marketFile.parse(file);
  await transaction(pool, async (trx) => {
    if (!(await writeMarket(trx, market)))
      throw new Error(`${market.country} is open in another currency than ${market.currency}.`);
    await writePlaces(trx, market.country, market.regions, market.cities);
  });
  return { country: market.country, cities: market.cities.length };
}

function refuseSettings(settings: Record<string, unknown>, context: z.RefinementCtx): void {
  const resolution = resolveSettings({ market: settings as Partial<Settings> });
  if (!resolution.ok) for (const issue of resolution.params.issues) context.addIssue(settingWords(issue));
}
