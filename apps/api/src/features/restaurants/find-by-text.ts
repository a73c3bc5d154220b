import type pg from 'pg';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Question } from './find-listed.ts';
import { firstSql, isLarge, usualOrder } from './found-sql.ts';
import { parameters, publicConditions } from './search-conditions.ts';
import type { AskedText } from './text-terms.ts';

/**
 * A search for a text in a large place, narrowed to some restaurants that have it, whatever the day: of the best of the place, else by
 * the letter, else alike.
 */
export async function narrowedByText(pool: pg.Pool, question: Question): Promise<Question> {
  const { text, date: _date, people: _people, period: _period, sort: _sort, page: _page, ...asked } = question;
  if (!text || !(await isLarge(pool, question))) return question;
  const among = await recentlyFound(pool, JSON.stringify([text.typed, asked]), () => find(pool, question, text));
  return { ...question, text: { ...text, among } };
}

const recentlyFound = recentAnswers<AskedText['among']>(10_000);

async function find(pool: pg.Pool, question: Question, text: AskedText): Promise<AskedText['among']> {
  const found = new Set<string>();
  for (const how of ['best', 'letter', 'alike'] as const) {
    for (const id of await read(pool, question, text, how)) found.add(id);
    if (found.size >= enough || how === 'alike')
      return { ids: [...found].slice(0, foundMax), isAll: how === 'alike' && found.size <= foundMax };
  }
  return undefined;
}

const bestLooked = 3_000;
const foundMax = 250;
const enough = 50;

async function read(pool: pg.Pool, question: Question, { typed, terms }: AskedText, how: 'best' | 'letter' | 'alike') {
  const { values, param } = parameters();
  const from = how === 'best' ? firstSql(question, usualOrder(question), bestLooked, param).from : 'restaurant r';
  const conditions = publicConditions(how === 'alike' ? question : { ...question, text: undefined }, param);
  if (how === 'letter')
    conditions.push(`r.search_text like '%' || search_normal(${param(typed.replace(/[\\%_]/g, '\\$&'))}) || '%'`);
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
