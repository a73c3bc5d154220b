import { randomUUID } from 'node:crypto';
import { startFakeStripe, type FakeStripe } from '@metade/fake-stripe/fake-stripe.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthorizeRequest, OwnPayment, PaymentGateway } from '../src/adapters/gateways/payment-gateway.ts';
import { stripePaymentGateway } from '../src/adapters/gateways/stripe.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { cards } from './support/diner.ts';
import { gatewayContract } from './support/gateway-contract.ts';
import { stripeKeys, typedAtStripe } from './support/gateway-under-test.ts';
import { startReceiver, type Received } from './support/receiver.ts';
import { testPool } from './support/test-pool.ts';

let database: TestDatabase;
let pool: pg.Pool;
let stripe: FakeStripe;
let told: Awaited<ReturnType<typeof startReceiver>>;
let gateway: PaymentGateway;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = testPool(database.url);
  told = await startReceiver();
  stripe = await startFakeStripe({ ...stripeKeys, pool, webhookUrl: () => told.url, slowMs: 2000 });
  gateway = at(stripe.url);
});
afterAll(async () => {
  await stripe.close();
  await told.close();
  await pool.end();
  await database.drop();
});

const numbers = { good: cards.visa, declined: cards.declined, bank: cards.authenticate };
gatewayContract('stripe', { gateway: () => gateway, token: (card) => typedAtStripe(stripe, numbers[card]) });

function at(apiUrl: string, more: Partial<Parameters<typeof stripePaymentGateway>[0]> = {}): PaymentGateway {
  const pages = { scriptUrl: `${apiUrl}/stripe.js`, cardPageUrl: 'http://metade.test/app/card' };
  return stripePaymentGateway({ ...stripeKeys, apiUrl, ...pages, timeoutMs: 60_000, ...more });
}

async function wanted(number: string, more: Partial<AuthorizeRequest> = {}): Promise<AuthorizeRequest> {
  return {
    reference: randomUUID(),
    amount: 900,
    currency: 'EUR',
    token: await typedAtStripe(stripe, number),
    customer: randomUUID(),
    capture: true,
    keep: false,
    returnUrl: 'http://metade.test/checkout/payment?order=1',
    ...more,
  };
}

const own = ({ reference, amount, currency }: AuthorizeRequest): OwnPayment => ({
  reference,
  gatewayId: null,
  amount,
  currency,
});

const intentOf = async (reference: string) => {
  const { rows } = await pool.query(
    `select body from stripe_gateway.object where kind = 'payment_intent' and body -> 'metadata' ->> 'reference' = $1`,
    [reference],
  );
  return rows.map(({ body }) => body);
};

describe('an answer that was lost', () => {
  test('after a day, when keys are forgotten, the search finds what was taken and what was given up', async () => {
    const request = await wanted(cards.visa);
    const first = await gateway.authorize(request);
    const never = await wanted(cards.visa);
    await gateway.giveUp(own(never));
    const later = await startFakeStripe({ ...stripeKeys, pool, webhookUrl: () => told.url });
    try {
      await later.aDayPasses();
      const then = at(later.url);
      expect(await then.find(own(request))).toEqual(first);
      expect(await then.giveUp(own(request))).toEqual(first);
      expect(await then.find(own(never))).toMatchObject({ state: 'failed', failure: 'cancelled' });
    } finally {
      await later.close();
    }
  });

  test('between making a payment and confirming it, the payment can be given up or gone on with', async () => {
    for (const goesOn of [true, false]) {
      const request = await wanted(cards.networkFailure);
      await expect(gateway.authorize(request)).rejects.toMatchObject({ name: 'GatewayUnreachable' });
      expect(await gateway.find(own(request))).toBeNull();
      if (!goesOn) await gateway.giveUp(own(request));
      const again = { ...request, token: await typedAtStripe(stripe, cards.visa) };
      expect((await gateway.authorize(again)).state).toBe(goesOn ? 'captured' : 'failed');
      expect(await intentOf(request.reference)).toHaveLength(1);
    }
  });

  test('a call ends in its time, and what it began is found', async () => {
    const hurried = at(stripe.url, { timeoutMs: 1000 });
    const request = await wanted(cards.slow);
    await expect(hurried.authorize(request)).rejects.toMatchObject({ name: 'GatewayUnreachable' });
    expect(await gateway.find(own(request))).toMatchObject({ state: 'captured', amount: 900 });
  });

  test('a refund is made once though its key is forgotten', async () => {
    const request = await wanted(cards.visa);
    const { gatewayId } = await gateway.authorize(request);
    const refund = {
      payment: { ...own(request), gatewayId },
      refundReference: randomUUID(),
      refundId: null,
      amount: 400,
    };
    const first = await gateway.refund(refund);
    await pool.query('delete from stripe_gateway.idempotency_key');
    expect(await gateway.refund(refund)).toEqual(first);
    expect(first).toMatchObject({ state: 'done', payment: { refunded: 400 } });
  });
});

