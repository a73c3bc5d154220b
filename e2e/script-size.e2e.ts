import { brotliCompressSync } from 'node:zlib';
import { fullList } from './support/tables.ts';
import { expect, test } from './support/test.ts';

const limit = 130_000;

test(`the scripts of the list page, compressed, are at most ${limit} bytes`, async ({ request }) => {
  const html = await (await request.get(await fullList())).text();
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"|"(\/assets\/[^"]+\.js)"/g)].map(
      (found) => (found[1] ?? found[2]) as string,
    ),
  );
  expect(scripts.size).toBeGreaterThan(3);
  const sizes = await Promise.all(
    [...scripts].map(async (script) => brotliCompressSync(await (await request.get(script)).body()).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
});

test('the list page asks for the face of its text and for one picture before anything else', async ({ request }) => {
  const html = await (await request.get(await fullList())).text();
  const preloads = [...html.matchAll(/<link rel="preload"[^>]* as="(\w+)"/g)].map(([, kind]) => kind);
  expect(preloads.toSorted()).toEqual(['font', 'image']);
});
