import { addDays } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Handler } from '../../http/call.ts';
import { findCity } from './find-city.ts';
import type { Question } from './find-listed.ts';
import { parameters, placeConditions, restaurantConditions } from './find-listed.ts';
import { isOnSale, minuteAt, openTimes } from './open-times.ts';
import { questionOf } from './question-of.ts';

/** Number of free times a search finds on each of the next days, from today in its place. At most a few seconds old. */
export const countDays: Handler<'countDays'> = async (context, { params, body: { days, ...filter } }) => {
  const market = await context.markets.market(params.country);
  const city = filter.city ? await findCity(context.pool, market.country, filter.city) : null;
  const now = context.now();
  const bare = { ...filter, onlyAvailable: true, sort: 'rank' as const, page: 1, limit: 1 };
  const { question, today } = await questionOf(context, market, bare, city, now);
  return { data: await daysOf(context, question, today, days) };
};

type Days = { date: string; tables: number; restaurants: number }[];

const recentDays = recentAnswers<Days>(5_000);

/** first: today in the search's place. */
export function daysOf(context: Context, question: Question, first: string, days: number): Promise<Days> {
  const key = JSON.stringify([question, first, days]);
  return recentDays(context, key, () => count(context, question, first, days));
}

async function count(context: Context, question: Question, first: string, days: number): Promise<Days> {
  const now = context.now();
  const values: unknown[] = [];
  const param = parameters(values);
  const { open, times } = openTimes(question, `${param(minuteAt(now))}::integer`, param);
  const about = restaurantConditions(question, param);
  const isOfCity = question.cityId !== null && !question.around && about.length === 0;
  const conditions = [
    `a.date between ${param(first)}::date and ${param(addDays(first, days - 1))}::date`,
    open,
    isOnSale(now, param),
    ...placeConditions(question, 'a.city_id', param),
    ...about,
  ];
  const { rows } = await context.pool.query<Days[number]>(
    `select a.date, sum(${times})::integer as tables, count(*)::integer as restaurants
     from availability_day a${isOfCity ? '' : ' join restaurant r on r.id = a.restaurant_id'}
     where ${conditions.join(' and ')} group by a.date`,
    values,
  );
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: days }, (_, ahead) => addDays(first, ahead)).map(
    (date) => byDate.get(date) ?? { date, tables: 0, restaurants: 0 },
  );
}
