import type { restaurantFilter } from '@metade/contracts/restaurant-search.ts';
import type pg from 'pg';
import type { z } from 'zod';
import { cardRows } from './card-rows.ts';
import { countedMax, recentCount } from './count-found.ts';
import { narrowedByText } from './find-by-text.ts';
import type { Order, WalkedOrder } from './found-sql.ts';
import { isLarge, orderSql, readsRestaurants, walkSql, wholeSql } from './found-sql.ts';
import type { Around } from './open-times.ts';
import type { DatedTable } from './read-tables.ts';
import type { CardRow } from './restaurant-card.ts';
import type { Param } from './search-conditions.ts';
import { distanceSql, parameters } from './search-conditions.ts';
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

/** One page of the restaurants that a search finds, in its order, with their count. */
export async function findListed(pool: pg.Pool, asked: Question, now: number): Promise<Listing> {
  const question = await narrowedByText(pool, asked);
  const { page, limit, text } = question;
  const isNarrow = text?.among?.isAll === false;
  // None of those that it was narrowed to is open.
  if (isNarrow && (await recentCount(pool, asked, now)).restaurants === 0)
    return findListed(pool, { ...asked, text: { ...text, among: null } }, now);
  const offset = (page - 1) * limit;
  // Beyond the count, only an extra row tells whether there is another page.
  const isPastCount = offset + limit >= countedMax;
  const found = await findRows(pool, { question, rows: limit + (isPastCount ? 1 : 0), now });
  const shown = found.slice(0, limit);
  const goesOn = found.length > limit;
  const cards = await cardRows(pool, shown);
  const rows = shown.flatMap(({ id, times, distance_km, dish = null, tables }): Listed[] => {
    const card = cards.get(id);
    return card === undefined
      ? []
      : [{ ...card, times, distance_km, dish, tables: datedTables(tables, question.date) }];
  });
  const isCut = rows.length > 0 && isNarrow;
  // An incomplete page implies the count; a single page the number of times too.
  if (page === 1 && rows.length < limit) {
    const times = sum(rows.map((row) => row.times));
    return { rows, total: rows.length, pages: Math.ceil(rows.length / limit), totalIsCapped: isCut, times };
  }
  const counted = await recentCount(pool, asked, now);
  const seen = rows.length > 0 ? offset + rows.length : 0;
  // A list that is sorted anew ends with `countedMax`, whatever follows.
  const isLast = rows.length > 0 && rows.length < limit && seen !== countedMax;
  const total = isLast ? seen : Math.max(counted.restaurants, seen);
  const known = Math.min(total, countedMax);
  return {
    rows,
    total: known,
    pages: isPastCount && rows.length > 0 ? page + (goesOn ? 1 : 0) : Math.ceil(known / limit),
    totalIsCapped: isCut || total > countedMax,
    times: Math.max(counted.tables, sum(rows.map((row) => row.times))),
  };
}

/** among: of how many best a list was sorted anew. */
type ListedRow = {
  among: number | null;
  id: string;
  version: string;
  times: number;
  distance_km: number | null;
  dish?: string | null;
  tables: string | null;
};

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

type Wanted = { question: Question; rows: number; now: number };

/**
 * Walks a large place in the order that is shown; a search that does not fill a page so is asked as a whole. What no index has the order
 * of is sorted among the best `countedMax`, and the list ends with them.
 */
async function findRows(pool: pg.Pool, wanted: Wanted): Promise<ListedRow[]> {
  const { question, rows } = wanted;
  const { sort, text, from, page, limit } = question;
  const order = sort === 'rank' && text ? 'likeness' : sort === 'distance' && from === null ? 'rank' : sort;
  const isWide = (order !== 'rank' || readsRestaurants(question)) && (await isLarge(pool, question));
  if (isWide) {
    const walk = order === 'distance' ? 'nearby' : order === 'time' || order === 'likeness' ? 'rank' : order;
    const isAnew = walk !== order;
    if (isAnew && (page - 1) * limit >= countedMax) return [];
    const found = await read(pool, wanted, order, walk);
    if (isAnew ? found[0]?.among === countedMax : found.length === rows) return found;
  }
  return read(pool, wanted, order, null);
}

/** walk: the order in which it walks; null reads the whole. */
async function read(pool: pg.Pool, { question, rows, now }: Wanted, order: Order, walk: WalkedOrder | null) {
  const { page, limit } = question;
  const { values, param } = parameters();
  const asked = { question, date: `(select ${param(question.date)}::date)`, now };
  const found = orderedSql(asked, order, walk, param);
  const distance = question.from === null ? 'null::float8' : distanceSql(question.from, param);
  const tables = tablesSql(question.date, question.period, now, param);
  const { rows: listed } = await pool.query<ListedRow>(
    `select r.id, r.xmin::text as version, h.among, h.times::integer as times, ${distance} as distance_km, ${question.text ? `${dishSql(question.text, param)} as dish, ` : ''}${tables} as tables
from (
  select row_number() over () as place, o.* from (
    select ${found.id} as restaurant_id, ${found.among} as among, ${found.times} as times
    from ${found.from} order by ${found.order} limit ${Number(rows)}${page > 1 ? ` offset ${param((page - 1) * limit)}::integer` : ''}
  ) o
) h join restaurant r on r.id = h.restaurant_id
order by h.place`,
    values,
  );
  return listed;
}

/** among: how many were sorted anew. */
function orderedSql(asked: Parameters<typeof wholeSql>[0], order: Order, walk: WalkedOrder | null, param: Param) {
  const isAnew = walk === null ? order === 'time' : walk !== order;
  const best = walk === null ? wholeSql(asked, isAnew ? 'rank' : order, param) : walkSql(asked, walk, param);
  if (!isAnew) return { ...best, among: 'null::integer' };
  const columns = `${best.id} as id, ${best.rank} as rank, ${best.times} as times, ${best.first} as first`;
  return {
    id: 'f.id',
    times: 'f.times',
    among: '(count(*) over ())::integer',
    from: `(select ${columns} from ${best.from} order by ${best.order} limit ${countedMax}) f join restaurant r on r.id = f.id`,
    order: orderSql(order, asked.question, { id: 'f.id', rank: 'f.rank', first: 'f.first' }, param),
  };
}

/** SQL: the dish of `restaurant r` most similar to a text; null if there is none. */
function dishSql({ typed, terms }: AskedText, param: Param): string {
  const words = terms.map(({ word }) => `search_normal(${param(word)}) <<% d.name`);
  return `(select d.shown from (
    select m ->> 'name' as shown, search_normal(m ->> 'name') as name from jsonb_array_elements(r.menu) m where is_public_dish(m)
  ) d where ${words.join(' or ') || 'false'} order by strict_word_similarity(search_normal(${param(typed)}), d.name) desc, d.shown limit 1)`;
}
