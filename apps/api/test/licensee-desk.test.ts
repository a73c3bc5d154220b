import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Message } from '../src/adapters/mailer.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createLead, licenseeOf } from './support/licensees-fixture.ts';
import { createOrder, createPerson, createRestaurant, slotAt } from './support/orders-fixture.ts';
import { newAdmin } from './support/owner.ts';

const clock = { now: Date.parse('2026-06-12T10:00:00Z') };
const mails: Message[] = [];
let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp({
    overrides: { now: () => clock.now, mailer: { send: async (mail) => (mails.push(mail), true) } },
  });
  admin = await newAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => {
  mails.length = 0;
});

/** A city that nobody has. */
async function freeCity(): Promise<string> {
  const city = `PT-${randomUUID().slice(0, 8)}`;
  const licensee = await licenseeOf(app.pool, city);
  await app.pool.query('delete from licensee_city where licensee_id = $1', [licensee]);
  await app.pool.query('delete from licensee where id = $1', [licensee]);
  return city;
}

async function create(cities: string[], more: object = {}) {
  const email = `${randomUUID().slice(0, 8)}@example.test`;
  const body = { name: 'Licenciada', country: 'PT', cities, share_percent: null, email, ...more };
  return { email, outcome: await admin.call('createLicensee', { body }) };
}

test('an invitation makes a licensee who first sets up a second step', async () => {
  const city = await freeCity();
  const lead = await createLead(app.pool, 'PT-1106', { kind: 'partner' });
  const { email, outcome } = await create([city], { lead, share_percent: 25 });
  expect(taken(outcome)).toMatchObject({
    share_percent: 25,
    market_percent: 30,
    cities: [{ _id: city }],
    people: [],
    invitations: [{ email }],
  });
  expect(taken(await admin.call('getLead', { params: { id: lead } })).state).toBe('signed');
  await drain(app.context);
  const token = /licence\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  expect((await app.client.call('getLicenseeInvitation', { params: { token } })).data).toMatchObject({
    email,
    has_account: false,
  });
  const password = 'half a plate of rice';
  const body = {
    first_name: 'Eva',
    last_name: 'Reis',
    password,
    password_confirmation: password,
    terms: true,
  } as const;
  const joined = await app.client.call('joinLicensee', { params: { token }, body });
  const person = new Caller(app.url, joined.token, joined.data._id);
  expect((await person.call('getTerritory', {})).code).toBe('second_factor_due');
  await app.pool.query("insert into two_factor (user_id, secret, confirmed_at) values ($1, 'unknown', now())", [
    joined.data._id,
  ]);
  expect(taken(await person.call('getTerritory', {}))).toMatchObject({ share_percent: 25, cities: [{ _id: city }] });
  await expect(app.client.call('joinLicensee', { params: { token }, body })).rejects.toMatchObject({
    problem: { code: 'link_invalid' },
  });
});

test('one more person is invited, the same one anew, and the log says who', async () => {
  const { outcome, email: first } = await create([await freeCity()]);
  const { _id: id } = taken(outcome);
  const email = `${randomUUID().slice(0, 8)}@example.test`;
  for (const again of [email, email]) {
    const { invitations } = taken(await admin.call('inviteLicensee', { params: { id }, body: { email: again } }));
    expect(invitations.map((one) => one.email).toSorted()).toEqual([email, first].toSorted());
  }
  await drain(app.context);
  const links = mails.filter(({ to }) => to === email).map(({ text }) => /licence\/([\w-]+)/.exec(text)?.[1] ?? '');
  expect(links).not.toHaveLength(0);
  const last = await app.client.call('getLicenseeInvitation', { params: { token: links.at(-1) ?? '' } });
  expect(last.data.email).toBe(email);
  const { rows } = await app.pool.query(
    `select 1 from audit_log l join licensee_invitation i on i.id::text = l.subject::text
     where l.what = 'licensee.invited' and i.email = $1`,
    [email],
  );
  expect(rows).toHaveLength(2);
});

test('a territory that overlaps is refused with who has it, also of two who are made at once', async () => {
  const city = await freeCity();
  const both = await Promise.all([create([city], { name: 'First' }), create([city], { name: 'Second' })]);
  const refused = both.map(({ outcome }) => outcome).filter(({ ok }) => !ok);
  expect(refused).toMatchObject([
    { code: 'cities_taken', params: { licensee: expect.stringMatching(/First|Second/) } },
  ]);
  expect((await create(['ES-28079'])).outcome.code).toBe('licensee_other_market');
});

