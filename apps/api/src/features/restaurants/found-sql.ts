import type pg from 'pg';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Question } from './find-listed.ts';
import { isOnSale, minuteAt, openTimes } from './open-times.ts';
import type { Param } from './search-conditions.ts';
import {
  distanceSql,
  isPublic,
  nearConditions,
  parameters,
  placeConditions,
  restaurantConditions,
} from './search-conditions.ts';

/** Orders that an index has; nearby: nearly by distance. */
export type WalkedOrder = 'rank' | 'rating' | 'price_low' | 'price_high' | 'nearby';

/** As a list is sorted; likeness: by the text, then by rank. */
export type Order = WalkedOrder | 'distance' | 'likeness' | 'time';

/** The order of what is counted, and of what is sorted anew. */
export const usualOrder = ({ near }: Question) => (near ? 'nearby' : 'rank');

/** date: SQL. */
type Asked = { question: Question; date: string; now: number };

/** How many restaurants a walk looks at: of such a filter the index says nothing. A place with few is read whole. */
const walkedMax = ({ text, collection, around }: Question) => (text || collection || around ? 5_000 : 50_000);
const smallMax = 1_000;
const namedMax = 500;

/** Whether a search needs more than its days' rows, whatever its order. */
export function readsRestaurants(question: Question): boolean {
  const about = restaurantConditions(question, () => '');
  return isOfRestaurants(question, about) || !question.onlyAvailable;
}

function isOfRestaurants(question: Question, about: string[]): boolean {
  return about.length > 0 || question.cityId === null || Boolean(question.around);
}

/** SQL of everything that a search finds: tables with conditions, and its order. */
export function wholeSql({ question, date, now }: Asked, order: Order, param: Param) {
  const { onlyAvailable } = question;
  const about = restaurantConditions(question, param);
  const isOfRestaurant = isOfRestaurants(question, about);
  // An index scan is the best plan for any values, so the planner is not shown them: it would plan at every call.
  const hide = (sql: string) => (isOfRestaurant ? sql : `(select ${sql})`);
  const hidden: Param = (value) => hide(param(value));
  const row = onlyAvailable ? rowOf.day : rowOf.restaurant;
  const nowMinute = hide(`${param(minuteAt(now))}::integer`);
  const { open, times, first } = openTimes(question, nowMinute, param);
  const onSale = isOnSale(now, hidden);
  const conditions = [...placeConditions(question, row.city, hidden), ...about];
  let tables = 'availability_day a';
  if (onlyAvailable) {
    if (isOfRestaurant || order !== 'rank') tables = 'availability_day a join restaurant r on r.id = a.restaurant_id';
    conditions.unshift(mayBeOpen(question, date, nowMinute, onSale, param), `a.date = ${date}`, open, onSale);
  } else {
    tables = `restaurant r left join availability_day a on a.restaurant_id = r.id and a.date = ${date} and ${onSale}`;
    conditions.unshift(isPublic);
  }
  return {
    ...row,
    times,
    first,
    from: `${tables} where ${conditions.join(' and ')}`,
    order: orderSql(order, question, { ...row, first }, param),
  };
}

/**
 * SQL of what a search finds among the first `walkedMax` restaurants of its place, read as far as they are asked for. They come in their
 * order: each is looked up in turn. once: what the statement begins with, where restaurants are walked once for several dates.
 */
export function walkSql(asked: Asked, order: WalkedOrder, param: Param, isOnce = false) {
  const sorted = walkedOrderSql(order, asked.question, rowOf.restaurant, param);
  const limit = `limit ${walkedMax(asked.question)}`;
  // The planner sees only that a column is in order already.
  return order === 'nearby'
    ? { ...amongSql(asked, `, ${sorted} as apart`, `order by apart ${limit}`, param, isOnce), order: 'r.apart' }
    : { ...amongSql(asked, '', `order by ${sorted} ${limit}`, param, isOnce), order: sorted };
}

/** SQL of what a search finds among some whose name or district has the very text. */
export function namedSql(asked: Asked, param: Param) {
  const text = param(asked.question.text?.typed.replace(/[\\%_]/g, '\\$&'));
  const end = `and r.search_text like '%' || search_normal(${text}) || '%' limit ${namedMax}`;
  return amongSql(asked, '', end, param, false);
}

