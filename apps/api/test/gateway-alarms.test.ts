import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GatewayEvent, GatewayPayment } from '../src/adapters/gateways/payment-gateway.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { taskListOf } from '../src/worker.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { cards, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { gatewayUnderTest } from './support/gateway-under-test.ts';
import { newAdmin } from './support/owner.ts';
import { atBank, heldTable, paidWithoutOrder, payWith } from './support/paying.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app);
});
afterAll(() => app.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

async function send(event: GatewayEvent): Promise<number> {
  const { body, headers } = app.gateway.delivery(event);
  const response = await fetch(`${app.url}/v1/webhooks/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return response.status;
}

function eventOf(payment: GatewayPayment, state: GatewayPayment['state'], wrong: Partial<GatewayPayment> = {}) {
  const type = `payment.${state === 'partially_refunded' ? 'refunded' : state}` as GatewayEvent['type'];
  const told = { ...payment, state, ...wrong };
  return { id: randomUUID(), type, reference: payment.reference, createdAt: new Date().toISOString(), payment: told };
}

const alarms = async (reference: string) =>
  (
    await app.pool.query<{ fields: string[]; source: string; open: boolean }>(
      'select fields, source, settled_at is null as open from gateway_alarm where reference = $1 order by id',
      [reference],
    )
  ).rows;

/** The gateway has no such payment any more: its books are of our bookings again. */
async function forget(reference: string, gatewayId: string): Promise<void> {
  if (gatewayUnderTest === 'stripe')
    await app.pool.query(
      `delete from stripe_gateway.object where body -> 'metadata' ->> 'reference' = $1 or body ->> 'payment_intent' = $2`,
      [reference, gatewayId],
    );
  else
    for (const table of ['refunds', 'payments'])
      await app.pool.query(`delete from sandbox_gateway.${table} where reference = $1`, [reference]);
}

const stateOf = async (payment: string) =>
  (
    await app.pool.query(
      'select p.state, o.state as order_state, o.payment_state, o.refunded_amount from payment p join orders o on o.id = p.order_id where p.id = $1',
      [payment],
    )
  ).rows[0];

/** A payment that waits at the bank's page, as the gateway tells it. */
async function waiting() {
  const { diner, order } = await heldTable(app);
  const shown = taken(await payWith(app, diner, order, cards.authenticate));
  return { diner, order, shown, payment: await known(shown.payment?._id ?? '') };
}

async function known(reference: string): Promise<GatewayPayment> {
  const payment = await app.context.gateways.current.find({ reference, gatewayId: null, amount: 600, currency: 'EUR' });
  if (payment === null) throw new Error(`The gateway does not know ${reference}`);
  return payment;
}

/** A booking that is paid and confirmed. */
async function paid() {
  const { diner, order } = await heldTable(app);
  const shown = taken(await payWith(app, diner, order, cards.visa));
  await drain(app.context);
  return { diner, order, shown, payment: await known(shown.payment?._id ?? '') };
}

const wrongs: [string, Partial<GatewayPayment>, string[]][] = [
  ['an amount of a cent', { amount: 1 }, ['amount']],
  ['an amount that is larger', { amount: 60_000 }, ['amount']],
  ['another currency', { currency: 'BRL' }, ['currency']],
  ['a refund that nobody asked for', { refunded: 600 }, ['refunded']],
  ['the gateway’s id of another payment', { gatewayId: 'pay_another' }, ['gateway_id']],
  ['amount and currency', { amount: 7, currency: 'USD' }, ['amount', 'currency']],
];

describe.each(['authorized', 'captured', 'voided', 'failed'] as const)('a signed event "%s" with', (state) => {
  test.each(wrongs)('%s moves nothing, alarms, and is settled by asking', async (_name, wrong, fields) => {
    const { diner, order, shown, payment } = await waiting();
    const before = await stateOf(payment.reference);
    expect(await send(eventOf(payment, state, wrong))).toBe(200);
    expect(await stateOf(payment.reference)).toEqual(before);
    // Stripe has no state for refunds: what is captured and refunded is told as refunded.
    const named =
      gatewayUnderTest === 'stripe' && state === 'captured' && wrong.refunded ? ['type', ...fields] : fields;
    expect(await alarms(payment.reference)).toEqual([{ fields: named, source: 'event', open: true }]);
    expect(await auditDatabase(app.pool)).toContainEqual(expect.stringContaining('the gateway told'));

    await drain(app.context);
    expect(await alarms(payment.reference)).toMatchObject([{ open: false }]);
    await atBank(shown, 'approve');
    await drain(app.context);
    expect(taken(await diner.order(order))).toMatchObject({ state: 'confirmed', payment_state: 'paid' });
  });
});

test.each([
  ['refunded', { refunded: 600 }, ['refunded']],
  ['partially_refunded', { refunded: 100 }, ['refunded']],
  ['refunded', { refunded: 600, amount: 1 }, ['amount', 'refunded']],
  ['captured', { amount: 1 }, ['amount']],
] as const)('of a paid booking a signed event "%s" %o alarms and changes nothing', async (state, wrong, fields) => {
  const { payment } = await paid();
  const before = await stateOf(payment.reference);
  expect(before).toMatchObject({ state: 'captured', order_state: 'confirmed', payment_state: 'paid' });
  expect(await send(eventOf(payment, state, wrong))).toBe(200);
  expect(await alarms(payment.reference)).toEqual([{ fields: [...fields], source: 'event', open: true }]);
  await drain(app.context);
  expect(await stateOf(payment.reference)).toEqual(before);
});

test('money taken of a payment that failed alarms: it is neither passed over nor a booking', async () => {
  const { shown, payment } = await waiting();
  await atBank(shown, 'deny');
  await drain(app.context);
  const before = await stateOf(payment.reference);
  expect(before).toMatchObject({ state: 'failed' });
  expect(await send(eventOf(payment, 'captured'))).toBe(200);
  expect(await stateOf(payment.reference)).toEqual(before);
  expect(await alarms(payment.reference)).toEqual([{ fields: ['state'], source: 'event', open: true }]);
  expect(await send(eventOf(payment, 'authorized')), 'a late one is no wonder').toBe(200);
  expect(await alarms(payment.reference)).toHaveLength(1);
});

test('an event that is about two payments, or whose kind is not its payment’s state, is applied to neither', async () => {
  const one = await waiting();
  const other = await waiting();
  const crossed = eventOf(one.payment, 'captured', { reference: other.payment.reference });
  expect(await send(crossed)).toBe(200);
  expect(await send({ ...eventOf(other.payment, 'captured'), type: 'payment.voided' })).toBe(200);
  for (const { payment } of [one, other])
    expect(await stateOf(payment.reference)).toMatchObject({ state: 'requires_action', order_state: 'held' });
  const fieldsOf = async ({ payment }: typeof one) =>
    (await alarms(payment.reference)).map(({ fields }) => fields.join(', '));
  // An event of Stripe's has no reference but its payment's.
  const ofStripe = gatewayUnderTest === 'stripe';
  expect(await fieldsOf(one)).toEqual(ofStripe ? [] : ['reference']);
  expect(await fieldsOf(other)).toEqual(ofStripe ? ['gateway_id', 'type'] : ['type']);
});

test('an event about nothing of ours alarms, and is settled once the gateway does not know it either', async () => {
  const { payment } = await waiting();
  for (const reference of [randomUUID(), 'not-a-uuid', '../payments']) {
    expect(await send(eventOf({ ...payment, reference }, 'captured'))).toBe(200);
    expect(await alarms(reference)).toEqual([{ fields: ['reference'], source: 'event', open: true }]);
    await drain(app.context);
    expect(await alarms(reference)).toMatchObject([{ open: false }]);
  }
});

test('money that the gateway took without an order of ours is at the desk until it was given back there', async () => {
  const reference = randomUUID();
  const gateway = app.context.gateways.current;
  const { gatewayId } = await paidWithoutOrder(app, reference);
  await expect.poll(() => alarms(reference)).toEqual([{ fields: ['reference'], source: 'event', open: true }]);
  const asked = taskListOf(app.context).settle_alarm;
  for (let times = 0; times < 2; times += 1)
    await expect(asked?.({ reference }, {} as never)).rejects.toThrow('does not fit');
  expect(await alarms(reference)).toMatchObject([{ open: true }]);
  const atDesk = async () => {
    const { data } = await app.client.call('listFailures', { query: { of: 'payments' } }, { token: admin.token });
    return data.filter(({ name }) => name === reference);
  };
  expect(await atDesk()).toMatchObject([{ what: 'reference', order: null }]);
  expect(await auditDatabase(app.pool)).toContainEqual(expect.stringContaining(reference));

  const payment = { reference, gatewayId, amount: 700, currency: 'EUR' };
  await gateway.refund({ payment, refundReference: randomUUID(), refundId: null, amount: 300 });
  await expect(asked?.({ reference }, {} as never), 'a part is not all of it').rejects.toThrow('does not fit');
  await gateway.refund({ payment, refundReference: randomUUID(), refundId: null, amount: 400 });
  await drain(app.context);
  // An event of these that comes late opens another, which is settled as well.
  expect([...new Set((await alarms(reference)).map(({ open }) => open))]).toEqual([false]);
  expect(await atDesk()).toEqual([]);
  await forget(reference, gatewayId);
});

test('a wrong answer to a payment is not applied; the money is found by asking, and the booking stands', async () => {
  const { diner, order } = await heldTable(app);
  const gateway = app.context.gateways.current;
  const authorize = gateway.authorize;
  vi.spyOn(gateway, 'authorize').mockImplementationOnce(async (request) => ({
    ...(await authorize(request)),
    amount: 1,
  }));
  // Its event, which is right, may be quicker than the answer.
  vi.spyOn(gateway, 'verifyWebhook').mockReturnValue('other');
  const answer = taken(await payWith(app, diner, order, cards.visa));
  expect(answer).toMatchObject({ state: 'held', payment: { state: 'pending' } });
  expect(await alarms(answer.payment?._id ?? '')).toMatchObject([{ fields: ['amount'], source: 'answer' }]);
  await drain(app.context);
  expect(taken(await diner.order(order))).toMatchObject({ state: 'confirmed', payment_state: 'paid' });
});

test('a wrong answer to a refund keeps the refund owed until a right one comes', async () => {
  const { diner, order, payment } = await paid();
  const gateway = app.context.gateways.current;
  const refund = gateway.refund;
  const asked = vi.spyOn(gateway, 'refund').mockImplementationOnce(async (request) => {
    const told = await refund(request);
    return { ...told, payment: { ...told.payment, refunded: 1 } };
  });
  taken(await diner.cancel(order));
  await drain(app.context);
  expect(asked.mock.calls.length).toBeGreaterThan(1);
  expect(await stateOf(payment.reference)).toMatchObject({ state: 'refunded', refunded_amount: 600 });
  expect(await alarms(payment.reference)).toMatchObject([{ fields: ['refunded'], source: 'answer', open: false }]);
});

test('an alarm is in the log of changes', async () => {
  const { order, payment } = await waiting();
  await send(eventOf(payment, 'captured', { amount: 1 }));
  await send(eventOf(payment, 'captured', { amount: 1 }));
  const { rows } = await app.pool.query('select role, what, before, after from audit_log where subject = $1', [order]);
  expect(rows).toEqual([
    {
      role: 'system',
      what: 'payment.alarm',
      before: { reason: null, amount: 600 },
      after: { reason: 'amount', amount: 1 },
    },
  ]);
});

test.each([
  ['amount', { amount: 1 }],
  ['currency', { currency: 'USD' }],
  ['state', { state: 'captured' }],
] as const)('a card check that is told with another %s keeps no card', async (field, wrong) => {
  const { diner } = await heldTable(app);
  const gateway = app.context.gateways.current;
  const authorize = gateway.authorize;
  vi.spyOn(gateway, 'authorize').mockImplementationOnce(async (request) => ({
    ...(await authorize(request)),
    ...wrong,
  }));
  const body = { card_token: await app.cardToken(cards.visa) };
  expect((await diner.call('createCard', { body })).code).toBe('card_check_failed');
  const { rows } = await app.pool.query('select id, state from card_check where user_id = $1', [diner.id]);
  expect(rows).toMatchObject([{ state: 'failed' }]);
  expect(await alarms(rows[0].id)).toMatchObject([{ fields: [field], source: 'answer' }]);
});

test.each([
  'https://evil.example/',
  'http://metade.test.evil.example/back',
  'http://metade.test:8080/back',
  'https://metade.test/back',
  'http://metade.test@evil.example/',
  'http://a:b@metade.test/back',
])('a return address of %s is refused, and nothing is charged', async (address) => {
  const { diner, order } = await heldTable(app);
  const { termsVersion } = await import('@metade/i18n/legal/versions.ts');
  const back = { card_token: await app.cardToken(cards.visa), return_url: address };
  const refused = { status: 422, issues: [{ path: 'return_url' }] };
  expect(
    await diner.problem('payOrder', { params: { id: order }, body: { ...back, terms_version: termsVersion } }),
  ).toMatchObject(refused);
  const gift = {
    country: 'PT',
    amount: 5000,
    from: 'Ana',
    to: 'Rui',
    email: 'rui@example.test',
    send_on: '2030-01-01',
  };
  expect(await diner.problem('buyGift', { body: { ...gift, ...back } })).toMatchObject(refused);
  expect((await app.pool.query('select 1 from payment where order_id = $1', [order])).rowCount).toBe(0);
});
