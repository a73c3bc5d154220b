import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { GatewayUnreachable } from '../../api/src/adapters/gateways/payment-gateway.ts';
import { sandboxPaymentGateway } from '../../api/src/adapters/gateways/sandbox.ts';
import {
  type TestGateway,
  apiKey,
  cards,
  gatewayForFile,
  keyOf,
  paymentOf,
  refundOf,
  startTestGateway,
  tokenOf,
  unseen,
  webhookSecret,
} from './support/test-gateway.ts';
import { testPool } from '../../api/test/support/test-pool.ts';

const own = gatewayForFile();
let visa: string;

beforeAll(async () => {
  visa = await tokenOf(own.running.url, cards.visa);
});

const refused = (code: string) => expect.objectContaining({ name: 'GatewayRefusal', code });

test('two starts on an empty database at the same moment both succeed', async () => {
  await own.database.pool.query('create database two_starts');
  const url = new URL(own.database.url);
  url.pathname = '/two_starts';
  const pools = [1, 2, 3].map(() => testPool(url.href));
  const gateways = await Promise.all(pools.map((pool) => startTestGateway(pool, own.receiver.url)));
  expect(await Promise.all(gateways.map(({ gateway }) => gateway.find(keyOf('nothing'))))).toEqual([null, null, null]);
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await Promise.all(pools.map((pool) => pool.end()));
  await own.database.pool.query('drop database two_starts');
});

test('ten authorizes of one reference are one payment', async () => {
  const request = paymentOf(visa);
  const answers = await Promise.all(Array.from({ length: 10 }, () => own.running.gateway.authorize(request)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await own.receiver.waitFor(request.reference, 1);
  const { rows } = await own.database.pool.query('select id from sandbox_gateway.events where reference = $1', [
    request.reference,
  ]);
  expect(rows).toHaveLength(1);
});

test.each([
  ['amount', { amount: 901 }],
  ['currency', { currency: 'BRL' }],
  ['capture', { capture: false }],
])('a reference is not reused for another %s', async (_name, other) => {
  const request = paymentOf(visa);
  await own.running.gateway.authorize(request);
  await expect(own.running.gateway.authorize({ ...request, ...other })).rejects.toEqual(refused('reference_reused'));
});

test('a repeat is answered even when its card was removed since', async () => {
  const request = paymentOf(await tokenOf(own.running.url, cards.visa));
  const first = await own.running.gateway.authorize(request);
  await own.running.gateway.removeCard(request.token);
  expect(await own.running.gateway.authorize(request)).toEqual(first);
  await expect(own.running.gateway.authorize(paymentOf(request.token))).rejects.toEqual(refused('unknown_token'));
});

test('ten captures at once move the payment once', async () => {
  const request = paymentOf(visa, false);
  await own.running.gateway.authorize(request);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => own.running.gateway.capture(keyOf(request.reference))),
  );
  expect(answers.every((answer) => answer.state === 'captured')).toBe(true);
  const events = await own.database.pool.query('select id from sandbox_gateway.events where reference = $1', [
    request.reference,
  ]);
  expect(events.rows).toHaveLength(2);
});

