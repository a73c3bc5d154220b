import type { Period } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { addDays } from '@metade/domain/time.ts';
import type pg from 'pg';
import { narrowedByText } from './find-by-text.ts';
import type { Question } from './find-listed.ts';
import { distanceSql, parameters, publicConditions, restaurantConditions } from './search-conditions.ts';
import { firstSql, isLarge, openDaysSql, usualOrder } from './found-sql.ts';
import { countedMax } from './count-found.ts';
import { openTimes } from './open-times.ts';
import { isSoldDate, soldDates } from './sold-dates.ts';

export type OtherDays = {
  /** Days near the given one with tables for the search. */
  dates: { date: string; times: number }[];
  /** The day's other periods with tables, most first; empty when no period was asked. */
  periods: { period: Period; times: number }[];
};

/** Tables of the best-ranked restaurants for a search, or the nearest of a circle, on other days and in other periods. */
export async function findOtherDays(pool: pg.Pool, asked: Question, now: number): Promise<OtherDays> {
  const question = await narrowedByText(pool, asked);
  const { values, param } = parameters();
  const { first, last } = daysAround(question.date, now);
  const conditions = publicConditions(question, param);
  const { times, onSale } = openTimes(question, now, param);
  const best = firstSql(question, usualOrder(question), (await isLarge(pool, question)) ? bestLooked : null, param);
  const { rows } = await pool.query<{ date: string; asked: number; by_period: number[] }>(
    `with candidates as materialized (
       select r.id, r.cutoff_minutes, r.time_zone from ${best.from} where ${conditions.join(' and ')} order by ${best.order} limit ${countedMax}
     )
     select a.date, sum(${times})::integer as asked,
       array[${periods.map((period) => `sum(${openTimes({ ...question, period }, now, param).times})::integer`).join(', ')}] as by_period
     from candidates r cross join lateral (
       select * from availability_day a where a.restaurant_id = r.id and ${onSale} and a.date = any (array(
         select a.date ${openDaysSql(question, now, param)} and a.date between ${param(first)}::date and ${param(last)}::date
         union select ${param(question.date)}::date)) offset 0
     ) a group by a.date`,
    values,
  );
  const ofDay = rows.find((row) => row.date === question.date);
  return {
    dates: rows
      .filter((row) => row.date !== question.date && row.asked > 0)
      .map((row) => ({ date: row.date, times: row.asked })),
    periods:
      question.period === undefined
        ? []
        : periods
            .map((period, index) => ({ period, times: ofDay?.by_period[index] ?? 0 }))
            .filter(({ period, times }) => period !== question.period && times > 0)
            .sort((a, b) => b.times - a.times),
  };
}

const bestLooked = 5_000;

/** Some days around a date, among those usually sold; around the nearest of these when it is not. */
function daysAround(date: string, now: number): { first: string; last: string } {
  const sold = soldDates(now, defaultSettings.horizonMax);
  const near = date < sold.first ? sold.first : date > sold.last ? sold.last : date;
  const [first, last] = [addDays(near, -daysBefore), addDays(near, daysAfter)];
  return { first: first > sold.first ? first : sold.first, last: last < sold.last ? last : sold.last };
}

const daysBefore = 3;
const daysAfter = 14;

export type OtherCity = {
  id: string;
  slug: string;
  name: string;
  region_iso: string;
  country: string;
  km: number;
  date: string;
  times: number;
};

/**
 * The nearest cities of the country with tables for the search, on the nearest of some dates, with their number and distance.
 * dates: the first and the last; `near` takes some days around the given one. None when the origin is unknown.
 */
export async function findOtherCities(
  pool: pg.Pool,
  question: Question,
  dates: [string, string] | 'near',
  now: number,
): Promise<OtherCity[]> {
  const { first, last } = dates === 'near' ? daysAround(question.date, now) : { first: dates[0], last: dates[1] };
  if (question.from === null || !isSoldDate(first, now) || !isSoldDate(last, now)) return [];
  const { values, param } = parameters();
  const { open, times, onSale } = openTimes(question, now, param);
  const conditions = [open, ...restaurantConditions({ ...question, near: undefined }, param), onSale];
  const days = (city: string) =>
    `${openDaysSql(question, now, param, city)} and a.date between ${param(first)}::date and ${param(last)}::date`;
  const { rows } = await pool.query<OtherCity>(
    `select c.*, t.date, t.times from (
       select r.id, r.slug, r.name, r.region_iso, r.country, ${distanceSql(question.from, param)} as km
       from city r where r.country = ${param(question.country)} and r.id is distinct from ${param(question.cityId)}
         and exists (select 1 ${days('r.id')})
       order by km, r.id limit 40
     ) c cross join lateral (
       select d.date, f.times from (
         select a.date ${days('c.id')}
         order by abs(a.date - ${param(question.date)}::date), a.date desc
       ) d cross join lateral (
         select sum(l.times)::integer as times from (
           select ${times} as times from availability_day a join restaurant r on r.id = a.restaurant_id
           where a.city_id = c.id and a.date = d.date and ${conditions.join(' and ')} order by a.rank desc, a.restaurant_id limit ${countedMax}
         ) l
       ) f where f.times > 0 limit 1
     ) t
     order by c.km, c.id limit 3`,
    values,
  );
  return rows;
}
