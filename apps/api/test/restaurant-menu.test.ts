import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Dish } from '@metade/contracts/restaurant-menu.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '../src/adapters/file-store.ts';
import { forgetPictures } from '../src/features/restaurant-pictures/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { openTable, ownerOf, taken } from './support/diner.ts';
import { begin, fileForm, newMember, newOwner } from './support/owner.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'metade-menu-'));
  app = await startTestApp({ overrides: { files: diskFiles(folder) }, settings: { imageMaxMegabytes: 1 } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function newRestaurant(menu: object[] = []) {
  const table = await openTable(app.pool, { restaurant: { menu } });
  return { id: table.restaurantId, owner: await ownerOf(app.pool, app.url, table) };
}
const at = (id: string) => ({ params: { id } });
const read = async ({ id, owner }: { id: string; owner: Caller }) =>
  taken(await owner.call('getRestaurantMenu', at(id)));
const dish = (name: string, more: Partial<Dish> = {}) => ({ _id: randomUUID(), name, price: 1400, ...more });
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c5281c' } })
    .jpeg()
    .toBuffer();

test('a menu is saved in its order; diners see it at full and half price, without what is hidden', async () => {
  const restaurant = await newRestaurant([{ name: 'Caldo verde', price: 600 }]);
  const before = await read(restaurant);
  expect(before.dishes).toMatchObject([{ name: 'Caldo verde', price: 600, food: true, hidden: false }]);
  expect((await read(restaurant)).dishes[0]?._id).toBe(before.dishes[0]?._id);
  const dishes = [
    dish('Polvo', { section: 'Pratos', description: 'No forno.' }),
    dish('Vinho', { food: false }),
    dish('Secreto', { hidden: true }),
    ...before.dishes,
  ];
  const after = taken(
    await restaurant.owner.call('saveRestaurantMenu', {
      ...at(restaurant.id),
      body: { revision: before.revision, dishes },
    }),
  );
  expect(after.dishes.map(({ name }) => name)).toEqual(['Polvo', 'Vinho', 'Secreto', 'Caldo verde']);
  const { data } = await app.client.call('getRestaurant', { params: { id: restaurant.id } });
  expect(data.menu).toMatchObject([
    { name: 'Polvo', section: 'Pratos', price: { amount: 1400 }, half_price: { amount: 700 } },
    { name: 'Vinho', half_price: null },
    { name: 'Caldo verde', half_price: { amount: 300 } },
  ]);
});

test('who saves over somebody else’s menu is refused with the menu that is there', async () => {
  const restaurant = await newRestaurant();
  const { revision } = await read(restaurant);
  const save = (name: string) =>
    restaurant.owner.call('saveRestaurantMenu', { ...at(restaurant.id), body: { revision, dishes: [dish(name)] } });
  taken(await save('First'));
  expect(await save('Second')).toMatchObject({
    code: 'restaurant_changed',
    status: 409,
    params: { current: { revision: revision + 1, dishes: [{ name: 'First' }] } },
  });
});

test('a dish’s picture is uploaded, shown, and kept by the clean-up as long as the menu names it', async () => {
  const restaurant = await newRestaurant();
  const form = fileForm(await drawing(1600, 900));
  const { picture } = taken(await restaurant.owner.call('uploadDishPicture', at(restaurant.id), { form }));
  const { revision } = await read(restaurant);
  const dishes = [dish('Polvo', { picture })];
  taken(await restaurant.owner.call('saveRestaurantMenu', { ...at(restaurant.id), body: { revision, dishes } }));
  await app.pool.query("update stored_picture set created_at = now() - interval '1 day' where restaurant_id = $1", [
    restaurant.id,
  ]);
  const { data } = await app.client.call('getRestaurant', { params: { id: restaurant.id } });
  const shown = async () => (await fetch(app.url + (data.menu[0]?.picture ?? ''))).status;
  await forgetPictures(app.context);
  expect(await shown()).toBe(200);
  taken(
    await restaurant.owner.call('saveRestaurantMenu', {
      ...at(restaurant.id),
      body: { revision: revision + 1, dishes: [] },
    }),
  );
  await forgetPictures(app.context);
  expect(await shown()).toBe(404);
});

test('a picture of another restaurant, or of nobody, is refused at its dish', async () => {
  const [restaurant, other] = [await newRestaurant(), await newRestaurant()];
  const form = fileForm(await drawing(400, 300));
  const theirs = taken(await other.owner.call('uploadDishPicture', at(other.id), { form })).picture;
  const { revision } = await read(restaurant);
  for (const picture of [theirs, `uploads/${randomUUID()}`, '../secret']) {
    const body = { revision, dishes: [dish('Good'), dish('Bad', { picture })] };
    const { issues } = await restaurant.owner.problem('saveRestaurantMenu', { ...at(restaurant.id), body });
    expect(issues?.map((issue) => issue.path)).toEqual(['dishes.1.picture']);
  }
});

test('a file above the limit, one that is no picture, and one of 200 megapixels are refused in words', async () => {
  const restaurant = await newRestaurant();
  const told = async (bytes: Uint8Array) => {
    const response = await fetch(`${app.url}/v1/restaurant/upload/${restaurant.id}/dish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${restaurant.owner.token}`, 'accept-language': 'en' },
      body: fileForm(bytes),
    });
    const { message, issues } = (await response.json()) as { message: string; issues?: { message: string }[] };
    return [response.status, issues?.[0]?.message ?? message];
  };
  expect(await told(Buffer.alloc(1024 * 1024 + 1))).toEqual([
    413,
    'This file is larger than 1 MB. Choose a smaller one.',
  ]);
  expect(await told(Buffer.from('<svg/>'))).toEqual([422, 'Choose a JPEG, PNG, WebP or AVIF picture.']);
  const bomb = await sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect((await told(bomb))[0]).toBe(422);
});

test('a host and another restaurant’s owner have no hand in it', async () => {
  const restaurant = await newRestaurant();
  const other = (await newRestaurant()).owner;
  const host = await newMember(app, restaurant.id, 'host');
  const form = fileForm(await drawing(400, 300));
  for (const [who, code] of [
    [other, 'not_found'],
    [host, 'forbidden'],
  ] as const) {
    expect((await who.call('getRestaurantMenu', at(restaurant.id))).code).toBe(code);
    expect(
      (await who.call('saveRestaurantMenu', { ...at(restaurant.id), body: { revision: 0, dishes: [] } })).code,
    ).toBe(code);
    expect((await who.call('uploadDishPicture', at(restaurant.id), { form })).code).toBe(code);
    expect((await who.call('getPictures', at(restaurant.id))).code).toBe(code);
  }
});

test('a registration brings its menu along; a rejected one does not', async () => {
  const owner = await newOwner(app);
  const id = await begin(owner);
  const { revision } = taken(await owner.call('getRestaurantMenu', at(id)));
  const saved = taken(
    await owner.call('saveRestaurantMenu', { ...at(id), body: { revision, dishes: [dish('Arroz de polvo')] } }),
  );
  expect(saved.dishes.map(({ name }) => name)).toEqual(['Arroz de polvo']);
  await app.pool.query("update restaurant set state = 'rejected' where id = $1", [id]);
  const body = { revision: saved.revision, dishes: [] };
  expect((await owner.call('saveRestaurantMenu', { ...at(id), body })).code).toBe('restaurant_state');
});
