import { addDays, hourMs, minuteMs, slotInstant, toIso } from '@metade/domain/time.ts';
import { parse } from 'csv-parse/sync';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeReports } from '../src/features/report/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';

// A Tuesday; its quarter is over, and its report due from 5 October.
const tuesday = '2026-09-15';
const zone = 'Europe/Lisbon';
const clock = { now: 0 };
const at = (date: string, time: string, there = zone) => slotInstant(date, time, there);

let app: TestApp;
let restaurant: CurrentRestaurant;
let owner: Caller;
let slot: string;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.now = at('2026-09-20', '12:00');
  await app.pool.query('update restaurant set state = $1', ['rejected']);
  [restaurant, slot] = await openRestaurant();
  owner = await member(restaurant, 'owner');
});

/** A restaurant with two tables for four on Tuesdays at 20:00, since ever. */
async function openRestaurant(more: { zone?: string } = {}): Promise<[CurrentRestaurant, string]> {
  const made = await createRestaurant(app.pool, more);
  await app.pool.query('update restaurant set ticket_avg = 2000 where id = $1', [made.id]);
  const id = await openSlot(app.pool, made, { date: tuesday, time: '20:00', qtd: 2 });
  await app.pool.query('update table_slot set created_at = null where id = $1', [id]);
  return [made, id];
}

async function member(of: CurrentRestaurant, role: string, locale = 'pt'): Promise<Caller & { email?: string }> {
  const person = await createPerson(app.pool);
  await app.pool.query('update app_user set locale = $2 where id = $1', [person.id, locale]);
  await joinTeam(app.pool, of, person, role);
  return new Caller(app.url, person.token, person.id);
}

type Order = Parameters<typeof createOrder>[3];
const book = (diner: Person, more: Partial<Order> = {}) =>
  createOrder(app.pool, restaurant, diner, { slot, date: tuesday, time: '20:00', state: 'completed', ...more });
const report = async (from: string, to: string, who = owner) =>
  taken(await who.call('getReport', { params: { id: restaurant.id }, query: { from, to } }));
const quarter = () => report('2026-07-01', '2026-09-30');
const kept = async (who = owner) => taken(await who.call('listReports', { params: { id: restaurant.id } }));

