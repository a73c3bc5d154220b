import { dayOfWeek, slotInstant } from '@metade/domain/time.ts';
import { describe, expect, it } from 'vitest';
import { sweepHolds } from '../src/features/orders/index.ts';
import { createLog } from '../src/watch/log.ts';
import {
  addHold,
  addOpenRestaurant,
  addRestaurant,
  addSlots,
  daysAhead,
  fillSlot,
} from './support/restaurants-fixture.ts';
import { names, startSearching } from './support/search-app.ts';

const test = startSearching();
const { clock, search } = test;
const tomorrow = daysAhead(1);

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
  ])('%s finds the restaurant by name, district or cuisine: %s', async (text, isFound) => {
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

  it('lists a table whose hold has run out, which any process sees to within a second', async () => {
    const id = await addRestaurant(test.pool);
    const [slot = ''] = await addSlots(test.pool, id, [{ time: '20:00', day: dayOfWeek(tomorrow), qtd: 1 }]);
    await addHold(test.pool, { restaurant: id, slot, date: tomorrow, expiresAt: Date.now() - 1 });
    expect((await search({ date: tomorrow })).exact).toBe(false);
    const sweep = sweepHolds({ pool: test.pool, log: createLog('silent') });
    await expect.poll(() => search({ date: tomorrow })).toMatchObject({ exact: true, tables: 1 });
    await sweep.stop();
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

  it('lists restaurants without a table when asked to, with no times', async () => {
    await addRestaurant(test.pool, { company_name: 'Without grid', rank: 2 });
    await addOpenRestaurant(test.pool, { company_name: 'Open', rank: 1 });
    const found = await search({ onlyAvailable: false });
    expect(names(found)).toEqual(['Without grid', 'Open']);
    expect(found).toMatchObject({ total: 2, tables: 1 });
    expect(found.data[0]?.next_slots).toEqual([]);
  });
});
