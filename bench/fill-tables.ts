import type pg from 'pg';

type Fill = (client: pg.ClientBase) => Promise<void>;

/**
 * Fills tables with millions of rows in one transaction: without triggers, and without the tables' indexes, which are quicker made anew
 * than kept. first: with both.
 */
export async function fillTables(pool: pg.Pool, tables: readonly string[], fill: Fill, first?: Fill): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await first?.(client);
    await client.query('set local session_replication_role = replica');
    const indexes = await dropIndexes(client, tables);
    await fill(client);
    for (const definition of indexes) await client.query(definition);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
}

/** Answers the statements that make them anew. */
async function dropIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::text[]::regclass[]) and not indisprimary and not exists (select 1 from pg_constraint k where k.conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map((row) => row.definition);
}
