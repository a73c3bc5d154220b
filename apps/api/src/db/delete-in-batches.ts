import type { Queryable } from './transaction.ts';

const batch = 1000;

/**
 * Runs a deleting statement, limited to its last parameter's number of rows, until nothing is left, so that a large clean-up holds
 * no lock for long. The statement returns a row per deleted row; values are its first parameters.
 */
export async function deleteInBatches(db: Queryable, statement: string, values: readonly unknown[]): Promise<number> {
  for (let all = 0; ; ) {
    const { rowCount } = await db.query(statement, [...values, batch]);
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return all;
  }
}
