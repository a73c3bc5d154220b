import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import { bookingFacts, priceList } from './booking-facts.ts';
import type { Listed, Question } from './find-listed.ts';
import type { NearMiss } from './restaurant-card.ts';
import { restaurantCard } from './restaurant-card.ts';
import { cardSlots, slotViews } from './slot-views.ts';

/** The cards of a page, each with its times for the date and party. */
export function listingCards(
  market: MarketEntry,
  { date, people, around }: Pick<Question, 'date' | 'people'> & Partial<Pick<Question, 'around'>>,
  rows: readonly Omit<Listed, 'times'>[],
  nearMiss: NearMiss,
  now: number,
): RestaurantCard[] {
  return rows.map((row) => {
    const facts = bookingFacts(row, market.settings);
    const offers = slotViews(facts, row.tables, date, people, priceList(row, market), now);
    const card = restaurantCard(row, market.currency, offers, row.distance_km, nearMiss);
    return { ...card, dish: row.dish, next_slots: cardSlots(offers, around?.time) };
  });
}
