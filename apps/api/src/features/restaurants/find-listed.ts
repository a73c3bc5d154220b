import type { restaurantFilter } from '@metade/contracts/restaurant-search.ts';
import type pg from 'pg';
import type { z } from 'zod';
import { recentAnswers } from '../../db/recent-answers.ts';
import { cardRows } from './card-rows.ts';
import type { Around } from './open-times.ts';
import { isOnSale, minuteAt, openTimes } from './open-times.ts';
import type { DatedTable } from './read-tables.ts';
import type { CardRow } from './restaurant-card.ts';
import { datedTables, tablesSql } from './tables-column.ts';
import type { AskedText } from './text-terms.ts';

export type Filter = Omit<z.output<typeof restaurantFilter>, 'city' | 'region' | 'date' | 'people' | 'time'>;

/** A search with every default filled in: where, when, for how many, and filters. */
export type Question = Omit<Filter, 'text'> & {
  text?: AskedText | undefined;
  country: string;
  cityId: string | null;
  regionIso: string | null;
  date: string;
  people: number;
  /** Origin of distances: the given point, else the centre of the city. */
  from: { latitude: number; longitude: number } | null;
  around?: Around | null;
};

/** dish: the dish of the menu that matched the text. tables: of the date, for the given period or all. */
export type Listed = CardRow & { times: number; distance_km: number | null; dish: string | null; tables: DatedTable[] };

/**
 * total: restaurants, counted up to `countedMax`; times: free times among those. pages: certain ones; beyond the counted rows, one
 * more than the current page while the list goes on.
 */
export type Listing = { rows: Listed[]; total: number; pages: number; totalIsCapped: boolean; times: number };

export const countedMax = 500;

/** One page of the restaurants that a search finds, in its order, with their count. */
export async function findListed(pool: pg.Pool, question: Question, now: number): Promise<Listing> {
  const { page, limit } = question;
  const offset = (page - 1) * limit;
  // Beyond the count, only an extra row tells whether there is another page.
  const isPastCount = offset + limit >= countedMax;
  const query = listedQuery(question, limit + (isPastCount ? 1 : 0), now);
  const found = await pool.query<ListedRow>(query.page, query.pageValues);
  const shown = found.rows.slice(0, limit);
  const goesOn = found.rows.length > limit;
  const cards = await cardRows(pool, shown);
  const rows = shown.flatMap(({ id, times, distance_km, dish = null, tables }): Listed[] => {
    const card = cards.get(id);
    return card === undefined
      ? []
      : [{ ...card, times, distance_km, dish, tables: datedTables(tables, question.date) }];
  });
  // An incomplete page implies the count; a single page the number of times too.
  if (page === 1 && rows.length < limit) {
    const times = sum(rows.map((row) => row.times));
    return { rows, total: rows.length, pages: Math.ceil(rows.length / limit), totalIsCapped: false, times };
  }
  const counted = await recentCounts(pool, countKey(question), async () => {
    const { rows } = await pool.query<{ restaurants: number; times: number }>(query.count, query.countValues);
    return rows[0] ?? { restaurants: 0, times: 0 };
  });
  const isLast = rows.length > 0 && rows.length < limit;
  const total = isLast ? offset + rows.length : Math.max(counted.restaurants, rows.length > 0 ? offset + limit : 0);
  const known = Math.min(total, countedMax);
  return {
    rows,
    total: known,
    pages: isPastCount && rows.length > 0 ? page + (goesOn ? 1 : 0) : Math.ceil(known / limit),
    totalIsCapped: total > countedMax,
    times: Math.max(counted.times, sum(rows.map((row) => row.times))),
  };
}

type ListedRow = {
  id: string;
  version: string;
  times: number;
  distance_km: number | null;
  dish?: string | null;
  tables: string | null;
};

// Counting reads hundreds of rows where a page reads a few, so a count is cached for ten seconds.
const recentCounts = recentAnswers<{ restaurants: number; times: number }>(10_000);

