import type { RestaurantCard } from '@metade/contracts/restaurants.ts';
import { addDays, dayOfWeek, slotInstant } from '@metade/domain/time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import {
  addHold,
  addOpenRestaurant,
  addRestaurant,
  addSlots,
  daysAhead,
  fillSlot,
} from './support/restaurants-fixture.ts';

const clock = { now: Date.now() };
let test: TestApp;
const tomorrow = daysAhead(1);

beforeAll(async () => {
  clock.now = slotInstant(daysAhead(0), '10:00', 'Europe/Lisbon');
  test = await startTestApp({ overrides: { now: () => clock.now } });
});
afterAll(() => test.close());
afterEach(async () => {
  clock.now = slotInstant(daysAhead(0), '10:00', 'Europe/Lisbon');
  await test.pool.query(
    'truncate orders, order_event, slot_day, table_slot, availability_day, restaurant, seed_run cascade',
  );
});

type Found = {
  data: RestaurantCard[];
  page: number;
  pages: number;
  total: number;
  totalIsCapped: boolean;
  tables: number;
  exact: boolean;
  date: string;
  sold: { from: string; until: string } | null;
  city: { slug: string } | null;
  waysOut: {
    kind: string;
    date: string | null;
    period: string | null;
    city: { slug: string } | null;
    tables: number;
  }[];
};

async function search(filter: object, country = 'PT', status = 200): Promise<Found> {
  const answer = await test.app.inject({ method: 'POST', url: `/v1/site/restaurants/${country}`, payload: filter });
  expect(answer.statusCode, answer.body).toBe(status);
  return answer.json();
}

/** Restaurants of Lisbon without tables. */
const addMany = (n: number) =>
  test.pool.query(
    `insert into restaurant (id, slug, state, company_name, country, city_id, time_zone)
     select gen_random_uuid(), 'many-' || gen_random_uuid(), 'approved', 'Many', 'PT', 'PT-1106', 'Europe/Lisbon' from generate_series(1, $1)`,
    [n],
  );

const names = (found: Found) => found.data.map((card) => card.company_name);