test('of capture and void at once exactly one wins', async () => {
  for (let round = 0; round < 10; round++) {
    const request = paymentOf(visa, false);
    await own.running.gateway.authorize(request);
    const [capture, release] = await Promise.allSettled([
      own.running.gateway.capture(keyOf(request.reference)),
      own.running.gateway.void(keyOf(request.reference)),
    ]);
    expect([capture.status, release.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const state = (await own.running.gateway.find(keyOf(request.reference)))?.state;
    expect(state).toBe(capture.status === 'fulfilled' ? 'captured' : 'voided');
  }
});

test('void: again is the same, after capture it is refused, and a voided one is never captured', async () => {
  const { gateway } = own.running;
  const request = paymentOf(visa, false);
  await gateway.authorize(request);
  expect((await gateway.void(keyOf(request.reference))).state).toBe('voided');
  expect((await gateway.void(keyOf(request.reference))).state).toBe('voided');
  await expect(gateway.capture(keyOf(request.reference))).rejects.toEqual(refused('wrong_state'));
  expect((await gateway.authorize(request)).state).toBe('voided');

  const taken = paymentOf(visa);
  await gateway.authorize(taken);
  await expect(gateway.void(keyOf(taken.reference))).rejects.toEqual(refused('wrong_state'));
});

test('giving up an unseen reference stops the authorize that comes later', async () => {
  const request = paymentOf(visa);
  expect(await own.running.gateway.giveUp(unseen(request))).toMatchObject({ state: 'failed', failure: 'cancelled' });
  expect(await own.running.gateway.authorize(request)).toMatchObject({ state: 'failed', failure: 'cancelled' });
  expect(await own.running.gateway.giveUp(unseen(request))).toMatchObject({ state: 'failed', failure: 'cancelled' });
});

test('authorize and giving up at once never leave money reserved', async () => {
  for (let round = 0; round < 10; round++) {
    const request = paymentOf(visa, false);
    await Promise.all([own.running.gateway.authorize(request), own.running.gateway.giveUp(unseen(request))]);
    expect(['voided', 'failed']).toContain((await own.running.gateway.find(keyOf(request.reference)))?.state);
  }
});

test('refunds: part, again, the rest, and not a cent more', async () => {
  const { gateway } = own.running;
  const { reference } = await gateway.authorize(paymentOf(visa));
  const first = refundOf(reference, 400);
  expect((await gateway.refund(first)).payment).toMatchObject({ state: 'partially_refunded', refunded: 400 });
  expect((await gateway.refund(first)).payment).toMatchObject({ state: 'partially_refunded', refunded: 400 });
  await expect(gateway.refund({ ...first, amount: 399 })).rejects.toEqual(refused('reference_reused'));
  const rest = refundOf(reference, 501);
  await expect(gateway.refund(rest)).rejects.toEqual(refused('amount_too_large'));
  expect((await gateway.refund({ ...rest, amount: 500 })).payment).toMatchObject({ state: 'refunded', refunded: 900 });
  expect((await gateway.capture(keyOf(reference))).state).toBe('refunded');
});

test('ten refunds of 200 at once from 900: four pass', async () => {
  const { reference } = await own.running.gateway.authorize(paymentOf(visa));
  const refunds = await Promise.allSettled(
    Array.from({ length: 10 }, () => own.running.gateway.refund(refundOf(reference, 200))),
  );
  expect(refunds.filter((refund) => refund.status === 'fulfilled')).toHaveLength(4);
  expect(await own.running.gateway.find(keyOf(reference))).toMatchObject({
    state: 'partially_refunded',
    refunded: 800,
  });
});

test('ten repeats of one refund at once give back once', async () => {
  const { reference } = await own.running.gateway.authorize(paymentOf(visa));
  const refund = refundOf(reference, 200);
  const answers = await Promise.all(Array.from({ length: 10 }, () => own.running.gateway.refund(refund)));
  expect(new Set(answers.map(({ payment }) => payment.refunded))).toEqual(new Set([200]));
});

test('only captured money is refunded', async () => {
  const { reference } = await own.running.gateway.authorize(paymentOf(visa, false));
  await expect(own.running.gateway.refund(refundOf(reference, 1))).rejects.toEqual(refused('wrong_state'));
  await expect(own.running.gateway.refund(refundOf(randomUUID(), 1))).rejects.toEqual(refused('unknown_payment'));
});

test('amounts from 1 to 99,999,999 are accepted, 0 and 100,000,000 refused', async () => {
  const authorize = (amount: number) => own.running.gateway.authorize({ ...paymentOf(visa), amount });
  expect((await authorize(1)).amount).toBe(1);
  expect((await authorize(99_999_999)).amount).toBe(99_999_999);
  await expect(authorize(0)).rejects.toEqual(refused('invalid_request'));
  await expect(authorize(100_000_000)).rejects.toEqual(refused('invalid_request'));
});

test('a returnUrl is a plain http(s) address of an allowed origin', async () => {
  const authorize = (gateway: TestGateway, returnUrl: string) =>
    gateway.gateway.authorize({ ...paymentOf(visa), returnUrl });
  for (const wrong of ['javascript:alert(1)', '/checkout', 'https://a:b@shop.example/']) {
    await expect(authorize(own.running, wrong)).rejects.toEqual(refused('invalid_request'));
  }
  const strict = await startTestGateway(own.database.pool, own.receiver.url, {
    returnOrigins: ['https://shop.example'],
  });
  expect((await authorize(strict, 'https://shop.example/finish')).state).toBe('captured');
  await expect(authorize(strict, 'https://other.example/finish')).rejects.toEqual(refused('invalid_request'));
  await strict.close();
});

test('without the API key nothing but tokens is served', async () => {
  const url = own.running.url;
  const stranger = sandboxPaymentGateway({ url, publicUrl: url, apiKey: `${apiKey}x`, webhookSecret });
  await expect(stranger.authorize(paymentOf(visa))).rejects.toEqual(refused('unauthorized'));
  await expect(stranger.card(visa, 'first')).rejects.toEqual(refused('unauthorized'));
  expect((await fetch(`${url}/payments/x`)).status).toBe(401);
});

test('no server, a foreign answer and a server error all leave the outcome unknown', async () => {
  const at = (url: string) => sandboxPaymentGateway({ url, publicUrl: url, apiKey, webhookSecret });
  await expect(at('http://127.0.0.1:1').find(keyOf('x'))).rejects.toThrow(GatewayUnreachable);
  await expect(at(own.receiver.url).find(keyOf('x'))).rejects.toThrow(GatewayUnreachable);
  await expect(at(own.running.url).find(keyOf('no such reference!'))).rejects.toEqual(refused('invalid_request'));
});

test('a saved card lasts, belongs to one customer, and is saved once', async () => {
  const { gateway, url } = own.running;
  const typed = await tokenOf(url, cards.declined);
  const saved = await gateway.saveCard({ token: typed, customer: 'first' });
  expect(await gateway.saveCard({ token: typed, customer: 'first' })).toBe(saved);
  expect(await gateway.saveCard({ token: saved, customer: 'first' })).toBe(saved);
  await expect(gateway.saveCard({ token: saved, customer: 'second' })).rejects.toEqual(refused('unknown_token'));

  await own.database.pool.query(
    "update sandbox_gateway.cards set created_at = now() - interval '3 hours' where token in ($1, $2)",
    [typed, saved],
  );
  expect(await gateway.card(typed, 'first')).toBeNull();
  expect(await gateway.card(saved, 'first')).toMatchObject({ token: saved, last4: '0002', brand: 'visa' });
  expect(await gateway.card(saved, 'second')).toBeNull();
  for (const customer of ['second', undefined])
    await expect(gateway.authorize({ ...paymentOf(saved), customer: customer as string })).rejects.toEqual(
      refused('unknown_token'),
    );
  const first = { ...paymentOf(saved), customer: 'first' };
  expect(await gateway.authorize(first)).toMatchObject({ state: 'failed', failure: 'declined' });

  await gateway.removeCard(saved);
  await gateway.removeCard(saved);
  expect(await gateway.card(saved, 'first')).toBeNull();
});
