import type pg from 'pg';
import { likeLiteral } from '../../db/admin-search.ts';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Question } from './find-listed.ts';
import { firstSql, isLarge, usualOrder } from './found-sql.ts';
import { parameters, publicConditions } from './search-conditions.ts';
import type { AskedText } from './text-terms.ts';

/**
 * A search for a text in a large place, narrowed to some restaurants that have it, whatever the day: some whose name begins so, and
 * of the best of the place, else by the letter, else alike.
 */
export async function narrowedByText(pool: pg.Pool, question: Question): Promise<Question> {
  const { text, date: _date, people: _people, period: _period, sort: _sort, page: _page, ...asked } = question;
  if (!text || text.among === null || !(await isLarge(pool, question))) return question;
  const among = await recentlyFound(pool, JSON.stringify([text.typed, asked]), () => find(pool, question, text));
  return { ...question, text: { ...text, among } };
}

const recentlyFound = recentAnswers<AskedText['among']>(10_000);

async function find(pool: pg.Pool, question: Question, text: AskedText): Promise<AskedText['among']> {
  const found = new Set(await readNames(pool, question, text.typed));
  for (const how of ['best', 'likely', 'letter'] as const) {
    for (const id of await read(pool, question, text, how)) found.add(id);
    if (found.size >= enough) return { ids: [...found].slice(0, foundMax), isAll: false };
  }
  for (const id of await read(pool, question, text, 'alike')) found.add(id);
  return { ids: [...found].slice(0, foundMax), isAll: found.size <= foundMax };
}

/** likely: by the letter among the best. */
type How = 'best' | 'likely' | 'letter' | 'alike';
const namesLooked = 1_000;
const namesMax = 20;
const bestLooked = 2_000;
const foundMax = 250;
const enough = 30;

async function read(pool: pg.Pool, question: Question, { typed, terms }: AskedText, how: How) {
  const { values, param } = parameters();
  const isOfBest = how === 'best' || how === 'likely';
  const from = isOfBest ? firstSql(question, usualOrder(question), bestLooked, param).from : 'restaurant r';
  const conditions = publicConditions(how === 'alike' ? question : { ...question, text: undefined }, param);
  if (how === 'likely' || how === 'letter')
    conditions.push(`r.search_text like '%' || search_normal(${param(likeLiteral(typed))}) || '%'`);
  for (const { word, kitchens } of how === 'best' ? terms : [])
    conditions.push(
      `(r.kitchens && ${param(kitchens)}::text[] or concat(' ', r.search_text, ' ', r.dishes_text, ' ') like '% ' || search_normal(${param(word)}) || ' %')`,
    );
  const { rows } = await pool.query<{ id: string }>(
    `select r.id from ${from} where ${conditions.join(' and ')} limit ${foundMax + 1}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Those whose name begins so, the shortest first: it is that name alone. */
async function readNames(pool: pg.Pool, question: Question, typed: string): Promise<string[]> {
  const { values, param } = parameters();
  const begins = `r.search_text like search_normal(${param(likeLiteral(typed))}) || '%'`;
  const conditions = publicConditions({ ...question, text: undefined }, param);
  const { rows } = await pool.query<{ id: string }>(
    `select id from (select r.id, r.company_name, r.rank from restaurant r where ${begins} and ${conditions.join(' and ')} limit ${namesLooked}) r
     order by length(company_name), rank desc, id limit ${namesMax}`,
    values,
  );
  return rows.map(({ id }) => id);
}
