import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type pg from 'pg';
import { createPool } from '../src/db/pool.ts';
import { transaction } from '../src/db/transaction.ts';
import { createTestDatabase } from './support/database.ts';
import type { TestDatabase } from './support/database.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 4);
  await pool.query('create table tally (name text primary key, times integer not null)');
});
beforeEach(async () => {
  await pool.query("truncate tally; insert into tally values ('a', 0), ('b', 0)");
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('of two that lock each other out, the one given up runs again and both are kept, each once', async () => {
  const met = barrier(2);
  let runs = 0;
  const inOrder = (first: string, second: string) =>
    transaction(pool, async (trx) => {
      runs += 1;
      await trx.query('update tally set times = times + 1 where name = $1', [first]);
      await met();
      await trx.query('update tally set times = times + 1 where name = $1', [second]);
    });
  await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
  expect(runs).toBeGreaterThanOrEqual(3);
  expect(await tally()).toEqual({ a: 2, b: 2 });
});

test('what is given up a second time is an error, and nothing of it is kept', async () => {
  let runs = 0;
  const work = transaction(pool, async (trx) => {
    runs += 1;
    await trx.query("update tally set times = times + 1 where name = 'a'");
    await trx.query("do $$ begin raise exception 'given up' using errcode = '40001'; end $$");
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(2);
  expect(await tally()).toEqual({ a: 0, b: 0 });
});

test('any other error is not tried again', async () => {
  let runs = 0;
  const work = transaction(pool, async (trx) => {
    runs += 1;
    await trx.query("insert into tally values ('a', 1)");
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(runs).toBe(1);
});

/** Lets callers go on once so many have come; later ones pass. */
function barrier(wanted: number): () => Promise<void> {
  const open = Promise.withResolvers<void>();
  let came = 0;
  return () => {
    came += 1;
    if (came >= wanted) open.resolve();
    return open.promise;
  };
}

async function tally(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; times: number }>('select name, times from tally');
  return Object.fromEntries(rows.map((row) => [row.name, row.times]));
}
