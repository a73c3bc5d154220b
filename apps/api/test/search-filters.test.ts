import { addDays, dayOfWeek } from '@metade/domain/time.ts';
import { describe, expect, it } from 'vitest';
import { addOpenRestaurant, addRestaurant, addSlots, daysAhead, fillSlot } from './support/restaurants-fixture.ts';
import { names, startSearching } from './support/search-app.ts';

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
    await add({ kitchens: ['vegano'], ticket_avg: 3000, collections: ['romantic'] }, '21:00');
    await add({ kitchens: ['vegano'], city_id: 'PT-1312' }, '20:00');
    await addRestaurant(test.pool, { kitchens: ['vegano'] });
    const steps = { ratings: [3, 4], tickets: [{ max: 1000 }, { min: 1000 }] };
    expect(await counts(steps)).toEqual({
      period: { morning: 0, afternoon: 1, night: 2 },
      kitchen: { sushi: 2, tapas: 1, vegano: 1 },
      services: { wifi: 2, parking: 1 },
      ratings: [2, 1],
      tickets: [1, 2],
      collections: { romantic: 1 },
    });
    expect(await counts({ ...steps, kitchen: ['sushi'], period: 'night' })).toEqual({
      period: { morning: 0, afternoon: 1, night: 1 },
      kitchen: { sushi: 1, tapas: 1, vegano: 1 },
      services: { wifi: 1 },
      ratings: [1, 1],
      tickets: [0, 1],
      collections: {},
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

  it('are not counted among some of those that have a text', async () => {
    await addMany(1001);
    expect(await counts({ city: undefined, onlyAvailable: false, text: 'many' })).toBeNull();
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

describe('a table around a time', () => {
  const open = (company_name: string, times: string[], columns: object = {}) =>
    addOpenRestaurant(
      test.pool,
      { company_name, ...columns },
      times.map((time) => ({ time, day: dayOfWeek(tomorrow) })),
    );

  it('is at most an hour before or after it, also past midnight, whatever the cut-off', async () => {
    await open('Seven', ['19:00'], { cutoff_minutes: 300 });
    await open('Six', ['18:59']);
    await open('Nine', ['21:00', '23:00'], { cutoff_minutes: 30 });
    await open('Late', ['00:30']);
    const around = async (time: string) => {
      const found = await search({ city: 'lisboa', date: tomorrow, time });
      return { names: names(found).toSorted(), tables: found.tables };
    };
    expect(await around('20:00')).toEqual({ names: ['Nine', 'Seven'], tables: 2 });
    expect(await around('23:45')).toEqual({ names: ['Late', 'Nine'], tables: 2 });
    expect(await around('13:00')).toEqual({ names: [], tables: 0 });
  });

  it('comes first on its card', async () => {
    await open('CurrentRestaurant', ['12:00', '12:30', '13:00', '13:30', '19:30', '20:00', '20:30', '21:00']);
    const { data } = await search({ city: 'lisboa', date: tomorrow, time: '20:00' });
    expect(data[0]?.next_slots.map(({ time }) => time)).toEqual(['19:30', '20:00', '20:30', '21:00']);
  });
});

describe('what a search finds besides names', () => {
  const dish = (name: string, more: object = {}) => ({ name, price: 900, food: true, ...more });

  it('are dishes, said on the card: not drinks, nor what the restaurant hides', async () => {
    const menu = [dish('Polvo à lagareiro'), dish('Sardinhas assadas'), dish('Vinho verde', { food: false })];
    await addOpenRestaurant(test.pool, { company_name: 'A', menu: JSON.stringify(menu) });
    await addOpenRestaurant(test.pool, {
      company_name: 'B',
      menu: JSON.stringify([dish('Polvo frito', { hidden: true })]),
    });
    const asked = async (text: string) => {
      const { data, exact } = await search({ city: 'lisboa', date: tomorrow, text });
      return exact ? data.map((card) => [card.company_name, card.dish]) : [];
    };
    expect(await asked('polvo')).toEqual([['A', 'Polvo à lagareiro']]);
    expect(await asked('SARDINHA')).toEqual([['A', 'Sardinhas assadas']]);
    expect(await asked('vinho')).toEqual([]);
  });

  it('are collections, told in each language where any restaurant belongs to them', async () => {
    await addOpenRestaurant(test.pool, { company_name: 'A', collections: ['romantic', 'groups'] });
    await addOpenRestaurant(test.pool, { company_name: 'B' });
    expect(names(await search({ city: 'lisboa', date: tomorrow, collection: 'groups' }))).toEqual(['A']);
    expect((await search({ city: 'lisboa', date: tomorrow, collection: 'terrace' })).exact).toBe(false);
    const told = (await test.app.inject('/v1/site/collections')).json().data;
    expect(told.map(({ slug }: { slug: string }) => slug)).toEqual(['romantic', 'groups']);
    expect(told[0].names).toEqual({ en: 'Romantic', es: 'Romántico', pt: 'Romântico' });
  });
});

describe('a list that found nothing', () => {
  it('says what each filter costs, the one that helps most first', async () => {
    const add = (columns: Record<string, unknown>, times: string[]) =>
      addOpenRestaurant(
        test.pool,
        columns,
        times.map((time) => ({ time, day: dayOfWeek(tomorrow) })),
      );
    await add({ kitchens: ['sushi'], rating_average: 4 }, ['20:00', '21:00']);
    await add({ kitchens: ['tapas'], rating_average: 4.8 }, ['20:00']);
    const payload = { city: 'lisboa', date: tomorrow, kitchen: ['sushi'], rating: 4.5, ticket: { max: 100_000 } };
    const answer = await test.app.inject({ method: 'POST', url: '/v1/site/restaurants/PT/without', payload });
    expect(answer.json().data).toEqual([]);
    await test.pool.query('update restaurant set ticket_avg = 2000');
    const asked = { ...payload, people: 1 };
    const costs = await test.app.inject({ method: 'POST', url: '/v1/site/restaurants/PT/without', payload: asked });
    expect(costs.json().data).toEqual([
      { filter: 'rating', value: null, restaurants: 1, tables: 2 },
      { filter: 'kitchen', value: null, restaurants: 1, tables: 1 },
    ]);
  });

  it('has days whose numbers are those of its filters', async () => {
    const day = dayOfWeek(tomorrow);
    await addOpenRestaurant(test.pool, { kitchens: ['sushi'] }, [{ time: '20:00', day }]);
    await addOpenRestaurant(test.pool, { kitchens: ['tapas'] }, [{ time: '13:00', day }]);
    const days = async (filter: object) => {
      const payload = { city: 'lisboa', days: 2, ...filter };
      const answer = await test.app.inject({ method: 'POST', url: '/v1/site/restaurants/PT/days', payload });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data[1];
    };
    expect(await days({})).toEqual({ date: tomorrow, tables: 2, restaurants: 2 });
    expect(await days({ kitchen: ['sushi'] })).toEqual({ date: tomorrow, tables: 1, restaurants: 1 });
    expect(await days({ time: '13:30' })).toEqual({ date: tomorrow, tables: 1, restaurants: 1 });
    expect(await days({ kitchen: ['sushi'], time: '13:30' })).toMatchObject({ tables: 0 });
  });
});

describe('a full restaurant', () => {
  it('says its next free table, in lists of all and on the wishlist', async () => {
    const id = await addRestaurant(test.pool, { company_name: 'A' });
    const [slot = '', next] = await addSlots(test.pool, id, [
      { time: '20:00', day: dayOfWeek(tomorrow), qtd: 1 },
      { time: '13:00', day: dayOfWeek(addDays(tomorrow, 3)) },
    ]);
    await fillSlot(test.pool, id, slot, tomorrow, 1);
    const { data } = await search({ city: 'lisboa', date: tomorrow, onlyAvailable: false });
    expect(data[0]).toMatchObject({
      free_times: 0,
      next_slots: [{ state: 'full' }],
      next_free: { slot: next, date: addDays(tomorrow, 3), time: '13:00', state: 'free' },
    });
    const chosen = (await test.app.inject(`/v1/site/chosen?ids=${id}`)).json();
    expect(chosen.data?.[0]?.next_free?.slot, JSON.stringify(chosen)).toBe(next);
    expect((await search({ city: 'lisboa', date: addDays(tomorrow, 3) })).data[0]).toMatchObject({ next_free: null });
  });
});
