import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { teamRoles } from '@metade/contracts/endpoint.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { fingerprint } from './support/fingerprint.ts';
import type { LivedIn } from './support/lived-in.ts';
import { liveIn } from './support/lived-in.ts';
import type { Ids } from './support/send-sample.ts';
import { sendSample } from './support/send-sample.ts';

// Two restaurants never see each other. The walk is made of the contracts, so that an operation is walked the day it is added.

const contracts = (Object.keys(endpoints) as OperationName[]).map((name): Endpoint => endpoints[name]);
const ofTeams = contracts.filter(({ access }) => access === 'host');
const ofOrders = contracts.filter(
  ({ access, path }) => (access === 'holder' || access === 'diner') && path.includes('/orders/:'),
);
const ofAdmins = contracts.filter(({ access }) => access === 'admin');

let test: TestApp;
let house: LivedIn;
let other: LivedIn;

beforeAll(async () => {
  test = await startTestApp();
  [house, other] = [await liveIn(test), await liveIn(test)];
});
afterAll(() => test.close());

const send = (contract: Endpoint, ids: Omit<Ids, 'date'>, token: string) =>
  sendSample(test, contract, { ...ids, date: house.date }, token);

/** The restaurant, or the order of it, that an operation's path names. */
const nameOf = (contract: Endpoint, of: LivedIn) =>
  contract.path.startsWith('/host/orders/') ? of.order : of.restaurant;

it('walks a path that names its restaurant or order first', () => {
  expect(ofTeams.length).toBeGreaterThan(10);
  for (const { name, path } of ofTeams) expect(path, name).toMatch(/^[^:]*:id(\/|$)/);
});

describe.each(ofTeams)('$name', (contract) => {
  it('does not exist for the teams of other restaurants, and changes nothing', async () => {
    const before = await fingerprint(test.pool);
    for (const caller of [...teamRoles.map((role) => other.team[role]), other.diner, house.diner]) {
      const ids = { own: nameOf(contract, house), foreign: house.slot };
      const { status, text } = await send(contract, ids, caller);
      expect(status, text).toBe(404);
      expect(text).not.toContain(house.secret);
    }
    expect(await fingerprint(test.pool)).toBe(before);
  });

  it('keeps out those of the team whose role may not, and lets the others in', async () => {
    for (const role of teamRoles) {
      const own = await liveIn(test);
      const before = await fingerprint(test.pool);
      const { status } = await send(contract, { own: nameOf(contract, own), foreign: randomUUID() }, own.team[role]);
      if (contract.roles === undefined || contract.roles.includes(role)) {
        // Some have a rule of their own beside the role, such as that a manager takes out hosts alone.
        if (!(contract.refusals as readonly string[]).includes('forbidden')) expect(status, role).not.toBe(403);
      } else {
        expect(status, role).toBe(403);
        expect(await fingerprint(test.pool)).toBe(before);
      }
    }
  });

  it('reaches nothing of another restaurant from inside one’s own', async () => {
    const own = await liveIn(test);
    const before = await house.rows();
    for (const foreign of await house.ids()) {
      const { status, text } = await send(contract, { own: nameOf(contract, own), foreign }, own.team.owner);
      expect(status, text).toBeLessThan(500);
      expect(text).not.toContain(house.secret);
    }
    expect(await house.rows()).toEqual(before);
  });
});

describe.each(ofOrders)('$name', (contract) => {
  it('is closed to whoever the order is not of, its restaurant too', async () => {
    const before = await fingerprint(test.pool);
    for (const caller of [other.diner, other.team.owner, house.team.owner]) {
      const { status, text } = await send(contract, { own: house.order, foreign: house.slot }, caller);
      // A picture is asked for before anybody looks whose order it is for.
      expect(contract.upload ? [404, 422] : [404], text).toContain(status);
      expect(text).not.toContain(house.secret);
    }
    expect(await fingerprint(test.pool)).toBe(before);
  });
});

describe.each(ofAdmins)('$name', (contract) => {
  it('is forbidden to owners, hosts and diners', async () => {
    const before = await fingerprint(test.pool);
    for (const caller of [house.team.owner, house.team.host, house.diner]) {
      const { status, text } = await send(contract, { own: house.restaurant, foreign: house.order }, caller);
      expect(status, text).toBe(403);
    }
    expect(await fingerprint(test.pool)).toBe(before);
  });
});
