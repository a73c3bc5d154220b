import { addDays, dayOfWeek } from '@metade/domain/time.ts';
import { describe, expect, it } from 'vitest';
import { addOpenRestaurant, addRestaurant, daysAhead } from './support/restaurants-fixture.ts';
import { startSearching } from './support/search-app.ts';

const test = startSearching();
const { addMany, search } = test;
const tomorrow = daysAhead(1);

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
