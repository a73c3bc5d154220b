// Writes what the stores are given in words, from packages/i18n. Run after one of its store.ts has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storeFiles } from './store-files.mts';

for (const [file, text] of Object.entries(storeFiles())) {
  const at = path.join(import.meta.dirname, '..', file);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, text);
}
