import { randomUUID } from 'node:crypto';
import type { DifferenceView } from '@metade/contracts/reconciliation.ts';
import { addDays } from '@metade/domain/time.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gatewaysOf } from '../src/adapters/gateways/gateways.ts';
import type { PaymentGateway } from '../src/adapters/gateways/payment-gateway.ts';
import { GatewayUnreachable } from '../src/adapters/gateways/payment-gateway.ts';
import { auditGateways, reconcile } from '../src/features/reconciliation/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { cards, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { gatewayUnderTest } from './support/gateway-under-test.ts';
import { newAdmin } from './support/owner.ts';
import { paidWithoutOrder } from './support/paying.ts';

const hour = 3_600_000;
const clock = { ahead: 0 };
let app: TestApp;
let admin: Caller;
let diner: Caller;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => Date.now() + clock.ahead } });
  admin = await newAdmin(app);
});
beforeEach(async () => {
  vi.restoreAllMocks();
  clock.ahead = 0;
  // Each test has books of its own.
  await app.pool.query('truncate gateway_movement, gateway_day, gateway_payout, gateway_difference');
  await app.pool.query(
    gatewayUnderTest === 'stripe'
      ? `update stripe_gateway.object set body = jsonb_set(body, '{created}', '1000'), hidden = hidden || '{"payout": "before"}' where kind in ('balance_transaction', 'payout')`
      : "update sandbox_gateway.movements set id = 'before ' || seq, created_at = '2020-01-01', payout = 'before'",
  );
  await app.pool.query(
    "update payment set created_at = '2020-01-01'; update refund set done_at = '2020-01-01' where done_at is not null; update card_dispute_movement set recorded_at = '2020-01-01'",
  );
  diner = await newDiner(app.pool, app.url);
});
afterAll(() => app.close());

async function booked(card: string = cards.visa): Promise<{ order: string; payment: string }> {
  const { _id: order } = taken(await diner.hold(await openTable(app.pool)));
  const paid = taken(await diner.pay(order, await app.cardToken(card)));
  await drain(app.context);
  return { order, payment: paid.payment?._id ?? '' };
}

/** The day is over for long enough that it can be closed, and what we know was known for long enough. */
async function aDayLater(): Promise<void> {
  const midnight = Date.parse(addDays(new Date().toISOString().slice(0, 10), 1));
  clock.ahead = midnight + 3 * hour - Date.now();
  await reconcile(app.context);
}

async function list(state: DifferenceView['state']): Promise<DifferenceView[]> {
  return (await app.client.call('listDifferences', { query: { state } }, { token: admin.token })).data;
}

/** Changes what the gateway has of a payment or refund, as only the gateway could. */
async function alter(subject: string, amount: number): Promise<void> {
  if (gatewayUnderTest === 'sandbox') {
    await app.pool.query('update sandbox_gateway.movements set amount = $2 where coalesce(subject, reference) = $1', [
      subject,
      amount,
    ]);
    return;
  }
  await app.pool.query(
    `update stripe_gateway.object t set body = jsonb_set(t.body, '{amount}', to_jsonb($2::integer)) from stripe_gateway.object s
     where t.kind = 'balance_transaction' and s.id = t.body ->> 'source' and s.body -> 'metadata' ->> 'reference' = $1`,
    [subject, amount],
  );
}

const aroundNow = () => ({
  from: new Date(Date.now() - hour).toISOString(),
  until: new Date(Date.now() + hour).toISOString(),
});

/** The gateway pays out what was not: earned, at the sandbox, on a day that is over. */
async function payOut(): Promise<void> {
  if (gatewayUnderTest === 'stripe') return app.gateway.stripe?.payOut();
  const yesterday = `${addDays(new Date().toISOString().slice(0, 10), -1)}T12:00:00Z`;
  await app.pool.query("update sandbox_gateway.movements set created_at = $1 where created_at > '2021-01-01'", [
    yesterday,
  ]);
}

