import { recentAnswers } from '../../db/recent-answers.ts';
import type pg from 'pg';
import type { Question } from './find-listed.ts';
import { parameters, placeConditions } from './search-conditions.ts';
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
    const values: unknown[] = [];
    const param = parameters(values);
    const onSale = isOnSale(now, param);
    const conditions = [...placeConditions(question, 'a.city_id', param), onSale];
    const { rows } = await pool.query<{ last: string }>(
      `select d.date as last from (
         select a.date from place_day a where a.place = ${param(cityId ?? country)} and ${onSale} order by a.date desc
       ) d where exists (
         select 1 from availability_day a join restaurant r on r.id = a.restaurant_id where a.date = d.date and ${conditions.join(' and ')}
       ) limit 1`,
      values,
    );
    const last = rows[0]?.last;
    return last === undefined || last < today ? today : last;
  });
}

// The horizon moves once a day.
const recentlySold = recentAnswers<string>(60_000);
