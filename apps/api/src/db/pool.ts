import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../config.ts';
import { isConnectionLost } from './database-trouble.ts';
import { spanned } from './query-span.ts';
import { tryAgain } from './try-again.ts';

const asText = (value: string) => value;
const asInstant = (value: string) => new Date(value).toISOString();
// Local dates stay text and counts become numbers; no Date object ever stands for a day.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === 1082) return asText;
    if (oid === 20 || oid === 1700) return Number;
    if (oid === 1184) return asInstant;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

const names = new Map<string, string>();

type Query = (...args: unknown[]) => unknown;

type ClientConfig = pg.ClientConfig & { pooler?: boolean };
type Reported = { parameterName: string; parameterValue: string };

/** Prepares every statement with parameters under a name: planned once per connection instead of per call. Behind a pooler none has a name. */
class NamingClient extends pg.Client {
  /** A standby, which takes no writes. Known without asking: PostgreSQL reports it on connecting. */
  isStandby = false;

  constructor(config: ClientConfig) {
    super(config);
    const query = super.query.bind(this) as Query;
    const shaped = config.pooler ? unnamed : named;
    this.query = ((...args: unknown[]) => spanned(args, () => query(...shaped(args)))) as pg.Client['query'];
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Reported) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on';
    });
  }
}

function named(args: unknown[]): unknown[] {
  const [text, values, ...rest] = args;
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return args;
  return [{ name: nameOf(text), text, values }, ...rest];
}

/** graphile-worker names its own statements. */
function unnamed(args: unknown[]): unknown[] {
  const [query, ...rest] = args;
  return typeof query === 'object' && query !== null && 'name' in query
    ? [{ ...query, name: undefined }, ...rest]
    : args;
}

/** A connection that failed was asked nothing yet, so that asking for another one is always safe. */
class WaitingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): unknown {
    const connected = tryAgain(() => super.connect(), isConnectionLost);
    // pg-pool's own query and graphile-worker ask by call-back.
    return callback === undefined
      ? connected
      : void connected.then(
          (client) => callback(undefined, client, client.release),
          (error: Error) => callback(error, undefined, () => {}),
        );
  }
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Timeouts of a statement, of a lock, and of an idle transaction. */
export type Timeouts = { statementMs: number; lockMs: number };

export type PoolOptions = {
  /** Without them nothing is cut off. */
  timeouts?: Timeouts;
  /** A pooler that gives each transaction another session lies in between: it sets what a session needs (`pooledSession`). */
  pooler?: boolean;
  /** A standby will do, and a server that is gone is not waited for. */
  anyServer?: boolean;
};

/** Similarity threshold for words, by trigrams: tolerates one wrong letter in seven. */
export const wordSimilarity = '0.45';

/**
 * A pool that names its statements, of connections to a primary. size: connections; near 10 a process is best. One that cannot be had
 * because the primary is gone is waited for (`try-again.ts`).
 */
export function createPool(
  databaseUrl: string,
  size = 10,
  { timeouts, pooler = false, anyServer = false }: PoolOptions = {},
): pg.Pool {
  const options: pg.PoolConfig & ClientConfig = {
    connectionString: databaseUrl,
    max: size,
    Client: NamingClient as never,
    types,
    pooler,
    application_name: 'metade',
    ...(pooler ? {} : { options: `-c pg_trgm.word_similarity_threshold=${wordSimilarity}` }),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => {
      if (!anyServer && (client as unknown as NamingClient).isStandby) throw new StandbyError();
    },
    ...(timeouts &&
      !pooler && {
        statement_timeout: timeouts.statementMs,
        lock_timeout: timeouts.lockMs,
        idle_in_transaction_session_timeout: timeouts.statementMs * 2,
      }),
    // For a server that does not answer at all.
    ...(timeouts && { query_timeout: timeouts.statementMs + 5_000 }),
  };
  const pool = anyServer ? new pg.Pool(options) : new WaitingPool(options);
  const query = pool.query.bind(pool) as Query;
  pool.query = ((...args: unknown[]) => spanned(args, () => query(...args))) as pg.Pool['query'];
  // A connection closed by the server must not end the process: its query fails, the next one reconnects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool for the marketplace's own work: through the pooler where there is one. */
export function configuredPool(
  { databaseUrl, databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
  size: number,
  timeouts: Timeouts,
  anyServer = false,
): pg.Pool {
  return createPool(databaseUrl, size, { timeouts, anyServer, pooler: databaseDirectUrl !== databaseUrl });
}

/** The primary moved: the address leads to a standby for a moment. */
class StandbyError extends Error {
  code = '25006';
  constructor() {
    super('The database is a standby, which takes no writes.');
  }
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
