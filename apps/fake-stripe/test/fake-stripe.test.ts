import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../sandbox-gateway/test/support/test-gateway.ts';
import { startFakeStripe, type FakeStripe } from '../src/fake-stripe.ts';

const secretKey = 'sk_test_of_the_fake';
const webhookSecret = 'whsec_of_the_fake';

let database: TestDatabase;
let fake: FakeStripe;
let receiver: Server;
let stripe: Stripe;
const events: { body: string; headers: IncomingHttpHeaders }[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      events.push({ body, headers: request.headers });
      response.writeHead(200).end();
    });
  }).listen(0, '127.0.0.1');
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const options = { secretKey, publishableKey: 'pk_test_of_the_fake', webhookSecret };
  const webhookUrl = () => `http://127.0.0.1:${portOf(receiver)}`;
  fake = await startFakeStripe({ ...options, pool: database.pool, webhookUrl });
  const { hostname: host, port } = new URL(fake.url);
  stripe = new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
});
afterAll(async () => {
  await fake.close();
  receiver.close();
  await database.stop();
});

const started = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 900, currency: 'eur', ...more });
const confirmed = async (payment_method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.confirm((await started(more)).id, { payment_method, return_url: 'http://shop.test/back' });
const refused = (code: string, statusCode = 400) => expect.objectContaining({ code, statusCode });

describe('a request', () => {
  test.each([
    ['a parameter that Stripe has no more', { payment_method_types: ['card'] }, 'parameter_unknown'],
    ['a parameter of another call', { return_address: 'x' }, 'parameter_unknown'],
    ['a word where a number belongs', { amount: 'nine' }, 'parameter_invalid'],
  ])('with %s is refused', async (_what, wrong, code) => {
    await expect(started(wrong as never)).rejects.toEqual(refused(code));
  });

  test('under a key gives the first answer again, refuses other parameters, and is made once', async () => {
    const params = { amount: 900, currency: 'eur' };
    const options = { idempotencyKey: 'one' };
    const first = await stripe.paymentIntents.create(params, options);
    await stripe.paymentIntents.cancel(first.id);
    const again = await stripe.paymentIntents.create(params, options);
    expect(again).toMatchObject({ id: first.id, status: 'requires_payment_method' });
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(stripe.paymentIntents.create({ ...params, amount: 901 }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('without the secret key is refused, and so is what the fake does not know', async () => {
    const { hostname: host, port } = new URL(fake.url);
    const stranger = new Stripe('sk_test_of_nobody', { host, port, protocol: 'http' });
    await expect(stranger.paymentIntents.retrieve('pi_1')).rejects.toMatchObject({ statusCode: 401 });
    await expect(stripe.paymentIntents.retrieve('pi_1')).rejects.toEqual(refused('resource_missing', 404));
    await expect(stripe.topups.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a payment intent', () => {
  test('is captured at once or by hand, and then no more', async () => {
    expect(await confirmed('pm_card_visa')).toMatchObject({ status: 'succeeded', amount_received: 900 });
    const { id, status } = await confirmed('pm_card_visa', { capture_method: 'manual' });
    expect(status).toBe('requires_capture');
    expect((await stripe.paymentIntents.capture(id)).status).toBe('succeeded');
    for (const step of ['capture', 'cancel', 'confirm'] as const)
      await expect(stripe.paymentIntents[step](id, {})).rejects.toEqual(refused('payment_intent_unexpected_state'));
  });

  test.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ])('refused for %s may be tried with another card until it is cancelled', async (method, code, decline_code) => {
    const { id } = await started();
    const refusal = {
      type: 'StripeCardError',
      code,
      decline_code,
      payment_intent: { status: 'requires_payment_method' },
    };
    await expect(stripe.paymentIntents.confirm(id, { payment_method: method })).rejects.toMatchObject(refusal);
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe('succeeded');
  });

  test.each([
    ['approve', 'succeeded'],
    ['deny', 'requires_payment_method'],
  ])('whose bank asks leads there, and after "%s" it is %s', async (answer, status) => {
    const { id, next_action } = await confirmed('pm_card_threeDSecure2Required');
    const page = next_action?.redirect_to_url?.url ?? '';
    const asked = await fetch(page, { headers: { 'accept-language': 'pt-BR' } });
    expect(await asked.text()).toContain('Seu banco quer saber');
    const { status: led, headers } = await fetch(`${page}/${answer}`, { method: 'POST', redirect: 'manual' });
    expect([led, headers.get('location')]).toEqual([303, `http://shop.test/back?payment_intent=${id}`]);
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe(status);
    expect((await fetch(page)).status).toBe(404);
  });
});

test('signed events tell of each step, as the SDK verifies them', async () => {
  const { id } = await confirmed('pm_card_visa');
  await expect.poll(() => events.filter(({ body }) => body.includes(id))).toHaveLength(1);
  const [{ body, headers } = { body: '', headers: {} }] = events.filter((event) => event.body.includes(id));
  const signature = String(headers['stripe-signature']);
  expect(stripe.webhooks.constructEvent(body, signature, webhookSecret)).toMatchObject({
    type: 'payment_intent.succeeded',
    data: { object: { id, status: 'succeeded' } },
  });
  expect(() => stripe.webhooks.constructEvent(body.replace('900', '901'), signature, webhookSecret)).toThrow();
});

test('a card is used once, unless a customer keeps it; what is new is not found by a search', async () => {
  const card = await stripe.paymentMethods.create({ type: 'card', card: { token: 'pm_card_visa' } });
  expect(card.card).toMatchObject({ funding: 'credit', last4: '4242' });
  await confirmed(card.id);
  await expect(confirmed(card.id)).rejects.toMatchObject({ statusCode: 400, param: 'payment_method' });
  const { id: customer } = await stripe.customers.create({ metadata: { diner: 'ana' } });
  const kept = await stripe.setupIntents.create({ customer, payment_method: 'pm_card_visa', confirm: true });
  const method = String(kept.payment_method);
  expect((await stripe.paymentMethods.retrieve(method)).customer).toBe(customer);
  for (let time = 0; time < 2; time += 1) expect((await confirmed(method, { customer })).status).toBe('succeeded');
  await expect(confirmed(method)).rejects.toMatchObject({ statusCode: 400 });
  const query = `metadata['diner']:'ana'`;
  expect((await stripe.customers.search({ query })).data).toEqual([]);
  await fake.aDayPasses();
  expect((await stripe.customers.search({ query })).data).toMatchObject([{ id: customer }]);
});

test('refunds add up to what was captured; one may wait or come back', async () => {
  const { id: payment_intent } = await confirmed('pm_card_refundFail');
  const part = await stripe.refunds.create({ payment_intent, amount: 400 });
  await expect(stripe.refunds.create({ payment_intent, amount: 501 })).rejects.toMatchObject({ param: 'amount' });
  await stripe.refunds.create({ payment_intent });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toEqual(refused('charge_already_refunded'));
  await fake.settleRefund(part.id);
  expect((await stripe.refunds.retrieve(part.id)).status).toBe('failed');
  const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ amount_refunded: 500, refunded: false });
  const { id: another } = await confirmed('pm_card_pendingRefund');
  const waits = await stripe.refunds.create({ payment_intent: another });
  expect(waits.status).toBe('pending');
  await fake.settleRefund(waits.id);
  expect((await stripe.refunds.retrieve(waits.id)).status).toBe('succeeded');
});