test('asked twice at once, with a card to be kept, is one payment told twice', async () => {
  for (let round = 0; round < 10; round += 1) {
    const request = await wanted(cards.visa, { capture: false, keep: true });
    const [one, two] = await Promise.all([gateway.authorize(request), gateway.authorize(request)]);
    expect(one).toMatchObject({ state: 'authorized' });
    expect(two).toEqual(one);
    expect(await intentOf(request.reference)).toHaveLength(1);
  }
});

describe('a card', () => {
  test.each([
    ['debit', cards.debit, 'debit'],
    ['prepaid', cards.prepaid, 'prepaid'],
    ['of unknown funding', '4000 0000 0000 5076', 'unknown'],
  ])('that is %s is told as such, and Stripe is not even asked to charge it', async (_name, number, funding) => {
    const request = await wanted(number);
    expect(await gateway.card(request.token, request.customer)).toMatchObject({ funding });
    expect(await gateway.authorize(request)).toMatchObject({ state: 'failed' });
    expect(await intentOf(request.reference)).toEqual([]);
  });

  test('that was refused leaves nothing that another card could pay', async () => {
    const request = await wanted(cards.declined);
    expect(await gateway.authorize(request)).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(await intentOf(request.reference)).toMatchObject([{ status: 'canceled' }]);
    expect(await gateway.find(own(request))).toMatchObject({ state: 'failed', failure: 'declined' });
  });

  test('that pays and is kept belongs to one customer of Stripe’s, however often its diner keeps one', async () => {
    const diner = randomUUID();
    const saved: string[] = [];
    for (const number of [cards.visa, '5555 5555 5555 4444']) {
      const request = await wanted(number, { customer: diner, keep: true });
      expect((await gateway.authorize(request)).state).toBe('captured');
      saved.push(await gateway.saveCard({ token: request.token, customer: diner }));
    }
    const [one, two] = saved.map((token) => token.split('/')[0]);
    expect(one).toMatch(/^cus_/);
    expect(two).toBe(one);
    const again = await wanted(cards.visa, { customer: diner, token: saved[0], capture: false });
    expect((await gateway.authorize(again)).state).toBe('authorized');
    const stolen = await wanted(cards.visa, { token: saved[0] });
    await expect(gateway.authorize(stolen)).rejects.toMatchObject({ code: 'unknown_token' });
    expect(await intentOf(stolen.reference)).toEqual([]);
  });

  test('that pays once cannot be kept afterwards, nor pay again', async () => {
    const request = await wanted(cards.visa);
    await gateway.authorize(request);
    await expect(gateway.saveCard(request)).rejects.toMatchObject({ name: 'GatewayRefusal' });
    const again = { ...request, reference: randomUUID() };
    await expect(gateway.authorize(again)).rejects.toMatchObject({ name: 'GatewayRefusal' });
  });
});

test('an authorization that ran out is a failed payment, also when it is to be captured', async () => {
  const request = await wanted(cards.visa, { capture: false });
  const { gatewayId, state } = await gateway.authorize(request);
  expect(state).toBe('authorized');
  await stripe.expire(gatewayId);
  expect(await gateway.capture({ ...own(request), gatewayId })).toMatchObject({ state: 'failed', failure: 'declined' });
});

