import { tableInstant } from '@metade/domain/table-times.ts';
import { addDays } from '@metade/domain/time.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, newDiners, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

let app: TestApp;
const clock = { now: Date.now };

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now() } });
});
afterEach(() => {
  clock.now = Date.now;
});
afterAll(async () => {
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const minute = 60_000;
const mealOf = ({ date }: Table) => tableInstant(date, '20:00', 'night', 'Europe/Lisbon');

/** In three days; it is the moment when its parties may be seated. */
async function restaurant(qtd: number, places: 2 | 4 | 6 = 4): Promise<{ table: Table; owner: Caller }> {
  const table = await openTable(app.pool, { qtd, places, restaurant: { cutoff_minutes: 0 } });
  clock.now = () => mealOf(table) - 60 * minute;
  return { table, owner: await ownerOf(app.pool, app.url, table) };
}
const add = (owner: Caller, table: Table, change: object = {}, idempotencyKey?: string) =>
  owner.call(
    'addParty',
    {
      params: { id: table.restaurantId },
      body: { kind: 'walk_in', slot: table.slotId, date: table.date, people: 2, name: 'Rua', ...change },
    },
    idempotencyKey ? { idempotencyKey } : {},
  );
const move = (owner: Caller, table: Table, party: string, state: 'expected' | 'here' | 'cancelled') =>
  owner.call('moveParty', { params: { id: table.restaurantId, party }, body: { state } });
const day = async (owner: Caller, table: Table) =>
  taken(await owner.call('getHostDay', { params: { id: table.restaurantId, date: table.date } }));

test('a walk-in is here at once, a party by telephone is expected; both take a table that nobody else is sold', async () => {
  const { table, owner } = await restaurant(2);
  expect(taken(await add(owner, table))).toMatchObject({ kind: 'walk_in', state: 'here', name: 'Rua', people: 2 });
  const phone = taken(await add(owner, table, { kind: 'phone', name: 'Nunes', phone: '912 345 678' }));
  expect(phone).toMatchObject({ state: 'expected', arrived_at: null, phone: '+351912345678' });
  const { parties, tables } = await day(owner, table);
  expect(parties.map(({ kind }) => kind)).toEqual(['walk_in', 'phone']);
  expect(tables).toMatchObject([{ slot: table.slotId, tables: 2, free: 0 }]);
  const diner = await newDiner(app.pool, app.url);
  expect(await diner.hold(table)).toMatchObject({ code: 'table_taken' });
  expect(await add(owner, table)).toMatchObject({ code: 'table_taken', status: 409 });

  expect(taken(await move(owner, table, phone._id, 'here')).arrived_at).not.toBeNull();
  taken(await move(owner, table, phone._id, 'cancelled'));
  taken(await diner.hold(table));
  expect(await move(owner, table, phone._id, 'expected'), 'its table is somebody else’s now').toMatchObject({
    code: 'table_taken',
  });
});

test('diners, hosts and telephones at once: the last table goes to one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { table, owner } = await restaurant(1);
    const diners = await newDiners(app.pool, app.url, 6);
    const outcomes = await Promise.all([
      ...diners.map((diner) => diner.hold(table)),
      ...Array.from({ length: 6 }, (_, no) => add(owner, table, { kind: no % 2 ? 'phone' : 'walk_in' })),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok, code }) => !ok && code !== 'table_taken')).toEqual([]);
  }
});

test('given back and taken again by many at once, the table is neither lost nor taken twice', async () => {
  const { table, owner } = await restaurant(1);
  const { _id: id } = taken(await add(owner, table));
  const diners = await newDiners(app.pool, app.url, 4);
  await Promise.all([
    move(owner, table, id, 'cancelled'),
    move(owner, table, id, 'cancelled'),
    ...diners.map((diner) => diner.hold(table)),
    move(owner, table, id, 'expected'),
  ]);
  const { rows } = await app.pool.query(
    `select d.booked, (select count(*)::integer from house_party p where p.slot_id = d.slot_id and p.state <> 'cancelled')
       + (select count(*)::integer from orders o where o.slot_id = d.slot_id and o.state = 'held') as taken
     from slot_day d where d.slot_id = $1`,
    [table.slotId],
  );
  expect(rows[0]?.booked).toBe(rows[0]?.taken);
  expect(rows[0]?.booked).toBeLessThanOrEqual(1);
});

test('sent twice under one key it is one party; a table that is too small, and a day that is over, are refused', async () => {
  const { table, owner } = await restaurant(3, 2);
  const first = taken(await add(owner, table, {}, 'a-tap'));
  expect(taken(await add(owner, table, {}, 'a-tap'))._id).toBe(first._id);
  expect((await day(owner, table)).parties).toHaveLength(1);
  expect(await add(owner, table, { people: 3 })).toMatchObject({ code: 'party_too_large' });
  expect(await add(owner, table, { date: '2020-06-12' })).toMatchObject({ ok: false });
  const stranger = await restaurant(1);
  expect(await add(stranger.owner, table)).toMatchObject({ code: 'not_found' });
  expect(await move(stranger.owner, table, first._id, 'cancelled')).toMatchObject({ code: 'not_found' });
});

test('a phone that is none is refused; it may be left empty', async () => {
  const { table, owner } = await restaurant(1);
  const body = { kind: 'phone', slot: table.slotId, date: table.date, people: 2 } as const;
  expect(
    await owner.problem('addParty', { params: { id: table.restaurantId }, body: { ...body, phone: 'abc' } }),
  ).toMatchObject({ code: 'invalid_fields', issues: [{ path: 'phone', code: 'phone_invalid' }] });
  expect(taken(await add(owner, table, { kind: 'phone', phone: '' })).phone).toBeNull();
});

describe('before its time opens', () => {
  const early = (table: Table, ms = 1) => {
    clock.now = () => mealOf(table) - 60 * minute - ms;
  };
  const refused = {
    code: 'party_too_early',
    message: expect.stringMatching(/^This table opens on \w+ \d+ \w+ at 19:00:/),
  };

  test('nobody walks in, and nobody is told of by telephone as here', async () => {
    const { table, owner } = await restaurant(3);
    const walkIn = taken(await add(owner, table));
    const phone = taken(await add(owner, table, { kind: 'phone' }));
    taken(await move(owner, table, walkIn._id, 'cancelled'));
    early(table);
    const params = { id: table.restaurantId };
    const body = { kind: 'walk_in', slot: table.slotId, date: table.date, people: 2 } as const;
    expect(await owner.problem('addParty', { params, body })).toMatchObject(refused);
    for (const { _id: party } of [walkIn, phone]) {
      const here = { params: { ...params, party }, body: { state: 'here' } } as const;
      expect(await owner.problem('moveParty', here)).toMatchObject(refused);
    }
    taken(await move(owner, table, phone._id, 'cancelled'));
    taken(await move(owner, table, phone._id, 'expected'));
    expect((await day(owner, table)).tables).toMatchObject([{ tables: 3, free: 2 }]);
  });

  test('a walk-in of the same weekday a week later is refused, a booking by telephone is not', async () => {
    const { table, owner } = await restaurant(1);
    const date = addDays(table.date, 7);
    expect(await add(owner, table, { date })).toMatchObject({ code: 'party_too_early' });
    expect(taken(await add(owner, table, { date, kind: 'phone' }))).toMatchObject({ date, state: 'expected' });
  });
});
