import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { newDiner, newGuest, openTable, taken } from './support/diner.ts';
import { createRestaurant } from './support/orders-fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const newRestaurant = async () => (await createRestaurant(test.pool)).id;

it('keeps the latest first, once each, and lets go', async () => {
  const diner = await newDiner(test.pool, test.url);
  const [first, second] = [await newRestaurant(), await newRestaurant()];
  const add = async (restaurant: string) => taken(await diner.call('addToWishlist', { params: { restaurant } }));
  expect(await add(first)).toEqual([first]);
  expect(await add(second)).toEqual([second, first]);
  expect(await add(first)).toEqual([second, first]);
  expect(taken(await diner.call('getIdentity', {})).wishlist).toEqual([second, first]);
  const remove = () => diner.call('removeFromWishlist', { params: { restaurant: second } });
  expect(taken(await remove())).toEqual([first]);
  expect(taken(await remove())).toEqual([first]);
  expect(taken(await diner.call('listWishlist', {}))).toEqual([first]);
});

it('is each diner’s own', async () => {
  const [one, other] = [await newDiner(test.pool, test.url), await newDiner(test.pool, test.url)];
  const restaurant = await newRestaurant();
  taken(await one.call('addToWishlist', { params: { restaurant } }));
  taken(await other.call('removeFromWishlist', { params: { restaurant } }));
  expect(taken(await one.call('listWishlist', {}))).toEqual([restaurant]);
  expect(taken(await other.call('listWishlist', {}))).toEqual([]);
  expect((await (await newGuest(test.url)).call('listWishlist', {})).code).toBe('unauthenticated');
});

it('merges what was kept before signing in, in its order, without strangers', async () => {
  const diner = await newDiner(test.pool, test.url);
  const [known, first, second, hidden] = await Promise.all([
    newRestaurant(),
    newRestaurant(),
    newRestaurant(),
    newRestaurant(),
  ]);
  await test.pool.query('update restaurant set show = false where id = $1', [hidden]);
  taken(await diner.call('addToWishlist', { params: { restaurant: known } }));
  const restaurants = [first, hidden, second, randomUUID(), first, known];
  const merge = () => diner.call('mergeWishlist', { body: { restaurants } });
  expect(taken(await merge())).toEqual([first, second, known]);
  expect(taken(await merge())).toEqual([first, second, known]);
});

it('takes 60 at once and refuses 61', async () => {
  const diner = await newDiner(test.pool, test.url);
  const merge = (count: number) =>
    diner.call('mergeWishlist', { body: { restaurants: Array.from({ length: count }, () => randomUUID()) } });
  expect((await merge(60)).code).toBe('ok');
  expect((await merge(61)).code).toBe('invalid_fields');
});

it('keeps no restaurant that the public cannot see', async () => {
  const diner = await newDiner(test.pool, test.url);
  const restaurant = await newRestaurant();
  taken(await diner.call('addToWishlist', { params: { restaurant } }));
  await test.pool.query("update restaurant set state = 'paused' where id = $1", [restaurant]);
  expect(taken(await diner.call('listWishlist', {}))).toEqual([]);
  expect((await diner.call('addToWishlist', { params: { restaurant } })).code).toBe('not_found');
  expect((await diner.call('addToWishlist', { params: { restaurant: randomUUID() } })).code).toBe('not_found');
});

it('gives the cards of those named, in their order, without those that are not public', async () => {
  const [table, other] = [await openTable(test.pool), await openTable(test.pool)];
  await test.pool.query('update restaurant set rating_count = 7 where id = $1', [table.restaurantId]);
  const ids = [other.restaurantId, randomUUID(), table.restaurantId, other.restaurantId];
  const chosen = (list: string) => test.client.call('listChosen', { query: { ids: list } });
  const { data } = await chosen(ids.join());
  expect(data.map((card) => card._id)).toEqual([other.restaurantId, table.restaurantId]);
  expect(data[1]?.rating.count).toBe(7);
  await expect(chosen(Array.from({ length: 61 }, () => randomUUID()).join())).rejects.toMatchObject({
    problem: { code: 'invalid_fields' },
  });
  expect((await chosen(Array.from({ length: 60 }, () => randomUUID()).join())).data).toEqual([]);
});
