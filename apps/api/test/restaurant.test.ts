import { endpoints } from '@metade/contracts/endpoints.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import type { Restaurant, RestaurantCard, SlotOfferView } from '@metade/contracts/restaurants.ts';
import { addDays, dayOfWeek, slotInstant } from '@metade/domain/time.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { addOpenRestaurant, addRestaurant, addSlots, daysAhead, fillSlot } from './support/restaurants-fixture.ts';

const clock = { now: Date.now() };
let test: TestApp;
const today = daysAhead(0);
const tomorrow = daysAhead(1);

beforeAll(async () => {
  test = await startTestApp({ overrides: { now: () => clock.now } });
});
afterAll(() => test.close());
beforeEach(async () => {
  clock.now = slotInstant(today, '10:00', 'Europe/Lisbon');
  await test.pool.query('truncate orders, slot_day, table_slot, availability_day, restaurant cascade');
});

async function get<T>(operation: OperationName, url: string): Promise<T> {
  const answer = await test.app.inject(`/v1${url}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints[operation].answer.parse(answer.json()) as T;
}
const status = async (url: string) => (await test.app.inject(`/v1${url}`)).statusCode;

describe('a restaurant', () => {
  it('is shown whole, by id and by slug', async () => {
    const id = await addRestaurant(test.pool, {
      slug: 'taberna-do-acucar',
      company_name: 'Taberna do Açúcar',
      ticket_avg: 2001,
      district: 'Alfama',
      street: 'Rua de Cima',
      number: '7',
      zip: '1100-148',
      latitude: 38.7,
      longitude: -9.1,
      accepted_sizes: [2, 4],
      discount_desserts: false,
      photos: JSON.stringify([
        { kind: 'logo', src: 'x/logo', alt: 'Logo' },
        { kind: 'cover', src: 'x/cover', alt: 'Cover' },
        { kind: 'photo', src: 'x/photo-0', alt: 'Room' },
      ]),
      menu: JSON.stringify([
        { name: 'Bacalhau', description: 'Com broa', picture: null, section: 'Pratos', price: 1555, food: true },
        { name: 'Vinho', description: '', picture: null, section: 'Bebidas', price: 400, food: false },
      ]),
      worksheet: JSON.stringify([
        { day: dayOfWeek(today), time_open: '19:00', time_close: '23:00' },
        { day: dayOfWeek(today), time_open: '12:00', time_close: '15:00' },
      ]),
      prices: JSON.stringify([{ places: 4, price: 700 }]),
      rating_scores: JSON.stringify({ food: 4, service: 5, place: 4, value: 3 }),
    });
    await addSlots(test.pool, id, [
      { day: 1, time: '20:00' },
      { day: 1, time: '20:00', places: 4 },
      { day: 1, time: '00:30' },
      { day: 1, time: '20:30', places: 6 },
    ]);
    const { data } = await get<{ data: Restaurant }>('getRestaurant', `/site/restaurant/${id}`);
    expect(await get('getRestaurant', '/site/restaurant/taberna-do-acucar')).toEqual({ data });
    expect(data).toMatchObject({
      _id: id,
      active: true,
      region: { iso: 'PT-11', city: 'Lisboa', citySlug: 'lisboa' },
      ticket_avg: { amount: 2001, currency: 'EUR' },
      max_places: 4,
      time_open: '12:00',
      covers: { desserts: false },
      logo: { src: '/pictures/{width}/x/logo', widths: [400, 800, 1200] },
      cover: { alt: 'Cover' },
      photos: [{ src: '/pictures/{width}/x/photo-0' }],
      rating: { scores: { food: 4, service: 5, place: 4, value: 3 } },
      prices: [
        { places: 2, price: { amount: 600, currency: 'EUR' } },
        { places: 4, price: { amount: 700, currency: 'EUR' } },
      ],
      address: [{ street: 'Rua de Cima', number: '7', city: 'Lisboa', country: 'Portugal', state: 'Lisboa' }],
    });
    // The half that is left to pay, the odd cent in the guest's favour; drinks have none.
    expect(data.menu.map((item) => item.half_price)).toEqual([{ amount: 777, currency: 'EUR' }, null]);
    // One entry a weekday, as a client of seven days reads it; the break is told beside it.
    expect(data.worksheet.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(data.worksheet[dayOfWeek(today)]).toMatchObject({
      time_open: '12:00',
      time_close: '23:00',
      spans: [
        { time_open: '12:00', time_close: '15:00' },
        { time_open: '19:00', time_close: '23:00' },
      ],
    });
    expect(data.worksheet[dayOfWeek(addDays(today, 1))]).toMatchObject({
      time_open: 'close',
      time_close: 'close',
      spans: [],
    });
    expect(data.tables.filter((slot) => slot.time === 'close')).toHaveLength(20);
    expect(data.tables.filter((slot) => slot.time !== 'close').map((slot) => `${slot.time} ${slot.places}`)).toEqual([
      '20:00 2',
      '20:00 4',
      '20:30 6',
      '00:30 2',
    ]);
  });

  it('is hidden unless approved and shown, whatever is asked of it', async () => {
    const hidden = await Promise.all([
      addRestaurant(test.pool, { state: 'draft' }),
      addRestaurant(test.pool, { state: 'paused' }),
      addRestaurant(test.pool, { show: false }),
    ]);
    for (const id of [...hidden, randomUUID(), 'no-such-slug']) {
      expect(await status(`/site/restaurant/${id}`)).toBe(404);
      expect(await status(`/restaurant/${id}/availability`)).toBe(404);
      expect(await status(`/restaurant/${id}/reviews`)).toBe(404);
      expect(await status(`/restaurant/${id}/alternatives?date=${tomorrow}&time=20:00&people=2`)).toBe(404);
    }
  });
});

describe('the list of all public ones', () => {
  it('has every one of a city that holds more than a search counts, once, and no hidden one', async () => {
    await test.pool.query(
      `insert into restaurant (id, slug, state, show, company_name, country, city_id, time_zone)
       select gen_random_uuid(), 'many-' || n, 'approved', n <> 7, 'Many', 'PT', 'PT-1106', 'Europe/Lisbon' from generate_series(1, 5002) n`,
    );
    await addRestaurant(test.pool, { slug: 'zz-hidden', state: 'paused' });
    type Page = { data: string[]; next: string | null };
    const first = await get<Page>('listPublicRestaurants', '/site/restaurants');
    expect(first.data).toHaveLength(5_000);
    const second = await get<Page>('listPublicRestaurants', `/site/restaurants?after=${first.next}`);
    expect(second).toMatchObject({ data: [expect.any(String)], next: null });
    const listed = new Set([...first.data, ...second.data]);
    expect(listed.size).toBe(5_001);
    expect(listed.has('many-7') || listed.has('zz-hidden')).toBe(false);
  });
});

describe('reviews', () => {
  it('are the public ones, newest first, ten a page, their authors half named', async () => {
    const id = await addRestaurant(test.pool);
    const add = (n: number, flags: object = {}) => {
      const row = { active: true, private: false, moderate: false, author: 'Ana Maria Silva', ...flags };
      return test.pool.query(
        `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale, active, private, moderate, created_at)
         values ($1, $2, $3, $4, 'As good as they say.', 5, 4, 4, 3, 'en', $5, $6, $7, now() - make_interval(hours => $8))`,
        [randomUUID(), id, row.author, `Review ${n}`, row.active, row.private, row.moderate, n],
      );
    };
    for (let n = 1; n <= 11; n += 1) await add(n);
    for (const flags of [{ active: false }, { private: true }, { moderate: true }]) await add(0, flags);
    type Page = { data: { title: string; user: string; average: number }[]; pages: number; total: number };
    const first = await get<Page>('listReviews', `/restaurant/${id}/reviews`);
    expect(first).toMatchObject({ pages: 2, total: 11 });
    expect(first.data.map((entry) => entry.title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Review ${index + 1}`),
    );
    expect(first.data[0]).toMatchObject({ user: 'Ana S.', average: 4, reply: null });
    const second = await get<Page>('listReviews', `/restaurant/${id}/reviews?page=2`);
    expect(second.data.map((entry) => entry.title)).toEqual(['Review 11']);
    expect(await get('listReviews', `/restaurant/${id}/reviews?page=3`)).toMatchObject({ data: [], total: 11 });
    const { data } = await get<{ data: Restaurant }>('getRestaurant', `/site/restaurant/${id}`);
    expect(data.reviews).toEqual(first.data);
    await test.pool.query("update review set food = 1 where restaurant_id = $1 and title = 'Review 3'", [id]);
    const titles = async (order: string) =>
      (await get<Page>('listReviews', `/restaurant/${id}/reviews?order=${order}`)).data.map(({ title }) => title);
    expect((await titles('worst')).slice(0, 2)).toEqual(['Review 3', 'Review 1']);
    expect(await titles('best')).not.toContain('Review 3');
    // Nobody of them came with a voucher.
    expect(first.data.map((entry) => 'dined' in entry && entry.dined)).not.toContain(true);
  });
});