describe('the live report', () => {
  test('tells what became of the tables, with small known figures', async () => {
    const [ana, rui, eva] = [await createPerson(app.pool), await createPerson(app.pool), await createPerson(app.pool)];
    await book(ana, { date: addDays(tuesday, -98) });
    await book(ana);
    await book(rui, { state: 'no_show' });
    await book(rui, { date: addDays(tuesday, -7) });
    await book(eva, { date: addDays(tuesday, -7), state: 'cancelled' });
    const { metrics, cells, weeks, before, city, until } = await quarter();
    // From 1 July to 20 September there are eleven Tuesdays.
    expect(metrics).toEqual({
      offered: 22,
      sold: 3,
      fill: 13.6,
      arrived: 2,
      cancelled: 1,
      noShows: 1,
      covers: 8,
      newDiners: 1,
      returningDiners: 1,
      bill: 16_000,
      discount: 8_000,
      unmet: 0,
      responseMinutes: null,
      rating: null,
      honour: null,
    });
    expect(until).toBe('2026-09-20');
    expect(cells).toEqual([{ day: 2, period: 'night', offered: 22, sold: 3 }]);
    expect(weeks).toHaveLength(11);
    expect(weeks.at(-1)).toEqual({ date: '2026-09-14', offered: 2, sold: 2, arrived: 1 });
    expect(before).toMatchObject({ first: '2026-04-01', last: '2026-06-21', metrics: { offered: 22, sold: 1 } });
    expect(city).toBeNull();
  });

  test('counts a day in, and the days beside it out', async () => {
    await book(await createPerson(app.pool));
    for (const [from, to, sold] of [
      [tuesday, tuesday, 1],
      [addDays(tuesday, 1), addDays(tuesday, 2), 0],
      [addDays(tuesday, -1), addDays(tuesday, -1), 0],
    ] as const)
      expect((await report(from, to)).metrics.sold, from).toBe(sold);
  });

  test('tells how soon requests were answered, and how many', async () => {
    const diner = await createPerson(app.pool);
    const ask = async (weeks: number, state: 'confirmed' | 'declined' | 'unanswered', minutes: number | null) => {
      const order = await book(diner, { date: addDays(tuesday, -7 * weeks), state, confirmBy: clock.now });
      const asked = at(tuesday, '10:00');
      const events = [['held', 'awaiting_restaurant', 'diner', asked]];
      if (minutes !== null) events.push(['awaiting_restaurant', state, 'restaurant', asked + minutes * minuteMs]);
      for (const [from, to, actor, when] of events)
        await app.pool.query(
          "insert into order_event (order_id, from_state, to_state, actor, payment_state, at) values ($1, $2, $3, $4, 'paid', $5)",
          [order.id, from, to, actor, toIso(Number(when))],
        );
    };
    await ask(0, 'confirmed', 10);
    await ask(1, 'declined', 35);
    await ask(2, 'unanswered', null);
    const { metrics, requests } = await quarter();
    expect(metrics.responseMinutes).toBe(22.5);
    expect(requests).toEqual({ asked: 3, answered: 2 });
  });

  test('knows ratings by the restaurant’s calendar, and a booking that was only changed as neither sold nor cancelled', async () => {
    const review = (when: number, score: number, more = '') =>
      app.pool.query(
        `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale, created_at ${more && ', private'})
         values (gen_random_uuid(), $1, 'A', 'T', 'C', $2, $2, $2, $2, 'pt', $3 ${more && ', true'})`,
        [restaurant.id, score, toIso(when)],
      );
    await app.pool.query("update restaurant set time_zone = 'America/Sao_Paulo' where id = $1", [restaurant.id]);
    clock.now = at('2026-10-04', '12:00');
    const end = at('2026-10-01', '00:00', 'America/Sao_Paulo');
    await review(end - 1, 5);
    await review(end, 1);
    await review(end - hourMs, 2, 'private');
    const changed = await book(await createPerson(app.pool), { state: 'cancelled' });
    await app.pool.query("update orders set end_rule = 'changed' where id = $1", [changed.id]);
    const { metrics, reviews } = await quarter();
    expect([metrics.rating, reviews]).toEqual([5, 1]);
    expect([metrics.sold, metrics.cancelled]).toEqual([0, 0]);
  });

  test('counts a day’s tables as they were when it ended, whatever the grid becomes', async () => {
    const offered = async () => (await report(addDays(tuesday, -7), tuesday)).metrics.offered;
    expect(await offered()).toBe(4);
    // Tuesday's service ends at 05:00 on Wednesday.
    clock.now = at('2026-09-16', '04:59');
    await makeReports(app.context);
    await app.pool.query('update table_slot set qtd = 9 where id = $1', [slot]);
    expect(await offered()).toBe(18);
    await app.pool.query('update table_slot set qtd = 2 where id = $1', [slot]);
    clock.now = at('2026-09-16', '05:00');
    await makeReports(app.context);
    await app.pool.query('update table_slot set qtd = 9 where id = $1', [slot]);
    expect(await offered()).toBe(11);
    const query = { from: tuesday, to: addDays(tuesday, 7) };
    const calendar = taken(await owner.call('getCalendar', { params: { id: restaurant.id }, query }));
    expect(
      calendar.map(({ tables }) => tables),
      'in the calendar too',
    ).toEqual([2, 0, 0, 0, 0, 0, 0, 9]);
    // Three weeks without a server: the days are written when it is back.
    clock.now = at('2026-10-07', '12:00');
    await makeReports(app.context);
    await app.pool.query('update table_slot set retired_at = $2 where id = $1', [slot, toIso(clock.now)]);
    const { metrics } = await report('2026-09-16', '2026-10-06');
    expect(metrics.offered).toBe(27);
  });

  test('counts closed and other quantities of the calendar, and what was booked before a closing', async () => {
    const diner = await createPerson(app.pool);
    await book(diner, { date: addDays(tuesday, -7) });
    const on = (date: string, capacity: number, overhang: number) =>
      app.pool.query(
        `insert into slot_day (slot_id, date, restaurant_id, capacity, overhang, overridden) values ($1, $2, $3, $4, $5, true)
         on conflict (slot_id, date) do update set overhang = $5, capacity = $4`,
        [slot, date, restaurant.id, capacity, overhang],
      );
    await on(tuesday, 6, 0);
    await on(addDays(tuesday, -7), 0, 1);
    await on(addDays(tuesday, -14), 0, 0);
    expect((await report(addDays(tuesday, -14), tuesday)).metrics.offered).toBe(7);
  });

  test('refuses ranges that are none', async () => {
    const problem = (from: string, to: string) =>
      owner.problem('getReport', { params: { id: restaurant.id }, query: { from, to } });
    expect((await problem('2026-09-02', '2026-09-01')).issues).toMatchObject([{ path: 'to', code: 'too_small' }]);
    expect((await problem('2025-09-19', '2026-09-20')).issues).toMatchObject([{ path: 'to', code: 'too_big' }]);
    expect((await problem('2026-09-21', '2026-09-22')).issues).toMatchObject([{ path: 'from' }]);
    expect((await report('2025-09-20', '2026-09-20')).until).toBe('2026-09-20');
  });
});

