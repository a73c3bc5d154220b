import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { recentAnswers } from '../src/db/recent-answers.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { addOpenRestaurant, daysAhead } from './support/restaurants-fixture.ts';

let test: TestApp;
// As a second begins.
const begin = Math.ceil(Date.now() / 1000) * 1000;
let clock = 0;

beforeAll(async () => {
  test = await startTestApp({ settings: { listCacheMs: 1000 } });
});
afterAll(() => test.close());
beforeEach(() => {
  clock = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(Date, 'now').mockImplementation(() => begin + clock);
});
afterEach(() => vi.restoreAllMocks());

it('a list is asked anew when a second ends, not before, and by its question', async () => {
  const ask = (people: number) =>
    test.app.inject({ method: 'POST', url: '/v1/site/restaurants/pt', payload: { date: daysAhead(1), people } });
  const total = async (people: number) => ((await ask(people)).json() as { total: number }).total;
  await addOpenRestaurant(test.pool);
  expect(await total(2)).toBe(1);
  await addOpenRestaurant(test.pool);
  clock += 999;
  expect(await total(2)).toBe(1);
  expect(await total(1)).toBe(2);
  clock += 1;
  const answer = await ask(2);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject({ total: 2, exact: true });
});

it('a list that was asked late in a second goes with it', async () => {
  const total = async () => {
    const url = '/v1/site/restaurants/pt';
    const payload = { date: daysAhead(2), people: 2 };
    return ((await test.app.inject({ method: 'POST', url, payload })).json() as { total: number }).total;
  };
  clock += 900;
  const before = await total();
  await addOpenRestaurant(test.pool);
  expect(await total()).toBe(before);
  clock += 100;
  expect(await total()).toBe(before + 1);
});

it('shares a load under way, keeps none that failed, and no more keys than it may', async () => {
  const owner = {};
  const recent = recentAnswers<number>(1000, 2);
  let loads = 0;
  const load = async () => (loads += 1);
  expect(await Promise.all([recent(owner, 'a', load), recent(owner, 'a', load)])).toEqual([1, 1]);
  await expect(recent(owner, 'b', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await recent(owner, 'b', load)).toBe(2);
  // The third key takes the place of the one that was loaded first.
  expect(await recent(owner, 'c', load)).toBe(3);
  expect(await recent(owner, 'b', load)).toBe(2);
  expect(await recent(owner, 'a', load)).toBe(4);
  expect(await recent({}, 'a', load)).toBe(5);
});