/** The gateway keeps a cent, so many times. */
async function keepCents(times: number): Promise<void> {
  await app.pool.query(
    gatewayUnderTest === 'stripe'
      ? `insert into stripe_gateway.object (id, kind, body) select one.id, 'balance_transaction', jsonb_build_object('id', one.id,
           'object', 'balance_transaction', 'type', 'stripe_fee', 'amount', 0, 'fee', 1, 'net', -1, 'currency', 'eur', 'source', null, 'created', extract(epoch from now())::bigint)
         from (select 'txn_' || gen_random_uuid() as id from generate_series(1, $1::integer)) one`
      : `insert into sandbox_gateway.movements (id, kind, amount, fee, currency) select 'mov_' || gen_random_uuid(), 'other', 0, 1, 'EUR' from generate_series(1, $1::integer)`,
    [times],
  );
}

/** From now on nothing that the gateway sends reaches us. */
const deaf = () => vi.spyOn(app.context.gateways.all[0] as PaymentGateway, 'verifyWebhook').mockReturnValue('other');

const daysOf = async () =>
  (
    await app.pool.query<{ day: string; closed: boolean; cursor: string | null }>(
      'select day, closed_at is not null as closed, cursor from gateway_day order by day',
    )
  ).rows;

test('payments, refunds and disputes that are the same in both books are no difference, and each day is closed once', async () => {
  await booked();
  const { order } = await booked();
  taken(await diner.cancel(order, { refund_to: 'card' }));
  await booked(cards.dispute);
  await drain(app.context);
  await reconcile(app.context);
  expect(await list('open')).toEqual([]);
  await aDayLater();
  expect(await list('open')).toEqual([]);
  const days = await daysOf();
  expect(days.map(({ closed }) => closed)).toEqual([...days.slice(0, -1).map(() => true), false]);
  const closed = async () =>
    (await app.pool.query('select day, closed_at from gateway_day where closed_at is not null order by day')).rows;
  const before = await closed();
  clock.ahead += hour;
  await Promise.all([reconcile(app.context), reconcile(app.context)]);
  expect(await closed()).toEqual(before);
  const { data } = await app.client.call('listGatewayDays', { query: {} }, { token: admin.token });
  expect(data.reduce((sum, one) => sum + one.payments, 0)).toBe(1800);
  expect(data.reduce((sum, one) => sum + one.refunds, 0)).toBe(-600);
  expect(data.reduce((sum, one) => sum + one.disputes, 0)).toBe(-600);
  expect(data.reduce((sum, one) => sum + one.fees, 0)).toBeGreaterThan(3 * 25);
});

test('a cent is a difference, with its booking; it is explained by an admin, opens when it changes, and resolves itself when it fits', async () => {
  const { order, payment } = await booked();
  await alter(payment, 599);
  await reconcile(app.context);
  const [found] = await list('open');
  expect(found).toMatchObject({
    of: 'payment',
    subject: payment,
    kind: 'amount',
    ours: { amount: 600 },
    theirs: { amount: 599 },
    order: { _id: order },
  });
  const { queues } = taken(await admin.call('getDesk', { query: {} }));
  expect(queues.find(({ queue }) => queue === 'differences')).toMatchObject({ count: 1, items: [{ _id: found?._id }] });
  const params = { id: found?._id ?? '' };
  expect(await admin.call('explainDifference', { params, body: { note: '' } })).toMatchObject({
    code: 'invalid_fields',
  });
  expect(
    taken(await admin.call('explainDifference', { params, body: { note: 'A correction of the bank' } })),
  ).toMatchObject({ state: 'explained', note: 'A correction of the bank' });
  expect(await admin.call('explainDifference', { params, body: { note: 'Again' } })).toMatchObject({
    code: 'already_decided',
  });
  await reconcile(app.context);
  expect(await list('open')).toEqual([]);
  await app.pool.query('update gateway_movement set amount = 598 where key = $1', [`payment ${payment}`]);
  await reconcile(app.context);
  expect(await list('open')).toMatchObject([{ theirs: { amount: 598 } }]);
  await app.pool.query('update gateway_movement set amount = 600 where key = $1', [`payment ${payment}`]);
  await reconcile(app.context);
  expect(await list('open')).toEqual([]);
  expect(await list('resolved')).toMatchObject([{ _id: found?._id }]);
});

