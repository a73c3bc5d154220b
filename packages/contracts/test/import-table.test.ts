import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/** Each folder of the map in docs/architecture.md with the folders that it says may be imported; null for all. */
function tableOfImports(): [string, string[] | null][] {
  const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  return [...page.matchAll(/^\| `((?:apps|packages)\/[\w-]+)` \|.*\| ([^|]+) \|$/gm)].map(
    ([, folder = '', may = '']) => [
      folder,
      may === 'all' ? null : [...may.replaceAll(/\([^)]*\)/g, '').matchAll(/[\w-]+/g)].map(String).filter(isFolder),
    ],
  );
}

const isFolder = (name: string) => ['apps', 'packages'].some((group) => existsSync(path.join(root, group, name)));

/** The packages of ours that the code of a folder imports. */
function importsOf(folder: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: path.join(root, folder) });
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, folder, file), 'utf8').matchAll(/(?:from|import\() ?'@metade\/([\w-]+)/g)].map(
      ([, name]) => String(name),
    ),
  );
  return [...new Set(found)].filter((name) => name !== path.basename(folder)).sort();
}

test('the map names every folder', () => {
  const named = tableOfImports().map(([folder]) => folder);
  expect(named.toSorted()).toEqual(globSync('{apps,packages}/*', { cwd: root }).toSorted());
});

test.each(tableOfImports())('%s imports what the map says: %j', (folder, may) => {
  if (may !== null) expect(importsOf(folder)).toEqual(may.toSorted());
});
