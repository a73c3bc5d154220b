import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  ['features/orders/transition-order.ts', 'writes out the step of the life-cycle that it is given'],
  ['features/registration/write-changes.ts', 'writes the columns that a form filled'],
]);

/** Files whose statements have more than six numbered parameters, by hand or by a builder; new ones name them (db/named.ts). */
const numbered = new Set([
  'features/account/create-address.ts',
  'features/account/update-profile.ts',
  'features/admin-orders/find-orders.ts',
  'features/audit-log/list-changes.ts',
  'features/audit-log/record-change.ts',
  'features/auth/register-user.ts',
  'features/cards/check-card.ts',
  'features/cards/keep-after-payment.ts',
  'features/cards/keep-typed.ts',
  'features/changes/change-order.ts',
  'features/gifts/buy-gift.ts',
  'features/leads/receive-lead.ts',
  'features/ledger/credit-store.ts',
  'features/mail/write-mail.ts',
  'features/orders/return-money.ts',
  'features/payments/begin-payment.ts',
  'features/pending-steps/pending-step.ts',
  'features/registration/register-owner.ts',
  'features/reservations/reservation-reads.ts',
  'features/restaurants/count-days.ts',
  'features/restaurants/count-filters.ts',
  'features/restaurants/find-listed.ts',
  'features/restaurants/load-places.ts',
  'features/restaurants/other-tables.ts',
  'features/reviews/create-review.ts',
  'features/reviews/update-review.ts',
  'features/rewards/points-ledger.ts',
  'features/second-admin/ask-second-admin.ts',
  'features/security-log/record-security.ts',
  'features/team/invite-member.ts',
  'features/unmet-demand/record-unmet-demand.ts',
  'features/waitlist/join-waiting.ts',
  'features/webhooks/send-webhook.ts',
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