describe('the quarterly report', () => {
  test('is made on the fifth by the restaurant’s clock, once, and stays as it was', async () => {
    const order = await book(await createPerson(app.pool));
    clock.now = at('2026-10-04', '23:59');
    await makeReports(app.context);
    expect((await kept()).map((one) => one.quarter)).toEqual(['2026-Q2']);
    clock.now = at('2026-10-05', '00:00');
    await Promise.all([makeReports(app.context), makeReports(app.context)]);
    await makeReports(app.context);
    const [one, ...others] = await kept();
    expect(others.map((other) => other.quarter)).toEqual(['2026-Q2']);
    expect(one).toMatchObject({ quarter: '2026-Q3', made: toIso(clock.now) });
    const params = { id: restaurant.id, report: String(one?._id) };
    const before = taken(await owner.call('getQuarterlyReport', { params }));
    expect(before.report).toMatchObject({
      first: '2026-07-01',
      until: '2026-09-30',
      metrics: { sold: 1, offered: 26 },
    });
    await app.pool.query("update orders set state = 'no_show' where id = $1", [order.id]);
    await makeReports(app.context);
    expect(taken(await owner.call('getQuarterlyReport', { params }))).toEqual(before);
    expect((await quarter()).metrics.arrived).toBe(0);
  });

  test('is made up for when the server was off on its day, and until the next one is due', async () => {
    await book(await createPerson(app.pool));
    clock.now = at('2027-01-04', '23:59');
    await makeReports(app.context);
    expect((await kept()).map((one) => one.quarter)).toEqual(['2026-Q3']);
    clock.now = at('2027-01-05', '00:00');
    await makeReports(app.context);
    expect((await kept()).map((one) => one.quarter)).toEqual(['2026-Q4', '2026-Q3']);
  });

  test('comes in São Paulo when it is the fifth there', async () => {
    const there = 'America/Sao_Paulo';
    [restaurant, slot] = await openRestaurant({ zone: there });
    owner = await member(restaurant, 'owner');
    await book(await createPerson(app.pool));
    clock.now = at('2026-10-04', '23:59', there);
    await makeReports(app.context);
    expect((await kept()).map((one) => one.quarter)).toEqual(['2026-Q2']);
    clock.now += minuteMs;
    await makeReports(app.context);
    expect((await kept()).map((one) => one.quarter)).toEqual(['2026-Q3', '2026-Q2']);
  });

  test('has the city’s middle from eight restaurants on', async () => {
    const cities = async (restaurants: number) => {
      await app.pool.query('delete from quarterly_report');
      while ((await active()) < restaurants) await openRestaurant();
      await makeReports(app.context);
      const [one] = await kept();
      return taken(await owner.call('getQuarterlyReport', { params: { id: restaurant.id, report: String(one?._id) } }))
        .report;
    };
    const active = async () =>
      (await app.pool.query<{ n: number }>("select count(*) as n from restaurant where state = 'approved'")).rows[0]
        ?.n ?? 0;
    for (const _ of [1, 2]) await book(await createPerson(app.pool));
    clock.now = at('2026-10-05', '09:00');
    expect((await cities(7)).city).toBeNull();
    expect((await quarter()).city).toBeNull();
    expect((await cities(8)).city).toMatchObject({
      quarter: '2026-Q3',
      restaurants: 8,
      medians: { sold: 0, offered: 26, fill: 0, rating: null },
    });
    expect((await quarter()).city).toMatchObject({ restaurants: 8 });
  });

  test('is mailed to owner and managers in their language, once, with the way to it', async () => {
    await book(await createPerson(app.pool));
    const manager = await member(restaurant, 'manager', 'es');
    const host = await member(restaurant, 'host');
    clock.now = at('2026-10-05', '09:00');
    await makeReports(app.context);
    await drain(app.context);
    await drain(app.context);
    const [one] = await kept();
    const { rows } = await app.pool.query<{ id: string; subject: string; body: string }>(
      "select u.id, m.subject, m.body from mail m join app_user u on u.email = m.recipient where m.kind = 'quarterly_report' and u.id = any ($1) order by m.subject",
      [[owner.id, manager.id, host.id]],
    );
    expect(rows.map(({ id, subject }) => [id, subject.split(': ')[1]])).toEqual([
      [manager.id, 'informe del 3.er trimestre de 2026'],
      [owner.id, 'relatório do 3.º trimestre de 2026'],
    ]);
    expect(rows[0]?.body).toContain(`/panel/report?restaurant=${restaurant.id}&kept=${one?._id}`);
  });

  test('says nothing of a restaurant that neither offered nor sold', async () => {
    await app.pool.query('update table_slot set retired_at = $2 where id = $1', [slot, '2026-01-01T00:00:00Z']);
    clock.now = at('2026-10-05', '09:00');
    await makeReports(app.context);
    expect(await kept()).toEqual([]);
    const { rows } = await app.pool.query('select figures from quarterly_report where restaurant_id = $1', [
      restaurant.id,
    ]);
    expect(rows).toEqual([{ figures: null }]);
  });
});

