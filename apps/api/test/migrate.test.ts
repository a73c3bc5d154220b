import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import landed from '../migrations/landed.json' with { type: 'json' };
import { checkSchema, migrate, migrationFiles, readMigration } from '../src/db/migrate.ts';
import type { Migration } from '../src/db/migrate.ts';
import { createPool } from '../src/db/pool.ts';
import { dumpSchema } from './support/dump-schema.ts';
import { readSchemaShape, stepsThatBreak } from './support/steps-that-break.ts';

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

test('schema.sql is what the migrations make, and makes it in an empty database', async () => {
  const written = await readFile(new URL('../schema.sql', import.meta.url), 'utf8');
  await withEmptyDatabase(async (pool) => {
    await migrate(pool);
    expect(await dumpSchema(pool), 'node scripts/remember-migrations.ts writes it').toBe(written);
  });
  await withEmptyDatabase(async (pool) => {
    await pool.query(written);
    // Its own statements leave no table of names: that is the migrations' alone.
    expect(await dumpSchema(pool)).toBe(written);
  });
});

test('a server starts on the schema of its version alone, and says what to do on any other', async () => {
  await withEmptyDatabase(async (pool) => {
    await expect(checkSchema(pool)).rejects.toThrow(/lacks \d+ migrations, up to \d{4}-.*: run npm run migrate first/);
    await migrate(pool);
    await checkSchema(pool);
    const { rows } = await pool.query<{ name: string }>(
      'delete from schema_migration where name = (select max(name) from schema_migration) returning name',
    );
    await expect(checkSchema(pool)).rejects.toThrow(`lacks 1 migrations, up to ${rows[0]?.name}`);
    await pool.query("insert into schema_migration (name, checksum) values ('9999-from-later.sql', 'x')");
    await expect(checkSchema(pool)).rejects.toThrow(
      'made by a newer version of this program, with 9999-from-later.sql',
    );
  });
});

test('a migration that waits for a lock lets go, so that others get through, and is tried again', async () => {
  await withEmptyDatabase(async (pool) => {
    const first = made('0001-first.sql', 'create table dish (name text)');
    await migrate(pool, { files: new Map([first]) });
    const files = new Map([first, made('0002-second.sql', 'alter table dish add column price integer')]);
    const reader = await pool.connect();
    await reader.query('begin');
    await reader.query('select * from dish');
    await expect(migrate(pool, { files, lockTimeoutMs: 20, tries: 2, pauseMs: 1 })).rejects.toThrow(
      /^Migration 0002-second.sql waits for a lock: process \d+ \(metade\) has been in a transaction for \d+ s, last with: select \* from dish/,
    );
    expect((await pool.query('select name from schema_migration')).rows).toEqual([{ name: '0001-first.sql' }]);
    const later = migrate(pool, { files, lockTimeoutMs: 20, tries: 1_000_000, pauseMs: 1 });
    await pool.query("insert into dish values ('arroz')");
    await reader.query('rollback');
    reader.release();
    expect(await later).toEqual(['0002-second.sql']);
    expect((await pool.query('show lock_timeout')).rows, 'the connection goes back as it came').toEqual([
      { lock_timeout: '0' },
    ]);
  });
});

test('an index is built while rows are written, and one that was left half built is built anew', async () => {
  await withEmptyDatabase(async (pool) => {
    const first = made('0001-first.sql', 'create table dish (name text)');
    await migrate(pool, { files: new Map([first]) });
    const files = new Map([
      first,
      made('0002-second.concurrent.sql', 'create unique index concurrently if not exists dish_name on dish (name);\n'),
    ]);
    await pool.query("insert into dish values ('arroz'), ('arroz')");
    await expect(migrate(pool, { files })).rejects.toThrow(/^Migration 0002-second.concurrent.sql failed: .*dish_name/);
    const writer = await pool.connect();
    await writer.query('delete from dish');
    await writer.query('begin');
    await writer.query("insert into dish values ('feijão')");
    const building = migrate(pool, { files, lockTimeoutMs: 1 });
    await until(async () => {
      const { rowCount } = await pool.query(
        "select 1 from pg_stat_activity where query ~ '^(drop|create unique) index concurrently' and wait_event_type = 'Lock'",
      );
      return rowCount === 1;
    });
    await writer.query("insert into dish values ('massa')");
    await writer.query('commit');
    writer.release();
    expect(await building).toEqual(['0002-second.concurrent.sql']);
    const { rows } = await pool.query(
      "select indisvalid as valid from pg_index where indexrelid = 'dish_name'::regclass",
    );
    expect(rows).toEqual([{ valid: true }]);
  });
});

