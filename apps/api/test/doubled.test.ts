import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { refusalCodes } from '@metade/contracts/refusals.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { LivedIn } from './support/lived-in.ts';
import { liveIn } from './support/lived-in.ts';
import { newLicensee } from './support/licensees-fixture.ts';
import { createPerson } from './support/orders-fixture.ts';
import { sendSample } from './support/send-sample.ts';

// Whatever changes something is sent twice at once and once more afterwards. The walk is made of the contracts.

const changing = (Object.keys(endpoints) as OperationName[])
  .map((name): Endpoint => endpoints[name])
  .filter(({ method }) => method !== 'GET');

let test: TestApp;
let admin: string;
let licensee: string;
/** Each operation has a restaurant of its own. */
const restaurants = new Map<string, LivedIn>();
let before: string[];

beforeAll(async () => {
  test = await startTestApp();
  admin = (await createPerson(test.pool, { group: 'admin' })).token;
  licensee = await newLicensee(test.pool, 'PT-1106');
  for (const { name } of changing) restaurants.set(name, await liveIn(test));
  before = await brokenPromises();
});
afterAll(() => test.close());

/** Each with the operation at whose restaurant it is; the rows of a check come in any order. */
async function brokenPromises(): Promise<string[]> {
  const operationOf = new Map(
    [...restaurants].flatMap(([name, { order, restaurant }]) => [
      [order, name],
      [restaurant, name],
    ]),
  );
  const found = await auditDatabase(test.pool, { settled: false });
  return found
    .map((line) =>
      line.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => `${operationOf.get(id) ?? ''} ${id}`),
    )
    .sort();
}

function callerOf({ access }: Endpoint, restaurant: LivedIn): string | null {
  if (access.scope === 'restaurant') return restaurant.team.owner;
  if (access.scope === 'marketplace') return admin;
  if (access.scope === 'territory') return licensee;
  return 'roles' in access ? restaurant.diner : null;
}

describe.each(changing)('$name', (contract) => {
  it('doubled: answers or refuses in words each time, and a repeat under its key is the first answer', async () => {
    const restaurant = restaurants.get(contract.name) as LivedIn;
    const own = contract.path.includes('/orders/:') ? restaurant.order : restaurant.restaurant;
    const key = contract.idempotent ? randomUUID() : undefined;
    const call = () =>
      sendSample(
        test,
        contract,
        { own, foreign: restaurant.slot, date: restaurant.date },
        callerOf(contract, restaurant),
        key,
      );
    const answers = [...(await Promise.all([call(), call()])), await call()];
    for (const { status, text } of answers) {
      expect(status, text).toBeLessThan(500);
      if (status >= 400) expect(refusalCodes, text).toContain((JSON.parse(text) as { code: string }).code);
    }
    const done = answers.filter(({ status }) => status < 300);
    if (key) expect(new Set(done.map(({ text }) => text)).size).toBeLessThanOrEqual(1);
  });
});

it('no operation that is doubled breaks a promise', async () => {
  // The restaurants were put together without their payments.
  expect(await brokenPromises()).toEqual(before);
});
