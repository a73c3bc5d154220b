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

test('the headers of the list page ask for its text’s face, and the document for it and for one picture alone', async ({
  request,
}) => {
  const answer = await request.get(await fullList());
  const [, face] = /^<(.+)>; rel=preload; as=font; /.exec(answer.headers().link ?? '') ?? [];
  expect((await request.get(face as string)).headers()['content-type']).toBe('font/woff2');
  const preloads = [...(await answer.text()).matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link);
  expect(preloads.filter((link) => link.includes(`href="${face}"`))).toHaveLength(1);
  expect(preloads.filter((link) => link.includes('as="image"'))).toHaveLength(1);
});
