// Adds migrations that are new to apps/api/migrations/landed.json, by name and checksum. Those that are in it never change again.
import { readFile, writeFile } from 'node:fs/promises';
import { migrationFiles } from '../apps/api/src/db/migrate.ts';

const list = new URL('../apps/api/migrations/landed.json', import.meta.url);
const landed = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
for (const [name, { checksum }] of await migrationFiles()) landed[name] ??= checksum;
const sorted = Object.fromEntries(Object.entries(landed).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`);
