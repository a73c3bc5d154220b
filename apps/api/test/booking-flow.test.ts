import { randomUUID } from 'node:crypto';
import { createClient } from '@metade/api-client/client.ts';
import { afterSignIn, beforeSignIn } from '@metade/booking-flow/hand-over.ts';
import { releaseHold } from '@metade/booking-flow/held.ts';
import { holdTable } from '@metade/booking-flow/hold.ts';
import { paymentStep, settlePayment } from '@metade/booking-flow/payment-step.ts';
import { Payments } from '@metade/booking-flow/payments.ts';
import { quotePayment } from '@metade/booking-flow/payment-quote.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './support/app.ts';
import { cards, Caller, newDiner, openTable, taken, type Table } from './support/diner.ts';
import { atBank } from './support/paying.ts';
import { chargedOf, expireHold } from './support/table-facts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const wishOf = ({ restaurantId, slotId, date }: Table) => ({ restaurant: restaurantId, slot: slotId, date, people: 2 });

/** A visitor's device: the table is held, and the guest's token kept. */
async function heldByGuest() {
  const table = await openTable(app.pool);
  let guest = '';
  const holder = { account: null, guest: null, keepGuest: (token: string) => void (guest = token) };
  const key = randomUUID();
  const outcome = await holdTable(app.client, holder, wishOf(table), key);
  if (outcome.kind !== 'held') throw new Error(outcome.problem.code);
  return { table, guest, order: outcome.order, key };
}

async function signUp(guestToken: string): Promise<Caller> {
  const body = {
    first_name: 'Rita',
    last_name: 'Gomes',
    name: 'Rita Gomes',
    email: `rita-${randomUUID()}@example.test`,
    password: 'uma mesa cheia de gente',
    password_confirmation: 'uma mesa cheia de gente',
    gender: 'female' as const,
    region: 'PT-11',
    terms: true as const,
    intl: 'pt' as const,
    guestToken,
  };
  const { token, data } = await createClient(app.url).call('registerUser', { body });
  return new Caller(app.url, token, data._id);
}

test('a hold asked for twice is one, by the key or as the same table', async () => {
  const { table, guest, order, key } = await heldByGuest();
  const holder = { account: null, guest, keepGuest: () => {} };
  expect(await holdTable(app.client, holder, wishOf(table), key)).toEqual({ kind: 'held', order });
  expect(await holdTable(app.client, holder, wishOf(table), randomUUID())).toEqual({ kind: 'held', order });
});

test('a guest’s table goes along with signing up', async () => {
  const { guest, order } = await heldByGuest();
  const brought = await beforeSignIn(app.client, guest, order);
  const diner = await signUp(guest);
  expect(await afterSignIn(app.client, brought, diner.token)).toEqual({ kind: 'taken' });
  expect(taken(await diner.order(order)).actions).toContain('pay');
});

test('a guest’s table whose time ran out meanwhile is told of as such', async () => {
  const { guest, order } = await heldByGuest();
  await expireHold(app.pool, order);
  const brought = await beforeSignIn(app.client, guest, order);
  const diner = await signUp(guest);
  expect(await afterSignIn(app.client, brought, diner.token)).toMatchObject({ kind: 'lost', why: 'time' });
});

test('a release ends a hold, and nothing that it became meanwhile', async () => {
  const diner = await newDiner(app.pool, app.url);
  const client = createClient(app.url, fetch, { token: diner.token });
  const first = taken(await diner.hold(await openTable(app.pool)))._id;
  expect(await releaseHold(client, first)).toMatchObject({ kind: 'released' });
  expect(await releaseHold(client, first)).toEqual({ kind: 'over' });
  const paid = taken(await diner.hold(await openTable(app.pool)))._id;
  taken(await diner.pay(paid, await app.cardToken()));
  expect(await releaseHold(client, paid)).toEqual({ kind: 'booked' });
});

const wish = { coupon: '', credit: false, free: false };

