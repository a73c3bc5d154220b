import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** The oldest PostgreSQL that these statements run on, as its server_version_num counts. */
const oldest = 150_000;
const folder = new URL('../../migrations/', import.meta.url);

/** Migrations that were once renumbered, with the names that older databases know. None today: see landed.json. */
const renamed = new Map([
  ['0033-decided-reviews.sql', '0035-decided-reviews.sql'],
  ['0037-markets.sql', '0038-markets.sql'],
]);

/**
 * Checksums of migrations that changed after they had been on main, for databases of that time; a later migration makes up for the
 * difference.
 */
const formerChecksums = new Map([
  // write_probe came later: 0050.
  ['0039-job-workers.sql', '3632ff1cac858c76846d010ad9053d9f6be0dd58c6caf306332194aa7e11498c'],
]);

export type Migration = {
  text: string;
  /** sha-256 of the text, hex. */
  checksum: string;
  /** Statement by statement and outside a transaction, as `create index concurrently` demands: a file that ends in .concurrent.sql. */
  concurrent: boolean;
};

/** Every migration by name, in the order in which they are applied. */
export async function migrationFiles(): Promise<Map<string, Migration>> {
  const files = new Map<string, Migration>();
  for (const name of (await readdir(folder)).filter((file) => /^\d{4}-.*\.sql$/.test(file)).sort())
    files.set(name, readMigration(name, await readFile(new URL(name, folder), 'utf8')));
  return files;
}

/** What a file of this name and text is. */
export function readMigration(name: string, text: string): Migration {
  const checksum = createHash('sha256').update(text).digest('hex');
  return { text, checksum, concurrent: name.endsWith('.concurrent.sql') };
}

export type MigrateOptions = {
  /** Those of the folder, unless a test passes its own. */
  files?: Map<string, Migration>;
  /** How long a statement waits for a lock before it lets go, since requests queue behind it. */
  lockTimeoutMs?: number;
  /** Attempts of a migration that timed out waiting for locks. */
  tries?: number;
  pauseMs?: number;
};

/**
 * Applies the numbered SQL files that a database lacks, each in its own transaction, one process at a time, while older servers go on.
 * Answers the names of those it applied. Refuses a file that changed after it was applied (migrations are append-only), a schema that
 * a newer version made, and a PostgreSQL that is too old.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { files = await migrationFiles(), lockTimeoutMs = 2000, tries = 60, pauseMs = 3000 } = options;
  const client = await pool.connect();
  try {
    await refuseOld(client);
    await takeTurn(client);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const [former, present] of renamed)
      await client.query(
        `update schema_migration set name = $2 where name = $1 and checksum = $3
         and not exists (select 1 from schema_migration where name = $2)`,
        [former, present, files.get(present)?.checksum],
      );
    const missing = await missingMigrations(client, files);
    for (const name of missing)
      for (let tried = 1; ; tried += 1)
        try {
          await apply(client, name, files.get(name) as Migration, lockTimeoutMs);
          break;
        } catch (error) {
          if (!gaveWay.has((error as { code?: string }).code))
            throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
          if (tried >= tries)
            throw new Error(`Migration ${name} waits for a lock: ${await whoHolds(client)}. Nothing of it was kept.`, {
              cause: error,
            });
          await delay(pauseMs);
        }
    return missing;
  } finally {
    await client.query('select pg_advisory_unlock(76201)').catch(() => {});
    await client.query('reset lock_timeout').catch(() => {});
    client.release();
  }
}

/**
 * Throws a sentence when the schema is not the one this version was made for: older (`npm run migrate` mends that), newer, or made by
 * texts that changed since.
 */
export async function checkSchema(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query("select 1 where to_regclass('schema_migration') is not null");
  const files = await migrationFiles();
  const missing = rowCount === 0 ? [...files.keys()] : await missingMigrations(pool, files);
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.length} migrations, up to ${missing.at(-1)}: run npm run migrate first.`,
    );
}

/** Throws a sentence when the schema has what this version does not know. */
export async function refuseNewerSchema(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query("select 1 where to_regclass('schema_migration') is not null");
  if (rowCount === 0) return;
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration order by name');
  refuseUnknown(rows, await migrationFiles());
}

function refuseUnknown(applied: { name: string }[], files: Map<string, Migration>): void {
  const unknown = applied.filter(({ name }) => !files.has(name));
  if (unknown.length > 0)
    throw new Error(
      `The database was made by a newer version of this program, with ${unknown.map(({ name }) => name).join(', ')}: start that version or a later one.`,
    );
}

async function missingMigrations(client: Pick<pg.Pool, 'query'>, files: Map<string, Migration>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  refuseUnknown(rows, files);
  for (const { name, checksum } of rows)
    if (checksum !== files.get(name)?.checksum && checksum !== formerChecksums.get(name))
      throw new Error(`Migration ${name} was changed after it had been applied.`);
  const applied = new Set(rows.map(({ name }) => name));
  return [...files.keys()].filter((name) => !applied.has(name));
}

/** Polls instead of waiting inside a statement, whose snapshot would hold up a concurrent index build. */
async function takeTurn(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(76201) as mine');
    if (rows[0]?.mine) return;
    await delay(100);
  }
}

async function apply(
  client: pg.PoolClient,
  name: string,
  { text, checksum, concurrent }: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  // A concurrent build blocks nobody, and may wait for transactions of any length.
  await client.query(`set lock_timeout = ${concurrent ? 0 : lockTimeoutMs}`);
  const remember = () =>
    client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  if (concurrent) {
    for (const statement of text.split(/;\s*$/m).filter((part) => part.trim() !== '')) {
      // An interrupted build leaves an invalid index, which blocks the next build.
      const index = /create (?:unique )?index concurrently if not exists (\w+)/i.exec(statement)?.[1];
      if (index !== undefined && (await isInvalid(client, index)))
        await client.query(`drop index concurrently ${index}`);
      await client.query(statement);
    }
    await remember();
    return;
  }
  await client.query('begin');
  try {
    await client.query(text);
    await remember();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function isInvalid(client: pg.PoolClient, index: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  return rowCount === 1;
}

/** lock_not_available and deadlock_detected: the transaction was rolled back. */
const gaveWay = new Set<string | undefined>(['55P03', '40P01']);

/** The longest transaction of others, in words: most likely it holds the lock a migration waits for. */
async function whoHolds(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ pid: number; seconds: number; name: string; text: string }>(
    `select pid, extract(epoch from now() - xact_start)::int as seconds, application_name as name, left(query, 80) as text
     from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 1`,
  );
  const [held] = rows;
  return held === undefined
    ? 'whoever had it is gone, try again'
    : `process ${held.pid} (${held.name}) has been in a transaction for ${held.seconds} s, last with: ${held.text}`;
}

async function refuseOld(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  if (rows[0] && Number(rows[0].number) < oldest)
    throw new Error(`PostgreSQL ${rows[0].name} is too old: version ${oldest / 10_000} or newer is needed.`);
}
