import type { Order } from '@metade/contracts/orders.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { long } from '@metade/dev-env/long-proofs.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { Logger, runOnce } from 'graphile-worker';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../src/context.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { gatewayChecks } from '../src/features/audit/gateway-checks.ts';
import { handlers } from '../src/features/handlers.ts';
import { expireCredit } from '../src/features/ledger/index.ts';
import { completeOrders, releaseAllExpired } from '../src/features/orders/index.ts';
import { Refused } from '../src/refused.ts';
import { taskListOf } from '../src/worker.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { addSlot } from './support/change-fixture.ts';
import { newDiners, openTable } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { fakeCards, fakeGateway } from './support/fake-gateway.ts';
import { giveCredit, giveFreeVoucher, makeCoupon } from './support/ledgers.ts';
import { inParallel } from './support/in-parallel.ts';
import { moneyOutOfBalance } from './support/money-of-orders.ts';
import { gatewaysOf } from '../src/adapters/gateways/gateways.ts';
import { createPerson } from './support/orders-fixture.ts';
import { seededRandom } from './support/seeded-random.ts';

// LIVES_SEED repeats the choices; LIVES_ORDERS makes fewer or more. Whatever their number, every kind of end is seen.
const seed = Number(process.env.LIVES_SEED ?? 20_261_121);
const wanted = Number(process.env.LIVES_ORDERS ?? (long ? 10_000 : 200));
/** Few for few orders: a booking has to live through some of their evenings. */
const people = Math.min(120, Math.ceil(wanted / 5));
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const gateway = fakeGateway();
const clock = { now: Date.now() };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    overrides: { now: () => clock.now, gateways: gatewaysOf('fake', [gateway]) },
    env: { POOL_SIZE: '16' },
    settings: { creditMonths: 1, freeVoucherMonths: 2, couponTriesPerHour: 1_000_000, noShowLimit: 1_000_000 },
  });
});
afterAll(() => app.close());

