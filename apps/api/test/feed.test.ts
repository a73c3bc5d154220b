import type { JsonWebKey } from 'node:crypto';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { httpbis } from 'http-message-signatures';
import type { FileStore } from '../src/adapters/file-store.ts';
import { makeFeed } from '../src/features/feed/index.ts';
import { tableInstant } from '@metade/domain/table-times.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Table } from './support/diner.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { restaurantJsonLd } from '../../web/src/restaurant/json-ld.ts';

const token = 'a token for whoever may read the feed';
const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (path, bytes) => void kept.set(path, bytes),
  read: async (path) => kept.get(path) ?? null,
  remove: async (path) => void kept.delete(path),
};
const clock = { ahead: 0 };
let app: TestApp;
let tables: Table[];

beforeAll(async () => {
  app = await startTestApp({
    env: { FEED_TOKEN: token },
    overrides: { files, now: () => Date.now() + clock.ahead },
  });
  tables = [await openTable(app.pool, { qtd: 3 }), await openTable(app.pool, { city: 'saoPaulo', places: 4, qtd: 2 })];
});
afterAll(() => app.close());
beforeEach(async () => {
  kept.clear();
  await app.pool.query('delete from feed_file');
  await app.pool.query('delete from feed_told');
});

const get = (path: string, bearer = token) =>
  fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${bearer}` } });
const listed = async () =>
  ((await (await get('/feeds')).json()) as { files: { name: string; feed: string; complete: boolean }[] }).files;

type Entry = { merchant_id: string; start_sec: number; spots_open: number; resources: { party_size: number } };
type Availability = {
  metadata: { processing_instruction: string; total_shards: number };
  service_availability: { availability: Entry[] }[];
};

/** What the newest file of a feed says. */
async function newest<T>(feed: string): Promise<T> {
  const file = (await listed()).findLast(({ feed: of, name }) => of === feed && name.endsWith('.gz'));
  const answer = await get(`/feeds/${file?.name}`);
  return JSON.parse(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()) as T;
}
const entriesOf = async (restaurant: string) =>
  (await newest<Availability>('availability')).service_availability
    .flatMap(({ availability }) => availability)
    .filter(({ merchant_id }) => merchant_id === restaurant);

test('the feed, the restaurant’s page and the API say the same', async () => {
  await makeFeed(app.context);
  const entities = await newest<{ data: Record<string, never>[] }>('entity');
  const offers = await newest<{
    data: { entity_ids: string[]; offer_details: { booking_cost: Record<string, never> } }[];
  }>('offer');
  expect(entities.data).toHaveLength(tables.length);
  for (const table of tables) {
    const { data: place } = await app.client.call('getRestaurant', { params: { id: table.restaurantId } });
    const url = `${app.context.config.publicUrl}/restaurant/description/${place.slug}`;
    const page = restaurantJsonLd(place, [], url, () => '') as Record<string, unknown>;
    const address = page.address as Record<string, string>;
    const geo = page.geo as Record<string, number> | undefined;
    expect(entities.data).toContainEqual({
      entity_id: place._id,
      name: page.name,
      ...(page.telephone === undefined ? {} : { telephone: page.telephone }),
      url: page.url,
      location: {
        ...(geo === undefined ? {} : { latitude: geo.latitude, longitude: geo.longitude }),
        address: {
          country: address.addressCountry,
          locality: address.addressLocality,
          region: address.addressRegion,
          postal_code: address.postalCode,
          street_address: address.streetAddress,
        },
      },
    });
    const fees = offers.data
      .filter(({ entity_ids }) => entity_ids.includes(place._id))
      .map(({ offer_details: { booking_cost: fee } }) => ({
        price: (Number(fee.units) + Number(fee.nanos) / 1e9).toFixed(2),
        priceCurrency: fee.currency_code,
      }));
    expect(fees).toEqual(
      (page.makesOffer as { price: string; priceCurrency: string }[]).map(({ price, priceCurrency }) => ({
        price,
        priceCurrency,
      })),
    );

    const told = await entriesOf(place._id);
    for (const people of [1, 2, 3, 4, 6]) {
      const query = { people, from: table.date, to: table.date };
      const found = await app.client.call('getAvailability', { params: { id: place._id }, query });
      const slots = found.data.flatMap((day) => day.slots);
      const shown = slots.map((slot) => ({
        start: Math.floor(tableInstant(slot.date, slot.time, slot.period, place.time_zone) / 1000),
        open: slot.state === 'free' || slot.state === 'last' ? slot.free : 0,
      }));
      const starts = new Set(shown.map(({ start }) => start));
      const ofFeed = told
        .filter((entry) => entry.resources.party_size === people && starts.has(entry.start_sec))
        .map((entry) => ({ start: entry.start_sec, open: entry.spots_open }));
      expect(ofFeed).toEqual(shown);
    }
    expect(told.some(({ spots_open }) => spots_open > 0)).toBe(true);
  }
});

test('after everything only what changed is told, until the next day', async () => {
  const [table] = tables as [Table];
  await makeFeed(app.context);
  const before = (await listed()).length;
  clock.ahead += 60_000;
  await makeFeed(app.context);
  expect(await listed()).toHaveLength(before);
  const diner = await newDiner(app.pool, app.url);
  taken(await diner.hold(table));
  clock.ahead += 60_000;
  await makeFeed(app.context);
  const news = await newest<Availability>('availability');
  expect(news.metadata).toMatchObject({ processing_instruction: 'PROCESS_AS_INCREMENTAL', total_shards: 1 });
  const restaurants = news.service_availability.flatMap(({ availability }) => availability);
  expect(new Set(restaurants.map(({ merchant_id }) => merchant_id))).toEqual(new Set([table.restaurantId]));
  clock.ahead += 25 * 3_600_000;
  await makeFeed(app.context);
  expect((await newest<Availability>('availability')).metadata.processing_instruction).toBe('PROCESS_AS_COMPLETE');
  clock.ahead += 50 * 3_600_000;
  await makeFeed(app.context);
  expect(kept.size).toBe((await listed()).length);
  clock.ahead = 0;
});

test('names its files in descriptors, and is for whoever holds the token', async () => {
  await makeFeed(app.context);
  const names = (await listed()).map(({ name }) => name);
  const described = names.find((name) => /^entity-\d+\.filesetdesc\.json$/.test(name));
  expect(await (await get(`/feeds/${described}`)).json()).toMatchObject({
    name: 'reservewithgoogle.entity',
    data_file: names.filter((name) => /^entity-\d+-\d{4}\.json\.gz$/.test(name)),
  });
  expect((await get('/feeds', 'another')).status).toBe(401);
  expect((await get(`/feeds/${described}`, 'another')).status).toBe(401);
  expect((await get('/feeds/no-such-file')).status).toBe(404);
  const without = await startTestApp({ databaseUrl: app.databaseUrl, overrides: { files } });
  kept.clear();
  await makeFeed(without.context);
  expect(kept.size).toBe(0);
  expect((await fetch(`${without.url}/feeds`)).status).toBe(404);
  await without.close();
});

test('signs what it gives: another name, another byte or another key is refused', async () => {
  await makeFeed(app.context);
  const [first, second] = await listed();
  if (first === undefined || second === undefined) throw new Error('The feed has no two files.');
  const directory = await fetch(`${app.url}/.well-known/http-message-signatures-directory`);
  const { keys } = (await directory.json()) as { keys: (JsonWebKey & { kid: string })[] };
  const isSigned = async (answer: Response, name: string) => {
    const bytes = Buffer.from(await answer.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest('base64');
    if (answer.headers.get('content-digest') !== `sha-256=:${digest}:`) return false;
    return httpbis.verifyMessage(
      {
        requiredFields: ['@status', '@path', 'content-digest'],
        keyLookup: async ({ keyid }) => {
          const jwk = keys.find(({ kid }) => kid === keyid);
          if (jwk === undefined) return null;
          const key = createPublicKey({ key: jwk, format: 'jwk' });
          return {
            id: jwk.kid,
            algs: ['ed25519'],
            verify: async (text, signature) => verify(null, text, key, signature),
          };
        },
      },
      { status: answer.status, headers: Object.fromEntries(answer.headers) },
      { method: 'GET', url: `${app.url}/feeds/${name}`, headers: {} },
    );
  };
  const answer = await get(`/feeds/${first.name}`);
  const altered = new Response('{}', answer);
  expect(await isSigned(answer.clone(), first.name)).toBe(true);
  await expect(isSigned(answer.clone(), second.name)).resolves.toBe(false);
  expect(await isSigned(altered, first.name)).toBe(false);
  keys[0] = { ...(keys[0] as JsonWebKey & { kid: string }), x: Buffer.alloc(32, 7).toString('base64url') };
  await expect(isSigned(answer.clone(), first.name)).resolves.toBe(false);
  const list = await get('/feeds');
  expect(list.headers.get('signature-input')).toContain('alg="ed25519"');
});