/** A device with a held table, whose processes share what is kept; `losing` loses the answers of the calls named. */
async function deviceWithHold() {
  const diner = await newDiner(app.pool, app.url);
  const order = taken(await diner.hold(await openTable(app.pool)));
  const texts = new Map<string, string>();
  const storage = {
    read: (name: string) => texts.get(name) ?? null,
    write: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
  };
  const client = createClient(app.url, fetch, { token: diner.token });
  const process = ({ losing = false } = {}) => {
    const answerLost: typeof fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (String(asked[0]).endsWith('/payment')) throw new TypeError('fetch failed');
      return answer;
    };
    const api = losing ? createClient(app.url, answerLost, { token: diner.token }) : client;
    return new Payments(api, storage, randomUUID);
  };
  const attempt = async (card: string = cards.visa) => ({
    with: { token: await app.cardToken(card), save: false },
    wish,
    expected: order.price.amount,
    termsVersion,
    returnUrl: 'http://metade.test/back',
  });
  return { diner, order, client, process, attempt };
}

test('a payment whose answer is lost stands after a restart, and is taken once', async () => {
  const { diner, order, process, attempt } = await deviceWithHold();
  expect((await process({ losing: true }).pay(order, await attempt())).kind).toBe('unknown');
  const next = process();
  expect(next.unknown()).toEqual([order._id]);
  // Who pays again instead of asking pays nothing more.
  expect((await next.pay(order, await attempt())).kind).toBe('moved');
  const resumed = await next.resume(order._id);
  expect(resumed).toMatchObject({ kind: 'stands', order: { state: 'confirmed' } });
  expect(next.unknown()).toEqual([]);
  expect(paymentStep(taken(await diner.order(order._id)), true)).toEqual({ kind: 'booked' });
  expect(await chargedOf(app.pool, order._id)).toBe(order.price.amount);
});

test('a process that is killed before its request leaves finds the table held and nothing paid', async () => {
  const { order, process } = await deviceWithHold();
  expect(await process().resume(order._id)).toMatchObject({ kind: 'not_arrived', order: { state: 'held' } });
  expect(await chargedOf(app.pool, order._id)).toBe(0);
});

test('two taps are one payment', async () => {
  const { order, process, attempt } = await deviceWithHold();
  const device = process();
  const outcomes = await Promise.all([device.pay(order, await attempt()), device.pay(order, await attempt())]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['answered', 'answered']);
  expect(await chargedOf(app.pool, order._id)).toBe(order.price.amount);
});

test('a refused card leaves the table held for the next one, with the reason', async () => {
  const { diner, order, process, attempt } = await deviceWithHold();
  const device = process();
  expect(await device.pay(order, await attempt(cards.declined))).toMatchObject({
    kind: 'refused',
    problem: { code: 'card_declined' },
  });
  const held = taken(await diner.order(order._id));
  expect(paymentStep(held, true)).toMatchObject({ kind: 'pay', failure: 'card_declined', attemptsLeft: 2 });
  expect((await device.pay(held, await attempt())).kind).toBe('answered');
});

test('the bank’s consent is found though the process was killed on its page', async () => {
  const { diner, order, client, process, attempt } = await deviceWithHold();
  const outcome = await process().pay(order, await attempt(cards.authenticate));
  if (outcome.kind !== 'bank') throw new Error(outcome.kind);
  expect(paymentStep(outcome.order, true)).toMatchObject({ kind: 'pay', bank: outcome.url });
  await atBank(outcome.order, 'approve');
  expect(await process().resume(order._id)).toMatchObject({ kind: 'stands', order: { state: 'confirmed' } });
  const settled = taken(await diner.order(order._id));
  expect(await settlePayment(client, settled)).toBe(settled);
});

test('a quote says what the card would pay, and is none once the hold is over', async () => {
  const { order, client } = await deviceWithHold();
  expect(await quotePayment(client, order._id, { ...wish, coupon: 'NEVER-WAS' })).toMatchObject({
    quote: { total: order.price },
    couponProblem: expect.any(String),
  });
  await expireHold(app.pool, order._id);
  expect(await quotePayment(client, order._id, wish)).toEqual({ quote: null, couponProblem: null });
});

test('a session that was ended elsewhere is told of, and the attempt kept', async () => {
  const { diner, order, process, attempt } = await deviceWithHold();
  await process({ losing: true }).pay(order, await attempt());
  taken(await diner.call('logout', {}));
  expect(await process().resume(order._id)).toEqual({ kind: 'signed_out' });
  expect(process().unknown()).toEqual([order._id]);
});