describe('what is asked', () => {
  it('may be nothing at all: the whole country, best first', async () => {
    await addOpenRestaurant(test.pool, { company_name: 'Second', rank: 1 });
    await addOpenRestaurant(test.pool, { company_name: 'First', rank: 2, city_id: 'PT-1312' });
    await addOpenRestaurant(test.pool, { company_name: 'Abroad', rank: 3, country: 'ES', city_id: 'ES-28079' });
    const found = await search({});
    expect(names(found)).toEqual(['First', 'Second']);
    expect(found).toMatchObject({
      page: 1,
      pages: 1,
      total: 2,
      tables: 2,
      exact: true,
      date: daysAhead(0),
      city: null,
    });
  });

  it('is a country that is on sale, in either case', async () => {
    expect((await search({}, 'pt')).exact).toBe(false);
    await search({}, 'FR', 404);
    await search({}, 'xx', 404);
  });

  it.each(['lisboa', 'Lisboa', 'LISBOA', 'Lisbon'])('is a city, written %s', async (city) => {
    await addOpenRestaurant(test.pool);
    await addOpenRestaurant(test.pool, { city_id: 'PT-1312' });
    const found = await search({ city });
    expect(found).toMatchObject({ total: 1, exact: true, city: { slug: 'lisboa', region: { iso: 'PT-11' } } });
  });

  it('is a region', async () => {
    await addOpenRestaurant(test.pool, { company_name: 'Here' });
    await addOpenRestaurant(test.pool, { company_name: 'There', city_id: 'PT-1312' });
    expect(names(await search({ region: 'PT-11' }))).toEqual(['Here']);
    expect(names(await search({ region: '13' }))).toEqual(['There']);
  });

  it('is how many people, from the smallest table that seats them', async () => {
    await addOpenRestaurant(test.pool, { company_name: 'Two' }, [{ time: '20:00', places: 2 }]);
    await addOpenRestaurant(test.pool, { company_name: 'Six', one_person_ok: false }, [{ time: '20:00', places: 6 }]);
    expect(names(await search({ people: 1 }))).toEqual(['Two']);
    expect(names(await search({ people: 2 })).sort()).toEqual(['Six', 'Two']);
    expect(names(await search({ people: 3 }))).toEqual(['Six']);
    expect((await search({ people: 5 })).data[0]?.next_slots[0]).toMatchObject({
      places: 6,
      price: { amount: 1400, currency: 'EUR' },
    });
    await search({ people: 7 }, 'PT', 422);
  });

  it('is cuisines (any of them), services (all of them), a price, a rating', async () => {
    const facts = { kitchens: ['sushi'], services: ['wifi', 'parking'], ticket_avg: 2000, rating_average: 4 };
    await addOpenRestaurant(test.pool, facts);
    const total = async (filter: object) => {
      const found = await search(filter);
      return found.exact ? found.total : 0;
    };
    expect(await total({ kitchen: ['sushi', 'tapas'] })).toBe(1);
    expect(await total({ kitchen: ['tapas'] })).toBe(0);
    expect(await total({ services: ['wifi'] })).toBe(1);
    expect(await total({ services: ['wifi', 'kids-space'] })).toBe(0);
    expect(await total({ ticket: { min: 2000, max: 2000 } })).toBe(1);
    expect(await total({ ticket: { min: 2001 } })).toBe(0);
    expect(await total({ ticket: { max: 1999 } })).toBe(0);
    expect(await total({ rating: 4 })).toBe(1);
    expect(await total({ rating: 4.1 })).toBe(0);
  });

  it('is a place, with the way there', async () => {
    const here = { latitude: 38.7167, longitude: -9.1333 };
    await addOpenRestaurant(test.pool, { company_name: 'Near', ...here });
    await addOpenRestaurant(test.pool, { company_name: 'Far', latitude: here.latitude + 0.02, longitude: -9.1333 });
    const found = await search({ near: { ...here, km: 2.3 }, sort: 'distance' });
    expect(names(found)).toEqual(['Near', 'Far']);
    expect(found.data.map((card) => card.distance_km)).toEqual([0, 2.22]);
    expect(names(await search({ near: { ...here, km: 2.2 } }))).toEqual(['Near']);
  });

  it('is never a restaurant that is not public', async () => {
    for (const hidden of [{ state: 'submitted' }, { state: 'paused' }, { show: false }]) {
      await addOpenRestaurant(test.pool, hidden);
    }
    expect((await search({})).data).toEqual([]);
    expect((await search({ onlyAvailable: false })).data).toEqual([]);
  });
});

describe('text', () => {
  it.each([
    ['Açúcar', true],
    ['acucar', true],
    ['TABERNA', true],
    ['taverna', true],
    ['taberna alfama', true],
    ['de Alfama', true],
    ['sushi', true],
    ['suchi', true],
    ['sushy', true],
    ['japnoesa', true],
    ['vegano', false],
    ['japonés', true],
    ['italiano', false],
    ['taberna chiado', false],
    ['xyzzy', false],
  ])('%s finds the house by name, district or cuisine: %s', async (text, isFound) => {
    await addOpenRestaurant(test.pool, {
      company_name: 'Taberna do Açúcar',
      district: 'Alfama',
      kitchens: ['sushi', 'japonesa'],
    });
    for (const city of [{}, { city: 'lisboa' }]) {
      const found = await search({ text, ...city });
      expect(found.exact).toBe(isFound);
      expect(found.total).toBe(isFound ? 1 : 0);
    }
  });

  it('puts the likest name first, before the best ranked', async () => {
    await addOpenRestaurant(test.pool, { company_name: 'Casa Marinho', rank: 9 });
    await addOpenRestaurant(test.pool, { company_name: 'Casa do Mar', rank: 1 });
    expect(names(await search({ text: 'casa do mar' }))[0]).toBe('Casa do Mar');
  });
});

