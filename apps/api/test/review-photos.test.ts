import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../src/features/auth/index.ts';
import { forgetPictures } from '../src/features/restaurant-pictures/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createOrder } from './support/orders-fixture.ts';
import { newAdmin } from './support/owner.ts';

let app: TestApp;
let owner: Caller;
let table: Table;
let now = Date.now();
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => now }, settings: { reviewPhotosMax: 2 } });
  table = await openTable(app.pool, { qtd: 60 });
  owner = await ownerOf(app.pool, app.url, table);
});
afterAll(() => app.close());

/** A review by a diner of its own. */
async function written(): Promise<{ diner: Caller; order: string; review: string }> {
  const diner = await newDiner(app.pool, app.url);
  const person = { id: diner.id ?? '', token: diner.token, first: 'Ana', last: 'Silva' };
  const at = { slot: table.slotId, date: table.date, time: '20:00', state: 'completed' } as const;
  const restaurant = { id: table.restaurantId, zone: 'Europe/Lisbon', tolerance: 30 };
  const { id: order } = await createOrder(app.pool, restaurant, person, at);
  const scores = { food: 5, service: 5, place: 5, value: 5 };
  const body = { title: 'A night', comment: 'The rice came hot and everybody shared.', ...scores };
  const { _id: review } = taken(await diner.call('createReview', { params: { id: order }, body }));
  return { diner, order, review };
}

let drawn = 0;
/** A JPEG unlike the others, with a camera's words in it. */
function photo(width = 800, height = 600): Promise<Buffer> {
  drawn += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: drawn, g: 80, b: 40 } } })
    .withExif({ IFD0: { Copyright: 'SecretPlace' } })
    .jpeg()
    .toBuffer();
}

async function add(who: Caller, order: string, ...files: Buffer[]) {
  const form = new FormData();
  for (const file of files) form.append('file', new File([new Uint8Array(file)], 'a.jpg'));
  return who.call('uploadReviewPhotos', { params: { id: order } }, { form });
}

const served = async (src: string) => fetch(app.url + src.replace('{width}', '1200'));
const shown = async (review: string) => {
  const params = { id: table.restaurantId };
  const { data } = await app.client.call('listReviews', { params, query: {} });
  return data.find(({ _id }) => _id === review);
};
/** Lets the clean-up run on what is older than an hour. */
async function cleanUp(): Promise<number> {
  await app.pool.query("update stored_picture set created_at = created_at - interval '2 hours'");
  return forgetPictures(app.context);
}

test('pictures of a review are drawn anew, shown with it to everybody, and kept while it shows them', async () => {
  const { diner, order, review } = await written();
  const { photos } = taken(await add(diner, order, await photo(), await photo()));
  expect(photos).toHaveLength(2);
  await drain(app.context);
  expect(await shown(review)).toMatchObject({ photos, dined: true });
  const { data } = await app.client.call('getRestaurant', { params: { id: table.restaurantId } });
  expect(data.reviews.find(({ _id }) => _id === review)?.photos).toEqual(photos);
  const restaurant = taken(
    await owner.call('listRestaurantReviews', { params: { id: table.restaurantId }, query: {} }),
  );
  expect(restaurant.find(({ _id }) => _id === review)?.photos).toEqual(photos);
  expect(await cleanUp()).toBe(0);
  const picture = await served(photos[0]?.src ?? '');
  expect(picture.status).toBe(200);
  expect(Buffer.from(await picture.arrayBuffer()).includes('SecretPlace')).toBe(false);
});

test('a picture taken upright is shown whole', async () => {
  const { diner, order } = await written();
  const [upright] = taken(await add(diner, order, await photo(600, 800))).photos;
  const { width, height } = await sharp(await (await served(upright?.src ?? '')).arrayBuffer()).metadata();
  expect(height / width).toBeCloseTo(800 / 600);
});

test('a good one is kept beside a bad one, and one too many is left out or refused', async () => {
  const { diner, order } = await written();
  const first = await add(diner, order, Buffer.from('<svg/>'), await photo());
  expect(first).toMatchObject({ code: 'ok' });
  expect(taken(first).photos).toHaveLength(1);
  expect((await add(diner, order, Buffer.from('GIF89a'))).code).toBe('invalid_fields');
  expect(taken(await add(diner, order, await photo())).photos).toHaveLength(2);
  expect((await add(diner, order, await photo())).code).toBe('photos_limit');
});

test('only their diner adds and takes away, and while the review may be changed', async () => {
  const { diner, order, review } = await written();
  const other = await newDiner(app.pool, app.url);
  expect((await add(other, order, await photo())).code).toBe('not_found');
  const [first] = taken(await add(diner, order, await photo())).photos;
  const remove = (who: Caller) => who.call('removeReviewPhoto', { params: { id: order, photo: first?._id ?? '' } });
  expect((await remove(other)).code).toBe('not_found');
  const before = now;
  now += 49 * 3_600_000;
  expect((await add(diner, order, await photo())).code).toBe('review_edit_over');
  expect((await remove(diner)).code).toBe('review_edit_over');
  now = before;
  expect(taken(await remove(diner)).photos).toEqual([]);
  expect((await remove(diner)).code).toBe('not_found');
  expect((await shown(review))?.photos).toEqual([]);
  expect(await cleanUp()).toBe(1);
  expect((await served(first?.src ?? '')).status).toBe(404);
});

test('a flagged review is decided with its pictures in sight, none added unseen, and goes with them', async () => {
  const { diner, order, review } = await written();
  taken(await add(diner, order, await photo()));
  const params = { id: table.restaurantId, review };
  taken(await owner.call('flagReview', { params, body: { reason: 'This is not our dining room.' } }));
  const admin = await newAdmin(app);
  const list = async () =>
    taken(await admin.call('listFlaggedReviews', { query: {} })).find(({ _id }) => _id === review);
  const first = await list();
  expect(first?.photos).toHaveLength(1);
  now += 1000;
  const [, second] = taken(await add(diner, order, await photo())).photos;
  const decide = (seen: string) => {
    const body = { decision: 'removed', seen, reason: 'Pictures of somebody else’s table.' } as const;
    return admin.call('decideReview', { params: { id: review }, body });
  };
  expect((await decide(first?.seen ?? '')).code).toBe('review_changed');
  taken(await decide((await list())?.seen ?? ''));
  expect(await cleanUp()).toBe(2);
  expect((await served(second?.src ?? '')).status).toBe(404);
});

test('with the account its pictures go at once', async () => {
  const { diner, order, review } = await written();
  const [first] = taken(await add(diner, order, await photo())).photos;
  await app.pool.query('update app_user set password_hash = $2 where id = $1', [
    diner.id,
    await hashPassword('half a plate of rice'),
  ]);
  taken(await diner.call('deleteAccount', { body: { password: 'half a plate of rice' } }));
  expect(await shown(review)).toMatchObject({ user: '—', photos: [] });
  expect((await served(first?.src ?? '')).status).toBe(404);
});
