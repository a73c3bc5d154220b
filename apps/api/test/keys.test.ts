import type { Endpoint, KeyScope } from '@metade/contracts/endpoint.ts';
import { keyScopes } from '@metade/contracts/endpoint.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, newGuest, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createTestKey } from './support/keys-fixture.ts';
import { licenseeOf } from './support/licensees-fixture.ts';
import type { LivedIn } from './support/lived-in.ts';
import { liveIn } from './support/lived-in.ts';
import { createPerson } from './support/orders-fixture.ts';
import { sendSample } from './support/send-sample.ts';
import { expireHold } from './support/table-facts.ts';

let app: TestApp;
let own: LivedIn;
let other: LivedIn;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp({ settings: { keysMax: 9, keyCallsPerMinute: 100_000 } });
  [own, other] = [await liveIn(app), await liveIn(app)];
  // Another city's licensee has the second restaurant.
  await licenseeOf(app.pool, 'PT-1312');
  await app.pool.query("update restaurant set city_id = 'PT-1312' where id = $1", [other.restaurant]);
  const person = await createPerson(app.pool, { group: 'admin', roles: ['owner'] });
  admin = new Caller(app.url, person.token, person.id);
});
afterAll(() => app.close());

const owner = () => new Caller(app.url, own.team.owner);
const program = (key: string) => new Caller(app.url, key);
const once = () => ({ idempotencyKey: randomUUID() });
const withKey = (body: { name?: string; scopes?: KeyScope[]; days?: number | null } = {}) =>
  app.client.call(
    'createKey',
    { params: { id: own.restaurant }, body: { name: 'Till', scopes: ['availability'], days: null, ...body } },
    { token: own.team.owner },
  );
const loggedIn = async ({ pool }: TestApp, subject: string) =>
  (
    await pool.query<{ what: string; role: string }>(
      'select what, role from audit_log where subject = $1 order by id',
      [subject],
    )
  ).rows.map(({ what, role }) => `${role} ${what}`);

const logged = (subject: string) => loggedIn(app, subject);

describe('every operation', () => {
  const contracts = (Object.keys(endpoints) as OperationName[])
    .map((name): Endpoint => endpoints[name])
    .filter(({ access, demoOnly }) => access.scope !== 'gateway' && !demoOnly);
  const owners = ['restaurant', 'licensee', 'platform', 'person'] as const;
  const of = async (kind: (typeof owners)[number]) =>
    ({
      restaurant: { restaurant: own.restaurant },
      licensee: { licensee: await licenseeOf(app.pool, 'PT-1106') },
      platform: {},
      person: { user: (await createPerson(app.pool)).id },
    })[kind];
  const nameOf = ({ access }: Endpoint, at: LivedIn) =>
    'by' in access && access.by === 'order' ? at.order : at.restaurant;
  const send = (contract: Endpoint, at: LivedIn, key: string) =>
    sendSample(app, contract, { own: nameOf(contract, at), foreign: at.restaurant, date: at.date }, key, randomUUID());

  it.each(owners)('is closed to a key of a %s but for what its scopes name', async (kind) => {
    for (const scopes of [[...keyScopes], ...keyScopes.map((scope) => [scope])]) {
      const { key } = await createTestKey(app.pool, await of(kind), scopes);
      for (const contract of contracts) {
        // With all scopes every operation is walked, with one those that a scope opens.
        if (scopes.length === 1 && contract.keys === undefined) continue;
        const { access, keys } = contract;
        const open = keys ? scopes.includes(keys.scope) && keys.owners.includes(kind) : access.scope === 'key';
        const { status, text } = await send(contract, own, key);
        const what = `${contract.name} with ${scopes.join()}: ${text.slice(0, 200)}`;
        if (!open) expect(status, what).toBe(403);
        else if (contract.name !== 'getKey') expect([401, 403, 500], what).not.toContain(status);
        if (!open) expect(text).not.toContain(own.secret);
      }
    }
  });

  it.each(['restaurant', 'licensee'] as const)('tells a key of a %s nothing of others’ restaurants', async (kind) => {
    const { key } = await createTestKey(app.pool, await of(kind));
    const reached = contracts.filter(({ keys }) => keys?.owners.includes(kind));
    expect(reached.length).toBeGreaterThan(4);
    for (const contract of reached) {
      const { status, text } = await send(contract, other, key);
      expect(text, contract.name).not.toContain(other.secret);
      const isNamed = contract.path.includes(':id') || contract.name === 'holdForPerson';
      if (isNamed) expect(status, `${contract.name}: ${text}`).toBe(404);
    }
  });
});