/** more: SQL of further columns; end: of which restaurants of the place are looked at. */
function amongSql({ question, date, now }: Asked, more: string, end: string, param: Param, isOnce: boolean) {
  const { onlyAvailable, around } = question;
  const about = restaurantConditions(question, param);
  const nowMinute = `${param(minuteAt(now))}::integer`;
  const { open, times, first } = openTimes(question, nowMinute, param);
  const onSale = isOnSale(now, param);
  const place = placeConditions(question, 'r.city_id', param);
  const walked = `(select r.*${more} from restaurant r where ${[isPublic, ...place].join(' and ')} ${end}) r`;
  const columns = around ? 'r.id, r.rank, r.cutoff_minutes, r.time_zone' : 'r.id, r.rank';
  const once = `with walked as materialized (select ${columns} from ${walked} where ${about.join(' and ') || 'true'})`;
  const restaurants = isOnce ? 'walked r' : walked;
  const day = `lateral (select * from availability_day a where a.restaurant_id = r.id and a.date = ${date} and ${onSale} offset 0) a on true`;
  const conditions = [
    ...(onlyAvailable ? [mayBeOpen(question, date, nowMinute, onSale, param), open] : ['true']),
    ...(isOnce ? [] : about),
  ];
  const tables = onlyAvailable ? `${restaurants} join ${day}` : `${restaurants} left join ${day}`;
  return { ...rowOf.restaurant, once, times, first, from: `${tables} where ${conditions.join(' and ')}` };
}

/** SQL: whether anything of a search's place may be open on a date. */
function mayBeOpen(question: Question, date: string, nowMinute: string, onSale: string, param: Param): string {
  return `(select exists (select 1 ${openDaysSql(question, nowMinute, onSale, param)} and a.date = ${date}))`;
}

/** SQL: the days on which any restaurant of a search's place may be open, as `a`. */
export function openDaysSql(
  { cityId, country, people, period }: Question,
  nowMinute: string,
  onSale: string,
  param: Param,
  place = param(cityId ?? country),
): string {
  return `from place_day a where a.place = ${place} and ${openTimes({ people, period }, nowMinute, param).open} and ${onSale}`;
}

const rowOf = {
  day: { id: 'a.restaurant_id', city: 'a.city_id', rank: 'a.rank' },
  restaurant: { id: 'r.id', city: 'r.city_id', rank: 'r.rank' },
};

type RowOf = { id: string; rank: string };

/** SQL of an order. Ties are broken by id, so that pages neither repeat nor skip one. */
export function orderSql(order: Order, question: Question, row: RowOf & { first: string }, param: Param): string {
  const { text, from } = question;
  const byRank = `${row.rank} desc, ${row.id}`;
  switch (order) {
    case 'distance':
      return from === null ? byRank : `${distanceSql(from, param)} nulls last, ${byRank}`;
    case 'time':
      return `${row.first} + r.cutoff_minutes nulls last, ${byRank}`;
    case 'likeness':
      // Most similar names first.
      return `round(word_similarity(search_normal(${param(text?.typed)}), r.search_text)::numeric, 1) desc, ${byRank}`;
    default:
      return walkedOrderSql(order, question, row, param);
  }
}

export function walkedOrderSql(order: WalkedOrder, { from }: Question, row: RowOf, param: Param): string {
  const byRank = `${row.rank} desc, ${row.id}`;
  switch (order) {
    case 'rank':
      return byRank;
    case 'rating':
      return `r.rating_average desc nulls last, r.rating_count desc, ${byRank}`;
    case 'price_low':
      return `r.ticket_avg nulls last, ${byRank}`;
    case 'price_high':
      return `r.ticket_avg desc nulls last, ${byRank}`;
    case 'nearby':
      return `point(r.longitude, r.latitude) <-> point(${param(from?.longitude)}::float8, ${param(from?.latitude)}::float8)`;
  }
}

/** Whether a search's place has more than a few restaurants. */
export function isLarge(pool: pg.Pool, question: Question): Promise<boolean> {
  const { country, cityId, regionIso, near } = question;
  return recentlyLarge(pool, JSON.stringify([country, cityId, regionIso, near]), async () => {
    const values: unknown[] = [];
    const param = parameters(values);
    const conditions = [
      isPublic,
      ...placeConditions(question, 'r.city_id', param),
      ...(near ? nearConditions(near, param) : []),
    ];
    const { rows } = await pool.query<{ is_large: boolean }>(
      `select count(*) > ${smallMax} as is_large from (select 1 from restaurant r where ${conditions.join(' and ')} limit ${smallMax + 1}) f`,
      values,
    );
    return rows[0]?.is_large ?? false;
  });
}

const recentlyLarge = recentAnswers<boolean>(60_000);
