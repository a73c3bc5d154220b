import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('the limit is of the market', async () => {
  expect((await app.context.markets.market('BR')).settings.refundSecondAdminAbove).toBe(25_000);
});