/** The last migration that was written before indexes had to be built concurrently. */
const lastOfOldForm = '0080-review-photos.sql';

test('a newer migration builds indexes on tables that are there concurrently, in a file of its own', async () => {
  for (const [name, { text, concurrent }] of await migrationFiles()) {
    const statements = text
      .replace(/--.*$/gm, '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
    if (concurrent)
      for (const statement of statements)
        expect(statement, name).toMatch(
          /^(create (unique )?index concurrently if not exists|drop index concurrently if exists) /i,
        );
    else if (name > lastOfOldForm) {
      const own = new Set([...text.matchAll(/create (?:unlogged )?table (\w+)/gi)].map(([, table]) => table));
      const others = [...text.matchAll(/create (?:unique )?index \w+ on (\w+)/gi)].filter(
        ([, table]) => !own.has(table),
      );
      expect(
        others.map(([words]) => words),
        `${name}: write them to a .concurrent.sql`,
      ).toEqual([]);
    }
  }
});

/** The last migration that was written before each was held to what servers of the version before survive. */
const lastUnheld = '0135-failed-refunds-once.concurrent.sql';

test('servers of the version before survive a newer migration, which stops nobody for as long as a large table takes', async () => {
  await withEmptyDatabase(async (pool) => {
    const files = [...(await migrationFiles())];
    const held = files.filter(([name]) => name > lastUnheld);
    for (const [name, { text }] of held) {
      const older = files.filter(([other]) => other < name);
      await migrate(pool, { files: new Map(older) });
      const before = await readSchemaShape(pool);
      await migrate(pool, { files: new Map(files.filter(([other]) => other <= name)) });
      const after = await readSchemaShape(pool);
      expect(stepsThatBreak(before, after, text, new Map(older).keys()), name).toEqual([]);
    }
  });
});

const kitchen = `
  create table chef (id integer primary key);
  create table dish (id integer primary key, name text, price integer default 1, kind text, chef integer not null,
    constraint dish_kind check (kind in ('soup', 'fish')), constraint dish_price check (price > 0));
  create view cheap as select id from dish where price < 5;
  create function price_of(dish) returns integer language sql return $1.price;`;

test.each([
  ['drop table chef', ['chef: a table is dropped or renamed']],
  ['drop view cheap', ['cheap: a table is dropped or renamed']],
  ['alter table chef rename to cook', ['chef: a table is dropped or renamed']],
  ['drop function price_of(dish)', ['price_of(dish): a function is dropped or changes its arguments']],
  ['alter table dish drop column name', ['dish.name: a column is dropped or renamed']],
  ['alter table dish rename column name to title', ['dish.name: a column is dropped or renamed']],
  ['alter table dish alter name type varchar', ['dish.name: another type']],
  ['alter table dish alter name set not null', ['dish.name: set not null']],
  ['alter table dish alter price drop default', ['dish.price: its default is dropped']],
  [
    'alter table dish add spice text not null',
    ['dish.spice: a new column is demanded of older servers: give it a default'],
  ],
  [
    'alter table dish add constraint named check (name is not null) not valid',
    ['dish.named: a rule for what older servers write'],
  ],
  [
    "alter table dish drop constraint dish_kind, add constraint dish_kind check (kind in ('soup')) not valid",
    ['dish.dish_kind: a rule for what older servers write'],
  ],
  [
    'alter table dish drop constraint dish_price, add constraint dish_price check (price > 9) not valid',
    ['dish.dish_price: a rule for what older servers write'],
  ],
  ['create unique index dish_name on dish (name)', ['dish.dish_name: a rule for what older servers write']],
  [
    'alter table dish add foreign key (chef) references chef not valid',
    ['dish.dish_chef_fkey: a rule for what older servers write'],
  ],
  [
    "alter table dish drop constraint dish_kind, add constraint dish_kind check (kind in ('soup', 'fish', 'cake'))",
    ['dish.dish_kind: add it "not valid", and validate it in a later file'],
  ],
  [
    'alter table dish add spice text check (spice is not null or id > 0)',
    ['dish.dish_check: add it "not valid", and validate it in a later file'],
  ],
  ['alter table dish add made timestamptz not null default clock_timestamp()', ['dish: every row is written anew']],
  [
    'alter table dish add sous integer default 1, add unique (sous)',
    ['add unique: build its index in a .concurrent.sql first'],
  ],
  // What takes away and narrows is for a file of the next version; what stops everybody is for none.
  ['-- known to every server since 0001-first.sql\nalter table dish drop column name, alter price drop default', []],
  [
    '-- known to every server since 0001-first.sql\nalter table dish drop column name, alter chef type bigint',
    ['dish: every row is written anew'],
  ],
  ['-- known to every server since 0003-third.sql\ndrop view cheap', ['there is no older file 0003-third.sql']],
  ['create table menu (id integer primary key, day date not null, unique (day), check (day > now()))', []],
  ['alter table dish add spice text not null default $$none$$, add sous integer references chef', []],
  [
    "alter table dish drop constraint dish_kind, add constraint dish_kind check (kind in ('soup', 'fish', 'cake')) not valid",
    [],
  ],
  ['alter table dish add spice text, add constraint hot check (spice is not null or id > 0) not valid', []],
])('of a migration with “%s” is told: %j', async (text, told) => {
  await withEmptyDatabase(async (pool) => {
    await pool.query(kitchen);
    const before = await readSchemaShape(pool);
    await pool.query(text);
    expect(stepsThatBreak(before, await readSchemaShape(pool), text, ['0001-first.sql', '0002-second.sql'])).toEqual(
      told,
    );
  });
});

test('a rule that was added unchecked is checked by a later file', async () => {
  await withEmptyDatabase(async (pool) => {
    await pool.query(`${kitchen} alter table dish add spice text, add constraint hot check (spice <> '') not valid`);
    const before = await readSchemaShape(pool);
    const text = 'alter table dish validate constraint hot';
    await pool.query(text);
    expect(stepsThatBreak(before, await readSchemaShape(pool), text, [])).toEqual([]);
  });
});

function made(name: string, text: string): [string, Migration] {
  return [name, readMigration(name, text)];
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached()));
}

