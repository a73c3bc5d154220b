import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

type Imports = Map<string, Set<string>>;

/** Which folders of a place import which others, types too; files that stand in no folder put the place together and may import all. */
function importsBetween(place: string): Imports {
  const imports: Imports = new Map();
  for (const file of globSync('*/**/*.{ts,tsx}', { cwd: path.join(root, place) })) {
    const folder = topOf(file);
    for (const [, to = ''] of readFileSync(path.join(root, place, file), 'utf8').matchAll(
      /(?:from|import\(?)\s*'(\.[^']+)'/g,
    )) {
      const target = path.join(path.dirname(file), to);
      const inside = !target.startsWith('..') && target.includes(path.sep) && topOf(target) !== folder;
      if (inside) imports.set(folder, (imports.get(folder) ?? new Set()).add(topOf(target)));
    }
  }
  return imports;
}

const topOf = (file: string) => file.split(path.sep)[0] ?? '';

/** A circle of folders, the first one again at its end; null when there is none. */
function circleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const walk = (folder: string, way: string[]): string[] | null => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const next of imports.get(folder) ?? []) {
      const circle = walk(next, [...way, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return null;
  };
  for (const folder of imports.keys()) {
    const circle = walk(folder, []);
    if (circle) return circle;
  }
  return null;
}

test.each(['apps/web/src', 'apps/panel/src', 'apps/api/src/features'])(
  'the folders of %s import each other in one direction',
  (place) => {
    const imports = importsBetween(place);
    expect(imports.size).toBeGreaterThan(10);
    expect(circleIn(imports)).toBeNull();
  },
);

test('a circle of folders is found, however long', () => {
  const imports = (pairs: [string, string[]][]): Imports => new Map(pairs.map(([from, to]) => [from, new Set(to)]));
  const line: [string, string[]][] = [
    ['routes', ['orders', 'shell']],
    ['orders', ['demand', 'shell']],
    ['demand', ['restaurants']],
  ];
  expect(circleIn(imports(line))).toBeNull();
  expect(circleIn(imports([...line, ['restaurants', ['orders']]]))).toEqual([
    'orders',
    'demand',
    'restaurants',
    'orders',
  ]);
});
