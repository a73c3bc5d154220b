import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../src/db/pool.ts';
import type { Handlers } from '../src/http/call.ts';
import { createTestDatabase } from './support/database.ts';
import { deskCalls, watchLoggedChanges } from './support/logged-changes.ts';

// Every test's app is watched: what follows holds that all calls are made, and that the watch sees.

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every call of admins and licensees that may change something is made by a test', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const isMade = ({ name, path: at }: (typeof deskCalls)[number]) =>
    tests.includes(`'${name}'`) || tests.includes(`/v1${at}\``);
  expect(deskCalls.length).toBeGreaterThan(60);
  expect(deskCalls.filter((call) => !isMade(call)).map(({ name }) => name)).toEqual([]);
});

test.each([
  ['by a client', 'connect'],
  ['by the pool', 'query'],
] as const)('a call that writes %s and leaves no entry is told', async (_, way) => {
  const pool = createPool(database.url);
  const { handlers, assertLogged } = watchLoggedChanges(pool);
  const run = async (text: string) => {
    if (way === 'query') return pool.query(text);
    const client = await pool.connect();
    await client.query(text).finally(() => client.release());
  };
  const call = async (...texts: string[]) => {
    const blockUser = async () => {
      for (const text of texts) await run(text);
      return { data: null };
    };
    await handlers({ blockUser } as unknown as Handlers).blockUser({} as never, {} as never);
  };
  const write = "update market set currency = currency where country = 'PT'";
  await call("select 1 as n from market where country = 'PT' for no key update");
  await call("update market set currency = currency where country = 'XX'");
  await call(write, "insert into audit_log (role, what, before, after) values ('admin', 'market.saved', '{}', '{}')");
  expect(assertLogged).not.toThrow();
  await call(write);
  expect(assertLogged).toThrow(/blockUser: market/);
  await pool.end();
});
