import type pg from 'pg';
import { recentAnswers } from '../../db/recent-answers.ts';
import { narrowedByText } from './find-by-text.ts';
import type { Question } from './find-listed.ts';
import { isLarge, readsRestaurants, usualOrder, walkSql, wholeSql } from './found-sql.ts';
import { parameters } from './search-conditions.ts';

export const countedMax = 500;

/** Of a large place, where at least `enough` of them fit. */
const walkedMost = 10_000;
const enough = 50;

/**
 * restaurants: up to `countedMax`; isMore: or more than that; tables: free times among them, the nearest of a circle and the best of
 * another place.
 */
type Counted = { restaurants: number; tables: number; isMore: boolean };

/** What a search finds on each of some dates; dates on which it finds nothing are left out. */
export async function countFound(
  pool: pg.Pool,
  asked: Question,
  dates: string[],
  now: number,
): Promise<Map<string, Counted>> {
  const question = await narrowedByText(pool, asked);
  if (!readsRestaurants(question) || !(await isLarge(pool, question))) return count(pool, question, dates, now, null);
  const counted = await count(pool, question, dates, now, walkedMost);
  const few: string[] = [];
  for (const date of dates) {
    const found = counted.get(date);
    if (found?.isMore) continue;
    if (found && found.restaurants >= enough && (await isLarge(pool, question, walkedMost))) found.isMore = true;
    else few.push(date);
  }
  return few.length === 0 ? counted : new Map([...counted, ...(await count(pool, question, few, now, null))]);
}

/** walked: of how many of its place; null for all. */
async function count(pool: pg.Pool, question: Question, dates: string[], now: number, walked: number | null) {
  const { values, param } = parameters();
  const days = param(dates);
  const asked = { question, date: 'd.date', now };
  const order = usualOrder(question);
  const found = walked === null ? wholeSql(asked, order, param) : walkSql(asked, order, param, walked);
  // What is walked is in order. Else counting in index order stops at the limit instead of reading a whole city.
  const ordered = walked === null ? `order by ${found.order}` : '';
  const { rows } = await pool.query<Counted & { date: string }>(
    `${found.once} select d.date, least(count(*), ${countedMax})::integer as restaurants, count(*) > ${countedMax} as "isMore",
       coalesce(sum(h.times) filter (where h.place <= ${countedMax}), 0)::integer as tables
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
    return found.get(question.date) ?? { restaurants: 0, tables: 0, isMore: false };
  });
}

const recentCounts = recentAnswers<Counted>(10_000);
