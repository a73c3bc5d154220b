import { honourRate } from '@metade/domain/discount-claim.ts';
import type { Handler } from '../../http/call.ts';

/** A country's figures as of the last cron run; null below a minimum of meals. */
export const getFigures: Handler<'getFigures'> = async ({ pool, markets }, { params }) => {
  const { country, currency, settings } = await markets.market(params.country);
  const { rows } = await pool.query<{ meals: number; honour_meals: number; honour_failed: number; saved: number }>(
    'select meals, honour_meals, honour_failed, saved from country_figures where country = $1',
    [country],
  );
  const counted = rows[0];
  if (counted === undefined) return { data: { meals: null, saved: null, honour_rate: null } };
  const isEnough = counted.meals >= settings.savedMinOrders;
  return {
    data: {
      meals: isEnough ? counted.meals : null,
      saved: isEnough && counted.saved > 0 ? { amount: counted.saved, currency } : null,
      honour_rate: honourRate({ arrived: counted.honour_meals, failed: counted.honour_failed }, settings),
    },
  };
};
