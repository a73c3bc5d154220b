import type { Input } from '@metade/api-client/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMarket } from '../src/features/markets/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { taken } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
});
afterAll(() => test.close());

const france: Input<'saveMarket'>['body'] = {
  currency: 'EUR',
  default_locale: 'en',
  prices: { 2: 700, 4: 1000, 6: 1500 },
  withdrawal_days: 0,
  legal: {},
  shown: true,
  version: null,
  reason: 'The fourth country',
};
const save = (code: string, change: Partial<typeof france> = {}) =>
  admin.call('saveMarket', { params: { code }, body: { ...france, ...change } });
const marketOf = async (code: string) =>
  taken(await admin.call('listMarkets', {})).find((market) => market.code === code);
const citiesOfFrance = async () =>
  (await test.client.call('listCountries', { query: { type: 'cities', country: 'FR' } })).data.map(({ name }) => name);
const paris = {
  name: 'Paris',
  region: { iso: 'FR-IDF', name: 'Île-de-France' },
  latitude: 48.8566,
  longitude: 2.3522,
  time_zone: 'Europe/Paris',
  shown: true,
  reason: 'Where we begin',
};

it('opens a market that visitors see at once, with a city, and tells of it', async () => {
  taken(await save('FR'));
  const offered = async () => (await test.client.call('getConfig', {})).data.markets;
  const priceOf = async () => (await offered()).find(({ country }) => country === 'FR')?.voucherPrices[1]?.price;
  await expect.poll(priceOf).toEqual({ amount: 1000, currency: 'EUR' });
  const city = taken(await admin.call('addCity', { params: { code: 'FR' }, body: paris }));
  expect(city).toMatchObject({ _id: 'FR-paris', slug: 'paris', region: { iso: 'FR-IDF' } });
  await expect.poll(citiesOfFrance).toEqual(['Paris']);
  // Whose postal codes nobody here knows: that says nothing about the one that was typed.
  const code = { params: { postalCode: '75001' }, query: { country: 'FR' } };
  await expect(test.client.call('findPostalCode', code)).rejects.toMatchObject({
    problem: { code: 'postal_code_untold' },
  });
  const { rows } = await test.pool.query(
    "select what from audit_log where subject in ('FR', 'FR-paris', 'prices') order by id",
  );
  expect(rows.map(({ what }) => what)).toEqual(['market.opened', 'rules.changed', 'city.added']);
});

it('refuses a market without a price for a size, a currency of another kind, and one that somebody else changed', async () => {
  const prices = { 2: 700, 4: 1000 } as never;
  const lacking = await admin.problem('saveMarket', { params: { code: 'IT' }, body: { ...france, prices } });
  expect([lacking.code, lacking.issues?.[0]?.path]).toEqual(['invalid_fields', 'prices.6']);
  expect((await save('IT', { currency: 'JPY' })).code).toBe('invalid_fields');
  expect((await save('FR', { version: null })).code).toBe('market_changed');
  // A placeholder, a union, and a country that is no more.
  for (const code of ['ZZ', 'EU', 'SU']) expect((await save(code)).code, code).toBe('not_found');
  const version = (await marketOf('FR'))?.version ?? '';
  expect((await save('FR', { version, currency: 'USD' })).code).toBe('market_currency');
  taken(await save('FR', { version, default_locale: 'es' }));
  expect((await save('FR', { version, default_locale: 'pt' })).code).toBe('market_changed');
});

it('hides a market from visitors, and keeps the law’s days among its rules', async () => {
  const version = (await marketOf('FR'))?.version ?? '';
  taken(await save('FR', { version, shown: false, withdrawal_days: 7 }));
  const countries = async () => (await test.client.call('listCountries', { query: {} })).data.map(({ _id }) => _id);
  await expect.poll(countries).not.toContain('FR');
  expect(await marketOf('FR')).toMatchObject({ shown: false, withdrawal_days: 7 });
  taken(await save('FR', { version: (await marketOf('FR'))?.version ?? '' }));
  await expect.poll(countries).toContain('FR');
});

it('changes and hides a city, and refuses a region of another country', async () => {
  const params = { code: 'FR', city: 'FR-paris' };
  taken(await admin.call('saveCity', { params, body: { ...paris, shown: false } }));
  await expect.poll(citiesOfFrance).toEqual([]);
  const foreign = { ...paris, region: { iso: 'ES-MD', name: 'Madrid' } };
  expect((await admin.call('saveCity', { params, body: foreign })).code).toBe('invalid_fields');
  expect((await admin.call('saveCity', { params: { ...params, city: 'FR-none' }, body: paris })).code).toBe(
    'not_found',
  );
  const zone = await admin.problem('saveCity', { params, body: { ...paris, time_zone: 'Europe/Nowhere' } });
  expect(zone.issues?.[0]?.path).toBe('time_zone');
});

it('is the same operation as the file of a market', async () => {
  await addMarket(test.pool, {
    country: 'FR',
    currency: 'EUR',
    defaultLocale: 'en',
    voucherPrices: { 2: 800, 4: 1100, 6: 1600 },
    legal: { pt: law() },
    regions: [{ iso: 'FR-IDF', name: 'Île-de-France' }],
    cities: [
      {
        id: 'FR-paris',
        region: 'FR-IDF',
        slug: 'paris',
        name: 'Paris',
        latitude: 48,
        longitude: 2,
        timeZone: 'Europe/Paris',
      },
    ],
  });
  expect(await marketOf('FR')).toMatchObject({ prices: { 2: 800 }, legal: { pt: law() }, cities: 1 });
});

function law() {
  const words = 'Como diz a lei';
  return {
    privacyLaw: words,
    privacyArea: words,
    privacyAnswerTime: words,
    privacyAuthority: words,
    withdrawal: words,
    withdrawalShort: '',
    complaints: words,
  };
}
