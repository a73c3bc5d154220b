import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flushDemand, recordUnmetDemand } from '../src/features/unmet-demand/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';
import { joinLicensee } from './support/licensees-fixture.ts';
import { createPerson, createRestaurant, giveSecondFactor } from './support/orders-fixture.ts';

let app: TestApp;
const clock = { now: Date.parse('2026-06-12T10:00:00Z') };
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now } });
});
afterAll(() => app.close());

async function licenseeIn(city: string): Promise<Caller & { licensee: string }> {
  const person = await createPerson(app.pool, { group: 'franchisee' });
  await giveSecondFactor(app.pool, person.id);
  const licensee = await joinLicensee(app.pool, person.id, city);
  return Object.assign(new Caller(app.url, person.token, person.id), { licensee });
}

test('a licensee sees the cities and their restaurants but drafts, and nothing of another city', async () => {
  const [lisbon, porto] = [await licenseeIn('PT-1106'), await licenseeIn('PT-1312')];
  const [shown, draft] = [await createRestaurant(app.pool), await createRestaurant(app.pool)];
  await app.pool.query("update restaurant set state = 'draft' where id = $1", [draft.id]);
  expect(taken(await lisbon.call('getTerritory', {}))).toMatchObject({
    country: 'PT',
    currency: 'EUR',
    share_percent: 30,
    cities: [{ _id: 'PT-1106', name: 'Lisboa', restaurants: 1 }],
  });
  expect(taken(await lisbon.call('listTerritoryRestaurants', {})).map(({ _id }) => _id)).toEqual([shown.id]);
  expect(taken(await porto.call('listTerritoryRestaurants', {}))).toEqual([]);
  const one = { params: { id: shown.id } };
  expect(taken(await lisbon.call('getTerritoryRestaurant', one))).toMatchObject({ city: 'Lisboa', state: 'approved' });
  expect((await porto.call('getTerritoryRestaurant', one)).code).toBe('not_found');
  expect((await lisbon.call('getTerritoryRestaurant', { params: { id: draft.id } })).code).toBe('not_found');
});

test('a licensee reads a restaurant’s calendar and reports, and changes nothing', async () => {
  const lisbon = await licenseeIn('PT-1106');
  const { id } = await createRestaurant(app.pool);
  const dates = { params: { id }, query: { from: '2026-06-01', to: '2026-06-10' } };
  expect(taken(await lisbon.call('getReport', dates)).metrics.offered).toBe(0);
  expect(taken(await lisbon.call('getCalendar', dates))).toHaveLength(10);
  const closing = { params: { id }, body: { from: '2026-06-20', to: '2026-06-21', reason: '', keep: [] } };
  expect((await lisbon.call('closeDays', closing as never)).code).toBe('not_found');
});

test('a city is one licensee’s on a day, and passes to the next on the day it ends', async () => {
  const first = await licenseeIn('PT-1106');
  const second = await licenseeIn('PT-1312');
  const { id } = await createRestaurant(app.pool);
  const take = (since: string) =>
    app.pool.query("insert into licensee_city (licensee_id, city_id, since) values ($1, 'PT-1106', $2)", [
      second.licensee,
      since,
    ]);
  await expect(take('2026-06-15')).rejects.toThrow('licensee_city_one_licensee');
  await app.pool.query("update licensee_city set until = '2026-06-15' where licensee_id = $1", [first.licensee]);
  await take('2026-06-15');
  const reaches = async (caller: Caller) => (await caller.call('getTerritoryRestaurant', { params: { id } })).code;
  expect([await reaches(first), await reaches(second)]).toEqual(['ok', 'not_found']);
  clock.now = Date.parse('2026-06-15T00:00:01Z');
  expect([await reaches(first), await reaches(second)]).toEqual(['not_found', 'ok']);
});

test('an account of the group without a licence reaches nothing', async () => {
  const person = await createPerson(app.pool, { group: 'franchisee' });
  await giveSecondFactor(app.pool, person.id);
  const nobody = new Caller(app.url, person.token, person.id);
  expect((await nobody.call('getTerritory', {})).code).toBe('not_found');
  expect((await nobody.call('getTerritoryRestaurant', { params: { id: randomUUID() } })).code).toBe('not_found');
});

test('who looks for a table in a city without one is counted, once a day', async () => {
  clock.now = Date.parse('2026-06-12T10:00:00Z');
  const porto = await licenseeIn('PT-1399');
  const search = () =>
    fetch(`${app.url}/v1/site/restaurants/PT`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ city: 'PT-1399' }),
    });
  for (let time = 0; time < 3; time += 1) expect((await search()).status).toBe(200);
  await expect
    .poll(async () => taken(await porto.call('listTerritoryDemand', {})))
    .toEqual([{ city: 'PT-1399', name: 'pt-1399', visitors: 1, most: null }]);
});

test('who looks for one time of a restaurant is counted once, not for the time and for the meal', async () => {
  clock.now = Date.parse('2026-06-12T10:00:00Z');
  const licensee = await licenseeIn('PT-0801');
  const { id: restaurant } = await createRestaurant(app.pool);
  await app.pool.query("update restaurant set city_id = 'PT-0801' where id = $1", [restaurant]);
  const look = { visitor: 'one', restaurant, date: '2026-06-13', period: 'night', time: '20:00', places: 4 } as const;
  recordUnmetDemand(app.context, look);
  recordUnmetDemand(app.context, { ...look, visitor: 'two' });
  await flushDemand(app.context);
  expect(taken(await licensee.call('listTerritoryDemand', {}))).toMatchObject([
    { visitors: 2, most: { day: 6, period: 'night', places: 4 } },
  ]);
});
