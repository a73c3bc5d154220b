import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDemoPictures } from '../src/pictures/demo-pictures.ts';
import { parsePictureSrc, pictureSrc } from '../src/pictures/picture-source.ts';
import type { PictureSource } from '../src/pictures/picture-source.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'metade-pictures-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const cover: PictureSource = { kind: 'cover', kitchen: 'portuguesa', slug: 'taberna-do-acucar', n: 0 };

test('draws at the first request, keeps it, and a later process finds it', async () => {
  const pictures = createDemoPictures(directory);
  const first = await pictures.read(pictureSrc(cover), 400, 'image/webp');
  expect(await sharp(first?.body).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  expect(await readdir(directory)).toHaveLength(1);
  const again = await createDemoPictures(directory).read(pictureSrc(cover), 400, 'image/webp');
  expect(again).toEqual(first);
});

test('twenty requests at once for one picture draw it once', async () => {
  const pictures = createDemoPictures(directory);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pictures.read(pictureSrc(cover), 400, '*/*')));
  expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1);
  expect(await readdir(directory)).toHaveLength(1);
});

test('a browser that takes AVIF gets WebP first and AVIF when it is ready', async () => {
  const pictures = createDemoPictures(directory);
  const first = await pictures.read(pictureSrc(cover), 400, 'image/avif,image/webp');
  await pictures.settle();
  const second = await pictures.read(pictureSrc(cover), 400, 'image/avif,image/webp');
  expect([first?.type, second?.type]).toEqual(['image/webp', 'image/avif']);
  expect(first?.etag).not.toBe(second?.etag);
  expect(second?.body.length).toBeLessThan(first?.body.length ?? 0);
});

test('any width is served by the next stored one, above 1200 by 1200', async () => {
  const pictures = createDemoPictures(directory);
  const widths = await Promise.all(
    [1, 400, 401, 5000].map(
      async (width) => (await sharp((await pictures.read(pictureSrc(cover), width, ''))?.body).metadata()).width,
    ),
  );
  expect(widths).toEqual([400, 400, 800, 1200]);
});

test('paths that are no demo picture have none, nor can they leave the folder', async () => {
  const pictures = createDemoPictures(directory);
  for (const path of [
    '',
    'demo/portuguesa/x/photo-4',
    // Well formed, and of nobody: not one of these may be drawn and kept for whoever thinks of a name.
    'demo/portuguesa/any-name/cover',
    'demo/any-kitchen/taberna-do-acucar/cover',
    'demo/japonesa/taberna-do-acucar/cover',
    'demo/portuguesa/../cover',
    'demo/Portuguesa/x/cover',
    'upload/portuguesa/x/cover',
    'demo/portuguesa/x/cover/..',
  ]) {
    expect(await pictures.read(path, 400, '')).toBeNull();
  }
  expect(await readdir(directory)).toEqual([]);
});

test('draws a picture outside the scenario when it is listed', async () => {
  const named = 'demo/bar/a-post/cover';
  expect((await createDemoPictures(directory, [named]).read(named, 400, ''))?.type).toBe('image/webp');
});

test('a source and its path say the same', () => {
  for (const source of [cover, { ...cover, kind: 'logo' as const }, { ...cover, kind: 'photo' as const, n: 3 }]) {
    expect(parsePictureSrc(pictureSrc(source))).toEqual(source);
  }
});
