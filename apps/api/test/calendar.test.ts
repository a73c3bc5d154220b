import type { Input } from '@metade/api-client/client.ts';
import { periodEndInstant, serviceDateAt } from '@metade/domain/table-times.ts';
import { addDays, localDateAt, toIso } from '@metade/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publicHolidays } from '../src/adapters/public-holidays.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { addSlot, bookedAt } from './support/change-fixture.ts';
import { newDiner, newDiners, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { newMember } from './support/owner.ts';
import { entryOf, join } from './support/waiting.ts';

let app: TestApp;
/** Two tables for two at 20:00, in three days. */
let table: Table;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp({ settings: { listCacheMs: 0 } });
});
beforeEach(async () => {
  table = await openTable(app.pool, { daysAhead: 3, qtd: 2 });
  owner = await ownerOf(app.pool, app.url, table);
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

type Plan = Partial<Input<'saveCalendarDay'>['body']>;
const params = (date = table.date) => ({ id: table.restaurantId, date });
const dayOf = async (date = table.date) => taken(await owner.call('getCalendarDay', { params: params(date) }));
const plan = async (body: Plan, { by = owner, date = table.date } = {}) => {
  const version = body.version ?? (await owner.call('getCalendarDay', { params: params(date) }).then(taken)).version;
  return by.call('saveCalendarDay', { params: params(date), body: { ...body, version } });
};
const onSale = async (date = table.date) => {
  const query = { people: '2' as never };
  const { data } = await app.client.call('getAvailability', { params: { id: table.restaurantId }, query });
  return data.find((day) => day.date === date)?.slots.map(({ time, free }) => `${time} ${free}`) ?? [];
};
const listed = async () => {
  const body = {
    date: table.date,
    people: 2,
    text: `Mesa Pequena ${table.restaurantId.slice(0, 8)}`,
    onlyAvailable: true,
  };
  const { data } = await app.client.call('searchRestaurants', { params: { country: 'PT' }, body });
  return data.some(({ _id, near_miss }) => _id === table.restaurantId && near_miss === null);
};

describe('a day', () => {
  test('that is closed is sold no more, keeps its bookings, and is open again when that is taken back', async () => {
    const { order, diner } = await bookedAt(app, table);
    expect(await listed()).toBe(true);
    const closed = taken(await plan({ closed: true, reason: 'Obras' }));
    expect(closed).toMatchObject({ closed: true, reason: 'Obras', past: false });
    expect(closed.periods[2]).toMatchObject({ closed: true, bookings: 1, slots: [{ week: 2, qtd: 0, booked: 1 }] });
    expect(await onSale()).toEqual([]);
    expect(await listed()).toBe(false);
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('slot_closed');
    expect(taken(await diner.order(order._id)).state).toBe('confirmed');
    expect(await onSale(addDays(table.date, 7))).toEqual(['20:00 2']);
    taken(await plan({}));
    expect(await onSale()).toEqual(['20:00 1']);
    expect(await listed()).toBe(true);
    const { rows } = await app.pool.query<{ role: string; subject: string }>(
      "select role, subject from audit_log where what = 'calendar.saved' and restaurant_id = $1",
      [table.restaurantId],
    );
    expect(rows).toEqual([
      { role: 'owner', subject: table.date },
      { role: 'owner', subject: table.date },
    ]);
  });

  test('may have one period closed, or other quantities, and a closed period says nothing of its slots', async () => {
    const lunch = await addSlot(app, table, { time: '13:00', qtd: 3 });
    taken(await plan({ closed_periods: ['night'], quantities: [{ slot: table.slotId, qtd: 9 }] }));
    expect(await onSale()).toEqual(['13:00 3']);
    taken(
      await plan({
        quantities: [
          { slot: lunch.slotId, qtd: 1 },
          { slot: table.slotId, qtd: 6 },
        ],
      }),
    );
    expect(await onSale()).toEqual(['13:00 1', '20:00 6']);
    expect((await dayOf()).periods.flatMap(({ slots }) => slots.map(({ week, qtd }) => [week, qtd]))).toEqual([
      [3, 1],
      [2, 6],
    ]);
  });

  test('with fewer tables than bookings sells none until enough of them are gone', async () => {
    const first = await bookedAt(app, table);
    const second = await bookedAt(app, table);
    taken(await plan({ quantities: [{ slot: table.slotId, qtd: 1 }] }));
    taken(await first.diner.cancel(first.order._id));
    expect(await onSale()).toEqual(['20:00 0']);
    taken(await second.diner.cancel(second.order._id));
    expect(await onSale()).toEqual(['20:00 1']);
  });

  test('whose bookings lost their tables counts those that nobody has decided on, until each is kept or gone', async () => {
    const first = await bookedAt(app, table);
    const second = await bookedAt(app, table);
    const undecided = async () => {
      const query = { from: table.date, to: table.date };
      return taken(await owner.call('getCalendar', { params: { id: table.restaurantId }, query }))[0]?.undecided;
    };
    const keep = (order: string, kept: boolean, by = owner) =>
      by.call('keepBooking', { params: { id: table.restaurantId, order }, body: { kept } });
    expect(await undecided()).toBe(0);
    taken(await plan({ closed: true }));
    expect(await undecided()).toBe(2);
    expect(taken(await keep(first.order._id, true))).toMatchObject({ kept: true, state: 'confirmed' });
    taken(await keep(first.order._id, true));
    expect(await undecided()).toBe(1);
    taken(await keep(first.order._id, false));
    expect(await undecided()).toBe(2);
    taken(await keep(first.order._id, true));
    const gone = { id: table.restaurantId, order: second.order._id };
    taken(await owner.call('cancelBooking', { params: gone, body: { reason: 'Obras' } }));
    expect(await undecided()).toBe(0);
    expect(await keep(second.order._id, true)).toMatchObject({ code: 'order_state' });
    const host = await newMember(app, table.restaurantId, 'host');
    expect(await keep(first.order._id, false, host)).toMatchObject({ code: 'forbidden' });
    const { rows } = await app.pool.query<{ kept: boolean }>(
      "select (after->>'kept')::boolean as kept from audit_log where what = 'booking.kept' and restaurant_id = $1 order by at, id",
      [table.restaurantId],
    );
    expect(rows.map(({ kept }) => kept)).toEqual([true, false, true]);
  });

  test('that opens again goes to who waits for it first', async () => {
    taken(await plan({ quantities: [{ slot: table.slotId, qtd: 1 }] }));
    await bookedAt(app, table);
    const waits = await newDiner(app.pool, app.url);
    taken(await join(waits, table));
    taken(await plan({}));
    expect(await onSale()).toEqual(['20:00 0']);
    await drain(app.context);
    expect((await entryOf(waits, table))?.state).toBe('offered');
  });

  test('that somebody has changed meanwhile is refused, with the day as it is now', async () => {
    const { version } = await dayOf();
    const manager = await newMember(app, table.restaurantId, 'manager');
    taken(await plan({ closed: true, version }, { by: manager }));
    const late = await plan({ version, quantities: [{ slot: table.slotId, qtd: 5 }] });
    if (late.ok) throw new Error('It was saved over a change that nobody saw');
    expect(late).toMatchObject({ code: 'calendar_changed', params: { day: { closed: true } } });
  });
});

describe('refused', () => {
  test('is a day that is over, one too far ahead, and a slot of another day or restaurant', async () => {
    const today = serviceDateAt(Date.now(), 'Europe/Lisbon');
    expect((await plan({ closed: true }, { date: addDays(today, -1) })).code).toBe('already_past');
    expect((await plan({ closed: true }, { date: today })).code).toBe('ok');
    expect((await plan({ closed: true }, { date: addDays(today, 400) })).code).toBe('ok');
    expect((await plan({ closed: true }, { date: addDays(today, 401) })).code).toBe('invalid_fields');
    const other = await openTable(app.pool, { daysAhead: 3 });
    expect((await plan({ quantities: [{ slot: other.slotId, qtd: 1 }] })).code).toBe('slot_unknown');
    const dayAfter = { date: addDays(table.date, 1) };
    expect((await plan({ quantities: [{ slot: table.slotId, qtd: 1 }] }, dayAfter)).code).toBe('slot_unknown');
  });

  test('are 100 tables and less than none, and more than 62 days at once', async () => {
    expect((await plan({ quantities: [{ slot: table.slotId, qtd: 99 }] })).code).toBe('ok');
    expect((await plan({ quantities: [{ slot: table.slotId, qtd: 100 }] })).code).toBe('invalid_fields');
    expect((await plan({ quantities: [{ slot: table.slotId, qtd: -1 }] })).code).toBe('invalid_fields');
    const days = (to: number) =>
      owner.call('getCalendar', {
        params: { id: table.restaurantId },
        query: { from: table.date, to: addDays(table.date, to) },
      });
    expect(taken(await days(61))).toHaveLength(62);
    expect((await days(62)).code).toBe('invalid_fields');
    expect((await days(-1)).code).toBe('invalid_fields');
  });

  test('is everybody but the restaurant’s owner and managers', async () => {
    const { version } = await dayOf();
    const rival = await ownerOf(app.pool, app.url, await openTable(app.pool));
    const host = await newMember(app, table.restaurantId, 'host');
    expect((await plan({ closed: true, version }, { by: rival })).code).toBe('not_found');
    expect((await plan({ closed: true, version }, { by: host })).code).toBe('forbidden');
    expect(await onSale()).toEqual(['20:00 2']);
  });
});

test('closing while many buy loses no booking and sells none afterwards', async () => {
  for (let round = 0; round < 6; round += 1) {
    table = await openTable(app.pool, { daysAhead: 3, qtd: 4 });
    owner = await ownerOf(app.pool, app.url, table);
    // A day that is counted already, and one that is not.
    if (round % 2 === 0) await bookedAt(app, table);
    const buyers = await newDiners(app.pool, app.url, 12);
    const [closed, ...holds] = await Promise.all([plan({ closed: true }), ...buyers.map((buyer) => buyer.hold(table))]);
    expect(closed?.code).toBe('ok');
    const held = holds.filter(({ ok }) => ok).length;
    const { rows } = await app.pool.query<{ booked: number; capacity: number; orders: number }>(
      `select d.booked, d.capacity, (select count(*) from orders where slot_id = $1 and state in ('held', 'confirmed'))::integer as orders
       from slot_day d where d.slot_id = $1 and d.date = $2`,
      [table.slotId, table.date],
    );
    const stands = held + (round % 2 === 0 ? 1 : 0);
    expect(rows).toEqual([{ booked: stands, capacity: 0, orders: stands }]);
    expect(stands).toBeLessThanOrEqual(4);
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('slot_closed');
  }
});

describe('closing several days', () => {
  const range = (from = 3, to = 5) => ({
    from: addDays(localDateAt(Date.now(), 'Europe/Lisbon'), from),
    to: addDays(localDateAt(Date.now(), 'Europe/Lisbon'), to),
  });
  const params = () => ({ id: table.restaurantId });
  const closing = (body: object = {}) => owner.call('closeDays', { params: params(), body: { ...range(), ...body } });

  test('is one action, after the bookings of all of them were shown; those stand', async () => {
    const { order } = await bookedAt(app, table);
    const shown = taken(await owner.call('getClosure', { params: params(), query: range() }));
    expect(shown).toMatchObject({ days: 3, closed: 0, standing: [{ _id: order._id }] });
    expect(await closing()).toMatchObject({ code: 'bookings_stranded', params: { count: 1 } });
    const closed = taken(await closing({ keep: [order._id], reason: 'Obras' }));
    expect(closed).toMatchObject({ days: 3, closed: 3, standing: [{ _id: order._id, kept: true }] });
    expect(await dayOf()).toMatchObject({ closed: true, reason: 'Obras' });
    expect(await onSale()).toEqual([]);
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('slot_closed');
    const { rows } = await app.pool.query('select state from orders where id = $1', [order._id]);
    expect(rows).toEqual([{ state: 'confirmed' }]);
  });

  test('leaves a day that is closed as it is, and refuses days that are over, turned round or too many', async () => {
    const { version } = await dayOf();
    taken(await plan({ closed: true, version, reason: 'Casamento' }));
    expect(taken(await closing({ reason: 'Obras' }))).toMatchObject({ days: 3, closed: 3 });
    expect(await dayOf()).toMatchObject({ reason: 'Casamento' });
    expect((await closing(range(-2, 3))).code).toBe('already_past');
    const turned = await owner.problem('closeDays', { params: params(), body: range(5, 3) });
    expect(turned.issues).toMatchObject([{ path: 'to', message: 'The last day is before the first.' }]);
    const long = await owner.problem('closeDays', { params: params(), body: range(1, 93) });
    expect(long.issues).toMatchObject([{ path: 'to', code: 'too_many_days' }]);
    const far = await owner.problem('closeDays', { params: params(), body: range(1, 1200) });
    expect(far.issues).toMatchObject([{ path: 'to', code: 'day_range' }]);
  });
});

describe('a pause', () => {
  test('by a host is one of tonight; a longer one is no host’s to shorten or end', async () => {
    const host = await newMember(app, table.restaurantId, 'host');
    const params = { id: table.restaurantId };
    const until = { date: addDays(localDateAt(Date.now(), 'Europe/Lisbon'), 3), time: '20:00' };
    expect((await host.call('pauseRestaurant', { params, body: { until } })).code).toBe('forbidden');
    taken(await host.call('pauseRestaurant', { params, body: { until: null } }));
    taken(await host.call('resumeRestaurant', { params }));
    taken(await owner.call('pauseRestaurant', { params, body: { until } }));
    expect((await host.call('pauseRestaurant', { params, body: { until: null } })).code).toBe('forbidden');
    expect((await host.call('resumeRestaurant', { params })).code).toBe('forbidden');
    expect(taken(await host.call('getPause', { params, query: {} })).paused_until).not.toBeNull();
    taken(await owner.call('resumeRestaurant', { params }));
  });

  const pause = async (until: { date: string; time: string } | null) =>
    owner.call('pauseRestaurant', { params: { id: table.restaurantId }, body: { until } });

  test('until a moment sells no meal before it, tells what stands, and ends when it is taken back', async () => {
    const { order } = await bookedAt(app, table);
    const paused = taken(await pause({ date: table.date, time: '20:01' }));
    expect(paused.standing.map(({ _id }) => _id)).toEqual([order._id]);
    expect(await onSale()).toEqual([]);
    expect(await listed()).toBe(false);
    expect((await (await newDiner(app.pool, app.url)).hold(table)).code).toBe('restaurant_paused');
    expect(taken(await owner.call('listHostRestaurants', {}))[0]?.paused_until).toBe(paused.paused_until);
    expect(taken(await pause({ date: table.date, time: '20:00' })).standing).toEqual([]);
    expect(await onSale()).toEqual(['20:00 1']);
    taken(await pause({ date: addDays(table.date, 1), time: '12:00' }));
    const resumed = taken(await owner.call('resumeRestaurant', { params: { id: table.restaurantId } }));
    expect(resumed).toEqual({ paused_until: null, standing: [] });
    expect(await listed()).toBe(true);
  });

  test('is told before it is made, and what stands in it for as long as it runs', async () => {
    const told = async (until?: { date: string; time: string }) =>
      owner.call('getPause', { params: { id: table.restaurantId }, query: until ?? {} });
    const { order } = await bookedAt(app, table);
    const until = { date: table.date, time: '20:01' };
    expect(taken(await told())).toEqual({ paused_until: null, standing: [] });
    expect(taken(await told(until))).toMatchObject({ paused_until: null, standing: [{ _id: order._id }] });
    expect(taken(await told({ ...until, time: '20:00' })).standing).toEqual([]);
    expect((await told({ date: '2020-01-01', time: '20:00' })).code).toBe('already_past');

    const { paused_until } = taken(await pause(until));
    expect(taken(await told())).toMatchObject({ paused_until, standing: [{ _id: order._id, kept: false }] });
    const params = { id: table.restaurantId, order: order._id };
    taken(await owner.call('keepBooking', { params, body: { kept: true } }));
    expect(taken(await told()).standing).toMatchObject([{ kept: true }]);
    taken(await owner.call('cancelBooking', { params, body: { reason: 'Obras' } }));
    expect(taken(await told()).standing).toEqual([]);
    const rival = await ownerOf(app.pool, app.url, await openTable(app.pool));
    expect((await rival.call('getPause', { params: { id: table.restaurantId }, query: {} })).code).toBe('not_found');
  });

  test('that an admin made has its end on the service’s clock', async () => {
    const end = Date.now() + 3_600_000;
    const set = "update restaurant set paused_until = $2, paused_because = 'Obras' where id = $1";
    await app.pool.query(set, [table.restaurantId, toIso(end)]);
    const resume = () => owner.call('resumeRestaurant', { params: { id: table.restaurantId } });
    expect((await resume()).code).toBe('withheld_by_admin');
    const { now } = app.context;
    app.context.now = () => end + 1;
    try {
      expect((await resume()).code).toBe('ok');
    } finally {
      app.context.now = now;
    }
  });

  test('for the rest of today goes on until the night is over', async () => {
    const today = serviceDateAt(Date.now(), 'Europe/Lisbon');
    expect(taken(await pause(null)).paused_until).toBe(toIso(periodEndInstant(today, 'night', 'Europe/Lisbon')));
    expect(await onSale()).toEqual(['20:00 2']);
  });

  test('cannot end in the past, nor without end', async () => {
    const today = serviceDateAt(Date.now(), 'Europe/Lisbon');
    expect((await pause({ date: addDays(today, -1), time: '20:00' })).code).toBe('already_past');
    const late = { params: params(), body: { until: { date: addDays(today, 500), time: '20:00' } } };
    expect((await owner.problem('pauseRestaurant', late)).issues).toMatchObject([
      { path: 'until.date', code: 'day_range' },
    ]);
  });
});

describe('public holidays', () => {
  const of = async (place: Parameters<typeof publicHolidays>[0], year = 2027) => publicHolidays(place, year, 'pt');

  test.each([
    ['Lisboa', { country: 'PT', region: 'PT-11', city: 'PT-1106' }, '2027-06-13', '2027-06-24'],
    ['Porto', { country: 'PT', region: 'PT-13', city: 'PT-1312' }, '2027-06-24', '2027-06-13'],
    ['Madrid', { country: 'ES', region: 'ES-M', city: 'ES-28079' }, '2027-05-15', '2027-09-24'],
    ['Barcelona', { country: 'ES', region: 'ES-B', city: 'ES-08019' }, '2027-09-24', '2027-05-15'],
    ['São Paulo', { country: 'BR', region: 'BR-SP', city: 'BR-3550308' }, '2027-01-25', '2027-01-20'],
    ['Rio', { country: 'BR', region: 'BR-RJ', city: 'BR-3304557' }, '2027-01-20', '2027-01-25'],
  ] as const)('of %s are the town’s own and no other’s, beside the country’s', async (_, place, own, others) => {
    const days = await of(place);
    expect(days.get(own)?.kind).toBe('municipal');
    expect(days.has(others)).toBe(false);
    expect(days.get('2027-12-25')?.kind).toBe('national');
  });

  test('of a state or community are its alone', async () => {
    const saoPaulo = await of({ country: 'BR', region: 'BR-SP', city: '' });
    const rio = await of({ country: 'BR', region: 'BR-RJ', city: '' });
    expect(saoPaulo.get('2027-07-09')?.kind).toBe('regional');
    expect(rio.has('2027-07-09')).toBe(false);
    expect((await of({ country: 'ES', region: 'ES-B', city: '' })).get('2027-09-11')?.kind).toBe('regional');
  });

  test('have names in the language that is asked for, whatever country they are of', async () => {
    const names = async (country: 'PT' | 'BR' | 'ES', region: string, locale: 'en' | 'es' | 'pt') =>
      [...(await publicHolidays({ country, region, city: '' }, 2027, locale)).values()].map((day) => day.name);
    expect(await names('PT', 'PT-11', 'en')).toEqual(
      expect.arrayContaining(['Republic Day', 'Restoration of Independence']),
    );
    expect(await names('ES', 'ES-M', 'pt')).toContain('Dia da Comunidade de Madrid (dia de substituição)');
    // Signs and words that English has not.
    const foreign = /[ãçõñ]|\b(d[aeo]s?|del|san|santa|dia|día|fiesta)\b/i;
    for (const region of ['PT-11', 'BR-SP', 'BR-RJ', 'ES-M', 'ES-B', 'ES-SE', 'ES-C']) {
      const found = await names(region.slice(0, 2) as 'PT' | 'BR' | 'ES', region, 'en');
      expect(found.filter((name) => foreign.test(name))).toEqual([]);
    }
  });

  test('have names with capitals in Portuguese and Spanish, in every state and community', async () => {
    const places = {
      PT: 'PT-11',
      BR: 'BR-AC BR-AL BR-AM BR-AP BR-BA BR-CE BR-DF BR-ES BR-GO BR-MA BR-MG BR-MS BR-MT BR-PA BR-PB BR-PE BR-PI BR-PR BR-RJ BR-RN BR-RO BR-RR BR-RS BR-SC BR-SE BR-SP BR-TO',
      ES: 'ES-SE ES-HU ES-O ES-S ES-CE ES-AV ES-AB ES-GC ES-B ES-BA ES-C ES-PM ES-MU ES-M ES-ML ES-NA ES-BI ES-LO ES-A',
    };
    const small = /^(a|al|ao|d[aeo]s?|del|e|la|las|les|los|os|y|à)$/;
    for (const locale of ['pt', 'es'] as const)
      for (const [country, regions] of Object.entries(places) as ['PT' | 'BR' | 'ES', string][])
        for (const region of regions.split(' ')) {
          const found = await publicHolidays({ country, region, city: '' }, 2027, locale);
          const words = [...found.values()].flatMap(({ name }) => name.replace(/ \(.*\)$/, '').split(/[ -]/));
          expect(words.filter((word) => /^\p{Ll}/u.test(word) && !small.test(word))).toEqual([]);
        }
  });

  test('are offered for a year from today, with what is booked and closed', async () => {
    const offered = taken(await owner.call('listHolidays', { params: { id: table.restaurantId } }));
    const today = serviceDateAt(Date.now(), 'Europe/Lisbon');
    expect(offered.length).toBeGreaterThan(12);
    expect(offered.every(({ date }) => date >= today && date <= addDays(today, 365))).toBe(true);
    expect(offered.map(({ name }) => name)).toContain('St Anthony (Lisbon)');
    const christmas = offered.find(({ date }) => date.endsWith('12-25'));
    if (!christmas) throw new Error('No Christmas');
    taken(await plan({ closed: true, version: christmas.version }, { date: christmas.date }));
    const again = taken(await owner.call('listHolidays', { params: { id: table.restaurantId } }));
    expect(again.find(({ date }) => date === christmas.date)).toMatchObject({ closed: true, tables: 0 });
    const month = { from: christmas.date, to: christmas.date };
    const [day] = taken(await owner.call('getCalendar', { params: { id: table.restaurantId }, query: month }));
    expect(day).toMatchObject({ closed: true, changed: true, holiday: { kind: 'national' }, tables: 0, bookings: 0 });
  });
});
