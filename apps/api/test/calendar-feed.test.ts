import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '@metade/domain/time.ts';
import { readFeedBookings } from '../src/features/calendar-feed/feed-bookings.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, slotAt } from './support/orders-fixture.ts';

let app: TestApp;
let restaurant: CurrentRestaurant;
let owner: Caller;
let diner: Person;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  restaurant = await createRestaurant(app.pool);
  const person = await createPerson(app.pool);
  await joinTeam(app.pool, restaurant, person, 'manager');
  owner = new Caller(app.url, person.token);
  diner = await createPerson(app.pool, { first: 'Ana', last: 'Silva' });
});

const at = () => ({ params: { id: restaurant.id } });
const save = async (names: boolean, renew = false) => {
  const feed = taken(await owner.call('saveCalendarFeed', { ...at(), body: { names, renew } }));
  if (feed === null) throw new Error('no feed');
  return feed;
};
const read = async (url: string) => {
  const response = await fetch(url.replace('http://metade.test', app.url));
  return { status: response.status, headers: response.headers, text: (await response.text()).replaceAll('\r\n ', '') };
};
async function book(date: string, state: 'confirmed' | 'awaiting_restaurant' | 'declined' = 'confirmed') {
  const slot = await slotAt(app.pool, restaurant, { date, time: '20:00' });
  return createOrder(app.pool, restaurant, diner, {
    slot,
    date,
    time: '20:00',
    state,
    payment: state === 'declined' ? 'none' : undefined,
    note: 'By the window',
  });
}

test('has the last 30 days and all that comes, with names only where the restaurant wants them', async () => {
  expect(taken(await owner.call('getCalendarFeed', at()))).toBeNull();
  const [inside, outside] = [await book(addDays(today, -29)), await book(addDays(today, -32))];
  const [asked, declined] = [
    await book(addDays(today, 3), 'awaiting_restaurant'),
    await book(addDays(today, 4), 'declined'),
  ];
  const feed = await save(false);
  const plain = await read(feed.url);
  expect(plain.status).toBe(200);
  expect(plain.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(plain.headers.get('x-robots-tag')).toBe('noindex');
  expect(plain.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  for (const order of [inside, asked, declined]) expect(plain.text).toContain(`UID:${order.id}@metade`);
  expect(plain.text).not.toContain(outside.id);
  expect(plain.text).toMatch(/STATUS:TENTATIVE/);
  expect(plain.text).toMatch(/STATUS:CANCELLED/);
  expect(plain.text).not.toMatch(/Silva|window|\+351/);
  const named = await save(true);
  expect(named.url).toBe(feed.url);
  expect((await read(feed.url)).text).toMatch(/SUMMARY:Ana Silva \(4 pessoas\)/);
});

test('gives the room to what comes, and what is left of it to what was last', async () => {
  const [old, last] = [await book(addDays(today, -9)), await book(addDays(today, -2))];
  const [far, near] = [await book(addDays(today, 9)), await book(addDays(today, 2))];
  const feed = async (most: number) =>
    (await readFeedBookings(app.pool, restaurant.id, today, most)).map(({ id }) => id);
  expect(await feed(1)).toEqual([near.id]);
  expect(await feed(3)).toEqual([near.id, far.id, last.id]);
  expect(await feed(4)).toEqual([near.id, far.id, last.id, old.id]);
});

test('a renewed address kills the old one at once, a revoked one is gone, and a guess finds nothing', async () => {
  const first = await save(false);
  const second = await save(false, true);
  expect(second.url).not.toBe(first.url);
  expect((await read(first.url)).status).toBe(404);
  expect((await read(second.url)).status).toBe(200);
  expect((await owner.call('revokeCalendarFeed', at())).ok).toBe(true);
  expect((await read(second.url)).status).toBe(404);
  expect(taken(await owner.call('getCalendarFeed', at()))).toBeNull();
  expect((await read(`${app.url}/v1/calendars/x/bookings.ics`)).status).toBe(404);
  expect((await save(false)).url).not.toBe(second.url);
  const { rows } = await app.pool.query('select what from audit_log where restaurant_id = $1 order by id', [
    restaurant.id,
  ]);
  expect(rows.map(({ what }) => what as string)).toEqual([
    'calendar_feed.renewed',
    'calendar_feed.renewed',
    'calendar_feed.revoked',
    'calendar_feed.renewed',
  ]);
});

test('is another restaurant’s owner’s neither to see nor to make, and a host’s neither', async () => {
  await save(true);
  const [stranger, host] = [await createPerson(app.pool), await createPerson(app.pool)];
  await joinTeam(app.pool, await createRestaurant(app.pool), stranger, 'owner');
  await joinTeam(app.pool, restaurant, host, 'host');
  for (const [person, code] of [
    [stranger, 'not_found'],
    [host, 'forbidden'],
  ] as const) {
    const caller = new Caller(app.url, person.token);
    expect(await caller.call('getCalendarFeed', at())).toMatchObject({ code });
    expect(await caller.call('saveCalendarFeed', { ...at(), body: { names: true } })).toMatchObject({ code });
    expect(await caller.call('revokeCalendarFeed', at())).toMatchObject({ code });
  }
});

test('a diner’s own has the next three weeks and what was cancelled, by an address that can be renewed and ended', async () => {
  const who = new Caller(app.url, diner.token);
  expect(taken(await who.call('getOwnCalendar', {}))).toBeNull();
  const [near, far, declined] = [
    await book(addDays(today, 20)),
    await book(addDays(today, 23)),
    await book(addDays(today, 4), 'declined'),
  ];
  const first = taken(await who.call('renewOwnCalendar', {}))?.url ?? '';
  const { status, headers, text } = await read(first);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ]);
  const entries = text.split('BEGIN:VEVENT').slice(1);
  expect(entries).toHaveLength(2);
  expect(entries.find((entry) => entry.includes(`UID:${near.id}@metade`))).toContain('STATUS:CONFIRMED');
  expect(entries.find((entry) => entry.includes(`UID:${declined.id}@metade`))).toContain('STATUS:CANCELLED');
  expect(text).not.toContain(far.id);
  expect(text).not.toContain('Silva');
  const second = taken(await who.call('renewOwnCalendar', {}))?.url ?? '';
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  taken(await who.call('revokeOwnCalendar', {}));
  expect((await read(second)).status).toBe(404);
});
