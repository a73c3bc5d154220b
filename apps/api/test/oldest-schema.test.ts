import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { addDays, dayOfWeek, localDateAt } from '@metade/domain/time.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { prepareDatabase } from '../src/compose.ts';
import { migrate, migrationFiles } from '../src/db/migrate.ts';
import { createPool } from '../src/db/pool.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import { Caller, cards, newDiner, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

const name = `test_oldest_${randomUUID().slice(0, 8)}`;
let server: pg.Pool;
let pool: pg.Pool;
let before: Map<string, number>;

beforeAll(async () => {
  const url = new URL(inject('testDatabase').serverUrl);
  server = createPool(url.href, 1);
  await server.query(`create database ${name}`);
  url.pathname = `/${name}`;
  pool = createPool(url.href, 4);
  const [oldest] = [...(await migrationFiles())];
  await migrate(pool, { files: new Map([oldest as NonNullable<typeof oldest>]) });
  await pool.query(await readFile(new URL('support/oldest-rows.sql', import.meta.url), 'utf8'));
  before = await rowsOfTables();
});
afterAll(async () => {
  await pool.end();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
});

test('a marketplace of the oldest schema comes to the newest with all that it had, and sells', async () => {
  expect(
    [...before].filter(([table, rows]) => rows === 0 && table !== 'seed_run'),
    'all tables have rows',
  ).toEqual([]);
  const newer = [...(await migrationFiles()).keys()].slice(1);
  expect(await prepareDatabase(pool)).toEqual(newer);
  expect(await auditDatabase(pool, { settled: false })).toEqual([]);
  const after = await rowsOfTables();
  const fewer = [...before].filter(([table, rows]) => (after.get(table) ?? 0) < rows);
  expect(fewer.map(([table]) => table)).toEqual([]);
  expect((await pool.query('select number, state, payment_state from orders order by number')).rows).toEqual([
    { number: 'M-OLD001', state: 'confirmed', payment_state: 'paid' },
    { number: 'M-OLD002', state: 'awaiting_restaurant', payment_state: 'authorized' },
    { number: 'M-OLD003', state: 'completed', payment_state: 'paid' },
    { number: 'M-OLD004', state: 'cancelled', payment_state: 'refunded' },
    { number: 'M-OLD005', state: 'expired', payment_state: 'none' },
    { number: 'M-OLD006', state: 'cancelled', payment_state: 'credited' },
  ]);

  const databaseUrl = new URL(inject('testDatabase').serverUrl);
  databaseUrl.pathname = `/${name}`;
  const app = await startTestApp({ databaseUrl: databaseUrl.href });
  try {
    const old = new Caller(app.url, 'old-diner', '00000000-0000-4000-8000-000000000001');
    const kept = taken(await old.order('00000000-0000-4000-8000-000000000041'));
    expect(kept).toMatchObject({ state: 'confirmed', voucher: { code: 'OLD123', token: 'old-token-1' } });
    const date = addDays(localDateAt(Date.now(), 'Europe/Lisbon'), 7);
    const table = {
      restaurant: '00000000-0000-4000-8000-000000000010',
      slot: `00000000-0000-4000-8000-00000000002${dayOfWeek(date)}`,
      date,
      people: 2,
    };
    const newcomer = await newDiner(pool, app.url);
    for (const [diner, at] of [
      [newcomer, table],
      [old, { ...table, date: addDays(date, 7) }],
    ] as const) {
      const held = taken(await diner.call('createOrder', { body: at }));
      expect(taken(await diner.pay(held._id, await app.cardToken(cards.visa)))).toMatchObject({ state: 'confirmed' });
    }
    await drain(app.context);
  } finally {
    await app.close();
  }
});

async function rowsOfTables(): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const counted = new Map<string, number>();
  for (const { name: table } of rows) {
    const found = await pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`);
    counted.set(table, found.rows[0]?.n ?? 0);
  }
  return counted;
}