describe('the answer', () => {
  it('is today while a time can be booked, then tomorrow, or the day that is asked', async () => {
    await addOpenRestaurant(test.pool, { cutoff_minutes: 120 });
    const today = daysAhead(0);
    const last = slotInstant(today, '18:00', 'Europe/Lisbon');
    clock.now = last;
    expect(await search({ city: 'lisboa' })).toMatchObject({ date: today, exact: true });
    clock.now = last + 1;
    expect(await search({ city: 'lisboa' })).toMatchObject({ date: tomorrow, exact: true });
    expect(await search({ city: 'lisboa', date: today })).toMatchObject({ date: today, exact: false });
  });

  it('counts the times that are left of a day that has begun', async () => {
    await addOpenRestaurant(test.pool, {}, [{ time: '13:00' }, { time: '20:00' }, { time: '21:00', places: 4 }]);
    expect((await search({ date: daysAhead(0) })).tables).toBe(3);
    clock.now = slotInstant(daysAhead(0), '15:00', 'Europe/Lisbon');
    expect((await search({ date: daysAhead(0) })).tables).toBe(2);
    expect((await search({ date: daysAhead(0), people: 3, period: 'night' })).tables).toBe(1);
    expect((await search({ date: tomorrow })).tables).toBe(3);
  });

  it('shows the next times with their state: free ones first, in the order of the clock', async () => {
    const id = await addRestaurant(test.pool);
    const day = dayOfWeek(tomorrow);
    const [full = '', held = ''] = await addSlots(test.pool, id, [
      { time: '19:00', day, qtd: 1 },
      { time: '19:30', day, qtd: 1 },
      { time: '20:00', day, qtd: 1 },
      { time: '20:30', day },
      { time: '12:30', day },
    ]);
    await fillSlot(test.pool, id, full, tomorrow, 1);
    const expiresAt = Math.max(Date.now(), clock.now) + 600_000;
    await addHold(test.pool, { restaurant: id, slot: held, date: tomorrow, expiresAt });
    const [card] = (await search({ date: tomorrow, period: 'night' })).data;
    expect(card?.next_slots.map(({ time, state, free }) => [time, state, free])).toEqual([
      ['19:00', 'full', 0],
      ['19:30', 'held', 0],
      ['20:00', 'last', 1],
      ['20:30', 'free', 2],
    ]);
    expect(card?.free_times).toBe(2);
    expect(card?.next_slots[1]?.heldUntil).toBe(new Date(expiresAt).toISOString());
    const [whole] = (await search({ date: tomorrow })).data;
    expect(whole?.next_slots.map(({ time }) => time)).toEqual(['12:30', '19:00', '20:00', '20:30']);
  });

  it('lists a table whose hold has run out, without any job', async () => {
    const id = await addRestaurant(test.pool);
    const [slot = ''] = await addSlots(test.pool, id, [{ time: '20:00', day: dayOfWeek(tomorrow), qtd: 1 }]);
    await addHold(test.pool, { restaurant: id, slot, date: tomorrow, expiresAt: Date.now() - 1 });
    await expect.poll(() => search({ date: tomorrow }), { timeout: 60_000 }).toMatchObject({ exact: true, tables: 1 });
    const { rows } = await test.pool.query('select from_state, to_state, actor from order_event');
    expect(rows).toEqual([{ from_state: 'held', to_state: 'expired', actor: 'system' }]);
  });

  it('keeps to each restaurant’s horizon', async () => {
    await addOpenRestaurant(test.pool, { horizon_days: 10 });
    expect((await search({ date: daysAhead(10) })).exact).toBe(true);
    expect((await search({ date: daysAhead(11) })).exact).toBe(false);
    const midnight = slotInstant(tomorrow, '00:00', 'Europe/Lisbon');
    clock.now = midnight - 1;
    expect((await search({ date: daysAhead(11) })).exact).toBe(false);
    clock.now = midnight;
    expect((await search({ date: daysAhead(11) })).exact).toBe(true);
  });

  it('uses the restaurant’s own price', async () => {
    await addOpenRestaurant(test.pool, { prices: JSON.stringify([{ places: 2, price: 450 }]) });
    expect((await search({})).data[0]?.next_slots[0]?.price).toEqual({ amount: 450, currency: 'EUR' });
  });

  it('lists houses without a table when asked to, with no times', async () => {
    await addRestaurant(test.pool, { company_name: 'Without grid', rank: 2 });
    await addOpenRestaurant(test.pool, { company_name: 'Open', rank: 1 });
    const found = await search({ onlyAvailable: false });
    expect(names(found)).toEqual(['Without grid', 'Open']);
    expect(found).toMatchObject({ total: 2, tables: 1 });
    expect(found.data[0]?.next_slots).toEqual([]);
  });
});

