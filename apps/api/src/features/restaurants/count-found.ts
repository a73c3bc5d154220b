import type pg from 'pg';
import { recentAnswers } from '../../db/recent-answers.ts';
import { narrowedByText } from './find-by-text.ts';
import type { Question } from './find-listed.ts';
import { isLarge, readsRestaurants, usualOrder, walkSql, wholeSql } from './found-sql.ts';
import { parameters } from './search-conditions.ts';

export const countedMax = 200;

/** restaurants: up to one more than `countedMax`; tables: free times among the first `countedMax`, the nearest of a circle and the best of another place. */
type Counted = { restaurants: number; tables: number };

/** What a search finds on each of some dates; dates on which it finds nothing are left out. */
export async function countFound(pool: pg.Pool, asked: Question, dates: string[], now: number) {
  const question = await narrowedByText(pool, asked);
  const isWalk = readsRestaurants(question) && (await isLarge(pool, question));
  const counted = await count(pool, question, dates, now, isWalk);
  const short = isWalk ? dates.filter((date) => (counted.get(date)?.restaurants ?? 0) <= countedMax) : [];
  return short.length === 0 ? counted : new Map([...counted, ...(await count(pool, question, short, now, false))]);
}

async function count(pool: pg.Pool, question: Question, dates: string[], now: number, isWalk: boolean) {
  const { values, param } = parameters();
  const days = param(dates);
  const asked = { question, date: 'd.date', now };
  const order = usualOrder(question);
  const found = isWalk ? walkSql(asked, order, param, true) : wholeSql(asked, order, param);
  // What is walked is in order. Else counting in index order stops at the limit instead of reading a whole city.
  const ordered = isWalk ? '' : `order by ${found.order}`;
  const { rows } = await pool.query<Counted & { date: string }>(
    `${found.once} select d.date, count(*)::integer as restaurants, coalesce(sum(h.times) filter (where h.place <= ${countedMax}), 0)::integer as tables
     from unnest(${days}::date[]) d(date) cross join lateral (
       select row_number() over () as place, o.times from (select ${found.times} as times from ${found.from} ${ordered} limit ${countedMax + 1}) o
     ) h group by d.date`,
    values,
  );
  return new Map<string, Counted>(rows.map(({ date, ...found }) => [date, found]));
}

/** What a search finds on its date. Counting reads hundreds of rows where a page reads a few, so it is cached for ten seconds. */
export function recentCount(pool: pg.Pool, question: Question, now: number): Promise<Counted> {
  const { page: _page, limit: _limit, sort: _sort, from: _from, ...counted } = question;
  return recentCounts(pool, JSON.stringify(counted), async () => {
    const found = await countFound(pool, question, [question.date], now);
    return found.get(question.date) ?? { restaurants: 0, tables: 0 };
  });
}

const recentCounts = recentAnswers<Counted>(10_000);
