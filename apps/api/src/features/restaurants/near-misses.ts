import type { Country } from '@metade/contracts/catalogue.ts';
import type { RestaurantCard, wayOut } from '@metade/contracts/restaurants.ts';
import type { Period } from '@metade/domain/grid.ts';
import { daysBetween } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { z } from 'zod';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Question } from './find-listed.ts';
import { findListed } from './find-listed.ts';
import { listingCards } from './listing-cards.ts';
import { findOtherCities, findOtherDays } from './other-tables.ts';
import type { NearMiss } from './restaurant-card.ts';

type WayOut = z.infer<typeof wayOut>;

/**
 * For a question that nothing answers: the restaurants that would, were its date, its period or its city given up, and how
 * many tables each of these ways out leads to. What else was asked is never given up.
 */
export async function findNearMisses(
  pool: pg.Pool,
  market: MarketEntry,
  question: Question,
  now: number,
): Promise<{ cards: RestaurantCard[]; times: number; waysOut: WayOut[] }> {
  const [days, cities] = await Promise.all([
    findOtherDays(pool, question, now),
    question.from === null ? [] : findOtherCities(pool, question, question.from, now),
  ]);
  const nearestDays = days.dates
    .toSorted((a, b) => apart(a.date, question.date) - apart(b.date, question.date))
    .slice(0, waysOfAKind);
  const relaxed = relaxations(question, nearestDays[0]?.date, days.periods[0]?.period, cities[0]?.id);
  const cards = new Map<string, RestaurantCard>();
  let times = 0;
  for (const { nearMiss, asked } of relaxed) {
    if (cards.size >= question.limit) break;
    const listing = await findListed(pool, asked, now);
    times += listing.times;
    for (const card of await listingCards(pool, market, asked, listing.rows, nearMiss, now)) {
      if (!cards.has(card._id) && cards.size < question.limit) cards.set(card._id, card);
    }
  }
  const nothing = { date: null, period: null, city: null, distance_km: null };
  return {
    cards: [...cards.values()],
    times,
    waysOut: [
      ...nearestDays
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ date, times }): WayOut => ({ ...nothing, kind: 'date', date, tables: times })),
      ...days.periods.map(({ period, times }): WayOut => ({ ...nothing, kind: 'period', period, tables: times })),
      ...cities.slice(0, waysOfAKind).map(
        ({ slug, name, region_iso, country, km, times }): WayOut => ({
          ...nothing,
          kind: 'city',
          city: { slug, name, region: { iso: region_iso }, country: country as Country },
          distance_km: Math.round(km * 10) / 10,
          tables: times,
        }),
      ),
    ],
  };
}

const waysOfAKind = 3;

/** Days between two dates; of two as near, the later one is nearer. */
function apart(date: string, from: string): number {
  const days = daysBetween(from, date);
  return days > 0 ? days : 0.5 - days;
}

function relaxations(
  question: Question,
  date: string | undefined,
  period: Period | undefined,
  cityId: string | undefined,
): { nearMiss: NearMiss; asked: Question }[] {
  const asked = { ...question, onlyAvailable: true };
  return [
    ...(date ? [{ nearMiss: 'date' as const, asked: { ...asked, date } }] : []),
    ...(period ? [{ nearMiss: 'period' as const, asked: { ...asked, period } }] : []),
    ...(cityId ? [{ nearMiss: 'city' as const, asked: { ...asked, cityId, regionIso: null, near: undefined } }] : []),
  ];
}
