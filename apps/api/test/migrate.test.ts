import { createHash } from 'node:crypto';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import landed from '../migrations/landed.json' with { type: 'json' };
import { migrate, migrationFiles } from '../src/db/migrate.ts';
import { createPool } from '../src/db/pool.ts';

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

test('every migration that has landed is there as it landed, and every one is remembered', async () => {
  const files = await migrationFiles();
  const told = 'A migration that has landed is never renamed, changed or removed: write a new one.';
  for (const [name, checksum] of Object.entries(landed))
    expect(files.get(name)?.checksum, `${name}. ${told}`).toBe(checksum);
  const forgotten = [...files.keys()].filter((name) => !(name in landed));
  expect(forgotten, 'node scripts/remember-migrations.ts adds them to landed.json').toEqual([]);
});

/** The names that the last renumbering changed, as databases of before it have them. */
const formerNames: Record<string, string> = {
  '0035-decided-reviews.sql': '0033-decided-reviews.sql',
  '0038-markets.sql': '0037-markets.sql',
};

test('a database that was made before migrations were renumbered starts, and gets what it lacks', async () => {
  await withEmptyDatabase(async (pool) => {
    const files = await migrationFiles();
    const old = [...files].filter(([name]) => name <= '0038-markets.sql');
    await pool.query(
      'create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const [name, { text, checksum }] of old) {
      await pool.query(text);
      await pool.query('insert into schema_migration (name, checksum) values ($1, $2)', [
        formerNames[name] ?? name,
        checksum,
      ]);
    }
    const newer = [...files.keys()].filter((name) => name > '0038-markets.sql');
    expect(await migrate(pool)).toEqual(newer);
    expect(await migrate(pool)).toEqual([]);
    const { rows } = await pool.query<{ name: string }>('select name from schema_migration order by name');
    expect(rows.map(({ name }) => name)).toEqual([...files.keys()]);
  });
});

test('a database of the hours before write_probe was added to 0039 starts, and gets it', async () => {
  await withEmptyDatabase(async (pool) => {
    const files = await migrationFiles();
    await pool.query(
      'create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const [name, { text, checksum }] of [...files].filter(([name]) => name <= '0039-job-workers.sql')) {
      const former = name === '0039-job-workers.sql' ? `${text.split('\n\n-- One row')[0]}\n` : text;
      await pool.query(former);
      const kept = former === text ? checksum : createHash('sha256').update(former).digest('hex');
      await pool.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, kept]);
    }
    expect((await pool.query("select to_regclass('write_probe') as probe")).rows).toEqual([{ probe: null }]);
    await migrate(pool);
    expect(await migrate(pool)).toEqual([]);
    await pool.query('insert into write_probe (only_row) values (true)');
  });
});

test('a program older than the schema refuses to start on it, and says which one to start', async () => {
  await withEmptyDatabase(async (pool) => {
    await migrate(pool);
    await pool.query("insert into schema_migration (name, checksum) values ('9999-from-later.sql', 'x')");
    await expect(migrate(pool)).rejects.toThrow(
      'The database was made by a newer version of this program, with 9999-from-later.sql: start that version or a later one.',
    );
  });
});

async function withEmptyDatabase(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const { serverUrl } = inject('testDatabase');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = createPool(serverUrl, 1);
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, 2);
  try {
    await work(pool);
  } finally {
    await pool.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}
