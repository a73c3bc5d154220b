import { addDays } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Handler } from '../../http/call.ts';
import { countedMax, countFound } from './count-found.ts';
import { findCity } from './find-city.ts';
import type { Question } from './find-listed.ts';
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

async function count({ pool, now }: Context, question: Question, first: string, days: number): Promise<Days> {
  const dates = Array.from({ length: days }, (_, ahead) => addDays(first, ahead));
  const counted = await countFound(pool, question, dates, now());
  return dates.map((date) => {
    const { restaurants = 0, tables = 0 } = counted.get(date) ?? {};
    return { date, tables, restaurants: Math.min(restaurants, countedMax) };
  });
}
