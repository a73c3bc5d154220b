import { endpoints } from '@metade/contracts/endpoints.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { locales } from '@metade/contracts/catalogue.ts';
import { publicSettings } from '@metade/domain/settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeGeoIp } from '../src/adapters/geoip.ts';
import { loadPlaces } from '../src/features/restaurants/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { addOpenRestaurant } from './support/restaurants-fixture.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ overrides: { geoip: fakeGeoIp({ '127.0.0.1': 'BR' }) } });
  await addOpenRestaurant(test.pool);
  await addOpenRestaurant(test.pool);
  await addOpenRestaurant(test.pool, { city_id: 'PT-1312' });
  await addOpenRestaurant(test.pool, { city_id: 'PT-1312', state: 'submitted' });
  await addOpenRestaurant(test.pool, { country: 'ES', city_id: 'ES-28079' });
});
afterAll(() => test.close());

/** The data of an answer that has its contract's shape. */
async function get<T>(operation: OperationName, url: string, language = 'pt'): Promise<T> {
  const answer = await test.app.inject({ url: `/v1${url}`, headers: { 'accept-language': language } });
  expect(answer.statusCode, answer.body).toBe(200);
  return (endpoints[operation].answer.parse(answer.json()) as { data: T }).data;
}

const status = async (url: string) => (await test.app.inject(`/v1${url}`)).statusCode;

describe('places', () => {
  it('are cities with public restaurants, the fullest first, or regions', async () => {
    type Cities = { citiesRestaurants: { city: string; region: { iso: string }; restaurants: number }[] };
    const { citiesRestaurants } = await get<Cities>('listRegions', '/site/regions/pt?filter=true');
    expect(citiesRestaurants).toMatchObject([
      { city: 'Lisboa', region: { iso: 'PT-11' }, hasRestaurant: true, restaurants: 2 },
      { city: 'Porto', region: { iso: 'PT-13' }, hasRestaurant: true, restaurants: 1 },
    ]);
    const regions = await get<{ iso: string }[]>('listRegions', '/site/regions/BR');
    expect(regions).toHaveLength(27);
    expect(regions).toContainEqual({ _id: 'BR-SP', iso: 'BR-SP', name: 'São Paulo', country: 'BR' });
    expect(await status('/site/regions/FR')).toBe(404);
  });

  it('are countries, states, cities of a state', async () => {
    expect(await get('listCountries', '/country')).toEqual([
      { _id: 'BR', iso: 'BR', name: 'Brasil' },
      { _id: 'ES', iso: 'ES', name: 'Espanha' },
      { _id: 'PT', iso: 'PT', name: 'Portugal' },
    ]);
    expect(await get<unknown[]>('listCountries', '/country?type=states&country=PT')).toHaveLength(20);
    const short = await get<{ name: string }[]>('listCountries', '/country?type=cities&state=SP');
    expect(short.length).toBe(645);
    expect(await get('listCountries', '/country?type=cities&state=br-sp')).toEqual(short);
    expect(await get<unknown[]>('listCountries', '/country?type=cities&country=PT')).toHaveLength(308);
    expect(await get('listCountries', '/country?type=cities&state=ZZ')).toEqual([]);
  });

  it('are loaded once', async () => {
    const { pool, close } = await startTestApp();
    expect(await loadPlaces(pool)).toBe(0);
    // Takes with it whatever knows a city: restaurants, accounts, and the texts that they wrote.
    await pool.query('truncate city, region cascade');
    const both = await Promise.all([loadPlaces(pool), loadPlaces(pool)]);
    const { rows } = await pool.query<{ n: number }>('select count(*) as n from city');
    expect(Math.max(...both)).toBe(rows[0]?.n);
    expect(both[0] + both[1]).toBe(rows[0]?.n);
    await close();
  });
});

