import type { Endpoints } from '@metade/contracts/endpoints.ts';
import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { addDays } from '@metade/domain/time.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Call, Handler } from '../../http/call.ts';
import { ReadyJson } from '../../http/call.ts';
import { recordCityDemand } from '../unmet-demand/index.ts';
import type { City } from './find-city.ts';
import { findCity } from './find-city.ts';
import type { Question } from './find-listed.ts';
import { findListed } from './find-listed.ts';
import { listingCards } from './listing-cards.ts';
import { findNearMisses } from './near-misses.ts';
import { withNextFree } from './next-free.ts';
import { questionOf } from './question-of.ts';
import { soldInstead } from './sold-instead.ts';

/**
 * Restaurants with free tables of a day: today while any time can be booked, else tomorrow, unless a day is given. When none
 * matches, the nearest by date, period or city are returned, marked as such, with suggestions.
 */
export const searchRestaurants: Handler<'searchRestaurants'> = async (context, { params, body, session, ip }) => {
  const market = await context.markets.market(params.country);
  const { listCacheMs } = market.settings;
  const visitor = session?.holderId ?? ip;
  const load = async () => new ReadyJson(await search(context, market, body, visitor));
  if (listCacheMs === 0) return load();
  const period = Math.floor(Date.now() / listCacheMs);
  return recentPages(context, `${period} ${params.country} ${JSON.stringify(body)}`, load);
};

type Page = z.input<Endpoints['searchRestaurants']['answer']>;

// A page of 24 is 30 kB.
const recentPages = recentAnswers<ReadyJson<Page>>(defaultSettings.listCacheMs, 500);

async function search(
  context: Context,
  market: MarketEntry,
  body: Call<'searchRestaurants'>['body'],
  visitor: string,
): Promise<Page> {
  const now = context.now();
  const city = body.city ? await findCity(context.pool, market.country, body.city) : null;
  const { question, today } = await questionOf(context, market, body, city, now);
  let listing = await findListed(context.pool, question, now);
  if (!body.date && listing.times === 0) {
    const tomorrow = { ...question, date: addDays(question.date, 1) };
    const later = await findListed(context.pool, tomorrow, now);
    if (later.times > 0) {
      question.date = tomorrow.date;
      listing = later;
    }
  }
  const sold = body.date && listing.times === 0 ? await soldInstead(context.pool, question, today, now) : null;
  // Filters beside the city may be why nothing matches.
  if (listing.total === 0 && city !== null && !(await hasRestaurants(context, city.id)))
    recordCityDemand(context, { city: city.id, visitor });
  if (listing.total === 0) return { ...(await missed(context, market, question, city, now)), sold };
  // An unknown city is dropped at once: the whole country is searched.
  const isCityUnknown = city === null && Boolean(body.city);
  const { rows, times: tables, ...counts } = listing;
  return {
    ...counts,
    tables,
    page: question.page,
    data: await withNextFree(
      context.pool,
      market,
      question,
      listingCards(market, question, rows, isCityUnknown ? 'city' : null, now),
      now,
    ),
    exact: !isCityUnknown,
    date: question.date,
    sold,
    city: cityView(city),
    waysOut: [],
  };
}

async function hasRestaurants(context: Context, city: string): Promise<boolean> {
  const { rowCount } = await context.pool.query(
    "select 1 from restaurant where city_id = $1 and state = 'approved' and show limit 1",
    [city],
  );
  return rowCount !== 0;
}

async function missed(context: Context, market: MarketEntry, question: Question, city: City | null, now: number) {
  const { cards, times, waysOut } =
    question.page === 1
      ? await findNearMisses(context.pool, market, question, now)
      : { cards: [] as RestaurantCard[], times: 0, waysOut: [] };
  return {
    data: cards,
    page: question.page,
    pages: cards.length > 0 ? 1 : 0,
    total: cards.length,
    totalIsCapped: false,
    tables: times,
    exact: false,
    date: question.date,
    city: cityView(city),
    waysOut,
  };
}

function cityView(city: City | null) {
  if (city === null) return null;
  const { id, name, slug, latitude, longitude } = city;
  return { id, name, slug, region: { iso: city.region_iso, name: city.region_name }, latitude, longitude };
}
