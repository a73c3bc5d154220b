import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FailedRefund } from '@metade/contracts/failed-refunds.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GatewayEvent, GatewayRefund } from '../src/adapters/gateways/payment-gateway.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { refundPayment } from '../src/features/payments/index.ts';
import { reconcile } from '../src/features/reconciliation/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import type { Caller } from './support/diner.ts';
import { cards, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { books, gatewayUnderTest } from './support/gateway-under-test.ts';
import { creditOf } from './support/ledgers.ts';
import { newAdmin } from './support/owner.ts';
import { around, pointsToTry } from './support/points-to-try.ts';
import { startServerProcess } from './support/start-server-process.ts';
import type { ServerProcess } from './support/start-server-process.ts';

let app: TestApp;
let admin: Caller;
let diner: Caller;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app);
});
beforeEach(async () => {
  diner = await newDiner(app.pool, app.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});
afterAll(() => app.close());

/** A booking that was paid and cancelled: 6.00 is on its way back to the card. */
async function cancelled(card: string = cards.refundFails, on = { app, diner }): Promise<string> {
  const { _id: order } = taken(await on.diner.hold(await openTable(on.app.pool)));
  taken(await on.diner.pay(order, await on.app.cardToken(card)));
  await drain(on.app.context);
  taken(await on.diner.cancel(order, { refund_to: 'card' }));
  await drain(on.app.context);
  return order;
}

/** The bank sends the last try of an order's refund back. */
async function sendBack(order: string, on = app): Promise<void> {
  const { gateway_id: id } = await refundOf(order, on);
  await on.gateway.settleRefund(id);
  const told = async () =>
    (await on.pool.query(`select 1 from ${books}.events where body like '%' || $1 || '%'`, [id])).rowCount;
  await expect.poll(told).toBeGreaterThan(0);
  await drain(on.context);
}

async function refundOf(order: string, on = app) {
  const { rows } = await on.pool.query<{ id: string; state: string; gateway_id: string; settled_how: string | null }>(
    'select id, state, gateway_id, settled_how from refund where order_id = $1',
    [order],
  );
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[0];
}

async function list(state: FailedRefund['list'] = 'open'): Promise<FailedRefund[]> {
  return (await app.client.call('listFailedRefunds', { query: { state } }, { token: admin.token })).data;
}

/** The tries of an order's refund that failed, the first one first. */
async function failuresOf(order: string): Promise<FailedRefund[]> {
  const all = [...(await list('over')), ...(await list())].filter((one) => one.order?._id === order);
  return all.toSorted((a, b) => a.failed.localeCompare(b.failed));
}

const decide = (id: string, body: object, who = admin, idempotencyKey?: string) =>
  who.call('decideFailedRefund', { params: { id }, body: body as never }, idempotencyKey ? { idempotencyKey } : {});

const mailsOf = async (order: string) =>
  (
    await app.pool.query<{ kind: string }>(
      "select kind from mail where order_id = $1 and kind like 'refund\\_%' order by created_at",
      [order],
    )
  ).rows.map(({ kind }) => kind);

/** What the card has paid and not got back, by the gateway's books. */
async function chargedFor(order: string, on = app): Promise<number> {
  const { rows } = await on.pool.query<{ left: number }>(
    `select sum(g.amount - g.refunded)::integer as left from payment p join ${books}.payments g on g.reference = p.id::text where p.order_id = $1`,
    [order],
  );
  return rows[0]?.left ?? 0;
}

describe('a refund that the bank sends back', () => {
  test('is owed again, waits at the desk, and whoever paid is told, however often the gateway tells it', async () => {
    const order = await cancelled();
    expect(taken(await diner.order(order))).toMatchObject({ refunded: { amount: 600 }, sent_back: [] });
    expect(await refundOf(order)).toMatchObject({ state: 'done' });
    await sendBack(order);
    const { id, gateway_id } = await refundOf(order);
    await app.pool.query(
      `update ${books}.events set delivered_at = null, deliveries_left = 2, next_attempt_at = now() where body like '%' || $1 || '%'`,
      [gateway_id],
    );
    await drain(app.context);
    await Promise.all(Array.from({ length: 3 }, () => refundPayment(app.context, id)));

    expect(await refundOf(order)).toMatchObject({ state: 'failed', settled_how: null });
    expect(taken(await diner.order(order)).sent_back).toEqual([
      { amount: { amount: 600, currency: 'EUR' }, now: 'owed', reference: null },
    ]);
    expect(await mailsOf(order)).toEqual(['refund_failed']);
    const [failed] = await failuresOf(order);
    expect(failed).toMatchObject({
      _id: id,
      list: 'open',
      state: 'failed',
      amount: { amount: 600, currency: 'EUR' },
      gateway: gatewayUnderTest,
      tries: 1,
      choices: ['retried', 'credited', 'transferred'],
      decision: null,
    });
    const { queues } = taken(await admin.call('getDesk', { query: {} }));
    expect(queues.find(({ queue }) => queue === 'failed_refunds')).toMatchObject({
      count: 1,
      items: [{ _id: id, detail: '6.00 EUR' }],
    });
    expect((await auditDatabase(app.pool)).map((words) => words.split(':')[0])).toEqual([
      'a refund that was never made',
      'a card charged for an order that has no table and did not get its money back',
    ]);
    taken(await decide(id, { decision: 'credited' }));
  });

  test('also after it was pending, and an event that tells of its beginning comes last', async () => {
    const gateway = app.context.gateways.current;
    const real = gateway.refund.bind(gateway);
    vi.spyOn(gateway, 'refund').mockImplementationOnce(async (...args) => ({
      ...(await real(...args)),
      state: 'pending',
    }));
    const { _id: order } = taken(await diner.hold(await openTable(app.pool)));
    taken(await diner.pay(order, await app.cardToken(cards.refundFails)));
    await drain(app.context);
    taken(await diner.cancel(order, { refund_to: 'card' }));
    const { id } = await refundOf(order);
    await refundPayment(app.context, id);
    expect(await refundOf(order)).toMatchObject({ state: 'pending', gateway_id: expect.any(String) });
    const before = await paymentOf(order);
    await sendBack(order);
    expect(await refundOf(order)).toMatchObject({ state: 'failed' });
    const event: GatewayEvent = {
      id: `evt_${randomUUID()}`,
      type: 'payment.refunded',
      reference: before.reference,
      payment: { ...before, state: 'refunded', refunded: 600, amount: 600, currency: 'EUR' },
      createdAt: new Date().toISOString(),
    };
    const { body, headers } = app.gateway.delivery(event);
    const answer = await fetch(`${app.url}/v1/webhooks/gateway`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    expect(answer.status).toBe(200);
    const { rows } = await app.pool.query('select state from payment where order_id = $1', [order]);
    expect(rows).toEqual([{ state: 'captured' }]);
    taken(await decide(id, { decision: 'credited' }));
  });

  test('is given as credit, once', async () => {
    const order = await cancelled();
    await sendBack(order);
    const { id } = await refundOf(order);
    const key = randomUUID();
    taken(await decide(id, { decision: 'credited', note: 'As she asked' }, admin, key));
    taken(await decide(id, { decision: 'credited', note: 'As she asked' }, admin, key));
    expect(await decide(id, { decision: 'transferred', reference: 'X1' })).toMatchObject({ code: 'already_decided' });
    await drain(app.context);
    expect(await creditOf(app.pool, diner)).toBe(600);
    expect(taken(await diner.order(order)).sent_back).toMatchObject([{ now: 'credited' }]);
    expect(await mailsOf(order)).toEqual(['refund_failed', 'refund_credited']);
    expect((await failuresOf(order))[0]).toMatchObject({
      list: 'over',
      state: 'done',
      settled: 'credit',
      decision: 'credited',
      note: 'As she asked',
      choices: [],
    });
    const { rows } = await app.pool.query<{ what: string }>(
      "select what from audit_log where subject = $1 and what like '%refund%' order by id",
      [order],
    );
    expect(rows.map(({ what }) => what)).toEqual(['refund.failed', 'failed_refund.decided']);
    const file = await fetch(`${app.url}/v1/admin/failed_refunds/csv?state=over`, {
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
    });
    const lines = parse<Record<string, string>>((await file.text()).replace(/^\uFEFF/, ''), { columns: true });
    expect(lines.find((line) => Object.values(line).includes(id))).toMatchObject({ Amount: '6' });
  });

  test('is sent again under another reference, fails again, and is paid by a transfer whose reference is told', async () => {
    const order = await cancelled();
    await sendBack(order);
    const first = await refundOf(order);
    expect(await decide(first.id, { decision: 'transferred', reference: ' ' })).toMatchObject({
      code: 'invalid_fields',
    });
    taken(await decide(first.id, { decision: 'retried' }));
    await drain(app.context);
    expect(await refundOf(order)).toMatchObject({ state: 'done', settled_how: null });
    expect(taken(await diner.order(order)).sent_back).toEqual([]);
    expect(await chargedFor(order)).toBe(0);
    expect(await auditDatabase(app.pool)).toEqual([]);

    await sendBack(order);
    expect(await chargedFor(order)).toBe(600);
    const [before, again] = await failuresOf(order);
    expect(before).toMatchObject({ _id: first.id, decision: 'retried', list: 'over' });
    expect(again).toMatchObject({ list: 'open', tries: 2 });
    taken(await decide(again?._id ?? '', { decision: 'transferred', reference: 'SEPA 2026-118' }));
    await drain(app.context);
    expect(taken(await diner.order(order)).sent_back).toMatchObject([
      { now: 'transferred', reference: 'SEPA 2026-118' },
    ]);
    expect(await mailsOf(order)).toEqual(['refund_failed', 'refund_retried', 'refund_failed', 'refund_transferred']);
    const { rows } = await app.pool.query<{ body: string }>(
      "select body from mail where order_id = $1 and kind = 'refund_transferred'",
      [order],
    );
    expect(rows[0]?.body).toContain('SEPA 2026-118');
    await reconcile(app.context);
    const { data } = await app.client.call('listDifferences', { query: {} }, { token: admin.token });
    expect(data).toEqual([]);
  });

  test('waits while the bank decides a dispute of the same payment', async () => {
    const order = await cancelled();
    await sendBack(order);
    const { id } = await refundOf(order);
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into card_dispute (id, gateway, gateway_id, payment_id, kind, state, reason, amount, currency, created_at)
       select gen_random_uuid(), p.gateway, 'dis_' || p.id, p.id, 'dispute', 'needs_answer', 'fraudulent', p.amount, p.currency, now()
       from payment p where p.order_id = $1 returning id`,
      [order],
    );
    expect((await failuresOf(order))[0]).toMatchObject({ list: 'open', disputed: true, choices: [] });
    expect(await decide(id, { decision: 'credited' })).toMatchObject({ code: 'already_decided' });
    await app.pool.query('delete from card_dispute where id = $1', [rows[0]?.id]);
    taken(await decide(id, { decision: 'credited' }));
  });

  test('of an account that was erased meanwhile cannot be given as credit', async () => {
    const order = await cancelled();
    await sendBack(order);
    const { id } = await refundOf(order);
    await app.pool.query('update app_user set deleted_at = now() where id = $1', [diner.id]);
    expect((await failuresOf(order))[0]).toMatchObject({ choices: ['retried', 'transferred'], email: null });
    expect(await decide(id, { decision: 'credited' })).toMatchObject({ code: 'already_decided' });
    taken(await decide(id, { decision: 'transferred', reference: 'SEPA 7' }));
  });
});

test('a refund that takes days is told as done when it is', async () => {
  const worker = await app.startWorker();
  const { _id: order } = taken(await diner.hold(await openTable(app.pool)));
  taken(await diner.pay(order, await app.cardToken(cards.refundPending)));
  await expect.poll(async () => taken(await diner.order(order)).payment_state).toBe('paid');
  taken(await diner.cancel(order, { refund_to: 'card' }));
  await expect.poll(() => refundOf(order)).toMatchObject({ state: 'pending', gateway_id: expect.any(String) });
  await app.gateway.settleRefund((await refundOf(order)).gateway_id);
  await expect.poll(() => refundOf(order)).toMatchObject({ state: 'done' });
  await worker.stop();
  expect(await failuresOf(order)).toEqual([]);
});

describe('at the same moment', () => {
  test('several admins, events and jobs: one decision counts, and the money is given once', async () => {
    const admins = await Promise.all(Array.from({ length: 4 }, () => newAdmin(app)));
    const order = await cancelled();
    await sendBack(order);
    const { id, gateway_id } = await refundOf(order);
    const again = app.pool.query(
      `update ${books}.events set delivered_at = null, deliveries_left = 3, next_attempt_at = now() where body like '%' || $1 || '%'`,
      [gateway_id],
    );
    const outcomes = await Promise.all([
      ...['credited', 'retried', 'credited', 'retried'].map((decision, nth) =>
        decide(id, { decision }, admins[nth] as Caller),
      ),
      ...Array.from({ length: 4 }, () => refundPayment(app.context, id).then(() => null)),
      again.then(() => null),
    ]);
    const made = outcomes.filter((outcome) => outcome !== null);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of made) if (!outcome.ok) expect(outcome.code).toBe('already_decided');
    await drain(app.context);
    const [failed] = await failuresOf(order);
    const credit = await creditOf(app.pool, diner);
    expect(credit).toBe(failed?.decision === 'credited' ? 600 : 0);
    expect(await chargedFor(order)).toBe(failed?.decision === 'credited' ? 600 : 0);
  });

  test('an answer that was asked for before the money was sent again does not make that fail', async () => {
    const order = await cancelled();
    const { id, gateway_id } = await refundOf(order);
    await app.gateway.settleRefund(gateway_id);
    const gateway = app.context.gateways.current;
    const real = gateway.refund.bind(gateway);
    const asked = vi.fn<() => void>();
    vi.spyOn(gateway, 'refund').mockImplementationOnce(async (...args): Promise<GatewayRefund> => {
      let told = await real(...args);
      for (; told.state !== 'failed'; told = await real(...args)) await sleep(50);
      await refundPayment(app.context, id);
      taken(await decide(id, { decision: 'retried' }));
      asked();
      return told;
    });
    await refundPayment(app.context, id);
    expect(asked).toHaveBeenCalledOnce();
    expect(await refundOf(order)).toMatchObject({ state: 'pending', gateway_id: null });
    await drain(app.context);
    expect(await refundOf(order)).toMatchObject({ state: 'done' });
    expect(await chargedFor(order)).toBe(0);
    expect(await failuresOf(order)).toHaveLength(1);
  });
});

test('a gift voucher’s refund that comes back is owed to its buyer, and given as credit', async () => {
  const gift = taken(
    await diner.call('buyGift', {
      body: {
        country: 'PT',
        amount: 5000,
        from: 'Ana',
        to: 'Rui',
        email: 'rui@metade.test',
        message: '',
        send_on: new Date().toISOString().slice(0, 10),
        card_token: await app.cardToken(cards.refundFails),
      },
    }),
  );
  await drain(app.context);
  const params = { id: gift._id };
  taken(await diner.call('returnGift', { params }));
  await drain(app.context);
  expect(taken(await diner.call('getGift', { params }))).toMatchObject({ refunded: true, sent_back: null });
  const { rows } = await app.pool.query<{ refund_id: string; refund_gateway_id: string }>(
    'select refund_id, refund_gateway_id from gift_voucher where id = $1',
    [gift._id],
  );
  await app.gateway.settleRefund(rows[0]?.refund_gateway_id ?? '');
  const now = async () => {
    await drain(app.context);
    return taken(await diner.call('getGift', { params }));
  };
  await expect.poll(now).toMatchObject({ refunded: false, sent_back: { now: 'owed' } });
  const open = (await list()).find((one) => one.gift?._id === gift._id);
  expect(open).toMatchObject({ _id: rows[0]?.refund_id, order: null, amount: { amount: 5000 } });
  taken(await decide(open?._id ?? '', { decision: 'retried' }));
  await drain(app.context);
  expect(await now()).toMatchObject({ refunded: true, sent_back: null });
  const later = await app.pool.query<{ id: string }>('select refund_gateway_id as id from gift_voucher where id = $1', [
    gift._id,
  ]);
  await app.gateway.settleRefund(later.rows[0]?.id ?? '');
  await expect.poll(now).toMatchObject({ sent_back: { now: 'owed' } });
  const again = (await list()).find((one) => one.gift?._id === gift._id);
  expect(again).toMatchObject({ tries: 2 });
  taken(await decide(again?._id ?? '', { decision: 'credited' }));
  await drain(app.context);
  expect(await creditOf(app.pool, diner)).toBe(5000);
  expect(await now()).toMatchObject({ refunded: true, sent_back: { now: 'credited' } });
});

test.each(['credited', 'retried'])(
  'a server killed at any step of a decision gives the money back once: %s',
  { timeout: 600_000 },
  async (decision) => {
    const whole = await killed(decision, '');
    const points = pointsToTry(whole, around(['commit', ...(decision === 'retried' ? ['gateway refund'] : [])]));
    expect(points).not.toEqual([]);
    for (const point of points) await killed(decision, point);
  },
);

/** Decides on a server that dies at a point, and again on another one. */
async function killed(decision: string, killAt: string): Promise<string[]> {
  const database = await createTestDatabase();
  const own = await startTestApp({ databaseUrl: database.url });
  let server: ServerProcess | undefined;
  try {
    const [who, whose] = [await newAdmin(own), await newDiner(own.pool, own.url)];
    const order = await cancelled(cards.refundFails, { app: own, diner: whose });
    await sendBack(order, own);
    const { id } = await refundOf(order, own);
    server = await startServerProcess(own, { KILL_AT: killAt });
    const key = randomUUID();
    await decide(id, { decision }, who.at(server.url), key).catch(() => null);
    const settled = async () =>
      !server?.alive() || (await own.pool.query("select 1 from refund where state = 'done'")).rowCount === 1;
    for (let waited = 0; !(await settled()); waited += 20) {
      if (waited > 20_000) throw new Error('The server is alive, and nothing happens.');
      await sleep(20);
    }
    await server.kill();
    taken(await decide(id, { decision }, who, key));
    await own.startWorker();
    await drain(own.context, { later: true });
    expect(await auditDatabase(own.pool), killAt).toEqual([]);
    expect(await creditOf(own.pool, whose), killAt).toBe(decision === 'credited' ? 600 : 0);
    expect(await chargedFor(order, own), killAt).toBe(decision === 'credited' ? 600 : 0);
    return server.points;
  } finally {
    await server?.kill();
    await own.close();
    await database.drop();
  }
}

async function paymentOf(order: string) {
  const { rows } = await app.pool.query<{ reference: string; gatewayId: string }>(
    'select id as reference, gateway_id as "gatewayId" from payment where order_id = $1',
    [order],
  );
  if (rows[0] === undefined) throw new Error(`No payment of ${order}`);
  return rows[0];
}
