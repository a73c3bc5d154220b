import { addDays, dayOfWeek } from '@metade/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flushDemand, forgetVisitors } from '../src/features/unmet-demand/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, newDiners, newGuest, openTable, ownerOf, taken } from './support/diner.ts';
import { newMember } from './support/owner.ts';

let app: TestApp;
let table: Table;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  table = await openTable(app.pool, { qtd: 1, places: 4, time: '21:00' });
  owner = await ownerOf(app.pool, app.url, table);
});

const look = (caller: Caller, query: Record<string, unknown>) =>
  caller.call('getAvailability', { params: { id: table.restaurantId }, query: query as never });
const wanting = (more: Record<string, unknown> = {}) => ({ wanted: table.date, period: 'night', people: '4', ...more });
const demand = async () => {
  await flushDemand(app.context);
  return taken(await owner.call('listDemand', { params: { id: table.restaurantId } }));
};
const open = (who: Caller, more: object = {}) =>
  who.call('openDemandedTable', {
    params: { id: table.restaurantId },
    body: { day: dayOfWeek(table.date), period: 'night', time: '21:00', places: 4, tables: 2, ...more },
  });
const sellOut = async () => taken(await (await newDiner(app.pool, app.url)).hold({ ...table, people: 4 }));

describe('looking for a table', () => {
  test('counts whoever finds none for the date, meal and size, each once a day', async () => {
    const [ana, rui] = (await newDiners(app.pool, app.url, 2)) as [Caller, Caller];
    const guest = await newGuest(app.url);
    await look(ana, wanting());
    expect(await demand()).toEqual([]);
    await sellOut();
    await look(ana, wanting());
    await look(ana, wanting());
    await flushDemand(app.context);
    await look(ana, wanting());
    await look(rui, wanting({ people: '3' }));
    await look(guest, wanting());
    await look(guest, wanting({ period: 'afternoon' }));
    expect(await demand()).toEqual([
      {
        day: dayOfWeek(table.date),
        period: 'night',
        places: 4,
        visitors: 3,
        times: [],
        dates: [{ date: table.date, visitors: 3, tables: 1 }],
        suggestion: { period: 'night', time: '21:00', tables: 1 },
      },
      expect.objectContaining({
        period: 'afternoon',
        visitors: 1,
        suggestion: { period: 'afternoon', time: '13:00', tables: 0 },
      }),
    ]);
  });

  test('without a wish is browsing, and a day that nobody sells is nobody’s demand', async () => {
    await sellOut();
    const diner = await newDiner(app.pool, app.url);
    await look(diner, { people: '4' });
    await look(diner, wanting({ wanted: addDays(table.date, -30) }));
    await look(diner, wanting({ wanted: addDays(table.date, 300) }));
    expect(await demand()).toEqual([]);
    await look(diner, wanting({ wanted: addDays(table.date, 1) }));
    expect((await demand()).map(({ day }) => day)).toEqual([dayOfWeek(addDays(table.date, 1))]);
  });

  test('counts a hold that came too late and a bell under their time, and the visitor once in all', async () => {
    await sellOut();
    const [late, waiting] = (await newDiners(app.pool, app.url, 2)) as [Caller, Caller];
    expect((await late.hold({ ...table, people: 4 })).code).toBe('table_taken');
    await look(late, wanting());
    const { date, restaurantId: restaurant } = table;
    await look(waiting, wanting());
    taken(await waiting.call('joinWaiting', { body: { restaurant, date, period: 'night', time: '21:00', people: 4 } }));
    expect(await demand()).toMatchObject([{ visitors: 2, times: [{ time: '21:00', visitors: 2 }] }]);
  });

  test('leaves sums alone: after the day neither key nor hash is there, and nothing tells who it was', async () => {
    await sellOut();
    const diner = await newDiner(app.pool, app.url);
    await look(diner, wanting());
    await flushDemand(app.context);
    const kept = async (name: string) =>
      (await app.pool.query<{ n: number }>(`select count(*) as n from ${name}`)).rows[0]?.n;
    await forgetVisitors(app.context);
    expect(await kept('demand_visitor')).toBeGreaterThan(0);
    await forgetVisitors({ ...app.context, now: () => Date.now() + 86_400_000 });
    expect([await kept('demand_visitor'), await kept('demand_key')]).toEqual([0, 0]);
    const { rows } = await app.pool.query('select * from unmet_demand where restaurant_id = $1', [table.restaurantId]);
    expect(JSON.stringify(rows)).not.toContain(diner.id);
    expect(await demand()).toMatchObject([{ visitors: 1 }]);
  });

  test('is counted once by two processes that write in the same moment', async () => {
    await sellOut();
    const twin = await startTestApp({ databaseUrl: app.databaseUrl });
    await app.pool.query('delete from demand_key');
    const diners = await newDiners(app.pool, app.url, 8);
    await Promise.all(diners.flatMap((diner) => [look(diner, wanting()), look(diner.at(twin.url), wanting())]));
    await Promise.all([flushDemand(app.context), flushDemand(twin.context)]);
    expect(await demand()).toMatchObject([{ visitors: 8 }]);
    await twin.close();
  });
});

