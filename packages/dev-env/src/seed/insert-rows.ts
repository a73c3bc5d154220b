import type pg from 'pg';

/**
 * Inserts rows of equal shape in one statement; the first row's keys name the columns, their types come from the table.
 * Objects and lists go to jsonb columns as they are, and to array columns when PostgreSQL can read them as one.
 */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly Record<string, unknown>[],
  conflict = '',
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${conflict}`,
    [JSON.stringify(rows)],
  );
}
