import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { gatewayUnderTest } from './support/gateway-under-test.ts';

let app: TestApp;
let diner: Caller;
let table: Table;
let order: string;
beforeAll(async () => {
  app = await startTestApp();
  diner = await newDiner(app.pool, app.url);
  table = await openTable(app.pool);
  order = taken(await diner.hold(table))._id;
  taken(await diner.pay(order, await app.cardToken()));
  // Also what would be due in a while: a slow run must not find it undone.
  await drain(app.context, { later: true });
});
afterAll(() => app.close());

test('a paid table breaks no promise', async () => {
  expect(await auditDatabase(app.pool)).toEqual([]);
});

test('the program of the audit says so', async () => {
  const script = fileURLToPath(new URL('../../../scripts/audit.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, app.databaseUrl]);
  expect(stdout).toBe('No promise is broken.\n');
});

const credit = (values: string) =>
  `insert into credit_entry (id, user_id, currency, expires_at, amount, reason, order_id)
   select gen_random_uuid(), user_id, 'EUR', date_trunc('day', now() + interval '2 days'), ${values}`;

function couponBreakages(): [string, string, RegExp][] {
  const used = (terms: string, released: string) =>
    `insert into coupon (id, code, kind, percent, countries, total_limit) values (gen_random_uuid(), 'HALF', 'percent', 50, ${terms});
     update orders set coupon_amount = 300;
     insert into coupon_use (order_id, coupon_id, user_id, amount, released_at) select o.id, c.id, o.user_id, 300, ${released} from orders o, coupon c`;
  return [
    ['a coupon of another market', used("'{ES}', 1", 'null'), /used by somebody else, or elsewhere/],
    [
      'a coupon used up',
      `${used("'{PT}', 1", 'null')}; alter table coupon drop constraint coupon_total_limit_check; update coupon set total_limit = 0`,
      /used more often/,
    ],
    ['a coupon given back', used("'{PT}', 1", 'now()'), /given back by an order that stands/],
    [
      'a free voucher back',
      `update orders set free_voucher_amount = 600;
       insert into free_voucher (id, user_id, reason, source_order_id, expires_at) select gen_random_uuid(), user_id, 'returned', id, now() from orders`,
      /came back twice, or did not/,
    ],
  ];
}

/** The gateway forgets all that it was asked for. */
const forgetCharges =
  gatewayUnderTest === 'stripe'
    ? "delete from stripe_gateway.object where kind in ('payment_intent', 'refund')"
    : 'delete from sandbox_gateway.refunds; delete from sandbox_gateway.payments';

const breakages: [string, string, RegExp][] = [
  ['a lost count', 'update slot_day set booked = 0', /count of taken tables/],
  [
    'a lowered quantity without an overhang',
    'alter table slot_day drop constraint never_oversold; update slot_day set capacity = 0',
    /more tables taken/,
  ],
  ['an overhang of nothing', 'update slot_day set overhang = 1', /overhang larger/],
  ['a step without an event', "update orders set state = 'arrived'", /does not end in the present state/],
  [
    'a step unheard of',
    "update orders set state = 'completed'; insert into order_event (order_id, actor, from_state, to_state, payment_state) select id, 'system', 'confirmed', 'completed', 'paid' from orders",
    /life-cycle does not know/,
  ],
  [
    'an event out of nowhere',
    "insert into order_event (order_id, actor, from_state, to_state, payment_state) select id, 'system', 'held', 'confirmed', 'paid' from orders",
    /breaks off/,
  ],
  ['no history', 'delete from order_event', /without a history/],
  ['a lost voucher', 'update orders set voucher_code = null', /without its voucher/],
  [
    'a charge without a table',
    "update orders set state = 'cancelled', payment_state = 'paid', ended_by = 'system'",
    /a card charged for an order that has no table/,
  ],
  ['kept money', "update orders set state = 'declined', payment_state = 'paid'", /kept money/],
  ['an unknown charge', 'delete from refund; delete from payment', /we know nothing of/],
  ['an invented charge', forgetCharges, /knows nothing of money/],
  ['a table for nothing', "update payment set state = 'failed'", /given without money/],
  ['another state', "update payment set state = 'authorized'", /another state at the gateway/],
  [
    'a refund that never was',
    "insert into refund (id, payment_id, order_id, amount, reason) select gen_random_uuid(), id, order_id, 1, 'x' from payment",
    /refund that was never made/,
  ],
  [
    'a refund without a word',
    "insert into refund (id, payment_id, order_id, amount, reason) select gen_random_uuid(), id, order_id, 1, 'x' from payment",
    /refunds that are not what the order says/,
  ],
  ['credit without a word', `${credit("1, 'cancelled', id")} from orders`, /credit that is not/],
  ['credit spent without a word', `${credit("-1, 'spent', id")} from orders`, /credit spent that is not/],
  ['credit from nowhere', `${credit("-1, 'expired', null")} from orders`, /more credit spent than there was/],
  ['credit back that never went', `${credit("1, 'unspent', id")} from orders`, /more credit given back/],
  ['parts that nobody paid', 'update orders set credit_amount = 1', /parts that are not the price/],
  ['a coupon that nobody used', 'update orders set coupon_amount = 1', /coupon that took another amount/],
  ['a free voucher of nobody', 'update orders set free_voucher_amount = 600', /does not pay the rest/],
  ['money out of nothing', 'update payment set amount = 500', /does not sum to zero/],
  [
    'parts that an end kept',
    "update orders set state = 'declined', payment_state = 'none', voucher_code = null, credit_amount = 1",
    /never came about/,
  ],
  ...couponBreakages(),
  [
    'stale availability',
    'update availability_day set offers[7] = 3 where date = (select date from orders)',
    /availability differs/,
  ],
  ['a lost job', "select graphile_worker.add_job('void_payment', '{}')", /job that should have run/],
  [
    'a job of a dead process',
    "select graphile_worker.add_job('void_payment', '{}'); update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'",
    /job that should have run/,
  ],
  [
    'a late refund, though somebody is at it',
    `insert into job_worker (id) values ('slow');
     select graphile_worker.add_job('refund_payment', '{}', run_at := now() - interval '5 minutes');
     update graphile_worker._private_jobs set locked_at = now(), locked_by = 'slow'`,
    /late job about money: refund_payment/,
  ],
];

test.each(breakages)('%s is found', async (_name, damage, told) => {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(damage);
    const query = asNested(client);
    const inside = { query, connect: async () => ({ query, release: () => {} }) };
    const found = await auditDatabase(inside as never);
    expect(found.join('\n')).toMatch(told);
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await auditDatabase(app.pool)).toEqual([]);
});

test('a change of a day that is on its way is waited for', async () => {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query('update table_slot set qtd = 0 where id = $1', [table.slotId]);
    const found = auditDatabase(app.pool);
    await expect.poll(async () => (await app.pool.query(waitingSql)).rows).toHaveLength(1);
    await client.query('commit');
    expect(await found).toEqual([]);
  } finally {
    client.release(true);
  }
});

const waitingSql = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** The audit's own transactions become part of one that is rolled back. */
function asNested(client: { query: (...args: never[]) => unknown }) {
  return (...args: unknown[]) => {
    const [sql] = args;
    if (typeof sql === 'string' && sql.startsWith('begin')) return client.query('savepoint audit' as never);
    if (sql === 'commit') return client.query('release savepoint audit' as never);
    if (sql === 'rollback') return client.query('rollback to savepoint audit' as never);
    return client.query(...(args as never[]));
  };
}
