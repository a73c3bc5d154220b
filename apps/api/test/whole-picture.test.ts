import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '../src/adapters/file-store.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, taken } from './support/diner.ts';
import { begin, fileForm, newMember, newOwner } from './support/owner.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'metade-whole-'));
  app = await startTestApp({
    overrides: { files: diskFiles(folder) },
    settings: { ownersPerAddressPerHour: 1000 },
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ground = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red at the left, blue at the right. */
async function twoHalves(width: number, height: number): Promise<Buffer> {
  const left = await ground(width / 2, height, '#c5281c')
    .png()
    .toBuffer();
  return ground(width, height, '#1f3f8a')
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

async function restaurantWith(picture: Buffer): Promise<{ owner: Caller; id: string; picture: string }> {
  const owner = await newOwner(app);
  const id = await begin(owner);
  const form = { form: fileForm(picture) };
  const { cover } = taken(await owner.call('uploadPicture', { params: { id, kind: 'cover' } }, form));
  return { owner, id, picture: cover?._id ?? '' };
}
const whole = (who: Caller, id: string, picture: string) => who.call('getWholePicture', { params: { id, picture } });

async function colours(src: string): Promise<string> {
  const bytes = Buffer.from(src.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => {
    const pixel = (Math.floor(info.height / 2) * info.width + x) * 3;
    return (data[pixel] as number) > (data[pixel + 2] as number) ? 'red' : 'blue';
  };
  return `${at(5)} ${at(info.width - 5)}`;
}

test('a picture is seen whole, small enough to travel, also once a part of it was cut out', async () => {
  const { owner, id, picture } = await restaurantWith(await twoHalves(1600, 600));
  const before = taken(await whole(owner, id, picture));
  expect(before).toMatchObject({ width: 640, height: 240 });
  expect(before.src).toMatch(/^data:image\/webp;base64,/);
  expect(await colours(before.src)).toBe('red blue');
  taken(await owner.call('updatePicture', { params: { id, picture }, body: { crop: { x: 0, y: 0.5, zoom: 2 } } }));
  const after = taken(await whole(owner, id, picture));
  expect(after).toMatchObject({ width: 640, height: 240 });
  expect(await colours(after.src)).toBe('red blue');
});

test('a high picture is as high as it may be', async () => {
  const { owner, id, picture } = await restaurantWith(await twoHalves(600, 1200));
  expect(taken(await whole(owner, id, picture))).toMatchObject({ width: 320, height: 640 });
});

test('a picture that is not there, is another restaurant’s, or was drawn for the demo does not exist', async () => {
  const restaurant = await restaurantWith(await twoHalves(800, 600));
  const other = await restaurantWith(await twoHalves(800, 600));
  expect((await whole(restaurant.owner, restaurant.id, other.picture)).code).toBe('not_found');
  expect((await whole(restaurant.owner, other.id, other.picture)).code).toBe('not_found');
  await app.pool.query(`update restaurant set photos = '[{"kind":"cover","src":"demo/x","alt":""}]' where id = $1`, [
    restaurant.id,
  ]);
  expect((await whole(restaurant.owner, restaurant.id, restaurant.picture)).code).toBe('not_found');
  const files = app.context.files;
  await app.pool.query(
    `update restaurant set photos = '[{"kind":"cover","src":"uploads/0198a000-0000-7000-8000-000000000001","alt":"","id":"0198a000-0000-7000-8000-000000000002"}]' where id = $1`,
    [restaurant.id],
  );
  expect(await files.read('uploads/0198a000-0000-7000-8000-000000000001/master.webp')).toBeNull();
  expect((await whole(restaurant.owner, restaurant.id, '0198a000-0000-7000-8000-000000000002')).code).toBe('not_found');
});

test('is for those who change pictures', async () => {
  const { id, picture } = await restaurantWith(await twoHalves(800, 600));
  expect((await whole(await newMember(app, id, 'host'), id, picture)).code).toBe('forbidden');
  expect((await whole(await newDiner(app.pool, app.url), id, picture)).code).toBe('not_found');
  expect((await whole(await newMember(app, id, 'manager'), id, picture)).code).toBe('ok');
});