describe('opening a table where it was looked for', () => {
  test('adds it to the week once, keeps what is there, writes it down, and it can be booked', async () => {
    await sellOut();
    const [first, second] = (await newDiners(app.pool, app.url, 2)) as [Caller, Caller];
    expect((await first.hold({ ...table, people: 4 })).code).toBe('table_taken');
    const [unmet] = await demand();
    const answers = await Promise.all([open(owner), open(owner)]);
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok']);
    expect(taken(await open(owner))).toMatchObject([{ visitors: unmet?.visitors, suggestion: { tables: 2 } }]);
    expect((await first.hold({ ...table, people: 4 })).code).toBe('ok');
    expect((await second.hold({ ...table, people: 4 })).code).toBe('table_taken');
    const { rows } = await app.pool.query(
      "select actor_id, before, after from audit_log where what = 'grid.table_opened' and restaurant_id = $1",
      [table.restaurantId],
    );
    const cell = `${dayOfWeek(table.date)} 21:00 4`;
    expect(rows).toEqual([{ actor_id: owner.id, before: { [cell]: 1 }, after: { [cell]: 2 } }]);
  });

  test('opens a time that the week did not have', async () => {
    taken(await open(owner, { time: '19:00', places: 2, tables: 1 }));
    const answer = taken(await look(owner, { from: table.date, to: table.date, people: '2' }));
    expect(answer[0]?.slots.map(({ time, places }) => [time, places])).toContainEqual(['19:00', 2]);
  });

  test('adds it on one date alone, where the week has the time and the date is open', async () => {
    await sellOut();
    const [first, second] = (await newDiners(app.pool, app.url, 2)) as [Caller, Caller];
    expect((await first.hold({ ...table, people: 4 })).code).toBe('table_taken');
    await flushDemand(app.context);
    const { date } = table;
    const answers = await Promise.all([open(owner, { date }), open(owner, { date })]);
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok']);
    expect(await demand()).toMatchObject([{ dates: [{ date, tables: 2 }], suggestion: { tables: 1 } }]);
    expect((await first.hold({ ...table, people: 4 })).code).toBe('ok');
    expect((await second.hold({ ...table, people: 4 })).code).toBe('table_taken');
    expect((await second.hold({ ...table, date: addDays(date, 7), people: 4 })).code).toBe('ok');
    expect((await first.hold({ ...table, date: addDays(date, 7), people: 4 })).code).toBe('table_taken');
    const { rows } = await app.pool.query(
      "select subject, before, after from audit_log where what = 'calendar.table_opened' and restaurant_id = $1",
      [table.restaurantId],
    );
    expect(rows).toEqual([{ subject: date, before: { '21:00 4': 1 }, after: { '21:00 4': 2 } }]);
    expect((await open(owner, { date, time: '22:00' })).code).toBe('slot_unknown');
    expect((await open(owner, { date: addDays(date, -700) })).code).toBe('already_past');
    const closed = addDays(date, 14);
    await app.pool.query(
      'insert into calendar_override (id, restaurant_id, date, qtd) values (gen_random_uuid(), $1, $2, 0)',
      [table.restaurantId, closed],
    );
    expect((await open(owner, { date: closed })).code).toBe('slot_closed');
  });

  test('refuses what no week may have', async () => {
    const problem = (more: object) =>
      owner.problem('openDemandedTable', {
        params: { id: table.restaurantId },
        body: { day: 1, period: 'night', time: '21:00', places: 4, tables: 1, ...more } as never,
      });
    expect((await problem({ time: '13:00' })).issues).toMatchObject([{ path: 'time', code: 'outside_period' }]);
    expect((await problem({ tables: 100 })).issues).toMatchObject([{ path: 'tables' }]);
    expect((await problem({ tables: 0 })).issues).toMatchObject([{ path: 'tables' }]);
    await app.pool.query("update restaurant set accepted_sizes = '{2}' where id = $1", [table.restaurantId]);
    expect((await problem({})).code).toBe('size_not_accepted');
  });

  test('is for owner and manager of this restaurant alone', async () => {
    const stranger = await ownerOf(app.pool, app.url, await openTable(app.pool));
    const host = await newMember(app, table.restaurantId, 'host');
    const manager = await newMember(app, table.restaurantId, 'manager');
    const params = { id: table.restaurantId };
    expect((await stranger.call('listDemand', { params })).code).toBe('not_found');
    expect((await open(stranger)).code).toBe('not_found');
    expect((await host.call('listDemand', { params })).code).toBe('forbidden');
    expect((await open(host)).code).toBe('forbidden');
    expect((await manager.call('listDemand', { params })).code).toBe('ok');
  });
});
