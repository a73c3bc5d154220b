import { randomUUID } from 'node:crypto';
import { startFakeStripe, type FakeStripe } from '@metade/fake-stripe/fake-stripe.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type pg from 'pg';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatewaysOf } from '../src/adapters/gateways/gateways.ts';
import { stripePaymentGateway } from '../src/adapters/gateways/stripe.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { cards, newDiner, openTable, ownerOf, taken, type Caller } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { stripeKeys, typedAtStripe } from './support/gateway-under-test.ts';
import { testPool } from './support/test-pool.ts';

const brazil = {
  name: 'stripe_br',
  secretKey: 'sk_test_brazil0123456789',
  publishableKey: 'pk_test_0123456789abcdef',
  webhookSecret: 'whsec_brazil0123456789',
};
type Account = { keys: typeof stripeKeys; database: TestDatabase; pool: pg.Pool; stripe: FakeStripe };

let app: TestApp;
let europe: Account;
let brasil: Account;
const tellsTo = () => `${app.url}/v1/webhooks/gateway`;

beforeAll(async () => {
  [europe, brasil] = [await account(stripeKeys), await account(brazil)];
  app = await startTestApp({
    overrides: { gateways: gatewaysOf('stripe,BRL=stripe_br', [europe, brasil].map(gatewayAt)) },
  });
});
afterAll(async () => {
  await app.close();
  for (const { stripe, pool, database } of [europe, brasil]) {
    await stripe.close();
    await pool.end();
    await database.drop();
  }
});

/** Each account has books of its own. */
async function account(keys: typeof stripeKeys): Promise<Account> {
  const database = await createTestDatabase();
  const pool = testPool(database.url);
  return { keys, database, pool, stripe: await startFakeStripe({ ...keys, pool, webhookUrl: tellsTo }) };
}

function gatewayAt({ keys, stripe: { url } }: Account) {
  const pages = { scriptUrl: `${url}/script.js`, cardPageUrl: 'http://metade.test/app/card' };
  return stripePaymentGateway({ ...keys, ...pages, apiUrl: url, timeoutMs: 60_000 });
}

const payments = async ({ pool }: Account) =>
  (await pool.query('select amount, currency, state from stripe_gateway.payments order by created_at')).rows;
const typed = ({ stripe }: Account) => typedAtStripe(stripe, cards.visa);

async function hold(diner: Caller, city: 'lisboa' | 'saoPaulo') {
  const table = await openTable(app.pool, { city, confirmationMode: 'review' });
  return { table, order: taken(await diner.hold(table))._id };
}

test('each currency is paid, captured and returned at its own account, and its cards pay there alone', async () => {
  const diner = await newDiner(app.pool, app.url);
  const [eur, brl] = [await hold(diner, 'lisboa'), await hold(diner, 'saoPaulo')];
  expect((await diner.pay(brl.order, await typed(europe))).code).toBe('card_unknown');
  taken(await diner.pay(eur.order, await typed(europe)));
  taken(await diner.pay(brl.order, await typed(brasil)));
  for (const { table, order } of [eur, brl])
    taken(await (await ownerOf(app.pool, app.url, table)).call('confirmOrder', { params: { id: order } }));
  await drain(app.context);
  expect(await payments(europe)).toEqual([{ amount: 600, currency: 'EUR', state: 'captured' }]);
  expect(await payments(brasil)).toEqual([{ amount: 1090, currency: 'BRL', state: 'captured' }]);
  for (const { order } of [eur, brl]) taken(await diner.cancel(order));
  await drain(app.context);
  for (const one of [europe, brasil]) expect(await payments(one)).toMatchObject([{ state: 'refunded' }]);

  // A new card is checked in the currency of the diner's market.
  await app.pool.query("update app_user set region_iso = 'BR-SP' where id = $1", [diner.id]);
  const [card] = taken(await diner.call('createCard', { body: { card_token: await typed(brasil) } }));
  expect(card?.currencies).toEqual(['BRL']);
  const again = await hold(diner, 'lisboa');
  const body = { card: card?._id ?? '', terms_version: termsVersion };
  const refused = await diner.call('payOrder', { params: { id: again.order }, body });
  expect(refused).toMatchObject({ code: 'card_other_currency', status: 422 });
  expect(taken(await diner.order(again.order)).payment).toBeNull();
});

