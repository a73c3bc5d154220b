import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** The oldest PostgreSQL that these statements run on, as its server_version_num counts. */
const oldest = 150_000;
const folder = new URL('../../migrations/', import.meta.url);

/** Migrations that were once renumbered, as databases of that time know them. None is any more: see landed.json. */
const renamed = new Map([
  ['0033-decided-reviews.sql', '0035-decided-reviews.sql'],
  ['0037-markets.sql', '0038-markets.sql'],
]);

/** Checksums of texts that a migration had on main before it was changed, as databases of that time know them; a later migration makes up for the difference. */
const formerChecksums = new Map([
  // write_probe came later: 0050.
  ['0039-job-workers.sql', '3632ff1cac858c76846d010ad9053d9f6be0dd58c6caf306332194aa7e11498c'],
]);

/** Every migration by name, in the order in which they are applied. */
export async function migrationFiles(): Promise<Map<string, { text: string; checksum: string }>> {
  const files = new Map<string, { text: string; checksum: string }>();
  for (const name of (await readdir(folder)).filter((file) => /^\d{4}-.*\.sql$/.test(file)).sort()) {
    const text = await readFile(new URL(name, folder), 'utf8');
    files.set(name, { text, checksum: createHash('sha256').update(text).digest('hex') });
  }
  return files;
}

/**
 * Applies the numbered SQL files that a database lacks, each in its own transaction, one process at a time. Refuses to
 * start on a file that changed after it was applied (migrations are append-only), on a schema that a newer version made, and on a
 * PostgreSQL that is too old.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await refuseOld(client);
    await client.query('select pg_advisory_lock(76201)');
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const files = await migrationFiles();
    for (const [former, present] of renamed)
      await client.query(
        `update schema_migration set name = $2 where name = $1 and checksum = $3
         and not exists (select 1 from schema_migration where name = $2)`,
        [former, present, files.get(present)?.checksum],
      );
    const applied = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')).rows.map(
        (row) => [row.name, row.checksum],
      ),
    );
    const unknown = [...applied.keys()].filter((name) => !files.has(name));
    if (unknown.length > 0)
      throw new Error(
        `The database was made by a newer version of this program, with ${unknown.join(', ')}: start that version or a later one.`,
      );
    const done: string[] = [];
    for (const [name, { text, checksum }] of files) {
      const known = applied.get(name);
      if (known !== undefined && (known === checksum || known === formerChecksums.get(name))) continue;
      if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
      await client.query('begin');
      try {
        await client.query(text);
        await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      done.push(name);
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock(76201)').catch(() => {});
    client.release();
  }
}

async function refuseOld(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  if (rows[0] && Number(rows[0].number) < oldest)
    throw new Error(`PostgreSQL ${rows[0].name} is too old: version ${oldest / 10_000} or newer is needed.`);
}
