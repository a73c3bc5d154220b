import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { GatewayUnreachable } from '../../api/src/adapters/gateways/payment-gateway.ts';
import { cards, gatewayForFile, keyOf, paymentOf, startTestGateway, tokenOf } from './support/test-gateway.ts';

const own = gatewayForFile();

const outcomeOf = async (number: string, capture: boolean) => {
  const request = paymentOf(await tokenOf(own.running.url, number), capture);
  const payment = await own.running.gateway.authorize(request);
  expect(payment).toMatchObject({ reference: request.reference, amount: 900, currency: 'EUR', refunded: 0 });
  return { request, payment };
};

test.each([
  ['visa', cards.visa],
  ['mastercard', cards.mastercard],
])('%s is authorized, or captured at once', async (brand, number) => {
  const reserved = await outcomeOf(number, false);
  expect(reserved.payment.state).toBe('authorized');
  expect((await own.running.gateway.capture(keyOf(reserved.request.reference))).state).toBe('captured');
  const taken = await outcomeOf(number, true);
  expect(taken.payment.state).toBe('captured');
  expect((await own.running.gateway.card(taken.request.token, 'first'))?.brand).toBe(brand);
});

test.each([
  ['declined', cards.declined],
  ['insufficient_funds', cards.insufficientFunds],
  ['incorrect_cvc', cards.incorrectCvc],
  ['debit_not_accepted', cards.debit],
  ['prepaid_not_accepted', cards.prepaid],
])('fails as %s and says so in an event', async (failure, number) => {
  const { request, payment } = await outcomeOf(number, true);
  expect(payment).toMatchObject({ state: 'failed', failure });
  const [event] = await own.receiver.waitFor(request.reference, 1);
  expect(event).toMatchObject({ type: 'payment.failed', payment });
});

test('the token tells debit and prepaid before anything is paid', async () => {
  const funding = async (number: string) =>
    (await own.running.gateway.card(await tokenOf(own.running.url, number), 'first'))?.funding;
  expect(await funding(cards.visa)).toBe('credit');
  expect(await funding(cards.debit)).toBe('debit');
  expect(await funding(cards.prepaid)).toBe('prepaid');
});

test('network failure: no answer, nothing recorded', async () => {
  const request = paymentOf(await tokenOf(own.running.url, cards.networkFailure));
  await expect(own.running.gateway.authorize(request)).rejects.toThrow(GatewayUnreachable);
  expect(await own.running.gateway.find(keyOf(request.reference))).toBeNull();
});

test('slow: recorded at once, answered late; an impatient caller finds it', async () => {
  const slow = await startTestGateway(own.database.pool, own.receiver.url, { slowMs: 3_600_000, timeoutMs: 300 });
  try {
    const request = paymentOf(await tokenOf(slow.url, cards.slow));
    await expect(slow.gateway.authorize(request)).rejects.toThrow(GatewayUnreachable);
    expect(await slow.gateway.find(keyOf(request.reference))).toMatchObject({ state: 'captured' });
    expect(await slow.gateway.authorize(request)).toMatchObject({ state: 'captured' });
  } finally {
    await slow.close();
  }
  const { payment } = await outcomeOf(cards.slow, true);
  expect(payment.state).toBe('captured');
});

test('answer lost: recorded, no answer; the repeat has it', async () => {
  const request = paymentOf(await tokenOf(own.running.url, cards.answerLost), false);
  const { gateway } = own.running;
  await expect(gateway.authorize(request)).rejects.toThrow(GatewayUnreachable);
  expect(await gateway.find(keyOf(request.reference))).toMatchObject({ state: 'authorized' });
  expect(await gateway.authorize(request)).toMatchObject({ state: 'authorized' });
  await expect(gateway.capture(keyOf(request.reference))).rejects.toThrow(GatewayUnreachable);
  expect(await gateway.capture(keyOf(request.reference))).toMatchObject({ state: 'captured' });

  const atOnce = paymentOf(request.token, true);
  await expect(gateway.authorize(atOnce)).rejects.toThrow(GatewayUnreachable);
  expect(await gateway.find(keyOf(atOnce.reference))).toMatchObject({ state: 'captured' });
});

test('fails at capture: authorized first, then failed for good', async () => {
  const { request, payment } = await outcomeOf(cards.captureFails, false);
  expect(payment.state).toBe('authorized');
  const failed = { state: 'failed', failure: 'declined' };
  expect(await own.running.gateway.capture(keyOf(request.reference))).toMatchObject(failed);
  expect(await own.running.gateway.capture(keyOf(request.reference))).toMatchObject(failed);
  expect((await outcomeOf(cards.captureFails, true)).payment).toMatchObject(failed);
});

test('doubled webhook: one event, two deliveries', async () => {
  const { request } = await outcomeOf(cards.webhookDoubled, true);
  const events = await own.receiver.waitFor(request.reference, 2);
  expect(events[0]).toEqual(events[1]);
});

test('webhook out of order: the authorization is told after the capture', async () => {
  const atOnce = await outcomeOf(cards.webhookDisordered, true);
  const types = (await own.receiver.waitFor(atOnce.request.reference, 2)).map((event) => event.type);
  expect(types).toEqual(['payment.captured', 'payment.authorized']);

  const later = await outcomeOf(cards.webhookDisordered, false);
  await own.running.gateway.capture(keyOf(later.request.reference));
  const events = await own.receiver.waitFor(later.request.reference, 2);
  expect(events.map((event) => event.type)).toEqual(['payment.captured', 'payment.authorized']);
  expect(events.map((event) => event.payment.state)).toEqual(['captured', 'authorized']);
});

test('a card that expired since it was typed is refused', async () => {
  const request = paymentOf(await tokenOf(own.running.url, cards.visa));
  await own.database.pool.query('update sandbox_gateway.cards set exp_year = 2020 where token = $1', [request.token]);
  expect(await own.running.gateway.authorize(request)).toMatchObject({ state: 'failed', failure: 'expired_card' });
});

test.each([
  ['4000000000007726', 'pending', 'done', { state: 'refunded', refunded: 900 }],
  ['4000000000005126', 'done', 'failed', { state: 'captured', refunded: 0 }],
])('a refund of %s is %s, and later %s', async (number, first, last, after) => {
  const quick = await startTestGateway(own.database.pool, own.receiver.url, { refundSettlesMs: 300 });
  try {
    const request = paymentOf(await tokenOf(quick.url, number));
    const { gatewayId } = await quick.gateway.authorize(request);
    const refundReference = randomUUID();
    const payment = { ...keyOf(request.reference), gatewayId };
    const ask = () => quick.gateway.refund({ payment, refundReference, refundId: null, amount: 900 });
    expect(await ask()).toMatchObject({ state: first, payment: { state: 'refunded', refunded: 900 } });
    await expect.poll(ask, { timeout: 10_000 }).toMatchObject({ state: last, payment: after });
    const told = () => own.receiver.deliveries.map(({ rawBody }) => rawBody.toString()).join('\n');
    await expect.poll(told, { timeout: 10_000 }).toContain(refundReference);
    const { rows } = await own.database.pool.query<{ sum: number }>(
      'select sum(amount)::integer as sum from sandbox_gateway.movements where subject = $1',
      [refundReference],
    );
    expect(rows[0]?.sum).toBe(last === 'failed' ? 0 : -900);
  } finally {
    await quick.close();
  }
});
