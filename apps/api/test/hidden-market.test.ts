import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { cards, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';
import { payWith } from './support/paying.ts';

let test: TestApp;
let admin: Caller;
let diner: Caller;
let table: Table;
let order: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
  diner = await newDiner(test.pool, test.url);
  table = await openTable(test.pool, { city: 'madrid', qtd: 5 });
  order = taken(await diner.hold(table))._id;
  taken(await payWith(test, diner, order, cards.visa));
  await setShown(false);
});
afterAll(() => test.close());

/** Saves Spain as it is, shown or not, and waits until the API has heard of it. */
async function setShown(shown: boolean): Promise<void> {
  const spain = taken(await admin.call('listMarkets', {})).find(({ code }) => code === 'ES');
  if (spain === undefined) throw new Error('Spain is no market');
  const { code, version, currency, default_locale, prices, withdrawal_days, legal } = spain;
  const body = {
    version,
    currency,
    default_locale,
    prices,
    withdrawal_days,
    legal,
    shown,
    reason: 'The season is over',
  };
  taken(await admin.call('saveMarket', { params: { code }, body }));
  await vi.waitFor(async () => expect((await market())?.shown).toBe(shown));
}

const market = async () =>
  (await test.client.call('getConfig', {})).data.markets.find(({ country }) => country === 'ES');

it('goes on for those who booked there, with its prices and its law', async () => {
  expect((await market())?.guaranteeMax.currency).toBe('EUR');
  expect(taken(await diner.order(order))).toMatchObject({ state: 'confirmed', restaurant: { country: 'ES' } });
  expect(taken(await diner.call('listOrders', { query: {} }))).toHaveLength(1);
  expect(taken(await diner.call('quoteCancellation', { params: { id: order } }))).toMatchObject({ rule: 'early' });
  const owner = await ownerOf(test.pool, test.url, table);
  const { currency } = taken(await owner.call('getRestaurantProfile', { params: { id: table.restaurantId } }));
  expect(currency).toBe('EUR');
  const terms = await test.client.call('getTerms', { query: { country: 'ES' } });
  expect(terms.data.text).not.toBe('');
});

it('lets the desk still set its rules', async () => {
  expect(taken(await admin.call('listRules', {})).markets.map(({ country }) => country)).toContain('ES');
});

it('is found by nobody new, and sells nothing', async () => {
  const other = await newDiner(test.pool, test.url);
  const day = { date: table.date, people: 2 };
  const countries = await test.client.call('listCountries', { query: {} });
  expect(countries.data.map(({ iso }) => iso)).not.toContain('ES');
  expect((await other.problem('searchRestaurants', { params: { country: 'ES' }, body: day })).code).toBe('not_found');
  expect((await other.problem('getRestaurant', { params: { id: table.slug } })).code).toBe('not_found');
  expect((await test.client.call('listPublicRestaurants', { query: {} })).data).not.toContain(table.slug);
  expect((await other.hold(table)).code).toBe('restaurant_not_bookable');
  expect((await other.problem('getGiftRules', { params: { country: 'ES' } })).code).toBe('not_found');
});

it('is as it was once it is shown again', async () => {
  await setShown(true);
  const other = await newDiner(test.pool, test.url);
  taken(await other.hold(table));
  taken(await diner.cancel(order));
});
