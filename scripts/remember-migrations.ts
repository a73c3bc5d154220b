// Adds migrations that are new to apps/api/migrations/landed.json, by name and checksum (those that are in it never change again), and
// writes apps/api/schema.sql, which is what all of them together make.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../apps/all-in-one/src/embedded-postgres.ts';
import { migrate, migrationFiles } from '../apps/api/src/db/migrate.ts';
import { createPool } from '../apps/api/src/db/pool.ts';
import { dumpSchema } from '../apps/api/test/support/dump-schema.ts';

const list = new URL('../apps/api/migrations/landed.json', import.meta.url);
const landed = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
for (const [name, { checksum }] of await migrationFiles()) landed[name] ??= checksum;
const sorted = Object.fromEntries(Object.entries(landed).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(list, `${JSON.stringify(sorted, null, 2)}\n`);

const dataDir = await mkdtemp(path.join(tmpdir(), 'metade-schema-'));
const server = await startPostgres({ dataDir, fast: true });
const pool = createPool(server.url, 1);
try {
  await migrate(pool);
  await writeFile(new URL('../apps/api/schema.sql', import.meta.url), await dumpSchema(pool));
} finally {
  await pool.end();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