describe('order and pages', () => {
  it('sorts by rating, price, time', async () => {
    const add = (company_name: string, columns: object, time: string) =>
      addOpenRestaurant(test.pool, { company_name, ...columns }, [{ time }]);
    await add('A', { rating_average: 3, ticket_avg: 1000, rank: 3, cutoff_minutes: 300 }, '21:00');
    await add('B', { rating_average: 5, ticket_avg: 3000, rank: 2 }, '22:00');
    await add('C', { ticket_avg: null, rank: 1 }, '20:00');
    const sorted = async (sort: string) => names(await search({ date: tomorrow, sort })).join('');
    expect(await sorted('rank')).toBe('ABC');
    expect(await sorted('rating')).toBe('BAC');
    expect(await sorted('price_low')).toBe('ABC');
    expect(await sorted('price_high')).toBe('BAC');
    expect(await sorted('time')).toBe('CAB');
  });

  it('neither repeats nor misses one over pages, though all rank alike', async () => {
    await Promise.all(Array.from({ length: 13 }, () => addOpenRestaurant(test.pool)));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ page, limit: 5 })));
    expect(pages.map((found) => found.data.length)).toEqual([5, 5, 3, 0]);
    expect(new Set(pages.flatMap((found) => found.data.map((card) => card._id))).size).toBe(13);
    for (const found of pages) expect(found).toMatchObject({ total: 13, pages: 3, tables: 13, totalIsCapped: false });
  });

  it('counts to 500 and says so', async () => {
    await addMany(500);
    const asked = { onlyAvailable: false, limit: 60 };
    expect(await search({ ...asked, city: 'lisboa' })).toMatchObject({ total: 500, totalIsCapped: false, pages: 9 });
    await addMany(1);
    expect(await search({ ...asked, region: 'PT-11' })).toMatchObject({ total: 500, totalIsCapped: true, pages: 9 });
  });

  it('goes on past the 500 that are counted, to the last', async () => {
    await addMany(505);
    const asked = { onlyAvailable: false, limit: 60, city: 'lisboa', people: 3 };
    const capped = { total: 500, totalIsCapped: true };
    expect(await search({ ...asked, page: 8 })).toMatchObject({ ...capped, pages: 9 });
    const ninth = await search({ ...asked, page: 9 });
    expect(ninth).toMatchObject({ total: 500, totalIsCapped: true, pages: 9 });
    expect(ninth.data).toHaveLength(25);
    const byFive = { ...asked, limit: 5 };
    expect(await search({ ...byFive, page: 100 })).toMatchObject({ ...capped, pages: 101 });
    const last = await search({ ...byFive, page: 101 });
    expect(last).toMatchObject({ ...capped, pages: 101 });
    expect(last.data).toHaveLength(5);
    expect(await search({ ...byFive, page: 102 })).toMatchObject({ data: [], pages: 100 });
  });
});

