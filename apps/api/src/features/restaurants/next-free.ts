import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import type pg from 'pg';
import type { MarketEntry } from '../../db/market-book.ts';
import { bookingFacts, priceList } from './booking-facts.ts';
import { cardRows } from './card-rows.ts';
import type { Question } from './find-listed.ts';
import { parameters } from './search-conditions.ts';
import { openTimes } from './open-times.ts';
import { readTables } from './read-tables.ts';
import { isFree, slotViews } from './slot-views.ts';

/** Cards without a free time on their day get the first one of a later day; lists of free tables skip this. */
export async function withNextFree(
  pool: pg.Pool,
  market: MarketEntry,
  question: Pick<Question, 'date' | 'people'> & Partial<Pick<Question, 'period'>>,
  cards: RestaurantCard[],
  now: number,
): Promise<RestaurantCard[]> {
  const full = cards.filter((card) => card.free_times === 0).map((card) => card._id);
  if (full.length === 0) return cards;
  const days = await nextDays(pool, question, full, now);
  if (days.length === 0) return cards;
  const dates = [...new Set(days.map(({ date }) => date))];
  const [tables, rows] = await Promise.all([readTables(pool, full, dates, now, question.period), cardRows(pool, days)]);
  const found = new Map(
    days.map(({ id, date }) => {
      const row = rows.get(id);
      const dated = tables.get(id)?.get(date);
      if (row === undefined || dated === undefined) return [id, null];
      const facts = bookingFacts(row, market.settings);
      const offers = slotViews(facts, dated, date, question.people, priceList(row, market), now);
      return [id, offers.find(isFree) ?? null];
    }),
  );
  return cards.map((card) => ({ ...card, next_free: found.get(card._id) ?? null }));
}

/** Each restaurant's first later day on which the party can book; those without any are left out. */
async function nextDays(
  pool: pg.Pool,
  question: Parameters<typeof withNextFree>[2],
  restaurants: readonly string[],
  now: number,
): Promise<{ id: string; version: string; date: string }[]> {
  const { values, param } = parameters();
  const { open, onSale } = openTimes({ people: question.people, period: question.period }, now, param);
  const { rows } = await pool.query<{ id: string; version: string; date: string }>(
    `select r.id, r.xmin::text as version, n.date from restaurant r cross join lateral (
       select a.date from availability_day a
       where a.restaurant_id = r.id and a.date > ${param(question.date)}::date and ${open} and ${onSale}
       order by a.date limit 1
     ) n where r.id = any (${param(restaurants)}::uuid[])`,
    values,
  );
  return rows;
}