type Days = {
  data: { date: string; tables: number; open: boolean; slots: SlotOfferView[] }[];
  today: string;
  lastDate: string;
};

describe('availability', () => {
  const ask = (id: string, query = '') => get<Days>('getAvailability', `/restaurant/${id}/availability${query}`);

  it('is two weeks from today, closed days among them', async () => {
    const id = await addOpenRestaurant(test.pool, {}, [{ time: '20:00', day: dayOfWeek(tomorrow) }]);
    const found = await ask(id);
    expect(found).toMatchObject({ today, lastDate: daysAhead(30) });
    expect(found.data.map((day) => day.date)).toEqual(Array.from({ length: 14 }, (_, ahead) => daysAhead(ahead)));
    expect(found.data.slice(0, 2)).toMatchObject([
      { open: false, tables: 0, slots: [] },
      { open: true, tables: 1, slots: [{ time: '20:00', state: 'free', free: 2, price: { amount: 600 } }] },
    ]);
  });

  it('ends with the horizon and does not begin before today', async () => {
    const id = await addOpenRestaurant(test.pool, { horizon_days: 8 });
    const dates = async (query: string) => (await ask(id, query)).data.map((day) => day.date);
    expect(await dates('')).toHaveLength(9);
    expect(await dates(`?from=${daysAhead(7)}&to=${daysAhead(20)}`)).toEqual([daysAhead(7), daysAhead(8)]);
    expect(await dates(`?from=${daysAhead(-5)}&to=${today}`)).toEqual([today]);
    expect(await dates(`?from=${daysAhead(9)}`)).toEqual([]);
    expect(await dates('?from=2999-12-31')).toEqual([]);
    expect(await status(`/restaurant/${id}/availability?from=${tomorrow}&to=${today}`)).toBe(422);
    expect(await status(`/restaurant/${id}/availability?people=7`)).toBe(422);
  });

  it('still tells the evening before after midnight, while it can be booked', async () => {
    const id = await addOpenRestaurant(test.pool, { cutoff_minutes: 30 }, [{ time: '01:30' }]);
    clock.now = slotInstant(tomorrow, '01:00', 'Europe/Lisbon');
    expect((await ask(id)).data[0]).toMatchObject({ date: today, tables: 1 });
    clock.now += 1;
    expect((await ask(id)).data[0]).toMatchObject({ date: tomorrow, tables: 1 });
  });
});

