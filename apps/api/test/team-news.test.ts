import type { NewsChoices } from '@metade/domain/team-news.ts';
import { addDays, localDateAt, slotInstant, toIso } from '@metade/domain/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendTeamDigests, sendTeamNews, tellTeam } from '../src/features/mail/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { addSlot, change } from './support/change-fixture.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

const zone = 'Europe/Lisbon';
const at = (date: string, time: string) => slotInstant(date, time, zone);
/** Tomorrow, so that no hour of it is over. */
const day = addDays(localDateAt(Date.now(), zone), 1);

let app: TestApp;
let now = 0;

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = at(day, '12:00');
  await app.pool.query('delete from graphile_worker._private_jobs');
});

async function restaurant(overrides: Parameters<typeof openTable>[1] = {}) {
  const table = await openTable(app.pool, { daysAhead: 5, qtd: 5, ...overrides });
  return { table, owner: await ownerOf(app.pool, app.url, table) };
}

async function member(table: Table, role: 'manager' | 'host', locale = 'en'): Promise<Caller> {
  const person = await newDiner(app.pool, app.url);
  await app.pool.query('insert into team_member (restaurant_id, user_id, role) values ($1, $2, $3)', [
    table.restaurantId,
    person.id,
    role,
  ]);
  await app.pool.query('update app_user set locale = $2 where id = $1', [person.id, locale]);
  return person;
}

async function choose(person: Caller, table: Table, wish: Partial<NewsChoices>): Promise<void> {
  const params = { id: table.restaurantId };
  const { choices } = taken(await person.call('getNotices', { params }));
  taken(await person.call('saveNotices', { params, body: { choices: { ...choices, ...wish } } }));
}

async function book(table: Table, diner?: Caller) {
  const who = diner ?? (await newDiner(app.pool, app.url));
  const { _id } = taken(await who.hold(table));
  return { diner: who, order: taken(await who.pay(_id, await app.cardToken())) };
}

/** What a member was written, by kind. */
const toldTo = async (person: Caller) =>
  (
    await app.pool.query<{ kind: string; subject: string; body: string; locale: string }>(
      `select m.kind, m.subject, m.body, m.locale from mail m join app_user u on u.email = m.recipient
       where u.id = $1 and (m.kind = 'request' or m.kind like 'team_%') order by m.created_at, m.id`,
      [person.id],
    )
  ).rows;
const kindsTo = async (person: Caller) => (await toldTo(person)).map(({ kind }) => kind);
const newsOf = async (order: string) =>
  (await app.pool.query<{ id: string; kind: string }>('select id, kind from team_news where order_id = $1', [order]))
    .rows;

