import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const shortened: Record<string, string> = {
  W: 'apps/web/src/routes',
  C: 'packages/contracts/src',
  F: 'apps/api/src/features',
  T: 'apps/api/test',
};
const page = readFileSync(path.join(root, 'docs/coverage.md'), 'utf8');

/** Each file that docs/coverage.md names, with the words of a test that it is said to have. */
const named = [...page.matchAll(/`([\w./()[\]-]+\.tsx?)`(?: “([^”]+)”)?/g)].map(
  ([, file = '', title]): [string, string] => [
    file.replace(/^([WCFT])\//, (_all, short: string) => `${shortened[short]}/`),
    title ?? '',
  ],
);

test('every file and test that is named there is there', () => {
  const missing = named.filter(([file, title]) => {
    const at = path.join(root, file.includes('/') ? file : `packages/contracts/test/${file}`);
    return !existsSync(at) || !readFileSync(at, 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});

test('every row has a test', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| .*\| test \|$/.test(line));
  expect(rows.filter((row) => !/\.(?:test|e2e|app)\.ts/.test(row))).toEqual([]);
});
