import pg from 'pg';

/** A client inside an open transaction. Functions that need one take it as their first argument; only commands open one. */
export type Trx = pg.ClientBase & { readonly __transaction: true };
export type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Runs work in one transaction: commits its result, rolls back and rethrows its error. After a deadlock work runs a second time, so
 * it may do nothing but talk to its `trx`.
 */
export async function transaction<T>(pool: pg.Pool, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await runOnce(pool, work);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && givenUp.has(error.code))) throw error;
    return runOnce(pool, work);
  }
}

/** serialization_failure and deadlock_detected: the transaction was rolled back. */
const givenUp = new Set<string | undefined>(['40001', '40P01']);

async function runOnce<T>(pool: pg.Pool, work: (trx: Trx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client as unknown as Trx);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
