import pg from 'pg';
import { isConnectionLost } from './database-trouble.ts';
import { tryAgain } from './try-again.ts';

/** A client inside an open transaction. Functions that need one take it as their first argument; only commands open one. */
export type Trx = pg.ClientBase & { readonly __transaction: true };
export type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Runs work in one transaction: commits its result, rolls back and rethrows its error. After a deadlock work runs a second time, and
 * again when its connection was lost before the commit was sent: it may do nothing but talk to its `trx`. A commit whose answer was
 * lost is not repeated, since it may have been kept.
 */
export async function transaction<T>(pool: pg.Pool, work: (trx: Trx) => Promise<T>): Promise<T> {
  let deadlocks = 0;
  let committing = false;
  const isUndone = (error: unknown) => {
    if (error instanceof pg.DatabaseError && givenUp.has(error.code)) return (deadlocks += 1) === 1;
    return !committing && isConnectionLost(error);
  };
  return tryAgain(() => {
    committing = false;
    return runOnce(pool, work, () => (committing = true));
  }, isUndone);
}

/** serialization_failure and deadlock_detected: the transaction was rolled back. */
const givenUp = new Set<string | undefined>(['40001', '40P01']);

async function runOnce<T>(pool: pg.Pool, work: (trx: Trx) => Promise<T>, onCommit: () => void): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client as unknown as Trx);
    onCommit();
    await client.query('commit');
    return result;
  } catch (error) {
    if (isConnectionLost(error)) broken = error as Error;
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
