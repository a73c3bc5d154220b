import type { RestaurantCard, SlotOfferView } from '@metade/contracts/restaurants.ts';
import { periodOf } from '@metade/domain/grid.ts';
import { tableInstant } from '@metade/domain/table-times.ts';
import { addDays, hourMs, minuteMs } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Handler } from '../../http/call.ts';
import { bookingFacts, priceList } from './booking-facts.ts';
import { findListed } from './find-listed.ts';
import { findPublic } from './find-public.ts';
import { readTables } from './read-tables.ts';
import type { CardRow } from './restaurant-card.ts';
import { restaurantCard } from './restaurant-card.ts';
import { isFree, slotViews } from './slot-views.ts';

/**
 * Tables to replace a lost one, nearest first: the same restaurant that day, then restaurants of the city around that hour, then
 * the same restaurant on the next days; `elsewhere` leaves out that restaurant, `other_time` the lost time.
 */
export const listAlternatives: Handler<'listAlternatives'> = async (context, { params, query }) => {
  const gone = await findPublic(context.pool, params.id);
  const market = await context.markets.market(gone.country);
  const now = context.now();
  const wanted: Wanted = {
    date: query.date,
    people: query.people,
    instant: tableInstant(query.date, query.time, periodOf(query.time), gone.time_zone),
    now,
  };
  const most = market.settings.alternativesShown;
  if (query.elsewhere) return { data: (await nearby(context, market, gone, wanted)).slice(0, most) };
  const sameDay = await sameRestaurant(context, market, gone, wanted, [query.date], Number.POSITIVE_INFINITY);
  const found = sameDay.filter(({ slot }) => !query.other_time || slot.time !== query.time);
  if (found.length < most) found.push(...(await nearby(context, market, gone, wanted)));
  if (found.length < most) {
    const nextDays = Array.from({ length: daysLooked }, (_, index) => addDays(query.date, index + 1));
    found.push(...(await sameRestaurant(context, market, gone, wanted, nextDays, 1)));
  }
  return { data: found.slice(0, most) };
};

type Wanted = { date: string; people: number; instant: number; now: number };
type Alternative = { restaurant: RestaurantCard; slot: SlotOfferView };

const daysLooked = 7;
const nearbyLooked = 30;

async function sameRestaurant(
  context: Context,
  market: MarketEntry,
  row: CardRow,
  wanted: Wanted,
  dates: string[],
  perDay: number,
): Promise<Alternative[]> {
  const tables = (await readTables(context.pool, [row.id], dates, wanted.now)).get(row.id);
  const facts = bookingFacts(row, market.settings);
  const priceOf = priceList(row, market);
  return dates.flatMap((date, index) => {
    const offers = slotViews(facts, tables?.get(date) ?? [], date, wanted.people, priceOf, wanted.now).filter(isFree);
    const hour = { ...wanted, instant: wanted.instant + (date === wanted.date ? 0 : (index + 1) * 24 * hourMs) };
    return offers
      .map((slot) => ({ slot, apart: minutesApart(slot, row, hour) }))
      .sort((a, b) => a.apart - b.apart)
      .slice(0, perDay)
      .map(({ slot }) => ({ slot, restaurant: restaurantCard(row, market.currency, [slot], null, null) }));
  });
}

/** One table for each of the nearest restaurants, those around the same hour first. */
async function nearby(context: Context, market: MarketEntry, gone: CardRow, wanted: Wanted): Promise<Alternative[]> {
  const from =
    gone.latitude === null || gone.longitude === null ? null : { latitude: gone.latitude, longitude: gone.longitude };
  const { rows } = await findListed(
    context.pool,
    {
      country: gone.country,
      cityId: gone.city_id,
      regionIso: null,
      date: wanted.date,
      people: wanted.people,
      from,
      onlyAvailable: true,
      sort: 'distance',
      page: 1,
      limit: nearbyLooked,
    },
    wanted.now,
  );
  const others = rows.filter((row) => row.id !== gone.id);
  return others
    .flatMap((row) => {
      const facts = bookingFacts(row, market.settings);
      const offers = slotViews(facts, row.tables, wanted.date, wanted.people, priceList(row, market), wanted.now);
      const nearest = offers
        .filter(isFree)
        .map((slot) => ({ row, slot, apart: minutesApart(slot, row, wanted) }))
        .sort((a, b) => a.apart - b.apart)[0];
      return nearest ? [nearest] : [];
    })
    .sort((a, b) => halfHours(a.apart) - halfHours(b.apart) || (a.row.distance_km ?? 0) - (b.row.distance_km ?? 0))
    .map(({ row, slot }) => ({
      slot,
      restaurant: restaurantCard(row, market.currency, [slot], row.distance_km, null),
    }));
}

function minutesApart(slot: SlotOfferView, row: CardRow, wanted: Wanted): number {
  const instant = tableInstant(slot.date, slot.time, slot.period, row.time_zone);
  return Math.abs(instant - wanted.instant) / minuteMs;
}

function halfHours(minutes: number): number {
  return Math.ceil(minutes / 30);
}
