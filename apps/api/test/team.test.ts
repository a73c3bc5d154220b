import { mailFrame } from '@metade/i18n/mail/mail-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Table } from './support/diner.ts';
import { Caller, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { newMember } from './support/owner.ts';

const clock = { now: Date.now() };
const dayMs = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now } });
});
afterAll(() => app.close());

async function newRestaurant() {
  const table: Table = await openTable(app.pool);
  return { id: table.restaurantId, owner: await ownerOf(app.pool, app.url, table) };
}
type CurrentRestaurant = Awaited<ReturnType<typeof newRestaurant>>;

const invite = ({ id, owner }: CurrentRestaurant, email: string, role: 'manager' | 'host' = 'host', locale = 'en') =>
  owner.call('inviteMember', { params: { id }, body: { email, role } }, { locale });

/** The token of the newest invitation to an address, from its message. */
async function tokenFor(email: string): Promise<string> {
  await drain(app.context);
  const { rows } = await app.pool.query<{ body: string }>(
    "select body from mail where recipient = $1 and kind = 'team_invitation' order by created_at desc limit 1",
    [email],
  );
  return /\/panel\/auth\/join\/([\w-]+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}
const emailOf = async (who: Caller) =>
  (await app.pool.query<{ email: string }>('select email from app_user where id = $1', [who.id])).rows[0]?.email ?? '';
const team = async ({ id, owner }: CurrentRestaurant) => taken(await owner.call('listTeam', { params: { id } }));
const fresh = () => `${crypto.randomUUID()}@metade.test`;
const visitor = () => new Caller(app.url, '');
const form = {
  first_name: 'Nuno',
  last_name: 'Reis',
  password: 'half a plate of rice',
  password_confirmation: 'half a plate of rice',
  terms: true,
} as const;

test('a new person signs up by the link, once, and is let in with the role that was given', async () => {
  const restaurant = await newRestaurant();
  const email = fresh();
  expect(taken(await invite(restaurant, email, 'manager')).invitations).toMatchObject([
    { email, role: 'manager', over: false },
  ]);
  const token = await tokenFor(email);
  const link = taken(await visitor().call('getTeamInvitation', { params: { token } }));
  expect(link).toMatchObject({ email, role: 'manager', has_account: false });
  await expect(
    app.client.call('joinTeam', { params: { token }, body: { ...form, terms: undefined as never } }),
  ).rejects.toMatchObject({ problem: { code: 'invalid_fields', issues: [{ path: 'terms' }] } });
  const joins = await Promise.all(
    [1, 2, 3].map(() =>
      app.client.call('joinTeam', { params: { token }, body: form }).then(
        (answer) => answer,
        () => null,
      ),
    ),
  );
  const [answer] = joins.filter((one) => one !== null);
  expect(joins.filter((one) => one !== null)).toHaveLength(1);
  const member = new Caller(app.url, answer?.token ?? '', answer?.data._id);
  expect(answer?.data).toMatchObject({ group: 'restaurant', emailVerified: true, restaurant: restaurant.id });
  const { asked, texts } = await app.context.content.consent();
  expect(answer?.data.termsVersion).toBe(asked);
  const given = await app.pool.query('select kind, version from consent where user_id = $1 order by kind', [member.id]);
  expect(given.rows).toEqual([
    { kind: 'privacy', version: texts.privacy },
    { kind: 'terms', version: texts.terms },
  ]);
  expect((await member.call('listTeam', { params: { id: restaurant.id } })).code).toBe('ok');
  expect((await team(restaurant)).members.map(({ role }) => role)).toEqual(['owner', 'manager']);
  expect((await visitor().call('getTeamInvitation', { params: { token } })).code).toBe('link_invalid');
});

test('an account that exists joins by accepting; the account of somebody else does not', async () => {
  const restaurant = await newRestaurant();
  const [diner, other] = [await newDiner(app.pool, app.url), await newDiner(app.pool, app.url)];
  const email = await emailOf(diner);
  taken(await invite(restaurant, email));
  const token = await tokenFor(email);
  expect(taken(await visitor().call('getTeamInvitation', { params: { token } })).has_account).toBe(true);
  expect(
    await app.client.call('joinTeam', { params: { token }, body: form }).catch(({ problem }) => problem.code),
  ).toBe('email_taken');
  expect((await other.call('acceptTeamInvitation', { params: { token } })).code).toBe('invitation_other_account');
  expect(taken(await diner.call('acceptTeamInvitation', { params: { token } }))).toEqual({ restaurant: restaurant.id });
  expect((await diner.call('acceptTeamInvitation', { params: { token } })).code).toBe('link_invalid');
  expect((await invite(restaurant, email)).code).toBe('team_member_already');
});

test.each([
  ['en', 'has invited you to join its team'],
  ['es', 'le invita a unirse a su equipo'],
  ['pt', 'convida-o para a equipa'],
] as const)('the invitation speaks %s, and its link leaves the outbox once it is sent', async (locale, subject) => {
  const restaurant = await newRestaurant();
  const email = fresh();
  taken(await invite(restaurant, email, 'host', locale));
  const token = await tokenFor(email);
  const { rows } = await app.pool.query('select subject, locale, body from mail where recipient = $1', [email]);
  const told = {
    subject: expect.stringContaining(subject),
    body: expect.stringContaining(mailFrame(locale, true).why),
  };
  expect(rows).toMatchObject([{ locale, ...told }]);
  const { rows: jobs } = await app.pool.query(
    'select 1 from audit_log where after::text like $1 or before::text like $1',
    [`%${email}%`],
  );
  expect([token.length > 20, jobs]).toEqual([true, []]);
});

test('a link is good to the last moment of its seventh day, not after it, not once taken back, not once replaced', async () => {
  const restaurant = await newRestaurant();
  const email = fresh();
  const open = async (token: string) => (await visitor().call('getTeamInvitation', { params: { token } })).code;
  taken(await invite(restaurant, email));
  const first = await tokenFor(email);
  clock.now += 7 * dayMs - 1000;
  expect(await open(first)).toBe('ok');
  clock.now += 1000;
  expect(await open(first)).toBe('link_invalid');
  expect((await team(restaurant)).invitations).toMatchObject([{ over: true }]);
  const { invitations } = taken(await invite(restaurant, email));
  expect(invitations).toHaveLength(1);
  const second = await tokenFor(email);
  expect([await open(first), await open(second)]).toEqual(['link_invalid', 'ok']);
  const params = { id: restaurant.id, invitation: invitations[0]?._id ?? '' };
  expect(taken(await restaurant.owner.call('withdrawInvitation', { params })).invitations).toEqual([]);
  expect(await open(second)).toBe('link_invalid');
  expect((await restaurant.owner.call('withdrawInvitation', { params })).code).toBe('not_found');
});

test('the last owner neither leaves nor gives the role up; of two owners who leave at once one stays', async () => {
  const restaurant = await newRestaurant();
  const manager = await newMember(app, restaurant.id, 'manager');
  const change = (member: Caller, role: 'owner' | 'manager') =>
    restaurant.owner.call('changeMemberRole', {
      params: { id: restaurant.id, member: member.id ?? '' },
      body: { role },
    });
  const leave = (who: Caller) => who.call('removeMember', { params: { id: restaurant.id, member: who.id ?? '' } });
  expect((await change(restaurant.owner, 'manager')).code).toBe('team_last_owner');
  expect((await leave(restaurant.owner)).code).toBe('team_last_owner');
  taken(await change(manager, 'owner'));
  const codes = await Promise.all([leave(restaurant.owner), leave(manager)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['ok', 'team_last_owner']);
  const { rows } = await app.pool.query(
    "select r.owner_id = t.user_id as same from restaurant r join team_member t on t.restaurant_id = r.id and t.role = 'owner' where r.id = $1",
    [restaurant.id],
  );
  expect(rows).toEqual([{ same: true }]);
});

test('who is taken out loses the restaurant at once, the stream that he follows too', async () => {
  const restaurant = await newRestaurant();
  const host = await newMember(app, restaurant.id, 'host');
  const stay = await newMember(app, restaurant.id, 'host');
  const follow = (who: Caller) =>
    fetch(`${app.url}/v1/host/restaurants/${restaurant.id}/events`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
  const [gone, kept] = [await follow(host), await follow(stay)];
  taken(await restaurant.owner.call('removeMember', { params: { id: restaurant.id, member: host.id ?? '' } }));
  expect(await gone.text()).toContain('retry');
  expect((await host.call('getHostDay', { params: { id: restaurant.id, date: '2026-06-12' } })).code).toBe('not_found');
  expect((await stay.call('getHostDay', { params: { id: restaurant.id, date: '2026-06-12' } })).code).toBe('ok');
  await kept.body?.cancel();
});

test('managers look and invite nobody, hosts see nothing but may leave, another restaurant’s owner finds nothing', async () => {
  const restaurant = await newRestaurant();
  const [manager, host] = [await newMember(app, restaurant.id, 'manager'), await newMember(app, restaurant.id, 'host')];
  const other = (await newRestaurant()).owner;
  const codes = async (who: Caller) => [
    (await who.call('listTeam', { params: { id: restaurant.id } })).code,
    (await invite({ id: restaurant.id, owner: who }, fresh())).code,
    (
      await who.call('changeMemberRole', {
        params: { id: restaurant.id, member: host.id ?? '' },
        body: { role: 'owner' },
      })
    ).code,
    (await who.call('removeMember', { params: { id: restaurant.id, member: manager.id ?? '' } })).code,
  ];
  expect(await codes(host)).toEqual(['forbidden', 'forbidden', 'forbidden', 'forbidden']);
  expect(await codes(other)).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
  expect((await codes(manager)).slice(0, 3)).toEqual(['ok', 'forbidden', 'forbidden']);
  expect((await host.call('removeMember', { params: { id: restaurant.id, member: host.id ?? '' } })).code).toBe('ok');
});

test('invitations are limited by the hour', async () => {
  const restaurant = await newRestaurant();
  for (let sent = 0; sent < 20; sent += 1) taken(await invite(restaurant, fresh()));
  expect((await invite(restaurant, fresh())).code).toBe('too_many_requests');
});
