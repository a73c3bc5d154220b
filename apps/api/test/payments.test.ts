import { randomUUID } from 'node:crypto';
import { signatureHeader, signWebhook } from '@metade/sandbox-gateway/webhook-signature.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { releaseExpiredHolds } from '../src/features/orders/index.ts';
import { gatewayWebhookSecret, startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller, Outcome, Table } from './support/diner.ts';
import { drain, freeJobs } from './support/drain.ts';
import { startServerProcess } from './support/start-server-process.ts';
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

type Mode = 'instant' | 'review';
const modes = ['instant', 'review'] as const;
const placed = { instant: 'confirmed', review: 'awaiting_restaurant' } as const;

async function heldTable(confirmationMode: Mode = 'instant') {
  const table = await openTable(app.pool, { confirmationMode });
  const diner = await newDiner(app.pool, app.url);
  return { table, diner, order: taken(await diner.hold(table))._id };
}

async function payWith(diner: Caller, order: string, card: string, idempotencyKey?: string) {
  return diner.pay(order, await app.cardToken(card), { idempotencyKey });
}

const atBank = (order: { payment: { action_url: string | null } | null }, answer: 'approve' | 'deny') =>
  fetch(`${order.payment?.action_url}/${answer}`, { method: 'POST', redirect: 'manual' });