test('a refund waits, is done, or comes back', async () => {
  for (const [number, first, last] of [
    ['4000 0000 0000 7726', 'pending', 'done'],
    ['4000 0000 0000 5126', 'done', 'failed'],
  ] as const) {
    const request = await wanted(number);
    const { gatewayId } = await gateway.authorize(request);
    const refund = { payment: { ...own(request), gatewayId }, refundReference: randomUUID(), amount: 900 };
    const begun = await gateway.refund({ ...refund, refundId: null });
    expect(begun).toMatchObject({ state: first, payment: { state: 'refunded' } });
    await stripe.settleRefund(begun.gatewayId);
    const now = await gateway.refund({ ...refund, refundId: begun.gatewayId });
    expect(now).toMatchObject({ state: last, payment: { refunded: last === 'failed' ? 0 : 900 } });
  }
});

test.each(['JPY', 'KWD'])('%s, which has no hundredths, is refused before anything is asked', async (currency) => {
  const request = await wanted(cards.visa, { currency });
  await expect(gateway.authorize(request)).rejects.toMatchObject({ code: 'invalid_request' });
  expect(await intentOf(request.reference)).toEqual([]);
});

test.each([
  ['EUR', 600, 'eur'],
  ['EUR', 50, 'eur'],
  ['BRL', 1090, 'brl'],
])('%s %i are as many cents at Stripe, taken and given back', async (currency, amount, named) => {
  const request = await wanted(cards.visa, { currency, amount });
  const paid = await gateway.authorize(request);
  expect(paid).toMatchObject({ state: 'captured', amount, currency });
  expect(await intentOf(request.reference)).toMatchObject([{ amount, amount_received: amount, currency: named }]);
  const refund = {
    payment: { ...own(request), gatewayId: paid.gatewayId },
    refundReference: randomUUID(),
    refundId: null,
    amount,
  };
  expect((await gateway.refund(refund)).payment).toMatchObject({ refunded: amount, amount, currency });
});

test('below its smallest charge Stripe takes nothing', async () => {
  const request = await wanted(cards.visa, { amount: 49 });
  await expect(gateway.authorize(request)).rejects.toMatchObject({ code: 'invalid_request' });
});

test('wrong keys are told at once, and an id that these keys do not know concludes nothing', async () => {
  await gateway.check();
  await expect(at(stripe.url, { secretKey: 'sk_test_of_somebody_else' }).check()).rejects.toMatchObject({
    code: 'unauthorized',
  });
  const elsewhere = { reference: randomUUID(), gatewayId: 'pi_of_another_account', amount: 900, currency: 'EUR' };
  for (const ask of ['find', 'giveUp', 'void'] as const)
    await expect(gateway[ask](elsewhere)).rejects.toMatchObject({ name: 'GatewayUnreachable' });
});

describe('an event', () => {
  const verify = ({ headers, body }: Received) => gateway.verifyWebhook(Buffer.from(body), headers);
  const eventsOf = (id: string) => told.received.filter(({ body }) => body.includes(id)).map(verify);

  test('tells of each step of a payment what the port says of it', async () => {
    const request = await wanted('4000 0000 0000 7726', { capture: false });
    const { gatewayId } = await gateway.authorize(request);
    const payment = { ...own(request), gatewayId };
    await gateway.capture(payment);
    await gateway.refund({ payment, refundReference: randomUUID(), refundId: null, amount: 400 });
    await expect.poll(() => eventsOf(gatewayId).filter((event) => event !== 'other')).toHaveLength(3);
    const { reference } = request;
    expect(eventsOf(gatewayId).filter((event) => event !== 'other')).toMatchObject([
      {
        type: 'payment.authorized',
        reference,
        payment: { gatewayId, state: 'authorized', amount: 900, currency: 'EUR' },
      },
      { type: 'payment.captured', reference, payment: { state: 'captured', refunded: 0 } },
      { type: 'payment.refunded', reference, payment: { state: 'partially_refunded', refunded: 400 } },
    ]);
  });

  test('of a release is a release, though Stripe also tells it as a refund', async () => {
    const request = await wanted(cards.visa, { capture: false });
    const { gatewayId } = await gateway.authorize(request);
    await gateway.void({ ...own(request), gatewayId });
    await expect.poll(() => eventsOf(gatewayId)).toHaveLength(3);
    expect(eventsOf(gatewayId)).toMatchObject([
      { type: 'payment.authorized' },
      'other',
      { type: 'payment.voided', payment: { state: 'voided', refunded: 0 } },
    ]);
  });
});
