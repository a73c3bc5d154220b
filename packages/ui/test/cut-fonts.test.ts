import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { cutFonts } from '../cut-fonts.ts';

const resolve = createRequire(import.meta.url).resolve;
const words = path.join(import.meta.dirname, '../../i18n/src');
const written = new Set(
  readdirSync(words, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(path.join(words, name), 'utf8')])
    .filter((letter) => letter >= ' '),
);

test.each([
  ['display', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'],
  ['text', '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'],
])('the cut of the %s face has each letter of our words that the whole face has', async (name, from) => {
  const folder = await cutFonts();
  const file = path.join(folder, `${name}.woff2`);
  const [cut, whole] = [new Set((openSync(file) as Font).characterSet), (openSync(resolve(from)) as Font).characterSet];
  const wanted = whole.filter((point) => written.has(String.fromCodePoint(point)));
  expect(wanted.length).toBeGreaterThan(80);
  expect(wanted.filter((point) => !cut.has(point))).toEqual([]);
  expect(statSync(file).size).toBeLessThan(25_000);
});

test('cutting again leaves what is there', async () => {
  const folder = await cutFonts();
  const made = statSync(path.join(folder, 'text.woff2')).mtimeMs;
  expect(await cutFonts()).toBe(folder);
  expect(statSync(path.join(folder, 'text.woff2')).mtimeMs).toBe(made);
});
