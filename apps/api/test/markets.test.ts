import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@metade/api-client/client.ts';
import { dayOfWeek } from '@metade/domain/time.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runAdmin } from '../src/admin.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, taken } from './support/diner.ts';
import { begin, newOwner, save, steps } from './support/owner.ts';
import { addRestaurant, addSlots, daysAhead } from './support/restaurants-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { ownersPerAddressPerHour: 1000 } });
});
afterAll(() => app.close());

const law = {
  privacyLaw: 'da LFPDPPP',
  privacyArea: 'do México',
  privacyAnswerTime: '20 dias',
  privacyAuthority: 'autoridade mexicana',
  withdrawal: 'Em {{withdrawalDays}} dias a contar da compra, tudo é devolvido.',
  withdrawalShort: '',
  complaints: 'Pode também recorrer à Profeco.',
};
const mexico = {
  country: 'MX',
  currency: 'MXN',
  defaultLocale: 'es',
  voucherPrices: { 2: 9900, 4: 14900, 6: 19900 },
  settings: { withdrawalDays: 5, ticketSteps: [20000, 40000] },
  legal: { pt: law },
  regions: [{ iso: 'MX-CMX', name: 'Ciudad de México' }],
  cities: [
    {
      id: 'MX-09',
      region: 'MX-CMX',
      name: 'Ciudad de México',
      slug: 'ciudad-de-mexico',
      latitude: 19.4326,
      longitude: -99.1332,
      timeZone: 'America/Mexico_City',
    },
  ],
};

async function addMarket(market: object): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const file = join(await mkdtemp(join(tmpdir(), 'market-')), 'market.json');
  await writeFile(file, JSON.stringify(market));
  const silent = { ask: async () => '', askSecretly: async () => '' };
  const code = await runAdmin(['add-market', file], app.databaseUrl, silent, (line) => said.push(line));
  return { code, said: said.join('\n') };
}

test('a country that is no market is refused, wherever it is named', async () => {
  const owner = await newOwner(app);
  const refused = await owner.problem('createRestaurant', { body: { country: 'XX' } });
  expect(refused.issues).toMatchObject([{ path: 'country', code: 'country_unknown' }]);
  const id = await begin(owner);
  const nested = await owner.problem('saveRegistration', {
    params: { id },
    body: { place: { ...steps.place, country: 'XX' } },
  });
  expect(nested.issues?.[0]).toMatchObject({ path: 'place.country', code: 'country_unknown' });
  const search = await owner.problem('searchRestaurants', { params: { country: 'XX' }, body: {} });
  expect(search.code).toBe('not_found');
});

test('a market that a file opens sells tables at its prices, in its currency, under its law', async () => {
  expect(await addMarket(mexico)).toEqual({ code: 0, said: 'MX is a market, with 1 cities.' });
  // Another server, for this one may go by its last reading of the markets for five seconds.
  const other = await startTestApp({ databaseUrl: app.databaseUrl, settings: { ownersPerAddressPerHour: 1000 } });
  onTestFinished(() => other.close());
  const client = createClient(other.url);
  const { data: config } = await client.call('getConfig', {});
  expect(config.markets.find(({ country }) => country === 'MX')).toMatchObject({
    currency: 'MXN',
    defaultLocale: 'es',
    ticketSteps: [20000, 40000],
  });

  const owner = await newOwner(other);
  const registration = await begin(owner);
  const place = { ...steps.place, country: 'MX', zip: '06000', city: 'Ciudad de Mexico' };
  expect(await save(owner, registration, { place })).toMatchObject({ country: 'MX', zip: '06000', currency: 'MXN' });

  const columns = { country: 'MX', city_id: 'MX-09', time_zone: 'America/Mexico_City', confirmation_mode: 'instant' };
  const restaurantId = await addRestaurant(app.pool, columns);
  const week = await addSlots(app.pool, restaurantId, [{ time: '20:00' }]);
  const date = daysAhead(1, 'America/Mexico_City');
  const slot = week[dayOfWeek(date)] ?? '';
  const found = await client.call('searchRestaurants', {
    params: { country: 'MX' },
    body: { city: 'ciudad-de-mexico', date, people: 2 },
  });
  expect(found.data.map(({ _id }) => _id)).toEqual([restaurantId]);

  const diner = await newDiner(other.pool, other.url);
  const order = taken(await diner.call('createOrder', { body: { restaurant: restaurantId, slot, date, people: 2 } }));
  expect(order.price).toEqual({ amount: 9900, currency: 'MXN' });
  const paid = taken(await diner.pay(order._id, await other.cardToken('4242424242424242')));
  expect(paid.voucher).not.toBeNull();
  await app.pool.query(
    "update orders set created_at = created_at - interval '2 hours', paid_at = paid_at - interval '2 hours' where id = $1",
    [order._id],
  );
  const quote = taken(await diner.call('quoteCancellation', { params: { id: order._id } }));
  expect(quote).toMatchObject({ rule: 'withdrawal', refund: { amount: 9900, currency: 'MXN' } });
  expect(taken(await diner.cancel(order._id)).state).toBe('cancelled');

  const { data: terms } = await client.call('getTerms', { query: { country: 'MX' } }, { locale: 'es' });
  expect(terms.text).toContain('Em 5 dias a contar da compra');
});

test('a file is taken whole or not at all, and a market that is open keeps its currency', async () => {
  expect((await addMarket(mexico)).code).toBe(0);
  const euros = await addMarket({ ...mexico, currency: 'EUR' });
  expect(euros).toEqual({ code: 1, said: 'MX is open in another currency than EUR.' });
  const cities = [...mexico.cities, { ...mexico.cities[0], id: 'MX-10', region: 'MX-XXX' }];
  for (const [wrong, message] of [
    [{ country: 'CL', currency: 'CLP' }, 'divides into a hundred'],
    [{ settings: { withdrawalDay: 1 } }, 'has withdrawalDay, which is no setting'],
    [{ settings: { pointsMonths: 6 } }, 'has pointsMonths, which a market may not set'],
    [{ settings: { daysToCancel: 9999 } }, 'has a value for daysToCancel out of its range (0 to 3650)'],
    [{ cities }, 'MX-10 lies in no region of the file'],
    [{ regions: [{ iso: 'PT-11', name: 'Lisboa' }] }, 'PT-11 is not of MX'],
  ] as const) {
    const refused = await addMarket({ ...mexico, ...wrong });
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(message);
  }
  const { rows } = await app.pool.query("select id from city where country = 'MX'");
  expect(rows).toEqual([{ id: 'MX-09' }]);
});
