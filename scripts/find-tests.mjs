// Finds the test files and journeys that a word on the command line means.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-install.mjs';

const kinds = { vitest: /\.test\.tsx?$/, e2e: /^e2e\/[^/]+\.e2e\.ts$/ };

/** By suite what to run there: files, and the title of the tests in them when no path but a title is meant. *.long.* are of the long proofs alone. */
export function findTests(pattern, long) {
  const all = testFolders()
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => long || !file.includes('.long.'));
  const files = Object.entries(kinds).map(([suite, kind]) => [suite, all.filter((file) => kind.test(file))]);
  const wanted = pattern.toLowerCase();
  const byPath = chosen(files, (file) => file.toLowerCase().includes(wanted));
  if (Object.keys(byPath).length > 0) return byPath;
  const inText = (file) => readFileSync(path.join(root, file), 'utf8').toLowerCase().includes(wanted);
  return chosen(files, inText, pattern.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
}

function chosen(files, isMeant, title) {
  const found = files.map(([suite, all]) => [suite, all.filter(isMeant).sort()]);
  return Object.fromEntries(found.flatMap(([suite, all]) => (all.length > 0 ? [[suite, { files: all, title }]] : [])));
}

function testFolders() {
  const inside = (parent) => readdirSync(path.join(root, parent)).map((name) => path.posix.join(parent, name, 'test'));
  return [...inside('apps'), ...inside('packages'), 'bench/test', 'e2e'].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
}
