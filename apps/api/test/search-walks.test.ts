import { addDays, localDateAt, slotInstant } from '@metade/domain/time.ts';
import { beforeAll, expect, it } from 'vitest';
import { countedMax, countFound } from '../src/features/restaurants/count-found.ts';
import type { Question } from '../src/features/restaurants/find-listed.ts';
import { findListed } from '../src/features/restaurants/find-listed.ts';
import type { TestDatabase } from './support/database.ts';
import { createTestDatabase } from './support/database.ts';
import { createPool } from '../src/db/pool.ts';

// Large places are walked in the order that is shown. A plain statement that reads and sorts everything has to find the same.

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
const zone = 'Europe/Lisbon';
const today = localDateAt(Date.now(), zone);
const noon = slotInstant(today, '12:00', zone);

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 3);
  await pool.query('select setseed(0.4)');
  await pool.query(`
    insert into restaurant (id, slug, state, company_name, country, city_id, time_zone, latitude, longitude, ticket_avg, rating_average,
      rating_count, rank, horizon_days, cutoff_minutes, kitchens, services, district)
    select gen_random_uuid(), 'r-' || n, 'approved', 'Casa ' || n % 60, 'PT', case when n % 7 = 0 then 'PT-1312' else 'PT-1106' end, '${zone}',
      case when n % 40 > 0 then 38.7 + random() * 0.1 end, -9.1 + random() * 0.1,
      case when n % 9 > 0 then 1000 + floor(random() * 20)::integer * 100 end, case when n % 5 > 0 then round((3 + random() * 2)::numeric, 1) end,
      floor(random() * 4), case when n % 3 = 0 then -1 else floor(random() * 6) end, 3, (array[30, 120, 300])[n % 3 + 1],
      case when n % 300 = 0 then array['japonesa'] else array[(array['italiana', 'portuguesa'])[n % 2 + 1]] end,
      case when n % 3 = 0 then array['wifi'] else '{}' end, 'Bairro'
    from generate_series(1, 1500) n`);
  await pool.query(`
    insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
    select gen_random_uuid(), id, day, period, time, 1, places from (select *, row_number() over (order by slug) as n from restaurant) r
    cross join generate_series(0, 6) day
    cross join (values ('afternoon', '13:30', 2), ('night', '19:30', 2), ('night', '20:00', 4), ('night', '00:30', 6)) t (period, time, places)
    where (n + day) % 4 > 0 and (n % 5 = 0 or time <> '13:30') and (n % 2 = 0 or places <> 4) and (rank < 0 or places <> 6)`);
  // Some of the evening is sold.
  await pool.query(
    `insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
     select id, $1, restaurant_id, 1, 1 from table_slot where day = extract(dow from $1::date) and random() < 0.3`,
    [addDays(today, 1)],
  );
  await pool.query('analyze');
  return async () => {
    await pool.end();
    await database.drop();
  };
});

const lisbon = { latitude: 38.75, longitude: -9.05 };
const base = {
  country: 'PT',
  cityId: 'PT-1106',
  regionIso: null,
  people: 2,
  from: lisbon,
  onlyAvailable: true,
  page: 1,
  limit: 24,
};