describe('a key', () => {
  it('is shown once, kept as a hash, known by its beginning, and in the log', async () => {
    const { data, key } = await withKey({ name: 'Website', days: 90 });
    expect(key).toMatch(/^mtd_[\w-]{43}$/);
    expect(data).toMatchObject({ name: 'Website', scopes: ['availability'], prefix: key.slice(0, 12), used: null });
    expect(Date.parse(data.expires ?? '') - Date.now()).toBeGreaterThan(89.9 * 86_400_000);
    const { rows } = await app.pool.query('select to_jsonb(k)::text as row from api_key k where id = $1', [data._id]);
    expect(rows[0].row).not.toContain(key.slice(13));
    expect(taken(await program(key).call('getKey', {}))).toMatchObject({
      owner: 'restaurant',
      restaurant: own.restaurant,
    });
    const [listed] = taken(await owner().call('listKeys', { params: { id: own.restaurant } }));
    expect(listed?.used).not.toBeNull();
    expect(await logged(data._id)).toEqual(['owner key.made']);
    await owner().call('revokeKey', { params: { id: own.restaurant, key: data._id } });
  });

  it('is rotated: the old one works as long as was said, and one before it no more', async () => {
    const { data, key: first } = await withKey();
    const params = { id: own.restaurant, key: data._id };
    const rotate = async (overlap_hours: number) =>
      (await app.client.call('rotateKey', { params, body: { overlap_hours } }, { token: own.team.owner })).key;
    const works = async (key: string) => (await program(key).call('getKey', {})).ok;
    const second = await rotate(24);
    expect(await Promise.all([first, second].map(works))).toEqual([true, true]);
    const third = await rotate(24);
    expect(await Promise.all([first, second, third].map(works))).toEqual([false, true, true]);
    await app.pool.query("update api_key set old_until = now() - interval '1 second' where id = $1", [data._id]);
    expect(await Promise.all([second, third].map(works))).toEqual([false, true]);
    const fourth = await rotate(0);
    expect(await Promise.all([third, fourth].map(works))).toEqual([false, true]);
    await owner().call('revokeKey', { params });
    expect(await works(fourth)).toBe(false);
    expect((await owner().call('rotateKey', { params, body: { overlap_hours: 0 } })).code).toBe('not_found');
    expect(await logged(data._id)).toEqual([
      'owner key.made',
      'owner key.rotated',
      'owner key.rotated',
      'owner key.rotated',
      'owner key.revoked',
    ]);
  });

  it('ends when it expires, and with its licence', async () => {
    const licensee = await licenseeOf(app.pool, 'PT-1106');
    const { data, key } = await app.client.call(
      'createPlatformKey',
      { body: { name: 'Portal', scopes: ['bookings'], days: 1, licensee } },
      { token: admin.token },
    );
    expect(data.licensee?._id).toBe(licensee);
    expect((await program(key).call('listTerritoryOrders', {})).ok).toBe(true);
    await app.pool.query('update api_key set expires_at = now() where id = $1', [data._id]);
    expect((await program(key).call('listTerritoryOrders', {})).code).toBe('unauthenticated');
    await app.pool.query('update api_key set expires_at = null where id = $1', [data._id]);
    await app.pool.query('update licensee set ends_on = current_date where id = $1', [licensee]);
    expect((await program(key).call('listTerritoryOrders', {})).code).toBe('unauthenticated');
    await app.pool.query('update licensee set ends_on = null where id = $1', [licensee]);
    taken(await admin.call('rotatePlatformKey', { params: { id: data._id }, body: { overlap_hours: 0 } }));
    taken(await admin.call('revokePlatformKey', { params: { id: data._id } }));
    expect(taken(await admin.call('listPlatformKeys', {})).map(({ _id }) => _id)).not.toContain(data._id);
  });

  it('is one of so many, and made by owners alone', async () => {
    const at = await liveIn(app);
    for (let n = 0; n < 8; n += 1) await createTestKey(app.pool, { restaurant: at.restaurant });
    const asked = { params: { id: at.restaurant }, body: { name: 'Till', scopes: ['holds' as const], days: null } };
    const make = (as: keyof LivedIn['team']) => new Caller(app.url, at.team[as]).call('createKey', asked);
    expect((await make('manager')).code).toBe('forbidden');
    const codes = (await Promise.all([make('owner'), make('owner')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['keys_limit', 'ok']);
  });

  it('is slowed down when it asks too often', async () => {
    const slow = await startTestApp({ settings: { keyCallsPerMinute: 3 }, databaseUrl: app.databaseUrl });
    const { key } = await createTestKey(app.pool);
    const codes = [];
    for (let n = 0; n < 4; n += 1) codes.push((await new Caller(slow.url, key).call('getKey', {})).code);
    expect(codes).toEqual(['ok', 'ok', 'ok', 'too_many_requests']);
    await slow.close();
  });
});

describe('a table held for a person', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    await drain(app.context, { later: true });
    expect(await auditDatabase(app.pool)).toEqual([]);
    await app.close();
  });
  const program = (key: string) => new Caller(app.url, key);
  const logged = (subject: string) => loggedIn(app, subject);
  const table = (qtd = 10) => openTable(app.pool, { qtd });
  const hold = (key: string, at: Awaited<ReturnType<typeof table>>, options = once(), people = 2) =>
    program(key).call(
      'holdForPerson',
      { body: { restaurant: at.restaurantId, slot: at.slotId, date: at.date, people } },
      options,
    );

  it('is a hold like any other: paid by whoever opens the link, and the key learns what became of it', async () => {
    const at = await table();
    const { id, key } = await createTestKey(app.pool, { restaurant: at.restaurantId });
    const held = taken(await hold(key, at));
    expect(held).toMatchObject({ state: 'held', taken: false, people: 2 });
    const token = held.link.split('/').at(-1) ?? '';
    expect(held.link).toBe(`http://metade.test/hold/${token}`);
    expect(await logged(held._id)).toEqual(['key key.held']);
    const seen = (await app.client.call('getHandedHold', { params: { token } })).data;
    expect(seen).toMatchObject({ open: true, people: 2, restaurant: { _id: at.restaurantId } });

    const [person, late] = [await newDiner(app.pool, app.url), await newDiner(app.pool, app.url)];
    expect(taken(await person.call('takeHandedHold', { params: { token } }))).toEqual({ order: held._id });
    expect(taken(await person.call('takeHandedHold', { params: { token } }))).toEqual({ order: held._id });
    expect((await late.call('takeHandedHold', { params: { token } })).code).toBe('link_invalid');
    expect((await program(key).call('releaseHold', { params: { id: held._id } })).code).toBe('order_state');
    expect((await app.client.call('getHandedHold', { params: { token } })).data.open).toBe(false);
    taken(await person.pay(held._id, await app.cardToken()));
    const told = taken(await program(key).call('getHold', { params: { id: held._id } }));
    expect(['awaiting_restaurant', 'confirmed']).toContain(told.state);
    expect(told).toMatchObject({ taken: true, expires_at: null });
    const { key: another } = await createTestKey(app.pool, { restaurant: at.restaurantId });
    expect((await program(another).call('getHold', { params: { id: held._id } })).code).toBe('not_found');
    expect(id).not.toBe(another);
  });

  it('needs an Idempotency-Key, and a repeat gives the first answer', async () => {
    const at = await table();
    const { key } = await createTestKey(app.pool);
    expect((await hold(key, at, {} as ReturnType<typeof once>)).code).toBe('invalid_fields');
    const same = once();
    const first = taken(await hold(key, at, same));
    expect(taken(await hold(key, at, same))).toEqual(first);
    expect((await hold(key, at, same, 1)).code).toBe('idempotency_key_reused');
    const together = once();
    const both = await Promise.all([hold(key, at, together), hold(key, at, together)]);
    expect(new Set(both.map((one) => taken(one)._id)).size).toBe(1);
  });

  it('is never one too many, whoever asks at once', async () => {
    const at = await table(4);
    const keys = await Promise.all(Array.from({ length: 6 }, () => createTestKey(app.pool)));
    const guests = await Promise.all(Array.from({ length: 3 }, () => newDiner(app.pool, app.url)));
    const tried = await Promise.all([
      ...keys.flatMap(({ key }) => [hold(key, at), hold(key, at)]),
      ...guests.map((diner) => diner.hold(at)),
    ]);
    expect(tried.filter(({ ok }) => ok)).toHaveLength(4);
    const codes = new Set(tried.flatMap((one) => (one.ok ? [] : [one.code])));
    expect([...codes].filter((code) => !['table_taken', 'guest_holds_limit'].includes(code))).toEqual([]);
  });

  it('counts to the limit of one network’s guests, for each key', async () => {
    const at = await table(6);
    const { key } = await createTestKey(app.pool);
    const codes = [];
    for (let n = 0; n < 3; n += 1) codes.push((await hold(key, at)).code);
    expect(codes).toEqual(['ok', 'ok', 'guest_holds_limit']);
  });

  it('can be given back until somebody has gone on, and is over when its time is', async () => {
    const at = await table();
    const { key } = await createTestKey(app.pool);
    const given = taken(await hold(key, at));
    const back = () => program(key).call('releaseHold', { params: { id: given._id } });
    expect(taken(await back()).state).toBe('cancelled');
    expect(taken(await back()).state).toBe('cancelled');
    expect(await logged(given._id)).toEqual(['key key.held', 'key key.released']);
    const over = taken(await hold(key, at));
    await expireHold(app.pool, over._id);
    expect(taken(await program(key).call('getHold', { params: { id: over._id } })).state).toBe('expired');
    const token = over.link.split('/').at(-1) ?? '';
    const person = await newDiner(app.pool, app.url);
    expect((await person.call('takeHandedHold', { params: { token } })).code).toBe('hold_expired');
  });

  it('counts among the holds of whoever takes it over', async () => {
    const [one, two, three] = [await table(), await table(), await table()];
    const { key } = await createTestKey(app.pool);
    const person = await newDiner(app.pool, app.url);
    const take = async (at: typeof one) => {
      const token =
        taken(await hold(key, at))
          .link.split('/')
          .at(-1) ?? '';
      return person.call('takeHandedHold', { params: { token } });
    };
    taken(await person.hold(one));
    expect((await take(one)).code).toBe('hold_exists');
    taken(await take(two));
    expect((await take(three)).code).toBe('holds_limit');
  });

  test('of a guest is handed over as well', async () => {
    const at = await table();
    const guest = await newGuest(app.url);
    const body = { restaurant: at.restaurantId, slot: at.slotId, date: at.date, people: 2 };
    const held = taken(await guest.call('holdForPerson', { body }));
    const token = held.link.split('/').at(-1) ?? '';
    expect((await app.client.call('getHandedHold', { params: { token } })).data.by).toBeNull();
    const person = await newDiner(app.pool, app.url);
    taken(await person.call('takeHandedHold', { params: { token } }));
    expect(taken(await person.order(held._id)).state).toBe('held');
    expect((await guest.order(held._id)).code).toBe('not_found');
  });
});
