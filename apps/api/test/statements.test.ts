import { readdir, readFile } from 'node:fs/promises';
import { orderTransitions } from '@metade/domain/order-life-cycle.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../src/db/transaction.ts';
import { noteOrder, stepColumns, transitionOrder } from '../src/features/orders/transition-order.ts';
import type { TestDatabase } from './support/database.ts';
import { createTestDatabase } from './support/database.ts';
import { differences } from './support/statements/compare.ts';
import type { Description } from './support/statements/describe-statement.ts';
import { describer } from './support/statements/describe-statement.ts';
import type { Field, Statement } from './support/statements/read-statements.ts';
import { readStatements } from './support/statements/read-statements.ts';

/** Files with statements whose text only the running program knows, and why. */
const unreadable = new Map([
  ['db/migrate.ts', 'runs the migrations'],
  ['db/row-cursor.ts', 'reads the statement that it is given'],
  ['features/account/export-account.ts', 'reads the names of tables from the schema'],
  ['features/orders/transition-order.ts', 'writes out the step of the life-cycle that it is given: below'],
  ['features/registration/write-changes.ts', 'writes the columns that a form filled'],
]);

/** Files whose statements have more than six parameters with numbers of a builder, or in parts of several statements; all others name them (db/named.ts). */
const numbered = new Set([
  'features/account/update-profile.ts',
  'features/reservations/reservation-reads.ts',
  'features/restaurants/count-filters.ts',
  'features/restaurants/count-found.ts',
  'features/restaurants/find-by-text.ts',
  'features/restaurants/find-listed.ts',
  'features/restaurants/found-sql.ts',
  'features/restaurants/other-tables.ts',
]);

let database: TestDatabase;
let client: pg.Client;
let describe: (text: string) => Promise<Description>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // The audit compares with the gateway's own tables where they are in the same database.
  const gateway = new URL('../../sandbox-gateway/src/schema.sql', import.meta.url);
  await client.query(await readFile(gateway, 'utf8'));
  await client.query('set search_path to public, sandbox_gateway');
  describe = await describer(client);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every statement answers the rows that the program says it does', async () => {
  const statements = readStatements();
  const unread = statements.filter((statement) => statement.unreadable.length > 0 || statement.texts.size === 0);
  expect(new Set(unread.map(fileOf))).toEqual(new Set(unreadable.keys()));
  const counted = statements.filter(
    ({ isNamed, texts }) => !isNamed && [...texts.keys()].some((text) => /\$[7-9]|\$\d\d/.test(text)),
  );
  expect(new Set(counted.map(fileOf))).toEqual(numbered);
  const faults = new Set<string>();
  for (const statement of statements)
    for (const [text, values] of statement.texts)
      for (const fault of await faultsOf(statement, text, values)) faults.add(`${statement.place}: ${fault}`);
  expect([...faults].join('\n')).toBe('');
});

test('every step of the life-cycle, with whatever is selected and written by it, is a statement of the schema', async () => {
  const selections = ['true', ...selectionsOf(await sourcesOfFeatures())];
  const set = Object.fromEntries(stepColumns.map((column) => [column, null]));
  const faults: string[] = [];
  const db = {
    query: async (text: string) => {
      await describe(text).catch((error: Error) => faults.push(`${error.message}: ${text}`));
      return { rowCount: 0, rows: [] };
    },
  } as unknown as Queryable;
  for (const { action, from, to, by } of orderTransitions)
    for (const as of by)
      for (const where of selections)
        await transitionOrder(db, 'one', { action, from, to, as, at: 0, set }, { where, values: whatever(where) });
  await noteOrder(db, 'one', { as: 'system', at: 0 });
  expect(faults.join('\n')).toBe('');
  // The default, those of the two undo steps, of expired holds, of the host's rows and of what waits to be confirmed.
  expect(selections).toHaveLength(6);
});

test('a row that says something else than its statement is told', async () => {
  const { columns } = await describe(
    'select o.paid_at, o.number, o.state from orders o left join app_user u on u.id = o.user_id',
  );
  const field = (written: string, kinds: string[], literals: string[] | null = null): Field => ({
    written,
    kinds: new Set(kinds),
    literals,
    item: null,
  });
  const row = new Map([
    ['paid_at', field('string', ['string'])],
    ['number', field('number', ['number'])],
    ['state', field('"held"', ['string'], ['held'])],
    ['people', field('number', ['number'])],
  ]);
  expect(differences(row, columns)).toEqual([
    'column "paid_at" is timestamptz | null, the row says string',
    'column "number" is text, the row says number',
    expect.stringMatching(/^column "state" may be .*confirmed.*, the row says "held"$/),
    'the row has "people", the statement does not',
  ]);
});

const features = new URL('../src/features/', import.meta.url);

/** What each file says of a feature. */
async function sourcesOfFeatures(): Promise<string[]> {
  const names = await readdir(features, { recursive: true });
  return Promise.all(
    names.filter((name) => name.endsWith('.ts')).map((name) => readFile(new URL(name, features), 'utf8')),
  );
}

/** The conditions that a move is narrowed by. */
function selectionsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(/where: `([^`$]*(?:\$\d[^`$]*)*)`,\s*values/g)].map(([, where]) => where as string),
      ...[...text.matchAll(/const narrow = `([^`]+)`/g)].map(([, where]) => where as string),
    ]),
  );
}

/** A value for each parameter of a condition. */
const whatever = (where: string) => Array.from(new Set(where.match(/\$\d+/g)), () => null);

const fileOf = ({ place }: Statement) => place.split(':')[0] as string;

async function faultsOf({ row, isRead }: Statement, text: string, values: Set<number | null>): Promise<string[]> {
  if (/^(begin|commit|rollback|listen)\b/.test(text)) return [];
  try {
    if (/^\s*create temp table/.test(text)) {
      await client.query(text.replaceAll(' on commit drop', ''));
      return [];
    }
    const { columns, parameters } = await describe(text);
    const counts = [...values].filter((count) => count !== null);
    return [
      ...(counts.length === 0 || counts.includes(parameters)
        ? []
        : [`${parameters} parameters, ${counts.join(' or ')} values`]),
      ...(row === null && isRead ? ['its rows are of no type'] : []),
      ...(row === null ? [] : differences(row, columns)),
    ];
  } catch (error) {
    return [`${(error as Error).message}: ${text}`];
  }
}
