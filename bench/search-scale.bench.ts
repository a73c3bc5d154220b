import type { OperationName } from '@metade/contracts/endpoints.ts';
import type { Call, ReadyJson } from '@metade/api/http/call.ts';
import type { Context } from '@metade/api/context.ts';
import { createCatalogueBook } from '@metade/api/db/catalogue-book.ts';
import { createMarketBook } from '@metade/api/db/market-book.ts';
import { forgetRecentAnswers } from '@metade/api/db/recent-answers.ts';
import { countDays } from '@metade/api/features/restaurants/count-days.ts';
import { countFilters } from '@metade/api/features/restaurants/count-filters.ts';
import { rollAvailability } from '@metade/api/features/restaurants/roll-availability.ts';
import { searchRestaurants } from '@metade/api/features/restaurants/search-restaurants.ts';
import { addDays, localDateAt, slotInstant } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { Figure } from './compare.ts';
import { alternate, atMost, median } from './compare.ts';
import { bigCity, insertRestaurants, weeks } from './data.ts';
import type { Bench } from './run.ts';

const many = Number(process.env.BENCH_RESTAURANTS ?? 100_000);
const onlyKinds = process.env.BENCH_KINDS?.split(';');

/**
 * Whatever a visitor can press, the hourly roll and a grid change, among BENCH_RESTAURANTS (default 100,000) beside the same among
 * 10,000, cities growing with them; nothing kept.
 */
export const bench: Bench = async ({ databases, rounds }) => {
  const own = await marketplace(databases, many);
  const reference = await marketplace(databases, 10_000);
  const figures: Figure[] = [];
  for (const kind of onlyKinds ?? [...Object.keys(kinds), ...Object.keys(changes)]) {
    const change = changes[kind];
    if (change !== undefined) {
      const measured = await alternate(
        () => change(own, many),
        () => change(reference, 10_000),
        rounds,
      );
      figures.push(atMost(`${kind}, among ${many.toLocaleString('en-GB')}, against among 10,000`, 'ms', measured, 1.3));
      continue;
    }
    const measure = (pool: pg.Pool) => () => milliseconds(pool, kind);
    const measured = await alternate(measure(own), measure(reference), rounds);
    const work = `${kind}, among ${many.toLocaleString('en-GB')} restaurants, against itself among 10,000`;
    const figure = atMost(work, 'ms', measured, 2);
    figures.push({ ...figure, target: `${figure.target} and ≤ 30 ms`, ok: figure.ok && measured.own <= 30 });
  }
  return figures;
};