test('money that only one side has is a difference: taken there without an order, paid here and not there', async () => {
  const { payment } = await booked();
  const reference = randomUUID();
  const events = deaf();
  const foreign = await paidWithoutOrder(app, reference);
  expect(foreign.state).toBe('captured');
  await drain(app.context);
  events.mockRestore();
  await alter(payment, 0);
  await reconcile(app.context);
  // What we know of for less than an hour may still be told.
  expect((await list('open')).map(({ kind }) => kind)).toContain('missing_here');
  await aDayLater();
  const found = await list('open');
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'missing_here',
        subject: reference,
        ours: null,
        theirs: { amount: 700, currency: 'EUR' },
        order: null,
      }),
      expect.objectContaining({ kind: 'missing_there', subject: payment, theirs: null }),
    ]),
  );
  const told = await auditGateways(app.pool, app.context.gateways, aroundNow());
  expect(told).toHaveLength(2);
  expect(told.join('\n')).toMatch(new RegExp(`payment ${reference} is not in our ledger: ours nothing, gateway 700`));
  expect(told.join('\n')).toMatch(new RegExp(`payment ${payment} is not at the gateway: ours 600, gateway nothing`));
});

test('a dispute that nobody told us of is found, and asked about', async () => {
  deaf();
  const { order } = await booked(cards.dispute);
  expect(
    (
      await app.pool.query('select 1 from card_dispute d join payment p on p.id = d.payment_id where p.order_id = $1', [
        order,
      ])
    ).rowCount,
  ).toBe(0);
  await reconcile(app.context);
  expect(await list('open')).toMatchObject([{ of: 'dispute', kind: 'missing_here' }]);
  await drain(app.context);
  await reconcile(app.context);
  expect(await list('open')).toEqual([]);
});

test('whoever is stopped in the middle goes on at the page where it was, and nobody reads beside another', async () => {
  for (let nth = 0; nth < 3; nth += 1) await booked();
  const gateway = app.context.gateways.current;
  const real = gateway.movements.bind(gateway);
  const cursors: (string | null)[] = [];
  // Pages of one, and an end in the middle.
  let left = 2;
  const paged = async (...[span, cursor]: Parameters<typeof real>) => {
    cursors.push(cursor);
    if (span.from.slice(0, 10) !== new Date().toISOString().slice(0, 10)) return { items: [], next: null };
    left -= 1;
    if (left < 0) throw new GatewayUnreachable('time-out');
    const { items } = await real(span, null);
    const nth = Number(cursor ?? '0');
    return { items: items.slice(nth, nth + 1), next: nth + 1 < items.length ? String(nth + 1) : null };
  };
  vi.spyOn(gateway, 'movements').mockImplementation(paged);
  await expect(reconcile(app.context)).rejects.toThrow('time-out');
  const kept = async () => (await app.pool.query('select 1 from gateway_movement')).rowCount;
  expect(await kept()).toBe(2);
  left = 99;
  // The one that died still has the day for a while.
  await reconcile(app.context);
  expect(await kept()).toBe(2);
  clock.ahead = 6 * 60_000;
  await reconcile(app.context);
  expect(await kept()).toBe(3);
  expect(cursors.at(-1)).toBe('2');
  expect(await list('open')).toEqual([]);
});

test('a gateway that does not answer keeps none behind it from being compared', async () => {
  const { payment } = await booked();
  await alter(payment, 599);
  const away: PaymentGateway = {
    ...app.context.gateways.current,
    name: 'away',
    movements: async () => Promise.reject(new GatewayUnreachable('away')),
  };
  const gateways = gatewaysOf(gatewayUnderTest, [away, app.context.gateways.current]);
  await expect(reconcile({ ...app.context, gateways })).rejects.toThrow('away');
  expect(await list('open')).toMatchObject([{ subject: payment, kind: 'amount' }]);
  expect(await auditGateways(app.pool, gateways, aroundNow())).toEqual([
    'away could not be asked: away',
    expect.stringContaining(`payment ${payment} has another amount`),
  ]);
});