describe('when nothing fits', () => {
  it('the nearest day, period and city come, marked, with the ways out', async () => {
    const saturday = daysAhead(3);
    const day = dayOfWeek(saturday);
    const at = { latitude: 38.7167, longitude: -9.1333 };
    const later = await addRestaurant(test.pool, { company_name: 'Another day', ...at });
    await addSlots(test.pool, later, [{ time: '20:00', day: dayOfWeek(addDays(saturday, 1)) }]);
    await addOpenRestaurant(test.pool, { company_name: 'At lunch', ...at }, [{ time: '13:00', day }]);
    await addOpenRestaurant(test.pool, { company_name: 'Elsewhere', city_id: 'PT-1312' }, [{ time: '20:00', day }]);
    const found = await search({ city: 'lisboa', date: saturday, period: 'night', people: 2 });
    expect(found).toMatchObject({ exact: false, date: saturday, total: 3, tables: 3 });
    expect(found.data.map((card) => [card.company_name, card.near_miss, card.next_slots[0]?.date])).toEqual([
      ['Another day', 'date', addDays(saturday, 1)],
      ['At lunch', 'period', saturday],
      ['Elsewhere', 'city', saturday],
    ]);
    expect(found.waysOut).toMatchObject([
      { kind: 'date', date: addDays(saturday, 1), tables: 1 },
      { kind: 'date', date: addDays(saturday, 8), tables: 1 },
      { kind: 'period', period: 'afternoon', tables: 1 },
      { kind: 'city', city: { slug: 'porto' }, tables: 1, distance_km: expect.closeTo(274, -1) },
    ]);
  });

  it('two are given up where one alone does not help, and what else was asked still stands', async () => {
    const saturday = daysAhead(3);
    const sunday = addDays(saturday, 1);
    const at = { latitude: 38.7167, longitude: -9.1333 };
    const lunch = await addRestaurant(test.pool, { company_name: 'Lunch', kitchens: ['sushi'], ...at });
    await addSlots(test.pool, lunch, [{ time: '13:00', day: dayOfWeek(sunday) }]);
    const dinner = await addRestaurant(test.pool, { company_name: 'Dinner', kitchens: ['sushi'], city_id: 'PT-1312' });
    await addSlots(test.pool, dinner, [{ time: '20:00', day: dayOfWeek(sunday) }]);
    await addOpenRestaurant(test.pool, { company_name: 'Tapas', kitchens: ['tapas'], ...at });
    const asked = { city: 'lisboa', date: saturday, period: 'night', kitchen: ['sushi'] };
    const found = await search(asked);
    expect(found.waysOut).toMatchObject([
      { kind: 'date', date: sunday, period: null, city: null, tables: 1 },
      { kind: 'date', date: addDays(sunday, 7), period: null, city: null, tables: 1 },
      { kind: 'city', date: sunday, period: 'night', city: { slug: 'porto' }, tables: 1 },
    ]);
    expect(found.data.map((card) => [card.company_name, card.near_miss])).toEqual([
      ['Lunch', 'date'],
      ['Dinner', 'city'],
    ]);
    for (const { date, period, city, tables } of found.waysOut) {
      const led = await search({ ...asked, date, period: period ?? undefined, city: city?.slug ?? asked.city });
      expect(led).toMatchObject({ exact: true, tables });
    }
  });

  it('what else was asked is not given up', async () => {
    await addOpenRestaurant(test.pool, { kitchens: ['tapas'], city_id: 'PT-1312' });
    expect(await search({ city: 'lisboa', kitchen: ['sushi'] })).toMatchObject({ data: [], exact: false, waysOut: [] });
    expect((await search({ city: 'lisboa', kitchen: ['tapas'] })).data[0]).toMatchObject({ near_miss: 'city' });
  });

  it('a city that nobody knows is given up for its country', async () => {
    await addOpenRestaurant(test.pool);
    const found = await search({ city: 'Qwrtzpsdfg' });
    expect(found).toMatchObject({ exact: false, city: null, total: 1 });
    expect(found.data[0]?.near_miss).toBe('city');
  });

  it.each(['2000-01-01', '2999-12-31'])(
    'a day out of reach (%s) has nothing, and says which days are sold',
    async (date) => {
      await addOpenRestaurant(test.pool, { horizon_days: 12, city_id: 'PT-1312' });
      const sold = { from: daysAhead(0), until: daysAhead(12) };
      expect(await search({ city: 'porto', date })).toMatchObject({ exact: false, date, sold });
      expect(await search({ city: 'porto', date, onlyAvailable: false })).toMatchObject({
        exact: true,
        tables: 0,
        sold,
      });
      expect((await search({ region: 'PT-13', date })).sold).toEqual(sold);
      expect((await search({ city: 'porto', date: daysAhead(13) })).sold).toEqual(sold);
      expect((await search({ city: 'porto', date: daysAhead(12), kitchen: ['sushi'] })).sold).toBeNull();
      expect((await search({ city: 'porto', date: daysAhead(12) })).sold).toBeNull();
    },
  );
});

