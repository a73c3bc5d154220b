import { brotliCompressSync } from 'node:zlib';
import { insertRestaurants } from './data.ts';
import { listPath, startSite } from './site.ts';
import type { Bench } from './run.ts';

const limit = 130_000;

/** Compressed bytes of every script that the list page asks for before anybody touches it. */
export const bench: Bench = async ({ databases }) => {
  const database = await databases.create('bench_bundle_size');
  await insertRestaurants(database.pool, 500);
  const site = await startSite(database.url);
  try {
    const html = await (await fetch(`${site.url}${listPath}`)).text();
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"|"(\/assets\/[^"]+\.js)"/g)].map(
        (found) => found[1] ?? found[2],
      ),
    );
    if (scripts.size === 0) throw new Error('The list page names no script.');
    let bytes = 0;
    for (const script of scripts) {
      const text = Buffer.from(await (await fetch(`${site.url}${script}`)).arrayBuffer());
      bytes += brotliCompressSync(text).length;
    }
    return [
      {
        work: `JavaScript of the list page, ${scripts.size} files, brotli`,
        unit: 'bytes',
        own: bytes,
        reference: null,
        ratio: null,
        target: `≤ ${limit.toLocaleString('en-GB')}`,
        ok: bytes <= limit,
      },
    ];
  } finally {
    await site.stop();
  }
};
