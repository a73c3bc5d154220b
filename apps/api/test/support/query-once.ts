import pg from 'pg';

/** Runs a statement on a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
