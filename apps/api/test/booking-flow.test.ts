import { randomUUID } from 'node:crypto';
import { createClient } from '@metade/api-client/client.ts';
import { afterSignIn, beforeSignIn } from '@metade/booking-flow/hand-over.ts';
import { releaseHold } from '@metade/booking-flow/held.ts';
import { holdTable } from '@metade/booking-flow/hold.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './support/app.ts';
import { Caller, newDiner, openTable, taken, type Table } from './support/diner.ts';
import { expireHold } from './support/table-facts.ts';

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