test('browsers are told each account, by currency', async () => {
  const { data } = await app.client.call('getConfig', {});
  expect(data.gateway).toMatchObject({ apiUrl: europe.stripe.url });
  expect(data.currencyGateways).toMatchObject([{ currency: 'BRL', gateway: { apiUrl: brasil.stripe.url } }]);
});

test.each([
  ['with the secret of the other account', { secret: brazil.webhookSecret, live: false, connected: false }, 200],
  ['with a secret of nobody', { secret: 'whsec_of_somebody_else', live: false, connected: false }, 400],
  ['of live money', { secret: stripeKeys.webhookSecret, live: true, connected: false }, 400],
  ['of an account that is connected to ours', { secret: stripeKeys.webhookSecret, live: false, connected: true }, 400],
])('an event signed %s moves nothing', async (_what, { secret, live, connected }, status) => {
  const diner = await newDiner(app.pool, app.url);
  const { order } = await hold(diner, 'lisboa');
  const shown = taken(await diner.pay(order, await typedAtStripe(europe.stripe, cards.authenticate)));
  const { rows } = await app.pool.query('select gateway_id as id, id as reference from payment where order_id = $1', [
    order,
  ]);
  const object = {
    id: rows[0].id,
    object: 'payment_intent',
    status: 'requires_capture',
    amount: 600,
    currency: 'eur',
    metadata: { reference: rows[0].reference },
    latest_charge: null,
  };
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    livemode: live,
    ...(connected ? { account: 'acct_1' } : {}),
    type: 'payment_intent.amount_capturable_updated',
    created: Math.floor(Date.now() / 1000),
    data: { object },
  };
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const answer = await fetch(tellsTo(), { method: 'POST', headers, body: payload });
  expect(answer.status).toBe(status);
  expect(taken(await diner.order(order))).toMatchObject({ state: 'held', payment: { state: 'requires_action' } });
  const alarms = await app.pool.query('select fields from gateway_alarm where reference = $1', [shown.payment?._id]);
  expect(alarms.rows).toEqual(status === 200 ? [{ fields: ['gateway'] }] : []);
  await drain(app.context);
});

test('a marketplace moves one currency to another account: the former captures and keeps its cards', async () => {
  const diner = await newDiner(app.pool, app.url);
  const before = await hold(diner, 'saoPaulo');
  const body = { card_token: await typed(brasil), save_card: true, terms_version: termsVersion };
  taken(await diner.call('payOrder', { params: { id: before.order }, body }));
  await drain(app.context);
  const next = await account({
    ...brazil,
    name: 'stripe_br2',
    secretKey: 'sk_test_brazil2_0123456789',
    webhookSecret: 'whsec_brazil2_0123456789',
  });
  const gateways = gatewaysOf('stripe,BRL=stripe_br2,BRL=stripe_br', [europe, brasil, next].map(gatewayAt));
  const moved = await startTestApp({ databaseUrl: app.databaseUrl, overrides: { gateways } });
  try {
    const after = await hold(diner, 'saoPaulo');
    const there = diner.at(moved.url);
    taken(await there.pay(after.order, await typed(next)));
    const [card] = taken(await there.call('listCards', {}));
    expect(card?.currencies).toEqual(['BRL']);
    const third = await hold(diner, 'saoPaulo');
    const saved = { card: card?._id ?? '', terms_version: termsVersion };
    taken(await there.call('payOrder', { params: { id: third.order }, body: saved }));
    for (const { table, order } of [before, after, third])
      taken(await (await ownerOf(app.pool, moved.url, table)).call('confirmOrder', { params: { id: order } }));
    await drain(moved.context);
    const { rows } = await app.pool.query('select gateway, state from payment where order_id = any ($1) order by id', [
      [before, after, third].map(({ order }) => order),
    ]);
    expect(rows.map(({ gateway, state }) => `${gateway} ${state}`)).toEqual([
      'stripe_br captured',
      'stripe_br2 captured',
      'stripe_br captured',
    ]);
  } finally {
    await moved.close();
    await next.stripe.close();
    await next.pool.end();
    await next.database.drop();
  }
});
