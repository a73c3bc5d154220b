import pg from 'pg';

/** A client inside an open transaction. What needs one takes it first, and only commands open one. */
export type Trx = pg.ClientBase & { readonly __transaction: true };
export type Queryable = Pick<pg.Pool, 'query'>;

/**
 * Runs work in one transaction: its result is committed, its error rolls everything back and is thrown on. Work is run a
 * second time when the database gave it up in a deadlock, so it may do nothing but talk to its `trx`.
 */
export async function transaction<T>(pool: pg.Pool, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await runOnce(pool, work);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && givenUp.has(error.code))) throw error;
    return runOnce(pool, work);
  }
}

/** serialization_failure and deadlock_detected: nothing of the transaction was kept. */
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
