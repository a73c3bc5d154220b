import { recentAnswers } from '../../db/recent-answers.ts';
import type pg from 'pg';
import type { Question } from './find-listed.ts';
import { parameters } from './search-conditions.ts';
import { isOnSale } from './open-times.ts';

/** The dates sold in a search's place, when the given date is past or beyond the last of them. */
export async function soldInstead(
  pool: pg.Pool,
  question: Question,
  today: string,
  now: number,
): Promise<{ from: string; until: string } | null> {
  const until = await lastSold(pool, question, today, now);
  return question.date < today || question.date > until ? { from: today, until } : null;
}

function lastSold(pool: pg.Pool, question: Question, today: string, now: number): Promise<string> {
  const { country, cityId, regionIso } = question;
  return recentlySold(pool, JSON.stringify([country, cityId, regionIso, today]), async () => {
    const { values, param } = parameters();
    const onSale = isOnSale(now, param);
    const region = regionIso === null ? '' : ` and region_iso = ${param(regionIso)}`;
    const ofPlace =
      cityId === null
        ? `a.place in (select id from city where country = ${param(country)}${region})`
        : `a.place = ${param(cityId)}`;
    // A day of a place may have no restaurant any more: the last are looked at first, one row of each.
    const { rows } = await pool.query<{ last: string }>(
      `select d.date as last from (
         select a.place, a.date from place_day a where ${ofPlace} and ${onSale} order by a.date desc offset 0
       ) d where (select true from availability_day a where a.city_id = d.place and a.date = d.date and ${onSale} limit 1) limit 1`,
      values,
    );
    const last = rows[0]?.last;
    return last === undefined || last < today ? today : last;
  });
}

// The horizon moves once a day.
const recentlySold = recentAnswers<string>(60_000);
