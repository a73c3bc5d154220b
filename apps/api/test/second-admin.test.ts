import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeAudited, overOrder, refundReason as reason } from './support/admin-orders-fixture.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { newAdmin } from './support/owner.ts';
import { chargedOf } from './support/table-facts.ts';

const clock = { now: 0 };
let app: TestApp;
let asker: Caller;
let second: Caller;
let diner: Caller;

beforeAll(async () => {
  app = await startTestApp({ settings: { refundSecondAdminAbove: 400 }, overrides: { now: () => clock.now } });
  [asker, second] = [await newAdmin(app), await newAdmin(app)];
});
beforeEach(async () => {
  clock.now = Date.now();
  diner = await newDiner(app.pool, app.url);
});
afterAll(() => closeAudited({ app, clock }));

/** A booking of 6.00 that is over. */
const over = () => overOrder({ app, clock }, diner);

const refund = (order: string, amount: number, idempotencyKey?: string, who = asker) =>
  who.call(
    'refundOrder',
    { params: { id: order }, body: { amount, reason } },
    idempotencyKey ? { idempotencyKey } : {},
  );
const approve = (id: string, who = second, idempotencyKey?: string) =>
  who.call(
    'decideRefundRequest',
    { params: { id }, body: { decision: 'approved' } },
    idempotencyKey ? { idempotencyKey } : {},
  );
const listed = async (state: 'open' | 'approved' | 'rejected' | 'expired', order: string) =>
  (await app.client.call('listRefundRequests', { query: { state } }, { token: second.token })).data.filter(
    (one) => one.order._id === order,
  );

/** A refund above the limit that the first admin has asked for. */
async function asked(): Promise<{ order: string; id: string }> {
  const order = await over();
  const file = taken(await refund(order, 500));
  return { order, id: file.refund_request?._id ?? '' };
}

test('up to the limit one admin is enough; a cent more waits for another one, and no money moves', async () => {
  const small = await over();
  expect(taken(await refund(small, 400))).toMatchObject({ refund_request: null, goodwill: { amount: 400 } });
  const large = await over();
  const file = taken(await refund(large, 401));
  expect(file).toMatchObject({
    refund_request: { amount: { amount: 401 }, reason, state: 'open' },
    goodwill: { amount: 0 },
  });
  await drain(app.context);
  expect(await chargedOf(app.pool, large)).toBe(600);
  expect(await listed('open', large)).toMatchObject([{ reason, by: { _id: asker.id }, amount: { amount: 401 } }]);
});

test('parts of one order count together', async () => {
  const order = await over();
  expect(taken(await refund(order, 300)).refund_request).toBeNull();
  expect(taken(await refund(order, 101)).refund_request).toMatchObject({ amount: { amount: 101 } });
  expect((await refund(order, 101)).code).toBe('refund_requested');
});

test('nobody approves what they asked for; another admin does, once, and the money goes', async () => {
  const { order, id } = await asked();
  expect((await approve(id, asker)).code).toBe('refund_own_request');
  const answers = await Promise.all([approve(id), approve(id), approve(id, await newAdmin(app))]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['already_decided', 'already_decided', 'ok']);
  await drain(app.context);
  expect(await chargedOf(app.pool, order)).toBe(100);
  const { rows } = await app.pool.query<{ what: string; actor_id: string }>(
    "select what, actor_id from audit_log where subject = $1 and what like 'order.refund%' order by id",
    [order],
  );
  expect(rows.map(({ what }) => what)).toEqual(['order.refund_asked', 'order.refund_approved', 'order.refunded']);
  expect(rows[0]?.actor_id).toBe(asker.id);
  expect(rows[1]?.actor_id).not.toBe(asker.id);
  expect((await listed('approved', order))[0]?.decided).not.toBeNull();
});

test('asked or approved again under one key, it is asked for and goes back once', async () => {
  const order = await over();
  for (let count = 1; count <= 2; count += 1) taken(await refund(order, 500, `ask ${order}`.replace(' ', '-')));
  const [request] = await listed('open', order);
  for (let count = 1; count <= 2; count += 1)
    expect(taken(await approve(request?._id ?? '', second, `yes-${order}`)).state).toBe('approved');
  await drain(app.context);
  expect(await chargedOf(app.pool, order)).toBe(100);
});

test('rejected with a reason, it sends nothing, and may be asked for anew', async () => {
  const { order, id } = await asked();
  const rejected = await second.call('decideRefundRequest', {
    params: { id },
    body: { decision: 'rejected', reason: 'Too much' },
  });
  expect(taken(rejected)).toMatchObject({ state: 'rejected', note: 'Too much' });
  expect((await approve(id)).code).toBe('already_decided');
  await drain(app.context);
  expect(await chargedOf(app.pool, order)).toBe(600);
  expect(taken(await refund(order, 500)).refund_request).not.toBeNull();
});

