import type { Queryable } from './transaction.ts';

const batch = 1000;

/**
 * Runs a statement that removes at most as many rows as its last parameter says, until there are none left, so that what has grown
 * for long neither locks nor blocks for long. The statement answers a row for each that it removed; values are its first parameters.
 */
export async function deleteInBatches(db: Queryable, statement: string, values: readonly unknown[]): Promise<number> {
  for (let all = 0; ; ) {
    const { rowCount } = await db.query(statement, [...values, batch]);
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return all;
  }
}
