import { expect, test } from 'vitest';
import type { GatewayEvent } from '../../api/src/adapters/gateways/payment-gateway.ts';
import { signatureHeader, signWebhook } from '../src/webhook-signature.ts';
import {
  cards,
  gatewayForFile,
  keyOf,
  paymentOf,
  startTestGateway,
  tokenOf,
  webhookSecret,
} from './support/test-gateway.ts';

const own = gatewayForFile();

const pay = async () => {
  const request = paymentOf(await tokenOf(own.running.url, cards.visa));
  return own.running.gateway.authorize(request);
};

const signedAt = (body: Buffer, secondsFromNow: number, secret = webhookSecret) => ({
  [signatureHeader]: signWebhook(body, secret, new Date(Date.now() + secondsFromNow * 1000)),
});

test('a delivery verifies and carries the payment', async () => {
  const payment = await pay();
  await own.receiver.waitFor(payment.reference, 1);
  const delivery = own.receiver.deliveries.find(({ event }) => event.reference === payment.reference);
  if (!delivery) throw new Error('no delivery');
  const { rawBody, headers } = delivery;
  const event = own.running.gateway.verifyWebhook(rawBody, headers);
  expect(event).toMatchObject({ type: 'payment.captured', reference: payment.reference, payment });
  const { createdAt } = event as GatewayEvent;
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
  // A copy sent again in time is the same event; that its id was seen is for the receiver to notice.
  expect(own.running.gateway.verifyWebhook(rawBody, headers)).toEqual(event);

  const changed = Buffer.from(rawBody.toString().replace('"amount":900', '"amount":901'));
  expect(changed.equals(rawBody)).toBe(false);
  expect(own.running.gateway.verifyWebhook(changed, headers)).toBeNull();
});

test('signatures hold for five minutes either way, for one secret and one form', async () => {
  const { reference } = await pay();
  await own.receiver.waitFor(reference, 1);
  const body = own.receiver.deliveries[0]?.rawBody ?? Buffer.alloc(0);
  const verify = (headers: Record<string, string>, rawBody = body) =>
    own.running.gateway.verifyWebhook(rawBody, headers);
  expect(verify(signedAt(body, 0))).not.toBeNull();
  expect(verify(signedAt(body, -290))).not.toBeNull();
  expect(verify(signedAt(body, -310))).toBeNull();
  expect(verify(signedAt(body, 290))).not.toBeNull();
  expect(verify(signedAt(body, 310))).toBeNull();
  expect(verify(signedAt(body, 0, 'another secret'))).toBeNull();
  // The old signature with a new time on it: the time is signed too.
  const old = signedAt(body, -310)[signatureHeader] ?? '';
  expect(verify({ [signatureHeader]: old.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`) })).toBeNull();
  expect(verify({})).toBeNull();
  expect(verify({ [signatureHeader]: 't=1,v1=zz' })).toBeNull();
  const noEvent = Buffer.from('{"id":"evt_1"}');
  expect(verify(signedAt(noEvent, 0), noEvent)).toBeNull();
  const noJson = Buffer.from('hello');
  expect(verify(signedAt(noJson, 0), noJson)).toBeNull();
});

test('an event is sent until it is taken, then no more', async () => {
  own.receiver.answer = 503;
  const { reference } = await pay();
  await own.receiver.waitFor(reference, 2);
  own.receiver.answer = 204;
  const events = await own.receiver.waitFor(reference, 3);
  expect(new Set(events.map((event) => event.id)).size).toBe(1);
  await expect
    .poll(async () => {
      const { rows } = await own.database.pool.query(
        'select delivered_at is not null as done from sandbox_gateway.events where reference = $1',
        [reference],
      );
      return rows[0].done;
    })
    .toBe(true);
});

test('a later event of a payment waits until the earlier one was taken', async () => {
  own.receiver.answer = 503;
  const request = paymentOf(await tokenOf(own.running.url, cards.visa), false);
  const { reference } = await own.running.gateway.authorize(request);
  await own.receiver.waitFor(reference, 1);
  await own.running.gateway.capture(keyOf(reference));
  await own.running.gateway.refund({
    payment: keyOf(reference),
    refundReference: reference,
    refundId: null,
    amount: 900,
  });
  const untaken = await own.receiver.waitFor(reference, 3);
  expect(new Set(untaken.map((event) => event.type))).toEqual(new Set(['payment.authorized']));
  own.receiver.answer = 204;
  const events = await own.receiver.waitFor(reference, untaken.length + 3);
  expect(events.slice(-3).map((event) => event.type)).toEqual([
    'payment.authorized',
    'payment.captured',
    'payment.refunded',
  ]);
});

test('what was not delivered before a stop is delivered after the next start', async () => {
  own.receiver.answer = 500;
  const { reference } = await pay();
  await own.receiver.waitFor(reference, 1);
  await own.running.close();
  const before = own.receiver.deliveries.filter(({ event }) => event.reference === reference).length;
  own.receiver.answer = 204;
  own.running = await startTestGateway(own.database.pool, own.receiver.url);
  const events = await own.receiver.waitFor(reference, before + 1);
  expect(new Set(events.map((event) => event.id)).size).toBe(1);
});

test('a stop cuts a hanging delivery short and the next start sends it again', async () => {
  const { createServer } = await import('node:http');
  let asked = () => {};
  const wasAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const hanging = createServer(() => asked());
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  if (!address || typeof address === 'string') throw new Error('no port');

  // The only gateway on this database, so that no other one delivers what it leaves.
  await own.running.close();
  own.running = await startTestGateway(own.database.pool, `http://127.0.0.1:${address.port}/webhook`);
  const { reference } = await pay();
  await wasAsked;
  const started = Date.now();
  await own.running.close();
  expect(Date.now() - started).toBeLessThan(5000);
  hanging.closeAllConnections();
  hanging.close();

  own.running = await startTestGateway(own.database.pool, own.receiver.url);
  await own.receiver.waitFor(reference, 1);
});

test('two processes on one database share the deliveries', async () => {
  const other = await startTestGateway(own.database.pool, own.receiver.url);
  const token = await tokenOf(own.running.url, cards.visa);
  const payments = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? own.running : other).gateway.authorize(paymentOf(token))),
  );
  await Promise.all(payments.map(({ reference }) => own.receiver.waitFor(reference, 1)));
  await other.close();
  const ids = own.receiver.deliveries
    .map(({ event }) => event)
    .filter((e) => payments.some((p) => p.reference === e.reference));
  expect(ids).toHaveLength(40);
});
