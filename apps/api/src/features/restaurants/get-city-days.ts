import { addDays, localDateAt } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Call, Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { dropExpiredHolds } from './drop-expired-holds.ts';
import type { City } from './find-city.ts';
import { findCity } from './find-city.ts';
import { parameters } from './find-listed.ts';
import { isOnSale, minuteAt, openTimes } from './open-times.ts';

/** How many times of each of the next days a party can book in a city, from today there. A few seconds old at most. */
export const getCityDays: Handler<'getCityDays'> = async (context, { params, query }) => {
  const city = await findCity(context.pool, params.country, query.city);
  if (city === null) throw new Refused('not_found');
  const key = JSON.stringify([city.id, query.people, query.period, query.days]);
  return { data: await recentDays(context, key, () => countDays(context, city, query)) };
};

type Days = { date: string; tables: number; restaurants: number }[];

const recentDays = recentAnswers<Days>(5_000);

async function countDays(context: Context, city: City, query: Call<'getCityDays'>['query']): Promise<Days> {
  await dropExpiredHolds(context);
  const now = context.now();
  const first = localDateAt(now, city.time_zone);
  const last = addDays(first, query.days - 1);
  const values: unknown[] = [];
  const param = parameters(values);
  const { open, times } = openTimes(query.people, query.period, `${param(minuteAt(now))}::integer`);
  const { rows } = await context.pool.query<Days[number]>(
    `select a.date, sum(${times})::integer as tables, count(*)::integer as restaurants
     from availability_day a
     where a.city_id = ${param(city.id)} and a.date between ${param(first)}::date and ${param(last)}::date and ${open} and ${isOnSale(now, param)}
     group by a.date`,
    values,
  );
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return Array.from({ length: query.days }, (_, ahead) => addDays(first, ahead)).map(
    (date) => byDate.get(date) ?? { date, tables: 0, restaurants: 0 },
  );
}