test('runs out after its hours by the clock alone, and may be asked for anew', async () => {
  const { order, id } = await asked();
  clock.now += 72 * 3_600_000 - 1;
  expect(await listed('open', order)).toHaveLength(1);
  clock.now += 1;
  expect(await listed('expired', order)).toHaveLength(1);
  expect((await approve(id)).code).toBe('refund_request_over');
  expect(taken(await refund(order, 500)).refund_request).toMatchObject({ state: 'open' });
});

test('what is no longer there by then is refused', async () => {
  const { order, id } = await asked();
  expect(taken(await refund(order, 200)).goodwill.amount).toBe(200);
  expect(await approve(id)).toMatchObject({ code: 'refund_too_much', params: { left: 400 } });
  expect(await listed('open', order)).toHaveLength(1);
});

/** Somebody's claim about a booking of 6.00, whose bill took so much too much. */
async function claimed(guarantee: number): Promise<string> {
  const order = await over();
  await app.pool.query(
    `insert into discount_claim (order_id, user_id, text, charged, food) select id, user_id, 'It was not given.', $2, $2 from orders where id = $1`,
    [order, Math.max(1, guarantee * 2)],
  );
  return order;
}
const accept = (order: string, guarantee: number, who = asker) =>
  who.call('decideClaim', { params: { id: order }, body: { decision: 'accepted', note: 'We are sorry', guarantee } });
const claimOf = async (order: string) =>
  (await app.client.call('listClaims', { query: { state: 'open' } }, { token: second.token })).data.find(
    (one) => one.order === order,
  );
const creditOf = async (order: string) =>
  (
    await app.pool.query<{ credit: number }>(
      'select coalesce(sum(amount), 0)::integer as credit from credit_entry where order_id = $1',
      [order],
    )
  ).rows[0]?.credit;

describe('a claim that pays more', () => {
  test('is accepted by two: the first asks, nothing moves, the second pays it, once', async () => {
    const order = await claimed(900);
    expect(taken(await accept(order, 900))).toMatchObject({ state: 'open', waits: true });
    await drain(app.context);
    expect([await chargedOf(app.pool, order), await creditOf(order)]).toEqual([600, 0]);
    const [request] = await listed('open', order);
    expect(request).toMatchObject({
      kind: 'claim',
      amount: { amount: 1500 },
      reason: 'We are sorry',
      by: { _id: asker.id },
    });
    for (const who of [asker, second]) expect((await accept(order, 0, who)).code).toBe('refund_requested');
    expect((await approve(request?._id ?? '', asker)).code).toBe('refund_own_request');
    const answers = await Promise.all([approve(request?._id ?? ''), approve(request?._id ?? '')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['already_decided', 'ok']);
    await drain(app.context);
    expect([await chargedOf(app.pool, order), await creditOf(order)]).toEqual([0, 900]);
    expect(await claimOf(order)).toBeUndefined();
  });

  test('counts together with refunds of the order, before and after', async () => {
    const refunded = await claimed(0);
    expect(taken(await refund(refunded, 300)).refund_request).toBeNull();
    expect(taken(await accept(refunded, 0))).toMatchObject({ state: 'open', waits: true });
    expect((await listed('open', refunded))[0]?.amount.amount).toBe(300);
    const other = await claimed(0);
    await app.pool.query(
      `insert into credit_entry (id, user_id, currency, amount, reason, order_id, expires_at) select gen_random_uuid(), user_id, 'EUR', 350, 'guarantee', id, date_trunc('day', now()) + interval '1 year' from orders where id = $1`,
      [other],
    );
    expect(taken(await refund(other, 100)).refund_request).toMatchObject({ kind: 'refund', amount: { amount: 100 } });
    await app.pool.query("delete from credit_entry where order_id = $1 and reason = 'guarantee'", [other]);
  });

  test('is decided anew when the second admin says no, and when nobody does in time', async () => {
    const order = await claimed(900);
    taken(await accept(order, 900));
    const [request] = await listed('open', order);
    taken(
      await second.call('decideRefundRequest', {
        params: { id: request?._id ?? '' },
        body: { decision: 'rejected', reason: 'Not from this bill' },
      }),
    );
    expect(await claimOf(order)).toMatchObject({ state: 'open', waits: false });
    taken(await accept(order, 900));
    clock.now += 72 * 3_600_000;
    taken(await asker.call('decideClaim', { params: { id: order }, body: { decision: 'rejected', note: '' } }));
    await drain(app.context);
    expect([await chargedOf(app.pool, order), await creditOf(order)]).toEqual([600, 0]);
  });
});

test('the limit is of the market', async () => {
  expect((await app.context.markets.market('BR')).settings.refundSecondAdminAbove).toBe(25_000);
});
