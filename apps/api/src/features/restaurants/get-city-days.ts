import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { daysOf } from './count-days.ts';
import { findCity } from './find-city.ts';
import { questionOf } from './question-of.ts';

/** Number of times a party can book in a city on each of the next days, from today there. */
export const getCityDays: Handler<'getCityDays'> = async (
  context,
  { params, query: { city: name, days, people, period } },
) => {
  const market = await context.markets.market(params.country);
  const city = await findCity(context.pool, market.country, name);
  if (city === null) throw new Refused('not_found');
  const asked = { people, period, onlyAvailable: true, sort: 'rank' as const, page: 1, limit: 1 };
  const { question, today } = await questionOf(context, market, asked, city, context.now());
  return { data: await daysOf(context, question, today, days) };
};