describe('a caller', () => {
  it('is placed by address, with only the fields it asks for', async () => {
    expect(await get('getGeoip', '/site/geoip')).toMatchObject({
      country_code: 'BR',
      location: { country: 'Brazil', languages: [{ code: 'pt' }] },
    });
    expect(await get('getGeoip', '/site/geoip?fields=country_code,nonsense')).toEqual({ country_code: 'BR' });
  });

  it.each([
    ['10.1.2.3', '200.160.2.3', { ip: '200.160.2.3', country_code: 'BR' }],
    ['10.1.2.3', '2001:12ff::10', { ip: '2001:12ff::10', country_code: 'BR' }],
    ['10.1.2.3', '200.160.2.3, 130.206.1.1', { ip: '130.206.1.1', country_code: 'ES' }],
    ['130.206.1.1', '200.160.2.3', { ip: '130.206.1.1', country_code: 'ES' }],
  ])('behind %s and forwarded for %s is who the trusted proxy saw', async (remoteAddress, forwarded, seen) => {
    const behind = await startTestApp({
      databaseUrl: test.databaseUrl,
      env: { TRUSTED_PROXIES: '192.0.2.1, 10.0.0.0/8' },
    });
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await behind.app.inject({ url: '/v1/site/geoip?fields=ip,country_code', remoteAddress, headers });
    expect(answer.json().data).toEqual(seen);
    await behind.close();
  });

  it('is in Portugal when nothing is known', async () => {
    const unknown = await startTestApp({ databaseUrl: test.databaseUrl, overrides: { geoip: fakeGeoIp({}) } });
    const answer = await unknown.app.inject('/v1/site/geoip');
    expect(answer.json().data).toEqual({
      ip: '127.0.0.1',
      country_code: 'PT',
      latitude: null,
      longitude: null,
      location: { country: 'Portugal', languages: [{ code: 'pt' }] },
    });
    await unknown.close();
  });
});

describe('lists of words', () => {
  it.each([
    ['pt', 'Pizzaria', 'Ar condicionado'],
    ['es', 'Pizzería', 'Aire acondicionado'],
    ['en', 'Pizzeria', 'Air conditioning'],
  ])('are in the caller’s language (%s), in its order', async (language, pizza, air) => {
    const kitchens = await get<{ _id: string; name: string }[]>('listKitchens', '/site/kitchen', language);
    expect(kitchens).toContainEqual({ _id: 'pizzaria', name: pizza });
    expect(kitchens.map(({ name }) => name)).toEqual(
      kitchens.map(({ name }) => name).sort((a, b) => a.localeCompare(b, language)),
    );
    const services = await get<{ _id: string; name: string }[]>('listServices', '/site/services', language);
    expect(services).toContainEqual({ _id: 'air-conditioning', name: air });
    expect(services).toHaveLength(8);
  });
});

describe('postal codes', () => {
  it('are Brazilian unless a country is given', async () => {
    expect(await get('findPostalCode', '/country/cep/01310-100')).toMatchObject({
      zip: '01310-100',
      city: 'São Paulo',
      region: { iso: 'BR-SP' },
      country: 'BR',
    });
    expect(await get('findPostalCode', '/country/cep/28013?country=es')).toMatchObject({ city: 'Madrid' });
  });

  it('are refused when malformed, and when nobody has them', async () => {
    expect(await status('/country/cep/abc')).toBe(422);
    expect(await status('/country/cep/99999?country=ES')).toBe(404);
  });
});