test('a payout is shown with what it is made of, to the cent, as a screen and as a file', async () => {
  await booked();
  const { order } = await booked();
  taken(await diner.cancel(order, { refund_to: 'card' }));
  await drain(app.context);
  await payOut();
  await reconcile(app.context);
  const token = admin.token;
  const { data } = await app.client.call('listPayouts', { query: {} }, { token });
  const [payout] = data;
  expect(data).toHaveLength(1);
  expect(payout).toMatchObject({ complete: true, state: 'paid', gateway: gatewayUnderTest });
  expect(payout?.amount.amount).toBe((payout?.gross.amount ?? 0) - (payout?.fees.amount ?? 0));
  const query = { gateway: gatewayUnderTest, payout: payout?.id ?? '' };
  const lines = (await app.client.call('listPayoutLines', { query }, { token })).data;
  expect(lines.map(({ of, amount }) => [of, amount.amount]).toSorted()).toEqual(
    expect.arrayContaining([
      ['payment', 600],
      ['refund', -600],
    ]),
  );
  expect(lines.find(({ of }) => of === 'refund')?.order).toMatchObject({ _id: order });
  const file = await fetch(`${app.url}/v1/admin/payout_lines/csv?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(parse(await file.text(), { bom: true })).toHaveLength(lines.length + 1);
  expect(await list('open')).toEqual([]);
});

test('a day and a payout of more movements than the gateway tells at once are read whole', async () => {
  await booked();
  await keepCents(250);
  await payOut();
  await reconcile(app.context);
  const { data: days } = await app.client.call('listGatewayDays', { query: {} }, { token: admin.token });
  expect(days.map(({ count }) => count)).toEqual([251]);
  const { data: payouts } = await app.client.call('listPayouts', { query: {} }, { token: admin.token });
  expect(payouts).toMatchObject([{ count: 251, complete: true }]);
  expect(await list('open')).toEqual([]);
});

test.runIf(gatewayUnderTest === 'stripe')(
  'what an account converts is compared as it was paid, and its payout as it was settled',
  async () => {
    await app.pool.query("insert into stripe_gateway.conversion values ('brl', 'eur', 0.17)");
    const pay = async (card: string) => {
      const { _id: order } = taken(await diner.hold(await openTable(app.pool, { city: 'saoPaulo' })));
      const paid = taken(await diner.pay(order, await app.cardToken(card)));
      await drain(app.context);
      return { order, payment: paid.payment?._id ?? '', amount: paid.price.amount };
    };
    const one = await pay(cards.visa);
    const disputed = await pay(cards.dispute);
    const { order } = await pay(cards.visa);
    taken(await diner.cancel(order, { refund_to: 'card' }));
    await drain(app.context);
    await booked();
    await payOut();
    await app.pool.query('delete from stripe_gateway.conversion');
    await reconcile(app.context);
    expect(await list('open')).toEqual([]);
    const { data: payouts } = await app.client.call('listPayouts', { query: {} }, { token: admin.token });
    expect(payouts).toMatchObject([{ complete: true, amount: { currency: 'EUR' } }]);
    const { rows } = await app.pool.query(
      'select amount, currency, original_amount, original_currency from gateway_movement where key = $1',
      [`payment ${one.payment}`],
    );
    const settled = { amount: Math.round(one.amount * 0.17), currency: 'EUR' };
    expect(rows).toEqual([{ ...settled, original_amount: one.amount, original_currency: 'BRL' }]);
    const { data } = await app.client.call('listCardDisputes', { query: { state: 'open' } }, { token: admin.token });
    expect(data.find((row) => row.order?._id === disputed.order)).toMatchObject({
      taken: { amount: disputed.amount, currency: 'BRL' },
      fees: { amount: 2000, currency: 'BRL' },
    });
    await app.pool.query('update gateway_movement set original_amount = original_amount - 1 where key = $1', [
      `payment ${one.payment}`,
    ]);
    await reconcile(app.context);
    expect(await list('open')).toMatchObject([{ kind: 'amount', theirs: { amount: one.amount - 1, currency: 'BRL' } }]);
  },
);

test('an admin asks for a comparison now, which is one however often it is asked for', async () => {
  const { payment } = await booked();
  await alter(payment, 599);
  for (let times = 0; times < 2; times += 1) expect(taken(await admin.call('compareNow', {}))).toEqual({ asked: true });
  const { rows } = await app.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'reconcile'");
  expect(rows).toHaveLength(1);
  await drain(app.context);
  expect(await list('open')).toMatchObject([{ subject: payment, kind: 'amount' }]);
});