const places: Partial<Question>[] = [
  {},
  { cityId: null },
  { cityId: null, regionIso: 'PT-11' },
  { cityId: null, near: { ...lisbon, km: 3 } },
  { cityId: null, near: { ...lisbon, km: 20 } },
];
const filters: Partial<Question>[] = [
  {},
  { people: 5 },
  { people: 4, period: 'night' },
  { period: 'afternoon', page: 3 },
  { period: 'morning' },
  { page: 9 },
  { page: 10 },
  { onlyAvailable: false, page: 3 },
  { kitchen: ['japonesa'] },
  { kitchen: ['italiana'], services: ['wifi'], ticket: { min: 1200, max: 2500 }, rating: 3.5 },
  {
    text: {
      typed: 'casa 7',
      terms: [
        { word: 'casa', kitchens: [] },
        { word: '7', kitchens: [] },
      ],
    },
  },
  { text: { typed: 'japonesa', terms: [{ word: 'japonesa', kitchens: ['japonesa', 'italiana'] }] } },
  { text: { typed: 'casa 33', terms: [{ word: 'casa', kitchens: ['italiana'] }] } },
  { page: 12, text: { typed: 'japonesa', terms: [{ word: 'japonesa', kitchens: ['japonesa', 'italiana'] }] } },
  { people: 5, text: { typed: 'bairro', terms: [{ word: 'bairro', kitchens: [] }] } },
  { people: 5, page: 9, text: { typed: 'bairro', terms: [{ word: 'bairro', kitchens: [] }] } },
  { text: { typed: 'bairr', terms: [{ word: 'bairr', kitchens: [] }] } },
  { around: { time: '20:00', minutes: 60 } },
];
const sorts = ['rank', 'rating', 'price_low', 'price_high', 'time', 'distance'] as const;

it.each(places.flatMap((place) => filters.map((filter) => ({ place, filter }))))(
  'finds what a plain statement finds: $place $filter',
  async ({ place, filter }) => {
    for (const [date, now] of [
      [today, noon + 8.2 * 3_600_000],
      [addDays(today, 1), noon],
    ] as const) {
      const asked: Question = { ...base, ...place, ...filter, sort: 'rank', date };
      const { all, isCut, decided } = await narrowed(await plainly(asked, now), asked, now);
      for (const sort of sorts) {
        const question: Question = { ...asked, sort };
        const listing = await findListed(pool, question, now);
        const start = (question.page - 1) * question.limit;
        const page = asListed(all, { ...decided, sort }).slice(start, start + question.limit);
        expect(listing.rows.map(({ id, times }) => [id, times])).toEqual(page.map(({ id, times }) => [id, times]));
        expect(listing.totalIsCapped).toBe(all.length > countedMax || (isCut && page.length > 0));
        expect(listing.total).toBe(Math.min(countedMax, all.length));
        if (sort !== 'rank' || page.length === 0) continue;
        const counted = question.near ? all.toSorted((a, b) => a.near - b.near) : all;
        const tables = counted.slice(0, countedMax).reduce((sum, { times }) => sum + times, 0);
        expect(listing.times).toBe(tables);
        const days = await countFound(pool, decided, [date], now);
        expect(days.get(date)).toEqual({ restaurants: Math.min(countedMax + 1, all.length), tables });
      }
    }
  },
);

/** In a large place a text is looked for among 20 of that name and the best that have it, open or not; further only when none of them is open. */
async function narrowed(all: Found[], question: Question, now: number) {
  const { near, text } = question;
  if (!text || near?.km === 3) return { all, isCut: false, decided: question };
  const likely = await plainly({ ...question, onlyAvailable: false }, now);
  const best = near ? likely.toSorted((a, b) => a.near - b.near) : likely;
  const names = likely.filter(({ is_name }) => is_name).slice(0, 20);
  const ids = new Set([...new Set([...names, ...best].map(({ id }) => id))].slice(0, 250));
  const among = all.filter(({ id }) => ids.has(id));
  return among.length > 0
    ? { all: among, isCut: best.length > 250, decided: question }
    : { all, isCut: false, decided: { ...question, text: { ...text, among: null } } };
}

/** meal: the minute of the first time. near: the how manieth from the place that distances are told from. */
type Found = {
  id: string;
  times: number;
  meal: number | null;
  near: number;
  km: number | null;
  likeness: number;
  is_name: boolean;
  rating_average: number | null;
  rating_count: number;
  ticket_avg: number | null;
};

