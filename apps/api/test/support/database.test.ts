import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';
import { queryOnce } from './query-once.ts';
import { testPool } from './test-pool.ts';

test('each database is a migrated copy of its own, gone after drop', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await queryOnce(first.url, 'create table only_in_first (id int)');
  expect(await tables(first.url)).toContain('only_in_first');
  expect(await tables(second.url)).not.toContain('only_in_first');
  expect(await tables(second.url)).toContain('schema_migration');
  await first.drop();
  await expect(queryOnce(first.url, 'select 1')).rejects.toMatchObject({ code: '3D000' });
  await second.drop();
});

test('drop removes a database that still has a session', async () => {
  const database = await createTestDatabase();
  const pool = testPool(database.url);
  await pool.query('select 1');
  await database.drop();
  await pool.end();
  await expect(queryOnce(database.url, 'select 1')).rejects.toMatchObject({ code: '3D000' });
});

async function tables(url: string): Promise<string[]> {
  const rows = await queryOnce(url, "select tablename from pg_tables where schemaname = 'public'");
  return rows.map((row) => String(row.tablename));
}
