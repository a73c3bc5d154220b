import type { Access, Endpoint } from '@metade/contracts/endpoint.ts';
import { teamRoles } from '@metade/contracts/endpoint.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../src/http/session.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { watchWrites } from './support/watch-writes.ts';
import type { LivedIn } from './support/lived-in.ts';
import { liveIn } from './support/lived-in.ts';
import { joinLicensee } from './support/licensees-fixture.ts';
import { createPerson, giveSecondFactor } from './support/orders-fixture.ts';
import type { Ids } from './support/send-sample.ts';
import { sendSample } from './support/send-sample.ts';

// Who may do what is walked as the contracts declare it, so that an operation is walked the day it is added.

const contracts = (Object.keys(endpoints) as OperationName[]).map((name): Endpoint => endpoints[name]);
const withRoles = contracts.filter(({ access }) => 'roles' in access);
const ofTeams = contracts.filter(({ access }) => access.scope === 'restaurant');
const ofDiners = contracts.filter(({ access }) => access.scope === 'account' || access.scope === 'order');

/** Every kind of caller, and the roles of their account. */
const callers = {
  stranger: [],
  guest: ['guest'],
  diner: ['diner'],
  'another diner': ['diner'],
  owner: ['diner', 'member'],
  manager: ['diner', 'member'],
  host: ['diner', 'member'],
  'owner elsewhere': ['diner', 'member'],
  'manager elsewhere': ['diner', 'member'],
  'host elsewhere': ['diner', 'member'],
  restaurateur: ['diner', 'restaurant'],
  licensee: ['diner', 'franchisee'],
  'licensee elsewhere': ['diner', 'franchisee'],
  'admin, owner': ['diner', 'admin', 'owner'],
  'admin, support': ['diner', 'admin', 'support'],
  'admin, content': ['diner', 'admin', 'content'],
  'admin, finance': ['diner', 'admin', 'finance'],
} as const;
type Caller = keyof typeof callers;
const everyCaller = Object.keys(callers) as Caller[];

/** What a caller is told who may not call, of a restaurant, an order or an account of others; null: they may. */
function refusalOf(access: Access, caller: Caller): 401 | 403 | 404 | null {
  if (!('roles' in access)) return null;
  const roles: readonly string[] = access.roles;
  if (caller === 'stranger' || (caller === 'guest' && !roles.includes('guest'))) return 401;
  if (access.scope === 'order') return caller === 'diner' ? null : 404;
  if (access.scope === 'marketplace' && caller === 'admin, owner') return null;
  if (access.scope === 'territory') {
    if (access.by !== undefined && caller === 'licensee elsewhere') return 404;
    if (caller === 'admin, owner') return roles.some((role) => role !== 'franchisee') ? null : 403;
  }
  if (access.scope !== 'restaurant') return callers[caller].some((role) => roles.includes(role)) ? null : 403;
  if (caller === 'admin, owner' || caller === 'admin, support' || (caller === 'licensee' && access.licensee))
    return null;
  return (teamRoles as readonly string[]).includes(caller) ? (roles.includes(caller) ? null : 403) : 404;
}

let test: TestApp;
let restaurant: LivedIn;
let other: LivedIn;
let tokens: Tokens;

beforeAll(async () => {
  test = await startTestApp();
  [restaurant, other] = [await liveIn(test), await liveIn(test)];
  tokens = tokensOf(restaurant, other);
});
afterAll(() => test.close());

/** The token of each caller, who is made when first asked for: most walks need few of them. */
type Tokens = (caller: Caller) => Promise<string | null>;

function tokensOf(of: LivedIn, elsewhere: LivedIn): Tokens {
  const account = async (group: string, role = 'owner') => {
    const { id, token } = await createPerson(test.pool, { group, roles: [role] });
    if (group === 'franchisee') await giveSecondFactor(test.pool, id);
    return { id, token };
  };
  const licensee = async (city: string) => {
    const { id, token } = await account('franchisee');
    await joinLicensee(test.pool, id, city);
    return token;
  };
  const admin = async (role: string) => (await account('admin', role)).token;
  const make: Record<Caller, () => string | null | Promise<string>> = {
    stranger: () => null,
    guest: guestToken,
    diner: () => of.diner,
    'another diner': () => elsewhere.diner,
    owner: () => of.team.owner,
    manager: () => of.team.manager,
    host: () => of.team.host,
    'owner elsewhere': () => elsewhere.team.owner,
    'manager elsewhere': () => elsewhere.team.manager,
    'host elsewhere': () => elsewhere.team.host,
    restaurateur: async () => (await account('restaurant')).token,
    licensee: () => licensee('PT-1106'),
    'licensee elsewhere': () => licensee('PT-1312'),
    'admin, owner': () => admin('owner'),
    'admin, support': () => admin('support'),
    'admin, content': () => admin('content'),
    'admin, finance': () => admin('finance'),
  };
  const made = new Map<Caller, string | null>();
  return async (caller) => {
    if (!made.has(caller)) made.set(caller, await make[caller]());
    return made.get(caller) ?? null;
  };
}