test('two admins who edit one: the second is told, and the log names the cities', async () => {
  const [one, two] = [await freeCity(), await freeCity()];
  await app.pool.query("update city set name = 'Braga' where id = $1", [one]);
  await app.pool.query("update city set name = 'Faro' where id = $1", [two]);
  const { _id } = taken((await create([one])).outcome);
  const body = { revision: 0, name: 'Renamed', cities: [one, two], share_percent: 40 };
  expect(taken(await admin.call('saveLicensee', { params: { id: _id }, body })).cities).toHaveLength(2);
  expect((await admin.call('saveLicensee', { params: { id: _id }, body })).code).toBe('licensee_changed');
  clock.now += 86_400_000;
  const left = taken(
    await admin.call('saveLicensee', { params: { id: _id }, body: { ...body, revision: 1, cities: [two] } }),
  );
  expect(left.cities).toMatchObject([{ _id: two }]);
  const { rows } = await app.pool.query(
    "select before -> 'cities' as before, after -> 'cities' as after from audit_log where what = 'licensee.saved' and subject = $1 order by id",
    [_id],
  );
  expect(rows).toEqual([
    { before: ['Braga'], after: ['Braga', 'Faro'] },
    { before: ['Braga', 'Faro'], after: ['Faro'] },
  ]);
  expect(taken((await create([one])).outcome).cities).toMatchObject([{ _id: one }]);
});

test('a licence with money that is not settled ends with the month alone', async () => {
  const city = await freeCity();
  const { _id } = taken((await create([city])).outcome);
  clock.now += 3 * 86_400_000;
  const restaurant = await createRestaurant(app.pool);
  await app.pool.query('update restaurant set city_id = $2 where id = $1', [restaurant.id, city]);
  const date = new Date(clock.now - 86_400_000).toISOString().slice(0, 10);
  const slot = await slotAt(app.pool, restaurant, { date, time: '20:00' });
  await createOrder(app.pool, restaurant, await createPerson(app.pool), {
    slot,
    date,
    time: '20:00',
    state: 'completed',
  });
  const end = (when: 'today' | 'month_end') =>
    admin.call('endLicensee', { params: { id: _id }, body: { when, reason: 'Moves away' } });
  expect((await end('today')).code).toBe('licensee_owed');
  expect(taken(await end('month_end'))).toMatchObject({ ends_on: '2026-07-01', cities: [{ _id: city }] });
  clock.now = Date.parse('2026-07-01T10:00:00Z');
  expect(taken(await admin.call('getLicensee', { params: { id: _id } })).cities).toEqual([]);
  clock.now = Date.parse('2026-06-20T10:00:00Z');
});

test('a licence that owes nothing ends today, and its city is free', async () => {
  const city = await freeCity();
  const { _id } = taken((await create([city])).outcome);
  const ended = await admin.call('endLicensee', {
    params: { id: _id },
    body: { when: 'today', reason: 'Never began' },
  });
  expect(taken(ended).cities).toEqual([]);
  taken((await create([city])).outcome);
});

test('a licensee speaks for a registration of the territory, once and for no other', async () => {
  const restaurant = await createRestaurant(app.pool);
  const person = await createPerson(app.pool, { group: 'franchisee' });
  await app.pool.query("insert into two_factor (user_id, secret, confirmed_at) values ($1, 'unknown', now())", [
    person.id,
  ]);
  await app.pool.query('insert into licensee_member (user_id, licensee_id) values ($1, $2)', [
    person.id,
    await licenseeOf(app.pool, 'PT-1106'),
  ]);
  const lisbon = new Caller(app.url, person.token, person.id);
  const params = { id: restaurant.id };
  expect((await lisbon.call('preapproveRestaurant', { params })).code).toBe('restaurant_state');
  await app.pool.query("update restaurant set state = 'submitted' where id = $1", [restaurant.id]);
  const once = taken(await lisbon.call('preapproveRestaurant', { params })).preapproved;
  expect(once).not.toBeNull();
  expect(taken(await lisbon.call('preapproveRestaurant', { params })).preapproved).toBe(once);
});
