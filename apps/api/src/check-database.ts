import type pg from 'pg';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createPool, wordSimilarity } from './db/pool.ts';

const oldestVersion = 15;

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
type Found = { version: number; encoding: string; similarity: string | null; limits: string[]; database: string };

/** Throws a sentence that names the variable when its database cannot be used, and says why. */
export async function checkDatabase(pool: pg.Pool, variable: Variable = 'DATABASE_URL'): Promise<void> {
  const { version, encoding, similarity } = await readDatabase(pool, variable);
  if (version < oldestVersion)
    throw trouble(pool, variable, `PostgreSQL ${version} is too old, ${oldestVersion} or newer is needed.`);
  if (encoding !== 'UTF8')
    throw trouble(
      pool,
      variable,
      `the database's encoding is ${encoding}. Make one with: create database metade encoding 'UTF8' template template0`,
    );
  if (similarity !== wordSimilarity) throw trouble(pool, variable, pooled(pool) ? unprepared : isPooler[variable]);
}

/** Where a pooler lies before the database: whether it makes sessions ready, and whether both addresses lead to one database. */
export async function checkPooler(pool: pg.Pool, { databaseUrl, databaseDirectUrl }: Config): Promise<void> {
  if (databaseDirectUrl === databaseUrl) return;
  const { limits, database } = await readDatabase(pool, 'DATABASE_URL');
  if (limits.includes('0')) throw trouble(pool, 'DATABASE_URL', unprepared);
  const direct = createPool(databaseDirectUrl, 1);
  try {
    await checkDatabase(direct, 'DATABASE_DIRECT_URL');
    const other = await readDatabase(direct, 'DATABASE_DIRECT_URL');
    if (other.database !== database)
      throw trouble(direct, 'DATABASE_DIRECT_URL', 'this is another database than that of DATABASE_URL.');
  } finally {
    await direct.end();
  }
}

const unprepared = `the pooler does not make sessions ready. Its connect_query sets pg_trgm.word_similarity_threshold, statement_timeout and lock_timeout, as in ops/ha/pgbouncer.ini.`;

const isPooler = {
  DATABASE_URL:
    'this is a pooler. Set DATABASE_DIRECT_URL to the address of the database itself, which migrations, jobs and live news need.',
  DATABASE_DIRECT_URL: 'this is a pooler, too. It has to be the address of the database itself.',
};

async function readDatabase(pool: pg.Pool, variable: Variable): Promise<Found> {
  const { rows } = await pool
    .query<Found>(
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
         current_setting('pg_trgm.word_similarity_threshold', true) as similarity,
         array[current_setting('statement_timeout'), current_setting('lock_timeout')] as limits,
         (select system_identifier from pg_control_system())::text || ' ' || current_database() as database`,
    )
    .catch((error: unknown) => {
      const refused = /startup parameter/.test((error as Error).message);
      throw trouble(pool, variable, refused ? isPooler[variable] : wordsOf(error), error);
    });
  return rows[0] as Found;
}

function pooled(pool: pg.Pool): boolean {
  return (pool.options as { pooler?: boolean }).pooler === true;
}

function trouble(pool: pg.Pool, variable: Variable, words: string, cause?: unknown): Error {
  return new Error(`${variable} (${placeOf(pool)}): ${words}`, { cause });
}

/** In production: refuses a database that holds the demo, whose accounts have a published password. */
export async function refuseDemoDatabase(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query("select 1 from seed_run where name = 'demo'");
  if (rowCount !== 0)
    throw new Error(
      `DATABASE_URL (${placeOf(pool)}): this database holds the demo, whose accounts anybody can log in to. Take an empty one.`,
    );
}

/**
 * Throws a sentence when DATABASE_READ_URL names a database that is no replica of ours; answers a warning for each that does not answer
 * now: until it does, its reads go to the primary.
 */
export async function checkReplicas({ pool, replicas }: Pick<Context, 'pool' | 'replicas'>): Promise<string[]> {
  if (replicas.all.length === 0) return [];
  const identity = async (db: pg.Pool) => {
    const { rows } = await db.query<{ of: string }>(
      "select concat_ws('/', (pg_control_system()).system_identifier, current_database()) as of",
    );
    return rows[0]?.of;
  };
  const ours = await identity(pool);
  const warnings = await Promise.all(
    replicas.all.map(async ({ pool: replica }) => {
      const place = `DATABASE_READ_URL (${placeOf(replica)})`;
      const found = await identity(replica).catch((error: unknown) => error as Error);
      if (found instanceof Error) return `${place}: ${wordsOf(found)} Its reads go to the primary until it answers.`;
      if (found !== ours) throw new Error(`${place}: this is no replica of the database of DATABASE_URL.`);
      return null;
    }),
  );
  return warnings.filter((warning) => warning !== null);
}

function placeOf(pool: pg.Pool): string {
  const address = URL.parse((pool.options as pg.PoolConfig).connectionString ?? '');
  return address === null ? 'unknown' : `${address.host}${address.pathname}`;
}

function wordsOf(error: unknown): string {
  const { code = '', message } = (error instanceof AggregateError ? error.errors[0] : error) as Error & {
    code?: string;
  };
  if (
    ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'].includes(code) ||
    /timeout/.test(message)
  )
    return `nothing answers there (${code || message}). Is PostgreSQL running, and the host and port right?`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host.';
  if (code === '28P01' || code === '28000' || /password/i.test(message))
    return `the user or the password is wrong (${message}).`;
  if (code === '3D000') return 'there is no such database. Make it with: create database metade';
  if (code === '57P03') return 'the server is starting or stopping: try again in a moment.';
  return message;
}
