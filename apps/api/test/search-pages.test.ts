import { addDays, dayOfWeek } from '@metade/domain/time.ts';
import { describe, expect, it } from 'vitest';
import { addOpenRestaurant, addRestaurant, addSlots, daysAhead } from './support/restaurants-fixture.ts';
import { names, startSearching } from './support/search-app.ts';

const test = startSearching();
const { addMany, search } = test;
const tomorrow = daysAhead(1);

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

  it('counts to 200 and says so', async () => {
    await addMany(200);
    const asked = { onlyAvailable: false, limit: 60 };
    expect(await search({ ...asked, city: 'lisboa' })).toMatchObject({ total: 200, totalIsCapped: false, pages: 4 });
    await addMany(1);
    expect(await search({ ...asked, region: 'PT-11' })).toMatchObject({ total: 200, totalIsCapped: true, pages: 4 });
  });

  it('goes on past the 200 that are counted, to the last', async () => {
    await addMany(205);
    const asked = { onlyAvailable: false, limit: 60, city: 'lisboa', people: 3 };
    const capped = { total: 200, totalIsCapped: true };
    expect(await search({ ...asked, page: 3 })).toMatchObject({ ...capped, pages: 4 });
    const fourth = await search({ ...asked, page: 4 });
    expect(fourth).toMatchObject({ ...capped, pages: 4 });
    expect(fourth.data).toHaveLength(25);
    const byFive = { ...asked, limit: 5 };
    expect(await search({ ...byFive, page: 40 })).toMatchObject({ ...capped, pages: 41 });
    const last = await search({ ...byFive, page: 41 });
    expect(last).toMatchObject({ ...capped, pages: 41 });
    expect(last.data).toHaveLength(5);
    expect(await search({ ...byFive, page: 42 })).toMatchObject({ data: [], pages: 40 });
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