describe('what is stated', () => {
  it('is the configuration, without what is nobody’s business', async () => {
    const config = await get<{
      markets: { country: string; voucherPrices: unknown }[];
      settings: Record<string, unknown>;
      voucherKeys: unknown;
    }>('getConfig', '/site/config');
    expect(config.markets.find((market) => market.country === 'BR')).toEqual({
      country: 'BR',
      shown: true,
      currency: 'BRL',
      ticketSteps: [4000, 8000, 15000],
      guaranteeMax: { amount: 30_000, currency: 'BRL' },
      defaultLocale: 'pt-BR',
      settings: { withdrawalDays: 7, ticketSteps: [4000, 8000, 15_000], giftMax: 150_000, guaranteeMax: 30_000 },
      voucherPrices: [
        { places: 2, price: { amount: 1090, currency: 'BRL' } },
        { places: 4, price: { amount: 1690, currency: 'BRL' } },
        { places: 6, price: { amount: 2490, currency: 'BRL' } },
      ],
    });
    expect(config.settings).toMatchObject({ holdMinutes: 10, toleranceChoices: [10, 15, 20, 30, 45] });
    expect(Object.keys(config.settings).sort()).toEqual([...publicSettings].sort());
    for (const inside of ['licenseeFeePercent', 'couponTriesPerHour', 'pinTries', 'refundSecondAdminAbove'])
      expect(config.settings).not.toHaveProperty(inside);
    expect(config.voucherKeys).toEqual(test.context.vouchers.keys);
  });

  it('follows the prices and numbers in force, in every text and language', async () => {
    // Every number is one that no other could be mistaken for.
    const settings = { holdMinutes: 17, daysToCancel: 3, lateCancelCreditPercent: 37, cardValidationAmount: 787 };
    await test.pool.query(
      `update market set voucher_prices = '{"2": 611, "4": 922, "6": 1433}', settings = $1 where country = 'PT'`,
      [JSON.stringify(settings)],
    );
    const changed = await startTestApp({ databaseUrl: test.databaseUrl });
    try {
      for (const language of locales) {
        const read = async (path: string) => {
          const answer = await changed.app.inject({
            url: `/v1/site/${path}?country=PT`,
            headers: { 'accept-language': language },
          });
          return JSON.stringify(answer.json());
        };
        const [terms, privacy, faqs] = await Promise.all(['terms-of-use', 'privacy-policy', 'faqs'].map(read));
        for (const text of [terms, privacy, faqs]) {
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          for (const amount of ['6.11', '9.22', '14.33', '7.87']) {
            expect(text).toContain(language === 'en' ? amount : amount.replace('.', ','));
          }
        }
        for (const text of [terms, faqs]) {
          for (const number of ['17 min', '72 ', '37']) expect(text).toContain(number);
          expect(text).not.toMatch(/\b10 minut|\b48 h/);
        }
      }
    } finally {
      await changed.close();
      await test.pool.query(
        `update market set voucher_prices = '{"2": 600, "4": 900, "6": 1400}', settings = '{}' where country = 'PT'`,
      );
    }
  });

  it.each(locales)('names the law of each market (%s)', async (language) => {
    type Text = { title: string; text: string; version: string };
    const privacy = (country: string) =>
      get<Text>('getPrivacyPolicy', `/site/privacy-policy?country=${country}`, language);
    expect((await privacy('BR')).text).toMatch(/LGPD.*ANPD/s);
    expect((await privacy('PT')).text).toMatch(/2016\/679.*CNPD/s);
    expect((await privacy('ES')).text).toMatch(/2016\/679.*AEPD/s);
    const terms = (country: string) => get<Text>('getTerms', `/site/terms-of-use?country=${country}`, language);
    expect((await terms('BR')).text).toMatch(new RegExp(`Procon`));
    expect((await terms('BR')).text).toMatch(/\b7 d/);
    expect((await terms('PT')).text).toContain('2011/83');
    expect((await terms('PT')).text).not.toContain('Procon');
  });

  it('asks the same questions in every language', async () => {
    const ids = async (language: string) =>
      (await get<{ _id: string }[]>('listFaqs', '/site/faqs', language)).map(({ _id }) => _id);
    const asked = await ids('pt');
    expect(asked.length).toBeGreaterThanOrEqual(12);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await ids('en')).toEqual(asked);
    expect(await ids('es')).toEqual(asked);
  });
});