test('a migration whose process is killed in the middle leaves nothing behind, and the next one does it whole', async () => {
  await withEmptyDatabase(async (pool) => {
    const texts = {
      '0001-whole.sql': 'create table whole (n integer)',
      '0002-half.sql': 'create table half (n integer); select pg_sleep(2); create table other_half (n integer)',
    };
    const files = new Map(Object.entries(texts).map(([name, text]) => [name, readMigration(name, text)]));
    const script = `
      import { createPool } from ${JSON.stringify(new URL('../src/db/pool.ts', import.meta.url).href)};
      import { migrate, readMigration } from ${JSON.stringify(new URL('../src/db/migrate.ts', import.meta.url).href)};
      const files = new Map(Object.entries(${JSON.stringify(texts)}).map(([name, text]) => [name, readMigration(name, text)]));
      await migrate(createPool(process.env.DATABASE_URL, 1), { files });`;
    const url = (pool.options as pg.PoolConfig).connectionString as string;
    const env = { PATH: process.env.PATH, DATABASE_URL: url };
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'ignore' });
    const asleep = "select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()";
    await expect.poll(async () => (await pool.query(asleep)).rowCount).toBe(1);
    child.kill('SIGKILL');
    expect(await present(pool)).toEqual(['whole']);
    // It waits for its turn, which the killed one's session has until its statement ends.
    expect(await migrate(pool, { files })).toEqual(['0002-half.sql']);
    expect(await present(pool)).toEqual(['half', 'other_half', 'whole']);
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

async function present(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where tablename in ('whole', 'half', 'other_half') order by tablename",
  );
  return rows.map(({ name }) => name);
}

async function withEmptyDatabase(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const { serverUrl } = inject('testDatabase');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = createPool(serverUrl, 1);
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, 4);
  try {
    await work(pool);
  } finally {
    await pool.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
}
