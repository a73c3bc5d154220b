// Writes the shape of the API to docs/api-shape.json, once docs/api-changes.md has an entry for what changed.
import { readFile, writeFile } from 'node:fs/promises';
import { apiVersion } from '@metade/contracts/api-version.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { apiDocument } from '../apps/api/src/http/api-document.ts';
import { breaksOf, shapeOf } from '../apps/api/src/http/api-shape.ts';

const file = new URL('../docs/api-shape.json', import.meta.url);
const changes = await readFile(new URL('../docs/api-changes.md', import.meta.url), 'utf8');
const shape = shapeOf(apiDocument(Object.values(endpoints), ''));
const before = await readFile(file, 'utf8').then(
  (text) => JSON.parse(text) as { version: string; shape: Record<string, string> },
  () => ({ version: '', shape: {} }),
);
const entry = changes.split(/^## /m).find((part) => part.startsWith(`${apiVersion}\n`));
const breaks = breaksOf(before.shape, shape);
const unnamed = breaks.filter((address) => !entry?.includes((/^#?\w+/.exec(address)?.[0] ?? '').replace('#', '')));
const same = JSON.stringify(before.shape) === JSON.stringify(shape);
if (!same && (entry === undefined || before.version === apiVersion))
  refuse(`The API changed: say so in docs/api-changes.md under a new version, and in apiVersion (now ${apiVersion}).`);
if (breaks.length > 0 && (!entry?.includes('**Breaking**') || unnamed.length > 0))
  refuse(
    `This breaks clients, which the entry of ${apiVersion} has to say (**Breaking**) and name:\n${breaks.join('\n')}`,
  );
await writeFile(file, `${JSON.stringify({ version: apiVersion, shape }, null, 2)}\n`);

function refuse(words: string): never {
  console.error(words);
  process.exit(1);
}