/** Everything that a question finds, the best first. */
async function plainly(question: Question, now: number): Promise<Found[]> {
  const { people, period, around, kitchen, services, ticket, rating, text, near, cityId, regionIso } = question;
  const minute = Math.ceil(now / 60_000);
  const size = people <= 2 ? 1 : people <= 4 ? 2 : 3;
  const km = (at: { latitude: number; longitude: number }) =>
    `2 * 6371.0088 * asin(sqrt(least(1, power(sin(radians(latitude - ${at.latitude}::float8) / 2), 2) + cos(radians(${at.latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${at.longitude}::float8) / 2), 2))))`;
  const fits = [
    `t >= 16 * ${minute}`,
    `(t & 3) >= ${size}`,
    ...(period ? [`((t >> 2) & 3) = ${['morning', 'afternoon', 'night'].indexOf(period)}`] : []),
    ...(around
      ? [
          `abs((t >> 4) + cutoff_minutes - extract(epoch from (a.date + time '${around.time}') at time zone time_zone) / 60) <= ${around.minutes}`,
        ]
      : []),
  ].join(' and ');
  const times = `(select count(*)::integer from unnest(a.times) t where ${fits})`;
  const list = (slugs: readonly string[]) => `array[${slugs.map((slug) => `'${slug}'`).join(', ')}]::text[]`;
  const conditions = [
    ...(question.onlyAvailable ? [`${times} > 0`] : []),
    cityId ? `city_id = '${cityId}'` : `country = '${question.country}'`,
    ...(regionIso ? [`city_id in (select id from city where region_iso = '${regionIso}')`] : []),
    ...(kitchen ? [`kitchens && ${list(kitchen)}`] : []),
    ...(services ? [`services @> ${list(services)}`] : []),
    ...(ticket ? [`ticket_avg between ${ticket.min} and ${ticket.max}`] : []),
    ...(rating ? [`rating_average >= ${rating}`] : []),
    ...(near ? [`${km(near)} <= ${near.km}`] : []),
    ...(text?.terms ?? []).map(
      ({ word, kitchens }) => `(search_normal('${word}') <% search_text or kitchens && ${list(kitchens)})`,
    ),
  ];
  const { rows } = await pool.query<Found>(
    `with everything as materialized (
       select r.*, a.times, a.date from restaurant r
       left join availability_day a on a.restaurant_id = r.id and a.date = '${question.date}' and a.opens <= ${minute}
     )
     select id, ${times} as times, (select min(t >> 4) from unnest(a.times) t where ${fits}) + cutoff_minutes as meal,
       row_number() over (order by point(longitude, latitude) <-> point(${lisbon.longitude}, ${lisbon.latitude}), rank desc, id)::integer as near, ${km(lisbon)} as km,
       round(word_similarity(search_normal('${text?.typed ?? ''}'), search_text)::numeric, 1)::float8 as likeness,
       search_text like search_normal('${text?.typed ?? ''}') || '%' as is_name,
       rating_average::float8, rating_count, ticket_avg
     from everything a where ${conditions.join(' and ')} order by rank desc, id`,
  );
  return rows;
}

/** All in the order that is asked for. What no index has the order of: of many, the best or the nearest are sorted. */
function asListed(all: Found[], { sort, text, near }: Question): Found[] {
  switch (sort) {
    case 'rating':
      return all.toSorted(
        (a, b) => (b.rating_average ?? 0) - (a.rating_average ?? 0) || b.rating_count - a.rating_count,
      );
    case 'price_low':
      return all.toSorted((a, b) => (a.ticket_avg ?? 1e9) - (b.ticket_avg ?? 1e9));
    case 'price_high':
      return all.toSorted((a, b) => (b.ticket_avg ?? 0) - (a.ticket_avg ?? 0));
    case 'time':
      return best(all).toSorted((a, b) => (a.meal ?? 1e9) - (b.meal ?? 1e9));
    case 'distance': {
      // The smaller circle is read whole.
      const nearest = all.length >= countedMax && near?.km !== 3 ? all.filter((one) => one.near <= countedMax) : all;
      return nearest.toSorted((a, b) => (a.km ?? 1e9) - (b.km ?? 1e9));
    }
    default:
      // A text that was not narrowed, in a large place: the best are sorted.
      return text ? (text.among === null ? best(all) : all).toSorted((a, b) => b.likeness - a.likeness) : all;
  }
}

const best = (all: Found[]) => all.slice(0, countedMax);