describe.each(modes)('with the restaurant set to %s', (mode) => {
  test.each(['visa', 'slow', 'answerLost', 'webhookDoubled', 'webhookDisordered'] as const)(
    'a card that pays (%s) brings the table, and once it is confirmed the voucher',
    async (card) => {
      const { table, diner, order } = await heldTable(mode);
      expect(taken(await payWith(diner, order, cards[card]))).toMatchObject({
        state: placed[mode],
        payment: { card: { last4: cards[card].slice(-4) }, attempts_left: 2 },
      });
      if (mode === 'review') {
        expect(taken(await diner.order(order))).toMatchObject({ payment_state: 'authorized', voucher: null });
        const owner = await ownerOf(app.pool, app.url, table);
        taken(await owner.call('confirmOrder', { params: { id: order } }));
      }
      await drain(app.context);
      const paid = taken(await diner.order(order));
      expect(paid).toMatchObject({ state: 'confirmed', payment_state: 'paid', payment: { state: 'captured' } });
      expect(paid.voucher?.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
      expect(await chargedOf(app.pool, order)).toBe(600);
    },
  );

  test.each([
    ['declined', 'card_declined', 402],
    ['insufficientFunds', 'card_insufficient_funds', 402],
    ['incorrectCvc', 'card_incorrect_cvc', 402],
    ['networkFailure', 'gateway_unreachable', 503],
  ] as const)('a card that fails (%s) leaves the hold and two more tries', async (card, code, status) => {
    const { diner, order } = await heldTable(mode);
    const refusal = { ok: false, code, status, params: { attemptsLeft: 2, held: true, charged: false } };
    expect(await payWith(diner, order, cards[card])).toMatchObject(refusal);
    expect(taken(await diner.order(order))).toMatchObject({ state: 'held', payment_state: 'none' });
    expect(await chargedOf(app.pool, order)).toBe(0);
    expect(taken(await payWith(diner, order, cards.visa)).state).toBe(placed[mode]);
  });

  test.each(['debit', 'prepaid'] as const)('a %s card is refused and costs no try', async (card) => {
    const { diner, order } = await heldTable(mode);
    expect(await payWith(diner, order, cards[card])).toMatchObject({
      code: 'card_not_credit',
      params: { funding: card },
    });
    expect(taken(await diner.order(order)).payment).toBeNull();
  });

  test('a card whose reserved money is gone when taken ends the order, and its table is for sale again', async () => {
    const { table, diner, order } = await heldTable(mode);
    const answer = await payWith(diner, order, cards.captureFails);
    if (mode === 'instant') {
      expect(answer.code).toBe('card_declined');
      return;
    }
    const owner = await ownerOf(app.pool, app.url, table);
    taken(await owner.call('confirmOrder', { params: { id: order } }));
    await drain(app.context);
    expect(taken(await diner.order(order))).toMatchObject({
      state: 'cancelled',
      payment_state: 'failed',
      end_reason: 'payment_declined',
      voucher: null,
    });
    expect(await chargedOf(app.pool, order)).toBe(0);
    taken(await diner.hold(table));
  });

  describe('a bank that asks the diner', () => {
    test.each(['the page comes back', 'only the webhook tells'])('approved, and %s', async (how) => {
      const { diner, order } = await heldTable(mode);
      const waiting = taken(await payWith(diner, order, cards.authenticate));
      expect(waiting).toMatchObject({ state: 'held', payment: { state: 'requires_action' } });
      await atBank(waiting, 'approve');
      if (how === 'the page comes back') expect(taken(await diner.refresh(order)).state).toBe(placed[mode]);
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
    });

    test('refused: the hold stays, and a repeat hears the same', async () => {
      const { diner, order } = await heldTable(mode);
      const card = await app.cardToken(cards.authenticate);
      const waiting = taken(await diner.pay(order, card, { idempotencyKey: 'bank' }));
      await atBank(waiting, 'deny');
      expect(taken(await diner.refresh(order))).toMatchObject({
        state: 'held',
        payment: { state: 'failed', failure: 'authentication_failed', action_url: null },
      });
      const repeat = await diner.pay(order, card, { idempotencyKey: 'bank' });
      expect(repeat.code).toBe('card_authentication_failed');
    });

    test('abandoned: the hold runs out and the payment is given up', async () => {
      const { diner, order } = await heldTable(mode);
      const waiting = taken(await payWith(diner, order, cards.authenticate));
      await drain(app.context, { later: true });
      expect(taken(await diner.order(order))).toMatchObject({ state: 'expired', payment: { state: 'voided' } });
      await atBank(waiting, 'approve');
      expect(await chargedOf(app.pool, order)).toBe(0);
    });

    test('abandoned for another card, which pays; the first takes nothing though approved later', async () => {
      const { diner, order } = await heldTable(mode);
      const waiting = taken(await payWith(diner, order, cards.authenticate));
      expect(taken(await payWith(diner, order, cards.visa)).state).toBe(placed[mode]);
      await atBank(waiting, 'approve');
      await drain(app.context);
      expect(await chargedOf(app.pool, order)).toBe(600);
    });

    test('approved just before another card is tried: the first counts', async () => {
      const { diner, order } = await heldTable(mode);
      await diner
        .pay(order, await app.cardToken(cards.authenticate))
        .then(taken)
        .then((order) => atBank(order, 'approve'));
      expect(['ok', 'order_state']).toContain((await payWith(diner, order, cards.visa)).code);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
      expect(await chargedOf(app.pool, order)).toBe(600);
    });
  });

  describe('a payment that arrives after the hold', () => {
    async function lateOrder(swept: boolean) {
      const facts = await heldTable(mode);
      const card = await app.cardToken(cards.authenticate);
      const pay = () => facts.diner.pay(facts.order, card, { idempotencyKey: 'late' });
      const waiting = taken(await pay());
      await expireHold(app.pool, facts.order);
      if (swept) await releaseExpiredHolds(app.pool);
      return { ...facts, pay, approve: () => atBank(waiting, 'approve') };
    }

    test.each([true, false])('takes the table again where it is free (hold swept: %s)', async (swept) => {
      const { diner, order, approve, pay } = await lateOrder(swept);
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
      expect(taken(await pay()).state).toBe(placed[mode]);
      const { rows } = await app.pool.query('select ended_at, ended_by from orders where id = $1', [order]);
      expect(rows).toEqual([{ ended_at: null, ended_by: null }]);
    });

    test('goes back where another has the table: nothing is charged, and every repeat says it came too late', async () => {
      const { table, diner, order, approve, pay } = await lateOrder(false);
      const next = await newDiner(app.pool, app.url);
      taken(await next.hold(table));
      await approve();
      taken(await diner.refresh(order));
      expect(await pay()).toMatchObject({ code: 'payment_too_late', params: { charged: false } });
      await drain(app.context);
      expect(await pay()).toMatchObject({ code: 'payment_too_late', params: { charged: false } });
      expect(await chargedOf(app.pool, order)).toBe(0);
      expect(taken(await diner.order(order))).toMatchObject({
        state: 'expired',
        payment: { state: mode === 'instant' ? 'refunded' : 'voided' },
      });
    });

    test('is not stopped by another hold that ran out too', async () => {
      const { table, diner, order, approve } = await lateOrder(true);
      const next = await newDiner(app.pool, app.url);
      await expireHold(app.pool, taken(await next.hold(table))._id);
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
    });

    test('goes back where the diner has taken another table of the meal since', async () => {
      const { table, diner, order, approve } = await lateOrder(true);
      await app.pool.query('update table_slot set qtd = 5 where id = $1', [table.slotId]);
      await app.pool.query('update slot_day set capacity = 5 where slot_id = $1', [table.slotId]);
      const again = taken(await diner.hold(table))._id;
      taken(await payWith(diner, again, cards.visa));
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe('expired');
      expect(await chargedOf(app.pool, order)).toBe(0);
      expect(taken(await diner.order(again)).state).toBe(placed[mode]);
    });

    test('goes back where the diner had left', async () => {
      const { diner, order, approve } = await lateOrder(false);
      taken(await diner.cancel(order));
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe('cancelled');
      expect(await chargedOf(app.pool, order)).toBe(0);
    });
  });
});

describe('tries', () => {
  test('the third failure ends the hold and frees the table; the second does not', async () => {
    const { table, diner, order } = await heldTable();
    const answers: Outcome<unknown>[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1)
      answers.push(await payWith(diner, order, cards.declined, `try ${attempt}`.replace(' ', '')));
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
    expect((await payWith(diner, order, cards.visa)).code).toBe('order_state');
    const next = await newDiner(app.pool, app.url);
    taken(await next.hold(table));
  });

  test('the third try may still pay', async () => {
    const { diner, order } = await heldTable();
    await payWith(diner, order, cards.declined);
    await payWith(diner, order, cards.insufficientFunds);
    expect(taken(await payWith(diner, order, cards.visa))).toMatchObject({
      state: 'confirmed',
      payment: { attempts_left: 0 },
    });
  });

  test('a repeat gives the first answer, good or bad, and moves nothing', async () => {
    const { diner, order } = await heldTable();
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
    const { diner, order } = await heldTable();
    await payWith(diner, order, cards.declined);
    await payWith(diner, order, cards.declined);
    const waiting = taken(await payWith(diner, order, cards.authenticate));
    expect((await payWith(diner, order, cards.visa)).code).toBe('payment_in_progress');
    await atBank(waiting, 'approve');
    expect(taken(await diner.refresh(order)).state).toBe('confirmed');
  });

  test('the terms of another day, an unknown card, another diner’s order and a guest’s are refused', async () => {
    const { table, diner, order } = await heldTable();
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

  test('pays until the last moment of the hold, not after it', async () => {
    const { diner, order } = await heldTable();
    const over = await heldTable();
    await app.pool.query("update orders set hold_expires_at = now() + interval '5 seconds' where id = $1", [order]);
    await expireHold(app.pool, over.order);
    expect((await payWith(over.diner, over.order, cards.visa)).code).toBe('hold_expired');
    expect(taken(await payWith(diner, order, cards.visa)).state).toBe('confirmed');
  });
});

describe('webhooks', () => {
  const post = (body: string, signature: string) =>
    fetch(`${app.url}/v1/webhooks/gateway`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      body,
    });
  const send = async (event: object, at = new Date()) => {
    const body = JSON.stringify(event);
    return (await post(body, signWebhook(body, gatewayWebhookSecret, at))).status;
  };
  const eventOf = (reference: string, state: string, id: string = randomUUID()) => ({
    id,
    type: 'payment.captured',
    reference,
    createdAt: new Date().toISOString(),
    payment: { reference, gatewayId: 'pay_1', state, amount: 600, currency: 'EUR', refunded: 0 },
  });

  async function pendingPayment(table?: Table) {
    const { diner, order } = table ? { diner: await newDiner(app.pool, app.url), order: '' } : await heldTable();
    const waiting = taken(await payWith(diner, order, cards.authenticate));
    return { diner, order, waiting, payment: waiting.payment?._id ?? '' };
  }

  test('unsigned, wrongly signed, altered or old ones change nothing', async () => {
    const { diner, order, payment } = await pendingPayment();
    const body = JSON.stringify(eventOf(payment, 'captured'));
    const now = new Date();
    const signed = signWebhook(body, gatewayWebhookSecret, now);
    for (const [sent, signature] of [
      [body, ''],
      [body, signWebhook(body, 'another-secret-of-the-same-length-00', now)],
      [body.replace('600', '100'), signed],
      [body, signWebhook(body, gatewayWebhookSecret, new Date(now.getTime() - 301_000))],
      [body, signed.replace(/v1=./, 'v1=x')],
    ] as const) {
      const response = await post(sent, signature);
      expect(await response.json()).toMatchObject({ status: 400, code: 'signature_invalid' });
    }
    expect(taken(await diner.order(order)).state).toBe('held');
    const { rows } = await app.pool.query('select 1 from gateway_event where reference = $1', [payment]);
    expect(rows).toEqual([]);
  });

  test('of the true ones each counts once, whatever its second copy says', async () => {
    const { diner, order, waiting, payment } = await pendingPayment();
    const event = randomUUID();
    expect(await send(eventOf(payment, 'requires_action', event))).toBe(200);
    expect(await send(eventOf(payment, 'captured', event))).toBe(200);
    expect(taken(await diner.order(order)).state).toBe('held');
    await atBank(waiting, 'approve');
    await drain(app.context);
    expect(taken(await diner.order(order)).state).toBe('confirmed');
  });

  test('older news than what is known is only written down', async () => {
    const { diner, order } = await heldTable();
    const paid = taken(await payWith(diner, order, cards.visa));
    const payment = paid.payment?._id ?? '';
    for (const state of ['authorized', 'requires_action', 'failed', 'voided', 'captured'])
      expect(await send(eventOf(payment, state))).toBe(200);
    expect(taken(await diner.order(order))).toMatchObject({
      state: 'confirmed',
      payment_state: 'paid',
      payment: { state: 'captured' },
      voucher: paid.voucher,
    });
  });

  test('news of payments that are not ours is taken and left alone', async () => {
    expect(await send(eventOf(randomUUID(), 'captured'))).toBe(200);
    expect(await send(eventOf('not-a-uuid', 'captured'))).toBe(200);
  });
});

test('the gateway that cannot be reached leaves the payment to a job, which finds that nothing was taken', async () => {
  const unreachable = await startTestApp({
    databaseUrl: app.databaseUrl,
    overrides: { gateway: broken(app.context.gateway) },
  });
  try {
    const { diner, order } = await heldTable();
    const answer = await diner.at(unreachable.url).pay(order, await app.cardToken());
    expect(taken(answer)).toMatchObject({ state: 'held', payment: { state: 'pending' } });
    expect((await payWith(diner, order, cards.visa)).code).toBe('payment_in_progress');
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

function broken(gateway: TestApp['context']['gateway']): TestApp['context']['gateway'] {
  const fail = async () => {
    const { GatewayUnreachable } = await import('../src/adapters/payment-gateway.ts');
    throw new GatewayUnreachable('no answer');
  };
  return { ...gateway, authorize: fail, find: fail, void: fail };
}

test('no card number and no code of its back stands anywhere in the database', async () => {
  const { diner, order } = await heldTable();
  // Not even one that a client puts where its token belongs.
  expect((await diner.pay(order, cards.visa, { idempotencyKey: 'number' })).code).toBe('invalid_fields');
  taken(await payWith(diner, order, '5555555555554444'));
  await drain(app.context);
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'sandbox_gateway', 'graphile_worker')`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const numbers = [...Object.values(cards), '5555555555554444'];
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~ '[0-9]{15,16}'`,
    );
    for (const { row } of rows) for (const number of numbers) expect(row.includes(number), name).toBe(false);
  }
});

test('no card number stands in what a server writes, whatever it is asked to write', async () => {
  const server = await startServerProcess(app, { LOG_LEVEL: 'trace', MOUNT_GATEWAY: 'true' });
  try {
    const { diner, order } = await heldTable();
    const form = { number: cards.visa, expMonth: 12, expYear: 2040, cvc: '123', holder: 'Diner Demo' };
    const headers = { 'content-type': 'application/json' };
    const tokenize = (body: string) => fetch(`${server.url}/gateway/tokens`, { method: 'POST', headers, body });
    await tokenize(`{"number":"${cards.visa}"`);
    const { token } = (await (await tokenize(JSON.stringify(form))).json()) as { token: string };
    expect((await diner.at(server.url).pay(order, cards.visa)).code).toBe('invalid_fields');
    expect(taken(await diner.at(server.url).pay(order, token)).state).toBe('confirmed');
    expect(server.output.join('')).toContain('"level":');
    expect(server.output.join('')).not.toContain(cards.visa);
  } finally {
    await server.kill();
    await freeJobs(app.pool);
  }
});