const random = seededRandom(seed);
const chance = (share: number) => random() < share;
const iso = () => new Date(clock.now).toISOString();
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** Runs an operation of the API for a caller at a moment; null when it was refused. Anything but a refusal is a defect. */
async function run<N extends keyof typeof handlers>(
  name: N,
  who: string,
  call: Record<string, unknown>,
  at = clock.now,
): Promise<Order | null> {
  const session = {
    tokenHash: Buffer.alloc(0),
    holderId: who,
    userId: who,
    group: 'user',
    adminRoles: [],
    secondFactorDue: false,
    locale: 'en',
    wroteAt: 0,
  };
  const context: Context = { ...app.context, now: () => at };
  try {
    const answer = await handlers[name](context, {
      session,
      locale: 'en',
      ip: '127.0.0.1',
      claim: null,
      query: {},
      ...call,
    } as never);
    return (answer as { data: Order }).data;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Who dines, the codes that they try, the admin who decides on claims, and another table beside each of the tables. */
let diners: Caller[] = [];
let coupons: string[] = [];
let admin = '';
const beside = new Map<Table, Table>();

type Live = { id: string; diner: string; table: Table; meal: number; asks: boolean };

test(`the money of ${wanted} orders sums to zero whatever becomes of them (seed ${seed})`, {
  timeout: 1_800_000,
}, async () => {
  const { pool } = app;
  diners = await newDiners(pool, app.url, people);
  const tables = await Promise.all(
    [2, 4, 6, 2, 4, 2].map((places, place) =>
      openTable(pool, {
        places: places as 2 | 4 | 6,
        qtd: [99, 99, 99, 5, 99, 2][place] ?? 99,
        daysAhead: place + 1,
        confirmationMode: place % 2 === 0 ? 'instant' : 'review',
        city: place === 4 ? 'saoPaulo' : 'lisboa',
      }),
    ),
  );
  for (const table of tables) beside.set(table, await addSlot(app, table, { time: '21:30', places: 4, qtd: 99 }));
  admin = (await createPerson(pool, { group: 'admin' })).id;
  coupons = [
    await makeCoupon(pool, { percent: 13 }),
    await makeCoupon(pool, { percent: 100, total_limit: 150 }),
    await makeCoupon(pool, { first_order: true, user_limit: 1 }),
    await makeCoupon(pool, { kind: 'fixed', percent: null, amount: 250, currency: 'EUR', user_limit: 4 }),
    await makeCoupon(pool, { valid_until: new Date(clock.now + 20 * day), sizes: [2] }),
  ];
  for (const diner of diners) {
    if (chance(0.5))
      await giveCredit(pool, diner, 1 + Math.floor(random() * 2_000), { ends: clock.now + random() * 60 * day });
    if (chance(0.3)) await giveFreeVoucher(pool, diner, clock.now + 30 * day);
  }

  let live: Live[] = [];
  let made = 0;
  const book = async (diner: Caller) => {
    const order = await begin(diner, pick(tables));
    if (order === null) return;
    made += 1;
    if (await pay(order)) live.push(order);
  };
  // Lives that leave a kind of end out have tried less than they say: there are more of them.
  let missing = ends;
  for (let part = 1; part <= 10 && missing.length > 0; part += 1) {
    while (made < part * wanted) {
      const before = clock.now;
      clock.now += Math.floor((0.2 + random()) * day);
      live = (await inParallel(live, (order) => goOn(order, before))).flat();
      await inParallel(diners, book);
      await runJobs();
    }
    clock.now += 40 * day;
    await runJobs();
    const seen = await endsSeen();
    missing = ends.filter((end) => !seen.has(end));
  }

  const found = await auditDatabase(pool);
  expect(found.filter((line) => !gatewayChecks.some(({ name }) => line.startsWith(name)))).toEqual([]);
  expect(await moneyOutOfBalance(pool, gateway.books)).toEqual([]);
  expect(missing).toEqual([]);
});

const states = ['completed', 'cancelled', 'declined', 'expired', 'no_show', 'unanswered'];
const rules = ['early', 'late', 'same_day', 'grace', 'withdrawal', 'not_paid', 'restaurant', 'changed', 'moved'];
const ends = [
  ...states.map((state) => `order ${state}`),
  ...rules.map((rule) => `rule ${rule}`),
  'spent',
  'unspent',
  'returned',
  'cancelled',
  'resold',
  'claim',
  'guarantee',
  'expired',
  'coupon',
  'free voucher',
  'points',
  'refund',
];

async function endsSeen(): Promise<Set<string>> {
  const { rows } = await app.pool.query<{ what: string }>(
    `select distinct reason as what from credit_entry union all select distinct 'order ' || state from orders
     union all select distinct 'rule ' || end_rule from orders where end_rule is not null
     union all select distinct 'coupon' from coupon_use union all select distinct 'free voucher' from free_voucher where used_at is not null
     union all select distinct 'points' from points_entry union all select distinct 'refund' from refund`,
  );
  return new Set(rows.map(({ what }) => what));
}

/** Holds the table; null when it is refused. */
async function begin(diner: Caller, table: Table, date = someDay(table)): Promise<Live | null> {
  const id = diner.id ?? '';
  const body = { restaurant: table.restaurantId, slot: table.slotId, date, people: 2 };
  const held = await run('createOrder', id, { body });
  if (held !== null) await app.pool.query('update orders set created_at = $2 where id = $1', [held._id, iso()]);
  return (
    held && {
      id: held._id,
      diner: id,
      table,
      meal: Date.parse(held.starts_at),
      asks: held.confirmation_mode === 'review',
    }
  );
}

/** The table's next day, or one of the next. */
function someDay(table: Table): string {
  const from = addDays(localDateAt(clock.now, 'Europe/Lisbon'), pick([0, 1, 1, 3, 8, 15]));
  let { date } = table;
  while (date < from) date = addDays(date, 7);
  return date;
}

/** Tries to pay, up to three times, in every way there is; false when nothing comes of it. */
async function pay({ id, diner }: Live): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1) {
    if (chance(0.05)) return false;
    const body = {
      ...(chance(0.85) ? { card_token: chance(0.7) ? 'good' : pick(fakeCards) } : {}),
      ...(chance(0.3) ? { coupon: pick(coupons) } : {}),
      use_credit: chance(0.6),
      use_free_voucher: chance(0.4),
      terms_version: termsVersion,
    };
    const key = chance(0.5) ? `${id} ${tries}` : undefined;
    const call = { params: { id }, body, idempotencyKey: key };
    const twice = chance(0.1)
      ? [run('payOrder', diner, call), run('payOrder', diner, call)]
      : [run('payOrder', diner, call)];
    const order = (await Promise.all(twice)).find((one) => one !== null);
    if (order?.payment?.state === 'requires_action' && chance(0.7)) atBank(order.payment._id, chance(0.7));
    if (order?.state === 'held') await run('refreshPayment', diner, { params: { id } });
    if (order && order.state !== 'held') {
      // The database's own clock has not moved.
      await app.pool.query('update orders set paid_at = $2 where id = $1 and paid_at is not null', [id, iso()]);
      if (chance(0.1)) await run('cancelOrder', diner, { params: { id }, body: { refund_to: 'card' } });
      return true;
    }
  }
  return false;
}

function atBank(payment: string, approved: boolean): void {
  const waiting = gateway.books.get(payment);
  if (waiting?.state !== 'requires_action') return;
  gateway.books.set(
    payment,
    approved ? { ...waiting, state: 'authorized' } : { ...waiting, state: 'failed', failure: 'authentication_failed' },
  );
}

