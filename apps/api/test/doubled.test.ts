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

beforeAll(async () => {
  test = await startTestApp();
  admin = (await createPerson(test.pool, { group: 'admin' })).token;
  licensee = await newLicensee(test.pool, 'PT-1106');
});
afterAll(() => test.close());

function callerOf({ access }: Endpoint, restaurant: LivedIn): string | null {
  if (access.scope === 'restaurant') return restaurant.team.owner;
  if (access.scope === 'marketplace') return admin;
  if (access.scope === 'territory') return licensee;
  return 'roles' in access ? restaurant.diner : null;
}

describe.each(changing)('$name', (contract) => {
  it('doubled: answers or refuses in words each time, and a repeat under its key is the first answer', async () => {
    const restaurant = await liveIn(test);
    // The rows of a check come in any order.
    const found = async () => (await auditDatabase(test.pool, { settled: false })).sort();
    const before = await found();
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
    // The restaurant was put together without its payment.
    expect(await found()).toEqual(before);
  });
});
