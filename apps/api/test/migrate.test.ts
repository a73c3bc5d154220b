import type pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';

test('a PostgreSQL that is too old is refused by name before anything is written to it', async () => {
  const asked: string[] = [];
  const old = {
    query: async (sql: string) => {
      asked.push(sql);
      return { rows: [{ number: '140013', name: '14.13' }] };
    },
    release: () => {},
  };
  await expect(migrate({ connect: async () => old } as unknown as pg.Pool)).rejects.toThrow(
    'PostgreSQL 14.13 is too old: version 15 or newer is needed.',
  );
  expect(asked.filter((sql) => /create|insert|begin/i.test(sql))).toEqual([]);
});
