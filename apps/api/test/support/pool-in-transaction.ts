import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const inTransaction = new AsyncLocalStorage<boolean>();

/**
 * Watches for a connection that is asked of a pool inside a transaction on the same pool. When every connection is in a transaction that
 * waits for one more, none of them goes on. Answers a function that throws if it ever happened.
 */
export function watchTransactions(pool: pg.Pool): () => void {
  const found = new Set<string>();
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient> | undefined;
  pool.connect = ((...args: unknown[]) => {
    const ours = inTransaction.getStore() ? callers() : '';
    // The job queue takes its connections beside what it runs.
    if (ours !== '') found.add(ours);
    return connect(...args)?.then(marking);
  }) as typeof pool.connect;
  return () => {
    if (found.size > 0) throw new Error(`A connection was asked for inside a transaction:\n${[...found].join('\n\n')}`);
  };
}

/** A client whose open transaction is known to all that is called within it. */
function marking(client: pg.PoolClient): pg.PoolClient {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const release = client.release.bind(client);
  client.query = ((...args: unknown[]) => {
    // A test holds rows in a transaction of its own, beside which the product runs.
    if (args[0] === 'begin' && new Error().stack?.includes('/src/db/transaction.ts')) inTransaction.enterWith(true);
    if (args[0] === 'commit' || args[0] === 'rollback') inTransaction.enterWith(false);
    return query(...args);
  }) as typeof client.query;
  client.release = (broken) => {
    client.query = query as typeof client.query;
    client.release = release;
    release(broken);
  };
  return client;
}

function callers(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const lines = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  return lines
    .filter((line) => line.includes('/src/'))
    .slice(0, 8)
    .join('\n');
}
