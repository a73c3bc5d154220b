import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The text of a file in this package's data folder, unpacked. Callers keep what they make of it: nothing is cached here. */
export function readDataFile(name: string): string {
  return gunzipSync(readFileSync(new URL(`../data/${name}`, import.meta.url))).toString('utf8');
}

/** Calls `load` at the first use and keeps its result. */
export function once<T>(load: () => T): () => T {
  let loaded: { value: T } | undefined;
  return () => (loaded ??= { value: load() }).value;
}