async function marketplace(databases: Parameters<Bench>[0]['databases'], count: number): Promise<pg.Pool> {
  const { pool } = await databases.create(`bench_search_${count}`);
  const start = performance.now();
  await insertRestaurants(pool, count);
  console.log(
    `${count.toLocaleString('en-GB')} restaurants made in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  return pool;
}

type Asked = { pool: pg.Pool; date: string; people: number };
type Filter = Record<string, unknown>;

const centre = { latitude: 40.4168, longitude: -3.7038 };
const fourFilters = {
  kitchen: ['japonesa'],
  services: ['parking'],
  ticket: { max: 4500 },
  rating: 4,
};

const list = (filter: Filter) => (asked: Asked) => found(asked, { city: bigCity.slug, ...filter }, true);
const country = (filter: Filter) => list({ city: undefined, ...filter });

/** Each asks for another evening and party every time. */
const kinds: Record<string, (asked: Asked) => Promise<void>> = {
  rank: list({}),
  'rank, page 15': list({ page: 15 }),
  'rank, small city': list({ city: 'sevilla' }),
  'rank, country': country({}),
  'rank, region': country({ region: 'ES-M' }),
  'rank, all': list({ onlyAvailable: false }),
  'price, low first': list({ sort: 'price_low' }),
  'price, high first': list({ sort: 'price_high' }),
  'price, page 15': list({ sort: 'price_low', page: 15 }),
  'price, country': country({ sort: 'price_low' }),
  rating: list({ sort: 'rating' }),
  time: list({ sort: 'time' }),
  'time, lunch': (asked) => found(asked, { city: bigCity.slug, sort: 'time', period: 'afternoon' }),
  distance: list({ sort: 'distance' }),
  'near 10 km, rank': country({ near: { ...centre, km: 10 } }),
  'near 5 km, distance': country({ near: { ...centre, km: 5 }, sort: 'distance' }),
  'near 1 km, rank': (asked) => found(asked, { near: { ...centre, km: 1 } }),
  'near 1 km, distance': (asked) => found(asked, { near: { ...centre, km: 1 }, sort: 'distance' }),
  'four filters': (asked) => found(asked, { city: bigCity.slug, ...fourFilters }),
  'four filters, price': (asked) => found(asked, { city: bigCity.slug, ...fourFilters, sort: 'price_low' }),
  'around 21:30': list({ period: undefined, time: '21:30' }),
  'text, cuisine in a city': list({ text: 'japonesa' }),
  'text, district in a city': list({ text: 'distrito 7' }),
  'text, name in a city': list({ text: 'restaurante 77' }),
  'text, cuisine in a country': country({ text: 'japonesa' }),
  'text, name in a country': country({ text: 'restaurante 77' }),
  'text, nothing': (asked) => found(asked, { city: bigCity.slug, text: 'xyzzy' }),
  'nothing open: breakfast': (asked) => found(asked, { city: bigCity.slug, period: 'morning' }),
  'nothing open: past the horizon': (asked) =>
    found({ ...asked, date: addDays(asked.date, 40) }, { city: bigCity.slug }),
  'nothing open: late today': (asked) => found({ ...asked, date: today() }, { city: bigCity.slug }, false, lateToday()),
  'nothing open: breakfast near': (asked) => found(asked, { near: { ...centre, km: 10 }, period: 'morning' }),
  'day strip': (asked) => days(asked, {}),
  'day strip, four filters': (asked) => days(asked, fourFilters),
  'day strip, near 5 km': (asked) => days(asked, { near: { ...centre, km: 5 } }),
  'day strip, breakfast': (asked) => days(asked, { period: 'morning' }),
  facets: (asked) => facets(asked, {}),
  'facets, near 1 km': (asked) => facets(asked, { city: undefined, near: { ...centre, km: 1 } }),
  'facets, text': (asked) => facets(asked, { text: 'restaurante 77' }),
};

/** Milliseconds of one restaurant, or of a thousand among all. */
const changes: Record<string, (pool: pg.Pool, restaurants: number) => Promise<number>> = {
  'grid change': async (pool) => {
    const times: number[] = [];
    for (let nth = 0; nth < 20; nth += 1) {
      asked += 1;
      const start = performance.now();
      await pool.query(gridChangeSql, [`restaurant-${(asked % 200) * weeks + 1}`]);
      times.push(performance.now() - start);
    }
    return median(times);
  },
  'a new day of 500, as the roll makes it': async (pool) => {
    asked += 1;
    const { rows } = await pool.query<{ id: string }>('select id from restaurant order by id offset $1 limit 500', [
      (asked % 19) * 500,
    ]);
    const ids = rows.map(({ id }) => id);
    await pool.query('delete from availability_day where restaurant_id = any ($1) and date = current_date + 20', [ids]);
    const start = performance.now();
    await pool.query('select refresh_availability($1, current_date + 20, current_date + 20)', [ids]);
    return performance.now() - start;
  },
  'hourly roll of a thousand': async (pool, restaurants) => {
    const start = performance.now();
    await rollAvailability({ pool });
    return ((performance.now() - start) / restaurants) * 1000;
  },
};

// Of one kind of restaurants, which opens on this day.
const gridChangeSql = `
update table_slot set qtd = qtd + 1 where restaurant_id = (select id from restaurant where slug = $1) and day = 3 and period = 'night' and time = '21:30' and places = 2 and retired_at is null`;

const today = () => localDateAt(Date.now(), 'Europe/Madrid');
const lateToday = () => slotInstant(today(), '23:30', 'Europe/Madrid');

type Page = { data: unknown[]; exact: boolean };

async function found({ pool, date, people }: Asked, filter: Filter, finds = false, now?: number): Promise<void> {
  const body = { period: 'night', date, people, onlyAvailable: true, sort: 'rank', page: 1, limit: 24, ...filter };
  const page = await searchRestaurants(contextOf(pool, now), callOf(body));
  const { data, exact } = (page as ReadyJson<Page>).answer as Page;
  if (finds && (!exact || data.length === 0)) throw new Error(`Nothing found: ${JSON.stringify(body)}`);
}

async function days({ pool, people }: Asked, filter: Filter): Promise<void> {
  await countDays(contextOf(pool), callOf<'countDays'>({ city: bigCity.slug, people, days: 13, ...filter }));
}

async function facets({ pool, date, people }: Asked, filter: Filter): Promise<void> {
  const body = {
    city: bigCity.slug,
    date,
    people,
    onlyAvailable: true,
    ratings: [4, 4.5],
    tickets: [{ max: 3000 }],
    ...filter,
  };
  await countFilters(contextOf(pool), callOf(body));
}

async function milliseconds(pool: pg.Pool, kind: string): Promise<number> {
  const times: number[] = [];
  for (const people of [1, 2, 3, 4, 5]) {
    asked += 1;
    forgetRecentAnswers();
    const start = performance.now();
    await kinds[kind]?.({ pool, date: addDays(today(), 1 + (asked % 12)), people });
    times.push(performance.now() - start);
  }
  return median(times);
}

let asked = 0;

const callOf = <Name extends OperationName>(body: Filter) =>
  ({ params: { country: bigCity.country }, body, session: null, ip: '127.0.0.1' }) as unknown as Call<Name>;

const contexts = new Map<pg.Pool, Context>();

/** What the searches need of a process's context. */
function contextOf(pool: pg.Pool, now?: number): Context {
  let context = contexts.get(pool);
  if (context === undefined) {
    const markets = createMarketBook(pool, { listCacheMs: 0 }, { maxAgeMs: 3_600_000 });
    context = { pool, primary: pool, now: Date.now, markets, catalogue: createCatalogueBook(pool, markets) } as Context;
    contexts.set(pool, context);
  }
  return now === undefined ? context : { ...context, now: () => now };
}
