import type pg from 'pg';
import type { Context } from './context.ts';

const oldestVersion = 15;

/** Throws a sentence that names DATABASE_URL when its database cannot be used, and says why. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const found = await pool
    .query<{ version: number; encoding: string }>(
      "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding",
    )
    .catch((error: unknown) => {
      throw new Error(`DATABASE_URL (${placeOf(pool)}): ${wordsOf(error)}`, { cause: error });
    });
  const { version, encoding } = found.rows[0] as { version: number; encoding: string };
  if (version < oldestVersion)
    throw new Error(
      `DATABASE_URL (${placeOf(pool)}): PostgreSQL ${version} is too old, ${oldestVersion} or newer is needed.`,
    );
  if (encoding !== 'UTF8')
    throw new Error(
      `DATABASE_URL (${placeOf(pool)}): the database's encoding is ${encoding}. Make one with: create database metade encoding 'UTF8' template template0`,
    );
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