describe('alternatives', () => {
  type Found = { data: { restaurant: RestaurantCard; slot: SlotOfferView }[] };
  const ask = async (id: string, query: string) => {
    const found = await get<Found>('listAlternatives', `/restaurant/${id}/alternatives?${query}`);
    return found.data.map(({ restaurant, slot }) => `${restaurant.company_name} ${slot.date} ${slot.time}`);
  };
  const day = dayOfWeek(tomorrow);
  const at = { latitude: 38.7, longitude: -9.1 };

  it('are the nearest times of the same restaurant', async () => {
    const id = await addRestaurant(test.pool, { company_name: 'Gone', ...at });
    const times = ['12:30', '19:00', '20:00', '20:30', '23:00'];
    const slots = await addSlots(
      test.pool,
      id,
      times.map((time) => ({ time, day })),
    );
    await fillSlot(test.pool, id, slots[2] ?? '', tomorrow);
    expect(await ask(id, `date=${tomorrow}&time=20:00&people=2`)).toEqual([
      `Gone ${tomorrow} 20:30`,
      `Gone ${tomorrow} 19:00`,
      `Gone ${tomorrow} 23:00`,
    ]);
  });

  it('leave out the very time that a diner gave up', async () => {
    const id = await addRestaurant(test.pool, { company_name: 'Given up', ...at });
    await addSlots(
      test.pool,
      id,
      ['19:00', '20:00'].map((time) => ({ time, day })),
    );
    const query = `date=${tomorrow}&time=20:00&people=2`;
    expect((await ask(id, query))[0]).toBe(`Given up ${tomorrow} 20:00`);
    const found = await ask(id, `${query}&other_time=true`);
    expect(found[0]).toBe(`Given up ${tomorrow} 19:00`);
    expect(found).not.toContain(`Given up ${tomorrow} 20:00`);
  });

  it('leave out a restaurant that declined or did not answer', async () => {
    const id = await addRestaurant(test.pool, { company_name: 'Silent', latitude: 41.1, longitude: -8.6 });
    await addSlots(test.pool, id, [{ time: '20:00', day }]);
    const other = await addRestaurant(test.pool, { company_name: 'Next door', latitude: 41.1, longitude: -8.61 });
    await addSlots(test.pool, other, [{ time: '19:00', day }]);
    const query = `date=${tomorrow}&time=20:00&people=2`;
    expect((await ask(id, query))[0]).toBe(`Silent ${tomorrow} 20:00`);
    const elsewhere = await ask(id, `${query}&elsewhere=true`);
    expect(elsewhere[0]).toBe(`Next door ${tomorrow} 19:00`);
    expect(elsewhere.filter((found) => found.startsWith('Silent'))).toEqual([]);
  });

  it('then restaurants nearby about that hour, then the same restaurant on later days', async () => {
    const id = await addRestaurant(test.pool, { company_name: 'Gone', ...at });
    const [gone = ''] = await addSlots(test.pool, id, [{ time: '20:00', day }]);
    await addSlots(test.pool, id, [
      { time: '12:00', day: (day + 1) % 7 },
      { time: '19:30', day: (day + 1) % 7 },
    ]);
    await fillSlot(test.pool, id, gone, tomorrow);
    const near = { latitude: 38.701, longitude: -9.1 };
    await addOpenRestaurant(test.pool, { company_name: 'Next door, late', ...near }, [{ time: '22:00', day }]);
    expect(await ask(id, `date=${tomorrow}&time=20:00&people=2`)).toEqual([
      `Next door, late ${tomorrow} 22:00`,
      `Gone ${addDays(tomorrow, 1)} 19:30`,
      `Gone ${addDays(tomorrow, 7)} 20:00`,
    ]);
    const far = { latitude: 38.75, longitude: -9.1 };
    await addOpenRestaurant(test.pool, { company_name: 'Far', ...far }, [{ time: '20:00', day }]);
    await addOpenRestaurant(test.pool, { company_name: 'Near', ...near }, [{ time: '20:00', day }]);
    expect(await ask(id, `date=${tomorrow}&time=20:00&people=2`)).toEqual([
      `Near ${tomorrow} 20:00`,
      `Far ${tomorrow} 20:00`,
      `Next door, late ${tomorrow} 22:00`,
    ]);
  });
});
