import type pg from 'pg';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Question } from './find-listed.ts';
import { openTimes } from './open-times.ts';
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
const walkedMax = ({ collection, around }: Question) => (collection || around ? 5_000 : 200_000);
const smallMax = 1_000;

/** Whether a search needs more than its days' rows, whatever its order. */
export function readsRestaurants(question: Question, about = restaurantConditions(question, () => '')): boolean {
  const { onlyAvailable, cityId, around } = question;
  return about.length > 0 || cityId === null || Boolean(around) || !onlyAvailable;
}

/** SQL of everything that a search finds: tables with conditions, and its order. */
export function wholeSql({ question, date, now }: Asked, order: Order, param: Param) {
  const { onlyAvailable } = question;
  const about = restaurantConditions(question, param);
  const isOfRestaurant = readsRestaurants(question, about);
  // An index scan is the best plan for any values, so the planner is not shown them: it would plan at every call.
  const hide = (sql: string) => (isOfRestaurant ? sql : `(select ${sql})`);
  const hidden: Param = (value) => hide(param(value));
  const row = onlyAvailable ? rowOf.day : rowOf.restaurant;
  const { open, times, first, onSale } = openTimes(question, now, hidden);
  const conditions = [...placeConditions(question, row.city, hidden), ...about];
  let tables = 'availability_day a';
  if (onlyAvailable) {
    if (isOfRestaurant || order !== 'rank') tables = 'availability_day a join restaurant r on r.id = a.restaurant_id';
    conditions.unshift(mayBeOpen(question, date, now, param), `a.date = ${date}`, open, onSale);
    // The indexes of places and orders have no others.
    if (isOfRestaurant) conditions.push(isPublic);
  } else {
    tables = `restaurant r left join availability_day a on a.restaurant_id = r.id and a.date = ${date} and ${onSale}`;
    conditions.unshift(isPublic);
  }
  const from = `${tables} where ${conditions.join(' and ')}`;
  return { ...row, once: '', times, first, from, order: orderSql(order, question, { ...row, first }, param) };
}

/**
 * SQL of what a search finds among the first `walkedMax` restaurants of its place, read as far as they are asked for. They come in their
 * order: each is looked up in turn. once: what the statement begins with, where restaurants are walked once for several dates.
 */
export function walkSql({ question, date, now }: Asked, order: WalkedOrder, param: Param, isOnce = false) {
  const { onlyAvailable, around } = question;
  const about = restaurantConditions(question, param);
  const { open, times, first, onSale } = openTimes(question, now, param);
  const walked = firstSql(question, order, walkedMax(question), param);
  const columns = around ? 'r.id, r.rank, r.cutoff_minutes, r.time_zone' : 'r.id, r.rank';
  const once = `with walked as materialized (select ${columns} from ${walked.from} where ${about.join(' and ') || 'true'})`;
  const restaurants = isOnce ? 'walked r' : walked.from;
  const day = `lateral (select * from availability_day a where a.restaurant_id = r.id and a.date = ${date} and ${onSale} offset 0) a on true`;
  const tables = `${restaurants} ${onlyAvailable ? '' : 'left'} join ${day}`;
  const conditions = [
    ...(onlyAvailable ? [mayBeOpen(question, date, now, param), open] : ['true']),
    ...(isOnce ? [] : about),
  ];
  return { ...walked, ...rowOf.restaurant, once, times, first, from: `${tables} where ${conditions.join(' and ')}` };
}

/** SQL: the first restaurants of a search's place, whatever its filters, as `r`, and their order. most: null for all. */
export function firstSql(question: Question, order: WalkedOrder, most: number | null, param: Param) {
  const place = [isPublic, ...placeConditions(question, 'r.city_id', param)].join(' and ');
  const by = walkedOrderSql(order, question, rowOf.restaurant, param);
  // The planner knows that a subquery is in the order of its columns, not of what is computed of them.
  const [columns, sorted] = order === 'nearby' ? [`r.*, ${by} as apart`, 'apart'] : ['r.*', by];
  const end = most === null ? '' : `order by ${sorted} limit ${most}`;
  return { from: `(select ${columns} from restaurant r where ${place} ${end}) r`, order: sorted };
}

/** SQL: whether anything of a search's place may be open on a date. */
function mayBeOpen(question: Question, date: string, now: number, param: Param): string {
  return `(select exists (select 1 ${openDaysSql(question, now, param)} and a.date = ${date}))`;
}

/** SQL: the days on which any restaurant of a search's place may be open, as `a`. */
export function openDaysSql(of: Question, now: number, param: Param, place = param(of.cityId ?? of.country)): string {
  const { open, onSale } = openTimes({ ...of, around: null }, now, param);
  return `from place_day a where a.place = ${place} and ${open} and ${onSale}`;
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

function walkedOrderSql(order: WalkedOrder, { from }: Question, row: RowOf, param: Param): string {
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
export async function isLarge(pool: pg.Pool, question: Question): Promise<boolean> {
  const { country, cityId, regionIso, near, text } = question;
  if (text?.among) return false;
  return recentlyLarge(pool, JSON.stringify([country, cityId, regionIso, near]), async () => {
    const { values, param } = parameters();
    const { from } = firstSql(question, usualOrder(question), smallMax + 1, param);
    const within = near ? nearConditions(near, param).join(' and ') : 'true';
    const { rows } = await pool.query<{ is_large: boolean }>(
      `select count(*) > ${smallMax} as is_large from ${from} where ${within}`,
      values,
    );
    return rows[0]?.is_large ?? false;
  });
}

const recentlyLarge = recentAnswers<boolean>(60_000);
