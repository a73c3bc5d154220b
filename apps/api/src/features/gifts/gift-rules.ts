import type { GiftRules } from '@metade/contracts/gifts.ts';
import { tableSizes } from '@metade/domain/grid.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { countriesOf } from './gift-store.ts';

export const getGiftRules: Handler<'getGiftRules'> = async (context, { params }) => ({
  data: await giftRulesOf(context, params.country),
});

/** A market's bounds for the value and the sending date of gift vouchers. */
export async function giftRulesOf(context: Context, country: string): Promise<GiftRules> {
  const { settings, voucherPrices, currency } = await context.markets.market(country);
  const min = Math.min(...tableSizes.map((places) => voucherPrices[places]));
  const today = localDateAt(context.now(), await zoneOf(context.pool, country));
  return {
    min: { amount: min, currency },
    max: { amount: Math.max(min, settings.giftMax), currency },
    months: settings.giftMonths,
    return_days: settings.giftReturnDays,
    today,
    last_day: addDays(today, settings.giftDaysAhead),
    countries: await countriesOf(context, currency),
  };
}

/** The time zone of most of a market's cities. */
export async function zoneOf(db: Queryable, country: string): Promise<string> {
  const { rows } = await db.query<{ time_zone: string }>(
    'select time_zone from city where country = $1 group by time_zone order by count(*) desc, time_zone limit 1',
    [country],
  );
  return rows[0]?.time_zone ?? 'UTC';
}
