import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import type pg from 'pg';
import type { MarketEntry } from '../../db/market-book.ts';
import { bookingFacts, priceList } from './booking-facts.ts';
import type { Listed, Question } from './find-listed.ts';
import { readTables } from './read-tables.ts';
import type { NearMiss } from './restaurant-card.ts';
import { restaurantCard } from './restaurant-card.ts';
import { cardSlots, slotViews } from './slot-views.ts';

/** Cards of a page, each with its times of the asked date, period and party. */
export async function listingCards(
  pool: pg.Pool,
  market: MarketEntry,
  { date, people, period }: Pick<Question, 'date' | 'people' | 'period'>,
  rows: readonly Listed[],
  nearMiss: NearMiss,
  now: number,
): Promise<RestaurantCard[]> {
  const tables = await readTables(
    pool,
    rows.map((row) => row.id),
    [date],
    now,
    period,
  );
  return rows.map((row) => {
    const ofDate = tables.get(row.id)?.get(date) ?? [];
    const facts = bookingFacts(row, market.settings);
    const offers = slotViews(facts, ofDate, date, people, priceList(row, market), now);
    return restaurantCard(row, market.currency, cardSlots(offers), row.distance_km, nearMiss);
  });
}