function countKey({ page: _page, limit: _limit, sort: _sort, from: _from, ...counted }: Question): string {
  return JSON.stringify(counted);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** SQL conditions on `restaurant r` for a search without its date, and its distance; empty for a search without filters. */
export function restaurantConditions(question: Question, param: Param): string[] {
  const { kitchen, services, ticket, rating, near, text, collection } = question;
  const conditions: string[] = [];
  if (kitchen?.length) conditions.push(`r.kitchens && ${param(kitchen)}::text[]`);
  if (services?.length) conditions.push(`r.services @> ${param(services)}::text[]`);
  if (ticket?.min !== undefined) conditions.push(`r.ticket_avg >= ${param(ticket.min)}`);
  if (ticket?.max !== undefined) conditions.push(`r.ticket_avg <= ${param(ticket.max)}`);
  if (collection) conditions.push(`r.collections @> array[${param(collection)}]::text[]`);
  if (rating) conditions.push(`r.rating_average >= ${param(rating)}`);
  for (const { word, kitchens } of text?.terms ?? []) {
    const asked = `search_normal(${param(word)})`;
    const cuisine = kitchens.length > 0 ? ` or r.kitchens && ${param(kitchens)}::text[]` : '';
    conditions.push(`(${asked} <% r.search_text or ${asked} <<% r.dishes_text${cuisine})`);
  }
  if (near) conditions.push(...nearConditions(near, param));
  return conditions;
}

export type Param = (value: unknown) => string;

/** Adds each value to the list and answers its parameter's name. */
export function parameters(values: unknown[]): Param {
  return (value) => `$${values.push(value)}`;
}

/** SQL: distance in kilometres between `restaurant r` and a point. */
export function distanceSql(from: { latitude: number; longitude: number }, param: Param): string {
  const [latitude, longitude] = [`${param(from.latitude)}::float8`, `${param(from.longitude)}::float8`];
  return `2 * 6371.0088 * asin(sqrt(least(1, power(sin(radians(r.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(r.latitude)) * power(sin(radians(r.longitude - ${longitude}) / 2), 2))))`;
}

function listedQuery(question: Question, rows: number, now: number) {
  const { onlyAvailable, page, limit, from } = question;
  const values: unknown[] = [];
  const param = parameters(values);
  const about = restaurantConditions(question, param);
  const isOfRestaurant = about.length > 0 || question.cityId === null || Boolean(question.around);
  // An index scan is the best plan for any values, so the planner is not shown them: it would plan at every call.
  const hide = (sql: string) => (isOfRestaurant ? sql : `(select ${sql})`);
  const hidden: Param = (value) => hide(param(value));
  const nowMinute = hide(`${param(minuteAt(now))}::integer`);
  const date = hide(`${param(question.date)}::date`);
  const party = openTimes(question, nowMinute, param);
  const onSale = isOnSale(now, hidden);
  const row = onlyAvailable
    ? { id: 'a.restaurant_id', city: 'a.city_id', rank: 'a.rank' }
    : { id: 'r.id', city: 'r.city_id', rank: 'r.rank' };
  const conditions = [...placeConditions(question, row.city, hidden), ...about];
  let joined = 'availability_day a join restaurant r on r.id = a.restaurant_id';
  if (onlyAvailable) {
    conditions.unshift(`a.date = ${date}`, party.open, onSale);
  } else {
    joined = `restaurant r left join availability_day a on a.restaurant_id = r.id and a.date = ${date} and ${onSale}`;
    conditions.unshift(`r.state = 'approved' and r.show`);
  }
  const source = (needsRestaurant: boolean) =>
    `${onlyAvailable && !needsRestaurant ? 'availability_day a' : joined} where ${conditions.join(' and ')}`;
  // In index order, so that counting stops at the limit instead of reading a whole city.
  const count = `select count(*)::integer as restaurants, coalesce(sum(times) filter (where place <= ${countedMax}), 0)::integer as times
from (select row_number() over () as place, o.times from (
  select ${party.times} as times from ${source(isOfRestaurant)} order by ${row.rank} desc, ${row.id} limit ${countedMax + 1}
) o) h`;
  const countValues = [...values];
  const distance = from === null ? 'null::float8' : distanceSql(from, param);
  const order = orderSql(question, row, party.first, distance, param);
  const pageOf = `limit ${Number(rows)}${page > 1 ? ` offset ${param((page - 1) * limit)}::integer` : ''}`;
  const tables = tablesSql(question.date, question.period, now, param);
  return {
    count,
    countValues,
    page: `select r.id, r.xmin::text as version, h.times::integer as times, ${distance} as distance_km, ${question.text ? `${dishSql(question.text, param)} as dish, ` : ''}${tables} as tables
from (
  select row_number() over () as place, o.* from (
    select ${row.id} as restaurant_id, ${party.times} as times
    from ${source(isOfRestaurant || order.readsRestaurant)} order by ${order.text} ${pageOf}
  ) o
) h join restaurant r on r.id = h.restaurant_id
order by h.place`,
    pageValues: values,
  };
}

/** SQL: the dish of `restaurant r` most similar to a text; null if there is none. */
function dishSql({ typed, terms }: AskedText, param: Param): string {
  const words = terms.map(({ word }) => `search_normal(${param(word)}) <<% d.name`);
  return `(select d.shown from (
    select m ->> 'name' as shown, search_normal(m ->> 'name') as name from jsonb_array_elements(r.menu) m where is_public_dish(m)
  ) d where ${words.join(' or ') || 'false'} order by strict_word_similarity(search_normal(${param(typed)}), d.name) desc, d.shown limit 1)`;
}

/** SQL conditions on country, region or city of `restaurant r`; cityColumn: any column with its city. */
export function placeConditions(question: Question, cityColumn: string, param: Param): string[] {
  if (question.cityId !== null) return [`${cityColumn} = ${param(question.cityId)}`];
  const country = `r.country = ${param(question.country)}`;
  if (question.regionIso === null) return [country];
  return [country, `${cityColumn} in (select id from city where region_iso = ${param(question.regionIso)})`];
}

function nearConditions(near: NonNullable<Filter['near']>, param: Param): string[] {
  const high = near.km / kmPerDegree;
  const wide = high / Math.max(0.01, Math.cos((near.latitude * Math.PI) / 180));
  const corner = (sign: 1 | -1) =>
    `point(${param(near.longitude + sign * wide)}::float8, ${param(near.latitude + sign * high)}::float8)`;
  return [
    `r.state = 'approved' and r.show`,
    `point(r.longitude, r.latitude) <@ box(${corner(1)}, ${corner(-1)})`,
    `${distanceSql(near, param)} <= ${param(near.km)}`,
  ];
}

// Slightly too small, so that the bounding box is never smaller than the circle.
const kmPerDegree = 110;

/** Ties are broken by id, so that pages neither repeat nor skip one. */
function orderSql(
  question: Question,
  row: { id: string; rank: string },
  first: string,
  distance: string,
  param: Param,
): { text: string; readsRestaurant: boolean } {
  const byRank = `${row.rank} desc, ${row.id}`;
  switch (question.sort) {
    case 'rating':
      return { text: `r.rating_average desc nulls last, r.rating_count desc, ${byRank}`, readsRestaurant: true };
    case 'price_low':
      return { text: `r.ticket_avg nulls last, ${byRank}`, readsRestaurant: true };
    case 'price_high':
      return { text: `r.ticket_avg desc nulls last, ${byRank}`, readsRestaurant: true };
    case 'distance':
      if (question.from === null) return { text: byRank, readsRestaurant: false };
      return { text: `${distance} nulls last, ${byRank}`, readsRestaurant: true };
    case 'time':
      return { text: `${first} + r.cutoff_minutes nulls last, ${byRank}`, readsRestaurant: true };
    case 'rank': {
      if (!question.text) return { text: byRank, readsRestaurant: false };
      // Most similar names first; among equals, the usual order.
      const likeness = `round(word_similarity(search_normal(${param(question.text.typed)}), r.search_text)::numeric, 1)`;
      return { text: `${likeness} desc, ${byRank}`, readsRestaurant: true };
    }
  }
}
