import { createHash } from 'node:crypto';
import pg from 'pg';
import { spanned } from './query-span.ts';

// Local dates stay text and counts become numbers; no Date object ever stands for a day.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === 1082) return (value: string) => value;
    if (oid === 20 || oid === 1700) return Number;
    if (oid === 1184) return (value: string) => new Date(value).toISOString();
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

const names = new Map<string, string>();

type Query = (...args: unknown[]) => unknown;

/** Prepares every statement with parameters under a name: planned once per connection instead of per call. */
class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = super.query.bind(this) as Query;
    this.query = ((...args: unknown[]) => spanned(args, () => query(...named(args)))) as pg.Client['query'];
  }
}

function named(args: unknown[]): unknown[] {
  const [text, values, ...rest] = args;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return args;
  return [{ name: nameOf(text), text, values }, ...rest];
}

/** Timeouts of a statement, of a lock, and of an idle transaction. */
export type Timeouts = { statementMs: number; lockMs: number };

/** A pool that names its statements. size: connections; near 10 a process is best. Without timeouts nothing is cut off. */
export function createPool(databaseUrl: string, size = 10, timeouts?: Timeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    Client: NamingClient,
    types,
    application_name: 'metade',
    // Similarity threshold for words, by trigrams: tolerates one wrong letter in seven.
    options: '-c pg_trgm.word_similarity_threshold=0.45',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(timeouts && {
      statement_timeout: timeouts.statementMs,
      lock_timeout: timeouts.lockMs,
      idle_in_transaction_session_timeout: timeouts.statementMs * 2,
      // For a server that does not answer at all.
      query_timeout: timeouts.statementMs + 5_000,
    }),
  });
  const query = pool.query.bind(pool) as Query;
  pool.query = ((...args: unknown[]) => spanned(args, () => query(...args))) as pg.Pool['query'];
  // A connection closed by the server must not end the process: its query fails, the next one reconnects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
