import type { Period } from '@metade/domain/grid.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { dropExpiredHolds } from './drop-expired-holds.ts';
import { findCity } from './find-city.ts';
import { horizonCondition, parameters } from './find-listed.ts';
import { minuteAt, openTimes } from './open-times.ts';

/** How many times of each of the next days a party can book in a city, from today there. A few seconds old at most. */
export const getCityDays: Handler<'getCityDays'> = async (context, { params, query }) => {
  const city = await findCity(context.pool, params.country, query.city);
  if (city === null) throw new Refused('not_found');
  const { people, period, days } = query;
  return { data: await countDays(context, JSON.stringify([city.id, city.time_zone, people, period ?? null, days])) };
};

const countDays = recentAnswers(5_000, async (context: Context, key: string) => {
  const [cityId, zone, people, period, days] = JSON.parse(key) as [string, string, number, Period | null, number];
  await dropExpiredHolds(context);
  const now = context.now();
  const first = localDateAt(now, zone);
  const dates = Array.from({ length: days }, (_, ahead) => addDays(first, ahead));
  const values: unknown[] = [];
  const param = parameters(values);
  const { open, times } = openTimes(people, period ?? undefined, `${param(minuteAt(now))}::integer`);
  const last = dates.at(-1) ?? first;
  const horizon = horizonCondition(last, now, param, 'a.date');
  const { rows } = await context.pool.query<{ date: string; tables: number; restaurants: number }>(
    `select a.date, sum(${times})::integer as tables, count(*)::integer as restaurants
     from availability_day a${horizon ? ' join restaurant r on r.id = a.restaurant_id' : ''}
     where a.city_id = ${param(cityId)} and a.date between ${param(first)}::date and ${param(last)}::date and ${open}${horizon ? ` and ${horizon}` : ''}
     group by a.date`,
    values,
  );
  const byDate = new Map(rows.map((row) => [row.date, row]));
  return dates.map((date) => byDate.get(date) ?? { date, tables: 0, restaurants: 0 });
});