describe('a team hears by mail', () => {
  it('of an instant booking: who runs the restaurant, each in their language and once; hosts if they wish', async () => {
    const { table, owner } = await restaurant();
    const [manager, host, keen] = [
      await member(table, 'manager', 'es'),
      await member(table, 'host'),
      await member(table, 'host', 'pt'),
    ];
    await choose(keen, table, { booked: 'now' });
    const { order } = await book(table);
    await drain(app.context);
    const [news] = await newsOf(order._id);
    // A job whose process died after it had written runs again, here beside itself.
    await Promise.all(Array.from({ length: 4 }, () => tellTeam(app.context, news?.id ?? '')));
    expect(await toldTo(owner)).toMatchObject([{ kind: 'team_booked', locale: 'en' }]);
    expect(await toldTo(manager)).toMatchObject([{ locale: 'es', subject: expect.stringMatching(/^Nueva reserva: /) }]);
    expect(await toldTo(keen)).toMatchObject([{ locale: 'pt', subject: expect.stringMatching(/^Nova reserva: /) }]);
    expect(await toldTo(host)).toEqual([]);
    const [mail] = await toldTo(owner);
    for (const words of [order.number, order.time, `/panel/?date=${table.date}`, '/panel/notices'])
      expect(mail?.body).toContain(words);
  });

  it('of a request, and of its deadline when that comes near, while it waits', async () => {
    const { table, owner } = await restaurant({ confirmationMode: 'review' });
    const { order } = await book(table);
    await drain(app.context);
    expect(await toldTo(owner)).toMatchObject([{ kind: 'request', subject: expect.stringContaining('Please answer') }]);
    const { rows } = await app.pool.query<{ run_at: string; payload: { news: string } }>(
      `select j.run_at, p.payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
       where j.task_identifier = 'tell_team_held'`,
    );
    // Three of twelve hours are left at nine in the evening.
    expect(rows.map(({ run_at }) => toIso(Date.parse(run_at)))).toEqual([toIso(at(day, '21:00'))]);
    const news = rows[0]?.payload.news ?? '';
    now = at(day, '21:00');
    await sendTeamNews(app.context, news);
    expect(await kindsTo(owner)).toEqual(['request', 'team_deadline']);
    await app.pool.query("delete from mail where kind in ('request', 'team_deadline')");
    await app.pool.query("update orders set state = 'confirmed' where id = $1", [order._id]);
    await sendTeamNews(app.context, news);
    for (const { id } of await newsOf(order._id)) await tellTeam(app.context, id);
    expect(await toldTo(owner)).toEqual([]);
  });

  it('of what the diner does: a change with what was before, a delay that stands, a cancellation; not of what it does itself', async () => {
    const { table, owner } = await restaurant();
    const later = await addSlot(app, table, { time: '21:30' });
    const { diner, order } = await book(table);
    await drain(app.context);
    taken(await change(diner, order._id, later));
    await drain(app.context);
    const changed = taken(await diner.call('listOrders', { query: {} })).find(({ state }) => state === 'confirmed');
    now = at(table.date, '20:30');
    await drain(app.context);
    const id = changed?._id ?? '';
    taken(await diner.call('announceLate', { params: { id }, body: { minutes: 10 } }));
    taken(await diner.call('announceLate', { params: { id }, body: { minutes: 20 } }));
    await drain(app.context);
    taken(await diner.cancel(id));
    await drain(app.context);
    const told = await toldTo(owner);
    expect(told.map(({ kind }) => kind)).toEqual(['team_booked', 'team_changed', 'team_late', 'team_cancelled']);
    expect(told[1]?.body).toMatch(/Before: .*20:00/);
    expect(told[2]?.subject).toMatch(/^20 min late/);

    now = at(day, '12:00');
    const own = await book(await addSlot(app, table, { time: '19:00' }));
    const reason = 'The kitchen is closed.';
    taken(
      await owner.call('cancelBooking', { params: { id: table.restaurantId, order: own.order._id }, body: { reason } }),
    );
    expect((await newsOf(own.order._id)).map(({ kind }) => kind)).toEqual(['booked']);
  });

  it('nothing of what was rolled back', async () => {
    const { table } = await restaurant();
    const { diner, order } = await book(table);
    await app.pool.query("alter table team_news add constraint none check (kind <> 'cancelled') not valid");
    expect(await diner.cancel(order._id)).toMatchObject({ ok: false, status: 500 });
    await app.pool.query('alter table team_news drop constraint none');
    expect(taken(await diner.order(order._id)).state).toBe('confirmed');
    expect((await newsOf(order._id)).map(({ kind }) => kind)).toEqual(['booked']);
  });
});

