import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** The oldest PostgreSQL that these statements run on, as its server_version_num counts. */
const oldest = 150_000;
const folder = new URL('../../migrations/', import.meta.url);

/**
 * Applies the numbered SQL files that a database lacks, each in its own transaction, one process at a time. Refuses to
 * start on a file that changed after it was applied (migrations are append-only) and on a PostgreSQL that is too old.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await refuseOld(client);
    await client.query('select pg_advisory_lock(76201)');
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Map(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')).rows.map(
        (row) => [row.name, row.checksum],
      ),
    );
    const done: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => /^\d{4}-.*\.sql$/.test(file)).sort()) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const known = applied.get(name);
      if (known === checksum) continue;
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
