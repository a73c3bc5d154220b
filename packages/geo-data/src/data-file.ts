import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The text of a file in this package's data folder, decompressed. Not cached here; callers keep what they parse. */
export function readDataFile(name: string): string {
  return gunzipSync(readFileSync(new URL(`../data/${name}`, import.meta.url))).toString('utf8');
}

/** Calls `load` at first use and keeps its result. */
export function once<T>(load: () => T): () => T {
  let loaded: { value: T } | undefined;
  return () => (loaded ??= { value: load() }).value;
}