describe('as a file', () => {
  const file = (kind: 'pdf' | 'csv', locale: string, id: string, who = owner, of = restaurant.id) =>
    fetch(`${app.url}/v1/host/restaurants/${of}/reports/${id}/${kind}`, {
      headers: { authorization: `Bearer ${who.token}`, 'accept-language': locale },
    });
  const make = async () => {
    await book(await createPerson(app.pool));
    clock.now = at('2026-10-05', '09:00');
    await makeReports(app.context);
    return String((await kept())[0]?._id);
  };

  test('CSV parses, with numbers as they are', async () => {
    const id = await make();
    const response = await file('csv', 'en', id);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows: string[][] = parse(await response.text(), {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    expect(rows[0]).toEqual(['Figure', 'This period', 'Previous period', 'City median']);
    expect(rows).toContainEqual(['Tables offered', '26', '26', '']);
    expect(rows).toContainEqual(['Occupancy', '3.8', '0', '']);
    expect(rows).toContainEqual(['Bills before the discount (about), EUR', '80', '0', '']);
    expect(rows).toContainEqual(
      ['Tuesday', '3rd slot', '26', '1', '3.8'].map((cell, at) => (at === 1 ? expect.any(String) : cell)),
    );
    expect(rows).toContainEqual(['2026-09-14', '2', '1', '1']);
  });

  test.each([
    ['pt', 'Relatório: 3.º trimestre de 2026', 'Contas antes do desconto (cerca de)', '80 €'],
    ['en', 'Report: Q3 2026', 'Bills before the discount (about)', '€80'],
    ['es', 'Informe: 3.er trimestre de 2026', 'Cuentas antes del descuento (aprox.)', '80 €'],
  ])('PDF opens and reads in %s', async (locale, title, bill, sum) => {
    await app.pool.query("update restaurant set company_name = 'Tasca do Zé − Łódź 渋谷' where id = $1", [
      restaurant.id,
    ]);
    const response = await file('pdf', locale, await make());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { text, totalPages } = await extractText(
      await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
      {
        mergePages: true,
      },
    );
    expect(totalPages).toBe(2);
    const said = text.replaceAll('\u00a0', ' ');
    for (const words of ['Tasca do Zé − Łódź ??', title, bill, sum, '26']) expect(said).toContain(words);
    expect(said).not.toMatch(/undefined|NaN|null/);
  });

  test('and page are the restaurant’s own: others’ teams and hosts get none', async () => {
    const id = await make();
    const [other] = await openRestaurant();
    const stranger = await member(other, 'owner');
    const host = await member(restaurant, 'host');
    const codes = async (who: Caller, of: string) => [
      (await who.call('getReport', { params: { id: of } })).code,
      (await who.call('listReports', { params: { id: of } })).code,
      (await who.call('getQuarterlyReport', { params: { id: of, report: id } })).code,
      (await file('pdf', 'en', id, who, of)).status,
      (await file('csv', 'en', id, who, of)).status,
    ];
    expect(await codes(stranger, restaurant.id)).toEqual(['not_found', 'not_found', 'not_found', 404, 404]);
    expect(await codes(stranger, other.id)).toEqual(['ok', 'ok', 'not_found', 404, 404]);
    expect(await codes(host, restaurant.id)).toEqual(['forbidden', 'forbidden', 'forbidden', 403, 403]);
    expect((await codes(await newDiner(app.pool, app.url), restaurant.id))[0]).toBe('not_found');
    expect(await codes(await member(restaurant, 'manager'), restaurant.id)).toEqual(['ok', 'ok', 'ok', 200, 200]);
  });
});