describe('filters', () => {
  const counts = async (filter: object) => {
    const payload = { city: 'lisboa', date: tomorrow, ...filter };
    const answer = await test.app.inject({ method: 'POST', url: '/v1/site/restaurants/PT/counts', payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };

  it('say what each of them would leave, beside those already chosen', async () => {
    const add = (columns: object, time: string) =>
      addOpenRestaurant(test.pool, { ...columns }, [{ time, day: dayOfWeek(tomorrow) }]);
    await add({ kitchens: ['sushi', 'tapas'], services: ['wifi'], ticket_avg: 2000, rating_average: 4.2 }, '20:00');
    await add({ kitchens: ['sushi'], services: ['wifi', 'parking'], ticket_avg: 900, rating_average: 3 }, '13:00');
    await add({ kitchens: ['vegano'], ticket_avg: 3000 }, '21:00');
    await add({ kitchens: ['vegano'], city_id: 'PT-1312' }, '20:00');
    await addRestaurant(test.pool, { kitchens: ['vegano'] });
    const steps = { ratings: [3, 4], tickets: [{ max: 1000 }, { min: 1000 }] };
    expect(await counts(steps)).toEqual({
      period: { morning: 0, afternoon: 1, night: 2 },
      kitchen: { sushi: 2, tapas: 1, vegano: 1 },
      services: { wifi: 2, parking: 1 },
      ratings: [2, 1],
      tickets: [1, 2],
    });
    expect(await counts({ ...steps, kitchen: ['sushi'], period: 'night' })).toEqual({
      period: { morning: 0, afternoon: 1, night: 1 },
      kitchen: { sushi: 1, tapas: 1, vegano: 1 },
      services: { wifi: 1 },
      ratings: [1, 1],
      tickets: [0, 1],
    });
    expect((await counts({ services: ['wifi'] })).services).toEqual({ wifi: 2, parking: 1 });
    expect((await counts({ onlyAvailable: false })).kitchen).toEqual({ sushi: 2, tapas: 1, vegano: 2 });
    expect((await counts({ people: 4 })).kitchen).toEqual({});
    // Each is what the list then finds.
    expect((await search({ city: 'lisboa', date: tomorrow, kitchen: ['sushi'], period: 'night' })).total).toBe(1);
  });

  it('are not counted among more than 500 restaurants', async () => {
    await addMany(500);
    expect(await counts({ onlyAvailable: false, people: 5 })).toMatchObject({ kitchen: {} });
    await addMany(1);
    expect(await counts({ onlyAvailable: false, people: 3 })).toBeNull();
  });
});

describe('days of a city', () => {
  const days = async (query: string, status = 200) => {
    const answer = await test.app.inject(`/v1/site/availability/PT?${query}`);
    expect(answer.statusCode, answer.body).toBe(status);
    return answer.json().data as { date: string; tables: number; restaurants: number }[];
  };

  it('have each its number of tables and restaurants', async () => {
    const day = dayOfWeek(tomorrow);
    await addOpenRestaurant(test.pool, {}, [
      { time: '20:00', day },
      { time: '21:00', day },
    ]);
    await addOpenRestaurant(test.pool, { horizon_days: 8 }, [{ time: '13:00', day, places: 4 }]);
    const found = await days('city=lisboa&days=9');
    expect(found).toHaveLength(9);
    expect(found[1]).toEqual({ date: tomorrow, tables: 3, restaurants: 2 });
    expect(found[0]).toEqual({ date: daysAhead(0), tables: 0, restaurants: 0 });
    expect(found[8]).toEqual({ date: addDays(tomorrow, 7), tables: 3, restaurants: 2 });
    expect((await days('city=lisboa&days=2&people=3'))[1]).toEqual({ date: tomorrow, tables: 1, restaurants: 1 });
    expect((await days('city=lisboa&days=2&period=night'))[1]).toEqual({ date: tomorrow, tables: 2, restaurants: 1 });
  });

  it('are of a city that exists, 31 at most', async () => {
    await days('city=Qwrtzpsdfg', 404);
    expect(await days('city=lisboa&days=31')).toHaveLength(31);
    await days('city=lisboa&days=32', 422);
  });
});