describe('the quiet hours of the restaurant', () => {
  it('hold news back until the morning, and nothing twice', async () => {
    const { table, owner } = await restaurant();
    await book(table);
    now = at(day, '23:00');
    await drain(app.context);
    expect(await toldTo(owner)).toEqual([]);
    const { rows } = await app.pool.query<{ run_at: string }>(
      "select run_at from graphile_worker.jobs where task_identifier = 'tell_team_held'",
    );
    expect(rows.map(({ run_at }) => Date.parse(run_at))).toEqual([at(addDays(day, 1), '08:00')]);
    now = at(addDays(day, 1), '08:00');
    await drain(app.context, { later: true });
    expect(await kindsTo(owner)).toEqual(['team_booked']);
  });

  it('let through what concerns a meal within three hours', async () => {
    const { table, owner } = await restaurant({ time: '00:30' });
    await book(table);
    now = at(table.date, '22:30');
    await drain(app.context);
    expect(await kindsTo(owner)).toEqual(['team_booked']);
  });
});

describe('a daily digest', () => {
  it('has everything since the last one, comes once each morning, and takes the place of single mails', async () => {
    const { table, owner } = await restaurant();
    await choose(owner, table, { booked: 'digest', cancelled: 'digest' });
    const { diner, order } = await book(table);
    taken(await diner.cancel(order._id));
    const { order: second } = await book(table);
    await drain(app.context);
    expect(await toldTo(owner)).toEqual([]);
    await app.pool.query('update team_news set at = $1', [toIso(at(day, '12:00'))]);

    now = at(addDays(day, 1), '07:59');
    await sendTeamDigests(app.context);
    expect(await toldTo(owner)).toEqual([]);
    now = at(addDays(day, 1), '08:10');
    await Promise.all([sendTeamDigests(app.context), sendTeamDigests(app.context), sendTeamDigests(app.context)]);
    const [digest, ...others] = await toldTo(owner);
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ kind: 'team_digest', subject: expect.stringContaining('summary for') });
    expect(digest?.body).toContain(`Cancelled, ${order.number}`);
    expect(digest?.body).toContain(`New, ${second.number}`);

    // What comes late for today's waits for tomorrow's.
    const { order: third } = await book(table);
    await drain(app.context);
    await app.pool.query('update team_news set at = $2 where order_id = $1', [
      third._id,
      toIso(at(addDays(day, 1), '07:58')),
    ]);
    await sendTeamDigests(app.context);
    expect(await kindsTo(owner)).toHaveLength(1);
    now = at(addDays(day, 2), '08:10');
    await sendTeamDigests(app.context);
    const again = await toldTo(owner);
    expect(again).toHaveLength(2);
    expect(again[1]?.body).toContain(third.number);
    expect(again[1]?.body).not.toContain(second.number);
  });
});

describe('the choice', () => {
  it('is everybody’s own, goes with the member, and has no digest for what cannot wait', async () => {
    const { table, owner } = await restaurant();
    const host = await member(table, 'host');
    const params = { id: table.restaurantId };
    expect(taken(await host.call('getNotices', { params })).choices.booked).toBe('off');
    await choose(host, table, { late: 'now' });
    expect(taken(await host.call('getNotices', { params })).choices).toMatchObject({ late: 'now', booked: 'off' });
    expect(taken(await owner.call('getNotices', { params })).choices.booked).toBe('now');
    const { choices } = taken(await owner.call('getNotices', { params }));
    // A form from before a kind was there does not name it.
    const { claim: _, ...without } = choices;
    taken(await owner.call('saveNotices', { params, body: { choices: { claim: 'off' } } }));
    taken(await owner.call('saveNotices', { params, body: { choices: { ...without, booked: 'digest' } } }));
    expect(taken(await owner.call('getNotices', { params })).choices).toEqual({
      ...choices,
      booked: 'digest',
      claim: 'off',
    });
    const problem = await owner.problem('saveNotices', {
      params,
      body: { choices: { ...choices, request: 'digest' as never } },
    });
    expect(problem.issues?.[0]?.path).toBe('choices.request');
    taken(await owner.call('removeMember', { params: { ...params, member: host.id ?? '' } }));
    const { rowCount } = await app.pool.query('select 1 from team_notice_choice where user_id = $1', [host.id]);
    expect(rowCount).toBe(0);
  });
});
