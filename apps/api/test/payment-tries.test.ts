import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GatewayUnreachable } from '../src/adapters/gateways/payment-gateway.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import { gatewayUnderTest, type Delivery } from './support/gateway-under-test.ts';
import { gatewaysOf } from '../src/adapters/gateways/gateways.ts';
import type { GatewayEvent, PaymentGateway } from '../src/adapters/gateways/payment-gateway.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiner, taken } from './support/diner.ts';
import type { Outcome, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { atBank, heldTable, payWith } from './support/paying.ts';
import { chargedOf, expireHold } from './support/table-facts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

describe('tries', () => {
  test('the third failure ends the hold and frees the table; the second does not', async () => {
    const { table, diner, order } = await heldTable(app);
    const answers: Outcome<unknown>[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1)
      answers.push(await payWith(app, diner, order, cards.declined, `try ${attempt}`.replace(' ', '')));
    expect(answers).toMatchObject([
      { code: 'card_declined', params: { attemptsLeft: 2, held: true } },
      { code: 'card_declined', params: { attemptsLeft: 1, held: true } },
      { code: 'card_declined', params: { attemptsLeft: 0, held: false } },
    ]);
    expect(taken(await diner.order(order))).toMatchObject({
      state: 'cancelled',
      payment_state: 'failed',
      end_reason: 'payment_declined',
    });
    expect((await payWith(app, diner, order, cards.visa)).code).toBe('order_state');
    const next = await newDiner(app.pool, app.url);
    taken(await next.hold(table));
  });

  test('the third try may still pay', async () => {
    const { diner, order } = await heldTable(app);
    await payWith(app, diner, order, cards.declined);
    await payWith(app, diner, order, cards.insufficientFunds);
    expect(taken(await payWith(app, diner, order, cards.visa))).toMatchObject({
      state: 'confirmed',
      payment: { attempts_left: 0 },
    });
  });

  test('a repeat gives the first answer, good or bad, and moves nothing', async () => {
    const { diner, order } = await heldTable(app);
    const bad = await app.cardToken(cards.declined);
    const good = await app.cardToken(cards.visa);
    for (let repeat = 0; repeat < 3; repeat += 1)
      expect((await diner.pay(order, bad, { idempotencyKey: 'bad' })).code).toBe('card_declined');
    for (let repeat = 0; repeat < 3; repeat += 1)
      expect(taken(await diner.pay(order, good, { idempotencyKey: 'good' })).state).toBe('confirmed');
    expect((await diner.pay(order, bad, { idempotencyKey: 'bad' })).code).toBe('card_declined');
    expect((await diner.pay(order, good, { idempotencyKey: 'bad' })).code).toBe('idempotency_key_reused');
    const { rows } = await app.pool.query('select attempt, state from payment where order_id = $1 order by attempt', [
      order,
    ]);
    expect(rows).toEqual([
      { attempt: 1, state: 'failed' },
      { attempt: 2, state: 'captured' },
    ]);
  });

  test('a card whose bank page is open on the last try is not given up for a fourth', async () => {
    const { diner, order } = await heldTable(app);
    await payWith(app, diner, order, cards.declined);
    await payWith(app, diner, order, cards.declined);
    const waiting = taken(await payWith(app, diner, order, cards.authenticate));
    expect((await payWith(app, diner, order, cards.visa)).code).toBe('payment_in_progress');
    await atBank(waiting, 'approve');
    expect(taken(await diner.refresh(order)).state).toBe('confirmed');
  });

  test('the terms of another day, an unknown card, another diner’s order and a guest’s are refused', async () => {
    const { table, diner, order } = await heldTable(app);
    const stranger = await newDiner(app.pool, app.url);
    const card = await app.cardToken();
    const body = { card_token: card, terms_version: '2000-01-01' };
    expect((await diner.call('payOrder', { params: { id: order }, body })).code).toBe('terms_outdated');
    expect((await diner.pay(order, 'tok_nobody')).code).toBe('card_unknown');
    expect((await stranger.pay(order, card)).code).toBe('not_found');
    expect((await stranger.refresh(order)).code).toBe('not_found');
    await app.pool.query("update app_user set booking_blocked_until = now() + interval '1 hour' where id = $1", [
      diner.id,
    ]);
    expect((await diner.pay(order, card)).code).toBe('no_show_blocked');
    expect(table.slotId).toBeDefined();
  });

  test('pays while the hold lasts, not after it', async () => {
    const { diner, order } = await heldTable(app);
    const over = await heldTable(app);
    await app.pool.query("update orders set hold_expires_at = now() + interval '1 minute' where id = $1", [order]);
    await expireHold(app.pool, over.order);
    expect((await payWith(app, over.diner, over.order, cards.visa)).code).toBe('hold_expired');
    expect(taken(await payWith(app, diner, order, cards.visa)).state).toBe('confirmed');
  });
});

describe('webhooks', () => {
  const post = ({ body, headers }: Delivery) =>
    fetch(`${app.url}/v1/webhooks/gateway`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const send = async (event: GatewayEvent) => (await post(app.gateway.delivery(event))).status;
  const eventOf = (
    reference: string,
    state: 'authorized' | 'captured' | 'voided' | 'failed',
    id: string = randomUUID(),
  ): GatewayEvent => ({
    id,
    type: `payment.${state}`,
    reference,
    createdAt: new Date().toISOString(),
    // The gateway's id of it is taken from whoever tells of it first.
    payment: { reference, gatewayId: '', state, amount: 600, currency: 'EUR', refunded: 0 },
  });

  async function pendingPayment(table?: Table) {
    const { diner, order } = table ? { diner: await newDiner(app.pool, app.url), order: '' } : await heldTable(app);
    const waiting = taken(await payWith(app, diner, order, cards.authenticate));
    return { diner, order, waiting, payment: waiting.payment?._id ?? '' };
  }

  test('a release that is asked for again while it is under way, and whose answer is lost, comes to its end', async () => {
    const { diner, order, payment } = await pendingPayment();
    taken(await diner.cancel(order));
    const gateway = app.context.gateways.current;
    const release = gateway.void;
    const asked = vi.spyOn(gateway, 'void').mockImplementationOnce(async (key) => {
      await send(eventOf(payment, 'authorized'));
      await release(key);
      throw new GatewayUnreachable('the answer is lost');
    });
    await drain(app.context);
    // Stripe's event of it may be there before the job asks again.
    expect(asked.mock.calls.length).toBeGreaterThan(gatewayUnderTest === 'stripe' ? 0 : 1);
    asked.mockRestore();
    const { rows } = await app.pool.query('select state from payment where id = $1', [payment]);
    expect(rows).toEqual([{ state: 'voided' }]);
    const jobs = await app.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'void_payment'");
    expect(jobs.rowCount).toBe(0);
  });

  test('unsigned, wrongly signed, altered or old ones change nothing', async () => {
    const { diner, order, payment } = await pendingPayment();
    const event = eventOf(payment, 'captured');
    const [now, deliver] = [new Date(), app.gateway.delivery];
    const good = deliver(event, now);
    const torn = Object.entries(good.headers).map(([name, signature]) => [name, signature.replace(/v1=./, 'v1=x')]);
    for (const bad of [
      { ...good, headers: {} },
      deliver(event, now, 'whsec_another-secret-of-another-endpoint'),
      { ...good, body: good.body.replace('600', '100') },
      deliver(event, new Date(now.getTime() - 301_000)),
      { ...good, headers: Object.fromEntries(torn) },
    ]) {
      const response = await post(bad);
      expect(await response.json()).toMatchObject({ status: 400, code: 'signature_invalid' });
    }
    expect(taken(await diner.order(order)).state).toBe('held');
    const { rows } = await app.pool.query('select 1 from gateway_event where reference = $1', [payment]);
    expect(rows).toEqual([]);
  });

  test('of the true ones each counts once, whatever its second copy says', async () => {
    const { diner, order, waiting, payment } = await pendingPayment();
    const event = randomUUID();
    expect(await send({ ...eventOf(payment, 'captured', event), type: 'payment.failed' })).toBe(200);
    expect(await send(eventOf(payment, 'captured', event))).toBe(200);
    expect(taken(await diner.order(order)).state).toBe('held');
    await atBank(waiting, 'approve');
    await drain(app.context);
    expect(taken(await diner.order(order)).state).toBe('confirmed');
  });

  test('older news than what is known is only written down', async () => {
    const { diner, order } = await heldTable(app);
    const paid = taken(await payWith(app, diner, order, cards.visa));
    const payment = paid.payment?._id ?? '';
    for (const state of ['authorized', 'failed', 'voided', 'captured'] as const)
      expect(await send(eventOf(payment, state))).toBe(200);
    expect(taken(await diner.order(order))).toMatchObject({
      state: 'confirmed',
      payment_state: 'paid',
      payment: { state: 'captured' },
      voucher: paid.voucher,
    });
  });

  test('news of payments that are not ours is taken and moves nothing', async () => {
    expect(await send(eventOf(randomUUID(), 'captured'))).toBe(200);
    expect(await send(eventOf('not-a-uuid', 'captured'))).toBe(200);
  });
});

test('the gateway that cannot be reached leaves the payment to a job, which finds that nothing was taken', async () => {
  const unreachable = await startTestApp({
    databaseUrl: app.databaseUrl,
    overrides: { gateways: gatewaysOf(gatewayUnderTest, [broken(app.context.gateways.current)]) },
  });
  try {
    const { diner, order } = await heldTable(app);
    const answer = await diner.at(unreachable.url).pay(order, await app.cardToken());
    expect(taken(answer)).toMatchObject({ state: 'held', payment: { state: 'pending' } });
    expect((await payWith(app, diner, order, cards.visa)).code).toBe('payment_in_progress');
    await app.pool.query('update graphile_worker._private_jobs set run_at = now() where key like $1', ['settle%']);
    await drain(app.context, { later: true });
    expect(taken(await diner.order(order))).toMatchObject({
      state: 'expired',
      payment: { state: 'failed', failure: 'cancelled' },
    });
    expect(await chargedOf(app.pool, order)).toBe(0);
  } finally {
    await unreachable.close();
  }
});

function broken(gateway: PaymentGateway): PaymentGateway {
  const fail = async () => {
    const { GatewayUnreachable } = await import('../src/adapters/gateways/payment-gateway.ts');
    throw new GatewayUnreachable('no answer');
  };
  return { ...gateway, authorize: fail, find: fail, giveUp: fail };
}
