import { startFakeStripe, type FakeStripe } from '@metade/fake-stripe/fake-stripe.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewaysOf } from '../src/adapters/gateways/gateways.ts';
import { stripePaymentGateway } from '../src/adapters/gateways/stripe.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { cards, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { stripeKeys, typedAtStripe } from './support/gateway-under-test.ts';

const stillOwed = [
  'a refund that was never made',
  'a card charged for an order that has no table and did not get its money back',
];

let app: TestApp;
let stripe: FakeStripe;
/** The sandbox's marketplace after it has moved to Stripe, with the same database. */
let moved: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const webhookUrl = () => `${moved.url}/v1/webhooks/gateway`;
  stripe = await startFakeStripe({ ...stripeKeys, pool: app.pool, webhookUrl });
  const gateway = stripePaymentGateway({
    ...stripeKeys,
    apiUrl: stripe.url,
    scriptUrl: `${stripe.url}/script.js`,
    cardPageUrl: 'http://metade.test/app/card',
    timeoutMs: 60_000,
  });
  const gateways = gatewaysOf('stripe', [app.context.gateways.current, gateway]);
  moved = await startTestApp({ databaseUrl: app.databaseUrl, overrides: { gateways } });
});
afterAll(async () => {
  await moved.close();
  await stripe.close();
  await app.close();
});

test('a marketplace moves: what the sandbox holds ends there, and new bookings and cards go to Stripe', async () => {
  const table = await openTable(app.pool, { confirmationMode: 'review', qtd: 3 });
  const diner = await newDiner(app.pool, app.url);
  const before = taken(await diner.hold(table))._id;
  taken(await diner.pay(before, await app.cardToken(cards.visa)));
  taken(await diner.call('createCard', { body: { card_token: await app.cardToken(cards.visa) } }));
  await drain(app.context);

  const owner = await ownerOf(app.pool, moved.url, table);
  const another = await newDiner(app.pool, moved.url);
  const after = taken(await another.hold(table))._id;
  taken(await another.pay(after, await typedAtStripe(stripe, cards.visa)));
  const again = taken(await diner.at(moved.url).hold(await openTable(app.pool)))._id;
  const [saved] = taken(await diner.at(moved.url).call('listCards', {}));
  taken(
    await diner
      .at(moved.url)
      .call('payOrder', { params: { id: again }, body: { card: saved?._id ?? '', terms_version: termsVersion } }),
  );
  for (const id of [before, after]) taken(await owner.call('confirmOrder', { params: { id } }));
  await drain(moved.context);
  expect(await paymentsOf(app, [before, after, again])).toEqual([
    { gateway: 'sandbox', state: 'captured' },
    { gateway: 'stripe', state: 'captured' },
    { gateway: 'sandbox', state: 'captured' },
  ]);

  for (const [who, order] of [
    [diner, before],
    [another, after],
  ] as const)
    taken(await who.at(moved.url).cancel(order));
  await drain(moved.context);
  expect(await paymentsOf(app, [before, after])).toEqual([
    { gateway: 'sandbox', state: 'refunded' },
    { gateway: 'stripe', state: 'refunded' },
  ]);
  expect(await auditDatabase(app.pool)).toEqual([]);
});

test.each([
  ['4000 0000 0000 7726', 'pending', 'done', []],
  // The money is with us again: the audit says so until somebody has given it back.
  ['4000 0000 0000 5126', 'done', 'failed', stillOwed],
])('a refund of %s is %s, and when the bank has had its word %s', async (number, first, last, found) => {
  const worker = await moved.startWorker();
  const diner = await newDiner(app.pool, moved.url);
  const order = taken(await diner.hold(await openTable(app.pool)))._id;
  taken(await diner.pay(order, await typedAtStripe(stripe, number)));
  await expect.poll(async () => taken(await diner.order(order)).payment_state).toBe('paid');
  taken(await diner.cancel(order));
  const refund = async () =>
    (await app.pool.query('select state, gateway_id as id from refund where order_id = $1', [order])).rows[0];
  await expect.poll(refund).toMatchObject({ state: first, id: expect.any(String) });
  await stripe.settleRefund((await refund()).id);
  await expect.poll(refund).toMatchObject({ state: last });
  await worker.stop();
  await drain(moved.context);
  const broken = await auditDatabase(app.pool);
  expect(broken.map((words) => words.split(':')[0])).toEqual(found);
});

/** In the order of the orders. */
async function paymentsOf(app: TestApp, orders: string[]) {
  const { rows } = await app.pool.query(
    'select gateway, state from payment where order_id = any ($1) order by array_position($1, order_id)',
    [orders],
  );
  return rows;
}
