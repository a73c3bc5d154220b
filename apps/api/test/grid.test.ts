import type { Answer, Input } from '@metade/api-client/client.ts';
import { addDays, dayOfWeek } from '@metade/domain/time.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { bookedAt } from './support/change-fixture.ts';
import { newDiner, newDiners, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { newMember } from './support/owner.ts';
import { entryOf, join } from './support/waiting.ts';

type Week = Input<'saveGrid'>['body']['tables'];
type Cell = Week[number];

let app: TestApp;
let table: Table;
let owner: Caller;
/** The one cell that a new restaurant has: 20:00, two tables for two. */
let cell: Cell;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  table = await openTable(app.pool, { daysAhead: 3, qtd: 2 });
  owner = await ownerOf(app.pool, app.url, table);
  cell = { day: dayOfWeek(table.date), period: 'night', time: '20:00', qtd: 2, places: 2 };
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const params = () => ({ id: table.restaurantId });
const grid = async (by = owner) => taken(await by.call('getGrid', { params: params() }));
const save = (tables: Week, { by = owner, version, keep }: { by?: Caller; version?: string; keep?: string[] } = {}) =>
  version === undefined
    ? grid().then((now) => by.call('saveGrid', { params: params(), body: { version: now.version, tables, keep } }))
    : by.call('saveGrid', { params: params(), body: { version, tables, keep } });
const check = async (tables: Week) =>
  taken(await owner.call('checkGrid', { params: params(), body: { tables } })).stranded;
const onSale = async (date = table.date) => {
  const { data } = await app.client.call('getAvailability', { params: params(), query: { people: '2' as never } });
  return data.find((day) => day.date === date)?.slots.map(({ time, free }) => `${time} ${free}`) ?? [];
};
const cellsOf = ({ slots }: Answer<'getGrid'>['data']): Week =>
  slots.map(({ day, period, time, qtd, places }) => ({ day, period, time, qtd, places }));

describe('a week', () => {
  test('is saved whole, is on sale at once, and is told in the log', async () => {
    const week: Week = [
      { ...cell, qtd: 5 },
      { ...cell, time: '21:30', places: 4, qtd: 1 },
    ];
    const saved = taken(await save(week));
    expect(cellsOf(saved)).toEqual(week);
    expect(saved.prices.map(({ price }) => price.amount)).toEqual([600, 900, 1400]);
    expect(await onSale()).toEqual(['20:00 5', '21:30 1']);
    expect((await grid()).slots[0]?._id).toBe(table.slotId);
    expect(taken(await save([]))).toMatchObject({ slots: [] });
    expect(await onSale()).toEqual([]);
    const { rows } = await app.pool.query(
      "select actor_id, role, jsonb_array_length(after->'tables') as tables from audit_log where what = 'grid.saved' and restaurant_id = $1 order by id",
      [table.restaurantId],
    );
    expect(rows).toEqual([
      { actor_id: owner.id, role: 'owner', tables: 2 },
      { actor_id: owner.id, role: 'owner', tables: 0 },
    ]);
  });

  test('that somebody has changed meanwhile is refused with the tables as they are now, and is saved over them on purpose', async () => {
    const manager = await newMember(app, table.restaurantId, 'manager');
    const { version } = await grid(manager);
    taken(await save([{ ...cell, qtd: 7 }]));
    const mine: Week = [{ ...cell, time: '19:00' }];
    const late = await save(mine, { by: manager, version });
    if (late.ok) throw new Error('It was saved over a change that nobody saw');
    expect(late).toMatchObject({ code: 'grid_changed', status: 409, params: { grid: { slots: [{ qtd: 7 }] } } });
    const now = (late.params.grid as { version: string }).version;
    expect(cellsOf(taken(await save(mine, { by: manager, version: now })))).toEqual(mine);
  });
});

describe('bookings without a table', () => {
  test('are told before anything is saved, and stand when the owner keeps them', async () => {
    const { order, diner } = await bookedAt(app, table);
    expect(await check([{ ...cell, qtd: 1 }])).toEqual([]);
    const found = await check([{ ...cell, time: '20:30' }]);
    expect(found).toMatchObject([{ _id: order._id, date: table.date, time: '20:00', state: 'confirmed' }]);
    const refused = await save([]);
    expect(refused).toMatchObject({ code: 'bookings_stranded', params: { count: 1, bookings: [{ _id: order._id }] } });
    expect(await onSale()).toEqual(['20:00 1']);
    taken(await save([], { keep: [order._id] }));
    const day = { ...params(), date: table.date };
    expect(taken(await owner.call('getHostDay', { params: day })).bookings).toMatchObject([
      { _id: order._id, kept: true },
    ]);
    const { history } = taken(await owner.call('getReservation', { params: { id: order._id } }));
    expect(history.at(-1)).toMatchObject({ by: 'restaurant', action: 'keep', from: 'confirmed', to: 'confirmed' });
    expect(taken(await diner.order(order._id)).state).toBe('confirmed');
    expect(await onSale()).toEqual([]);
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('slot_unknown');
    taken(await diner.cancel(order._id));
    expect(await onSale()).toEqual([]);
  });

  test('of a time with fewer tables are those that were made last', async () => {
    const first = await bookedAt(app, table);
    const second = await bookedAt(app, table);
    expect((await check([{ ...cell, qtd: 1 }])).map(({ _id }) => _id)).toEqual([second.order._id]);
    expect((await check([])).map(({ _id }) => _id).sort()).toEqual([first.order._id, second.order._id].sort());
    taken(await save([{ ...cell, qtd: 1 }], { keep: [second.order._id] }));
    expect(await onSale()).toEqual(['20:00 0']);
    taken(await first.diner.cancel(first.order._id));
    expect(await onSale()).toEqual(['20:00 0']);
    taken(await second.diner.cancel(second.order._id));
    expect(await onSale()).toEqual(['20:00 1']);
  });
});

describe('a time that is opened', () => {
  test('goes to who waits for such a table first', async () => {
    taken(await save([{ ...cell, qtd: 1 }]));
    await bookedAt(app, table);
    const waits = await newDiner(app.pool, app.url);
    taken(await join(waits, table));
    taken(
      await save([
        { ...cell, qtd: 1 },
        { ...cell, time: '21:00', qtd: 1 },
      ]),
    );
    expect(await onSale()).toEqual(['20:00 0', '21:00 0']);
    await drain(app.context);
    expect(await entryOf(waits, table)).toMatchObject({ state: 'offered' });
  });

  test('stays closed where the calendar says so', async () => {
    const closed = addDays(table.date, 7);
    await app.pool.query(
      "insert into calendar_override (id, restaurant_id, date, period, qtd) values ($1, $2, $3, 'night', 0)",
      [randomUUID(), table.restaurantId, closed],
    );
    taken(await save([cell, { ...cell, time: '21:00' }, { ...cell, time: '13:00', period: 'afternoon' }]));
    expect(await onSale()).toEqual(['13:00 2', '20:00 2', '21:00 2']);
    expect(await onSale(closed)).not.toContain('21:00 2');
    expect(await onSale(closed)).toContain('13:00 2');
  });
});

describe('refused', () => {
  const issuesOf = async (tables: unknown) => {
    const problem = await owner.problem('saveGrid', {
      params: params(),
      body: { version: 'x', tables: tables as Week },
    });
    return problem.issues?.map(({ path, code }) => `${path} ${code}`);
  };

  test('is the same time twice for one size, a time outside its period, a size that the restaurant does not take', async () => {
    expect(await issuesOf([cell, { ...cell, qtd: 1 }])).toEqual(['tables.1.time slot_twice']);
    expect(await issuesOf([{ ...cell, time: '17:59' }])).toEqual(['tables.0.time outside_period']);
    await app.pool.query("update restaurant set accepted_sizes = '{2,4}' where id = $1", [table.restaurantId]);
    expect(await issuesOf([{ ...cell, places: 6 }])).toEqual(['tables.0.places size_not_accepted']);
  });

  test.each([
    ['accepts 99 tables and refuses 100', 99, 100],
    ['accepts one table and refuses none', 1, 0],
    ['refuses a number below zero', 1, -1],
    ['refuses a thousand', 99, 1000],
  ])('%s', async (_, good, bad) => {
    expect((await issuesOf([{ ...cell, qtd: bad }]))?.[0]).toMatch(/^tables\.0\.qtd /);
    expect(taken(await save([{ ...cell, qtd: good }])).slots[0]?.qtd).toBe(good);
  });

  test('accepts 600 times and sizes and refuses 601 with that number, and a list without end', async () => {
    const many = (count: number): Week =>
      Array.from({ length: count }, (_, n) => ({
        ...cell,
        day: n % 7,
        places: ([2, 4, 6] as const)[Math.floor(n / 7) % 3] ?? 2,
        time: `${18 + Math.floor(n / 21 / 12)}:${String((Math.floor(n / 21) % 12) * 5).padStart(2, '0')}`,
        qtd: 1,
      }));
    expect(taken(await save(many(600))).slots).toHaveLength(600);
    expect(await issuesOf(many(601))).toEqual(['tables too_many']);
    const problem = await owner.problem('checkGrid', { params: params(), body: { tables: many(601) } });
    expect(problem.issues?.[0]?.message).toContain('600');
    expect((await issuesOf(Array.from({ length: 2001 }, () => cell)))?.[0]).toMatch(/^tables /);
  });

  test('is everybody but the restaurant’s owner and managers', async () => {
    const rival = await ownerOf(app.pool, app.url, await openTable(app.pool));
    const host = await newMember(app, table.restaurantId, 'host');
    const { version } = await grid();
    expect((await save([], { by: rival, version })).code).toBe('not_found');
    expect((await rival.call('getGrid', { params: params() })).code).toBe('not_found');
    expect((await save([], { by: host, version })).code).toBe('forbidden');
    expect(await onSale()).toEqual(['20:00 2']);
  });
});

test('closing while many buy loses no booking and sells none afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    table = await openTable(app.pool, { daysAhead: 3, qtd: 4 });
    owner = await ownerOf(app.pool, app.url, table);
    const buyers = await newDiners(app.pool, app.url, 12);
    const [closed, ...holds] = await Promise.all([save([]), ...buyers.map((buyer) => buyer.hold(table))]);
    expect(closed?.code).toBe('ok');
    const held = holds.filter(({ ok }) => ok).length;
    expect(held).toBeLessThanOrEqual(4);
    const { rows } = await app.pool.query<{ booked: number; orders: number }>(
      `select coalesce((select sum(booked) from slot_day where slot_id = $1), 0)::integer as booked,
         (select count(*) from orders where slot_id = $1 and state = 'held') as orders`,
      [table.slotId],
    );
    expect(rows).toEqual([{ booked: held, orders: held }]);
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('slot_unknown');
    expect(await onSale()).toEqual([]);
  }
});

test('two who save at once do not mix their weeks', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { version } = await grid();
    const weeks: Week[] = [[{ ...cell, qtd: 10 + round }], [{ ...cell, time: '19:00', qtd: 20 + round }]];
    const answers = await Promise.all(weeks.map((week) => save(week, { version })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['grid_changed', 'ok']);
    expect(weeks).toContainEqual(cellsOf(await grid()));
  }
});
