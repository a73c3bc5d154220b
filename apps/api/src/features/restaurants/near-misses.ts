import type { Country } from '@metade/contracts/catalogue.ts';
import type { wayOut } from '@metade/contracts/restaurant-search.ts';
import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { daysBetween } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { z } from 'zod';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Question } from './find-listed.ts';
import { findListed } from './find-listed.ts';
import { listingCards } from './listing-cards.ts';
import { findOtherCities, findOtherDays } from './other-tables.ts';

type WayOut = z.infer<typeof wayOut>;

/** A suggestion, and the search it leads to. */
type Way = { way: WayOut; asked: Question };

/**
 * For a search without results: what it would find with another date, period or city, and how many tables each suggestion leads to.
 * One of them is changed if that is enough, else two. Other filters stay.
 */
export async function findNearMisses(
  pool: pg.Pool,
  market: MarketEntry,
  question: Question,
  now: number,
): Promise<{ cards: RestaurantCard[]; times: number; waysOut: WayOut[] }> {
  const ways = await findWays(pool, { ...question, onlyAvailable: true }, now);
  const cards = new Map<string, RestaurantCard>();
  let times = 0;
  for (const kind of ['date', 'period', 'city'] as const) {
    const nearest = ways.find(({ way }) => way.kind === kind);
    if (nearest === undefined || cards.size >= question.limit) continue;
    const listing = await findListed(pool, nearest.asked, now);
    times += listing.times;
    for (const card of listingCards(market, nearest.asked, listing.rows, kind, now)) {
      if (!cards.has(card._id) && cards.size < question.limit) cards.set(card._id, card);
    }
  }
  return { cards: [...cards.values()], times, waysOut: ways.map(({ way }) => way) };
}

async function findWays(pool: pg.Pool, question: Question, now: number): Promise<Way[]> {
  const [days, cities] = await Promise.all([
    findOtherDays(pool, question, now),
    findOtherCities(pool, question, [question.date, question.date], now),
  ]);
  const alone = [
    ...dayWays(question, days.dates),
    ...periodWays(question, days.periods),
    ...cityWays(question, cities),
  ];
  if (alone.length > 0) return alone;
  const anyPeriod = { ...question, period: undefined };
  const [otherDays, otherCities] = await Promise.all([
    question.period === undefined ? { dates: [] } : findOtherDays(pool, anyPeriod, now),
    findOtherCities(pool, question, 'near', now),
  ]);
  return [...dayWays(anyPeriod, otherDays.dates), ...cityWays(question, otherCities)];
}

type Times = { times: number };

/** The nearest days, closest first. */
function dayWays(question: Question, days: ({ date: string } & Times)[]): Way[] {
  return days
    .toSorted((a, b) => apart(a.date, question.date) - apart(b.date, question.date))
    .slice(0, waysOfAKind)
    .map(({ date, times }) => wayTo('date', { ...question, date }, times));
}

const waysOfAKind = 3;

/** Days between two dates; of equally near ones the later is nearer. */
function apart(date: string, from: string): number {
  const days = daysBetween(from, date);
  return days > 0 ? days : 0.5 - days;
}

function periodWays(question: Question, periods: Awaited<ReturnType<typeof findOtherDays>>['periods']): Way[] {
  return periods.map(({ period, times }) => wayTo('period', { ...question, period }, times));
}

function cityWays(question: Question, cities: Awaited<ReturnType<typeof findOtherCities>>): Way[] {
  return cities.map(({ id, slug, name, region_iso, country, km, date, times }) => {
    const { way, asked } = wayTo('city', { ...question, date, cityId: id, regionIso: null, near: undefined }, times);
    const city = { slug, name, region: { iso: region_iso }, country: country as Country };
    return { way: { ...way, city, distance_km: Math.round(km * 10) / 10 }, asked };
  });
}

function wayTo(kind: WayOut['kind'], asked: Question, tables: number): Way {
  const { date, period = null } = asked;
  return { way: { kind, date, period, city: null, distance_km: null, tables }, asked };
}