/** What happens to a booking between two moments; what is left to happen: nothing once it is over, two when it is being changed. */
async function goOn(order: Live, since: number): Promise<Live[]> {
  const { id, diner, table, meal } = order;
  const host = { restaurant: table.restaurantId, params: { id } };
  const cancel = (at: number) =>
    run('cancelOrder', diner, { params: { id }, body: { refund_to: pick(['card', 'credit']) } }, Math.max(since, at));
  if (order.asks && chance(0.7)) {
    order.asks = false;
    if (chance(0.8)) await run('confirmOrder', table.ownerId, host, since + minute);
    else await run('declineOrder', table.ownerId, { ...host, body: { reason: 'full' } }, since + minute);
  }
  if (chance(0.02)) {
    const call = { ...host, role: 'owner', params: { id: table.restaurantId, order: id }, body: { reason: 'flooded' } };
    const ended = await run('cancelBooking', table.ownerId, call);
    return ended === null ? [order] : [];
  }
  if (meal > clock.now) {
    if (chance(meal - clock.now < 2 * day ? 0.15 : 0.06)) {
      const ended = await cancel(clock.now);
      return ended !== null && chance(0.5) ? [order, ...(await sellAgain(order))] : [order];
    }
    if (chance(meal - clock.now < 2 * day ? 0.25 : 0.08)) return [order, ...(await move(order))];
    return [order];
  }
  if (chance(0.15)) await cancel(meal - hour);
  else if (chance(0.8)) {
    const came = await run('arriveOrder', table.ownerId, { ...host, body: { seat_anyway: false } }, meal);
    if (came !== null && chance(0.25)) await claim(order);
  } else if (chance(0.7)) await run('markNoShow', table.ownerId, host, meal + 46 * minute);
  return [];
}

/** The restaurant keeps the day's other tables of that size for itself, and somebody takes the place that has come free. */
async function sellAgain({ table, meal }: Live): Promise<Live[]> {
  const date = localDateAt(meal, 'Europe/Lisbon');
  await app.pool.query(
    'update slot_day set capacity = booked + 1, overridden = true where slot_id = $1 and date = $2 and capacity > booked',
    [table.slotId, date],
  );
  const next = await begin(pick(diners), table, date);
  return next !== null && (await pay(next)) ? [next] : [];
}

/** Asks for the table beside, the same one a week on, or both, and pays what that costs; the booking stands until then. */
async function move({ id, diner, table, meal }: Live): Promise<Live[]> {
  const other = [...beside].flat().find((one) => one !== table && one.restaurantId === table.restaurantId);
  const to = other && chance(0.7) ? other : table;
  const date = addDays(localDateAt(meal, 'Europe/Lisbon'), to === table || chance(0.3) ? 7 : 0);
  const body = { slot: to.slotId, date, people: 2 };
  const moved = await run('changeOrder', diner, { params: { id }, body });
  if (moved === null) return [];
  await app.pool.query(
    'update orders set created_at = $2, paid_at = case when paid_at is not null then $2::timestamptz end where id = $1',
    [moved._id, iso()],
  );
  const asks = moved.confirmation_mode === 'review';
  const next = { id: moved._id, diner, table: to, meal: Date.parse(moved.starts_at), asks };
  if (moved.state === 'held' && !(await pay(next))) return [];
  // At once: what a late change kept back is not given back by the new evening.
  if (chance(0.3)) await run('cancelOrder', diner, { params: { id: next.id }, body: { refund_to: 'card' } });
  return [next];
}

/** Claims that the discount was not given, which is decided twice. */
async function claim({ id, diner }: Live): Promise<void> {
  await app.pool.query(
    'insert into discount_claim (order_id, user_id, text, charged, food) values ($1, $2, $3, 5600, 5000)',
    [id, diner, 'They charged all of it.'],
  );
  const decide = () =>
    run('decideClaim', admin, { params: { id }, body: { decision: pick(['accepted', 'rejected']), note: '' } });
  await Promise.all([decide(), decide()]);
}

/** Everything that is due by the moved clock; messages alone are left out. */
async function runJobs(): Promise<void> {
  const { pool, context } = app;
  const silent = `task_id in (select id from graphile_worker._private_tasks where identifier like '%mail')`;
  const due = 'update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1';
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await pool.query(`delete from graphile_worker._private_jobs where ${silent}`);
    await pool.query(due, [new Date(clock.now).toISOString()]);
    await runOnce({
      pgPool: pool as pg.Pool,
      concurrency: 8,
      noHandleSignals: true,
      taskList: taskListOf(context),
      logger: new Logger(() => () => {}),
    });
  }
  await releaseAllExpired(pool, clock.now);
  await completeOrders(context);
  await expireCredit(context);
}