async function guestToken(): Promise<string> {
  const { token, hash } = newToken();
  await test.pool.query(
    "insert into session (token_hash, holder_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [hash, randomUUID()],
  );
  return token;
}

const send = (contract: Endpoint, ids: Omit<Ids, 'date'>, token: string | null) =>
  sendSample(test, contract, { ...ids, date: restaurant.date }, token);

/** The restaurant, or the order of it, that an operation's path names. */
const nameOf = ({ access }: Endpoint, of: LivedIn) =>
  access.scope === 'territory' && access.by !== undefined
    ? of[access.by]
    : access.scope === 'order' || ('by' in access && access.by === 'order')
      ? of.order
      : of.restaurant;

it('walks a path that names its restaurant or order first', () => {
  const named = contracts.filter(
    ({ access }) =>
      access.scope === 'order' ||
      access.scope === 'restaurant' ||
      (access.scope === 'territory' && access.by !== undefined),
  );
  expect(named.length).toBeGreaterThan(80);
  for (const { name, path } of named) expect(path, name).toMatch(/^[^:]*:id(\/|$)/);
});

it('declares each order’s path as one', () => {
  for (const { name, path, access } of contracts) {
    if (path.startsWith('/orders/:id')) expect(access.scope, name).toBe('order');
    if (path.startsWith('/host/orders/:id')) expect('by' in access && access.by, name).toBe('order');
    if (path.startsWith('/admin/')) expect(access.scope, name).toBe('marketplace');
  }
});

describe('every operation', () => {
  let expectUnchanged: () => Promise<void>;
  beforeAll(async () => {
    for (const caller of everyCaller) await tokens(caller);
    expectUnchanged = await watchWrites(test.pool);
  });

  it.each(withRoles)('$name keeps out whoever is not named, tells nothing and changes nothing', async (contract) => {
    for (const caller of everyCaller) {
      const refusal = refusalOf(contract.access, caller);
      if (refusal === null) continue;
      const ids = { own: nameOf(contract, restaurant), foreign: restaurant.slot };
      const { status, text } = await send(contract, ids, await tokens(caller));
      expect(status, `${caller}: ${text}`).toBe(refusal);
      expect(text).not.toContain(restaurant.secret);
    }
    await expectUnchanged();
  });
});

describe.each(withRoles)('$name', (contract) => {
  it('lets in whoever is named', async () => {
    let own: LivedIn | undefined;
    let fresh = tokens;
    for (const caller of everyCaller) {
      if (refusalOf(contract.access, caller) !== null) continue;
      // Each finds the restaurant untouched.
      if (own === undefined || contract.access.scope === 'restaurant') {
        const elsewhere = own === undefined ? await liveIn(test) : other;
        own = await liveIn(test);
        fresh = tokensOf(own, elsewhere);
      }
      const { status, text } = await send(
        contract,
        { own: nameOf(contract, own), foreign: randomUUID() },
        await fresh(caller),
      );
      expect(status, `${caller}: ${text}`).not.toBe(401);
      // Some have a rule of their own beside the role, such as that a manager takes out hosts alone.
      if (!(contract.refusals as readonly string[]).includes('forbidden'))
        expect(text, caller).not.toMatch(/"code":"(forbidden|second_factor_due)"/);
    }
  });
});

describe.each(ofTeams)('$name', (contract) => {
  it('reaches nothing of another restaurant from inside one’s own', async () => {
    const own = await liveIn(test);
    const before = await restaurant.rows();
    for (const foreign of await restaurant.ids()) {
      const { status, text } = await send(contract, { own: nameOf(contract, own), foreign }, own.team.owner);
      expect(status, text).toBeLessThan(500);
      expect(text).not.toContain(restaurant.secret);
    }
    expect(await restaurant.rows()).toEqual(before);
  });
});

describe.each(ofDiners)('$name', (contract) => {
  it('reaches nothing of another account from inside one’s own', async () => {
    const own = await liveIn(test);
    const before = await restaurant.dinerRows();
    for (const foreign of [restaurant.order, ...restaurant.things]) {
      // An account's own path names the thing itself.
      const id = contract.access.scope === 'order' ? own.order : foreign;
      const { status, text } = await send(contract, { own: id, foreign }, own.diner);
      expect(status, text).toBeLessThan(500);
      expect(text).not.toContain(restaurant.secret);
    }
    expect(await restaurant.dinerRows()).toEqual(before);
  });
});
