import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../src');
// 'Metade' with a capital is our name.
const literal =
  /[Hh]alf[ -]price|at half|pays? half|out the half|half the price|[Mm]etade do preço|\b[Aa] metade\b|metade da comida|metade pel|[Mm]itad de precio|[Aa] la mitad|la mitad (por|de la comida|la)\b|\b50 ?%/;
/** What the brand claims, whatever the discount is today. */
const claims = [
  'Half the food bill',
  'La comida a mitad de precio, para toda la mesa.',
  'Metade da conta da comida',
  'Off the food: "50 %"',
  '"50 %" or "50%"',
];

it('leaves what comes off the bill to the settings: no word says half the price, no sum says 50 %', () => {
  const said = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => literal.test(line) && !claims.some((claim) => line.includes(claim)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(said).toEqual([]);
});
