import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminRole } from '@metade/domain/admin-role.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import { createPerson, giveSecondFactor } from './support/orders-fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function admin(...roles: AdminRole[]): Promise<Caller & { id: string }> {
  const { id, token } = await createPerson(test.pool, { group: 'admin', roles });
  return Object.assign(new Caller(test.url, token), { id });
}
const reason = 'Works at the desk from Monday';
const rolesOf = async (id: string) =>
  (await test.pool.query('select user_group, admin_roles from app_user where id = $1', [id])).rows[0];
const give = (by: Caller, id: string, roles: AdminRole[]) =>
  by.call('setAdminRoles', { params: { id }, body: { roles, reason } });

it('an owner appoints a diner, who needs a second factor first, changes the roles and removes them', async () => {
  const owner = await admin('owner');
  const diner = await newDiner(test.pool, test.url);
  const id = String(diner.id);
  const { email } = taken(await diner.call('getIdentity', {}));
  const listed = taken(await owner.call('appointAdmin', { body: { email, roles: ['support'], reason } }));
  expect(listed.find(({ _id }) => _id === id)).toMatchObject({ email, roles: ['support'], second_factor: false });
  expect((await diner.call('findUsers', { query: {} })).code).toBe('second_factor_due');
  await giveSecondFactor(test.pool, id);
  expect((await diner.call('findUsers', { query: {} })).code).toBe('ok');
  expect((await diner.call('listAdmins', {})).code).toBe('forbidden');
  expect(taken(await diner.call('getIdentity', {})).adminRoles).toEqual(['support']);
  taken(await give(owner, id, ['finance']));
  expect((await diner.call('listClaims', { query: {} })).code).toBe('forbidden');
  expect((await diner.call('listRefundRequests', { query: {} })).code).toBe('ok');
  taken(await give(owner, id, []));
  expect((await diner.call('getIdentity', {})).code).toBe('unauthenticated');
  expect(await rolesOf(id)).toEqual({ user_group: 'user', admin_roles: [] });
  const { rows } = await test.pool.query(
    "select what, after ->> 'reason' as reason from audit_log where subject = $1",
    [id],
  );
  expect(rows).toEqual(
    ['user.made_admin', 'user.roles_changed', 'user.admin_removed'].map((what) => ({ what, reason })),
  );
});

it('appoints nobody who is unknown, unconfirmed or works for a restaurant', async () => {
  const owner = await admin('owner');
  const appoint = async (email: string) =>
    (await owner.call('appointAdmin', { body: { email, roles: ['content'], reason } })).code;
  expect(await appoint('nobody-there@metade.test')).toBe('account_missing');
  const { id } = await createPerson(test.pool, { confirmed: false });
  expect(await appoint(`${id}@example.test`)).toBe('account_missing');
  const { ownerId } = await openTable(test.pool);
  const { rows } = await test.pool.query<{ email: string }>(
    'update app_user set email_verified_at = now() where id = $1 returning email',
    [ownerId],
  );
  expect(await appoint(String(rows[0]?.email))).toBe('account_not_a_diner');
});

it('keeps the last owner, whoever of two is quicker', async () => {
  await test.pool.query("update app_user set admin_roles = '{support}' where user_group = 'admin'");
  const [one, two] = [await admin('owner'), await admin('owner', 'finance')];
  const codes = await Promise.all([give(one, two.id, ['content']), give(two, one.id, [])]);
  expect(codes.map(({ code }) => code).filter((code) => code === 'ok')).toHaveLength(1);
  const left = (await rolesOf(one.id))?.admin_roles.includes('owner') ? one : two;
  expect((await give(left, left.id, [])).code).toBe('owner_needed');
  expect((await give(left, left.id, ['owner', 'content'])).code).toBe('ok');
});

it('leaves the accounts of admins to owners', async () => {
  const [owner, support, other] = [await admin('owner'), await admin('support'), await admin('content')];
  const call = { params: { id: other.id }, body: { reason } };
  for (const name of ['blockUser', 'endSessions'] as const) {
    expect((await support.call(name, call)).code, name).toBe('admin_account');
    expect((await owner.call(name, call)).code, name).toBe('ok');
  }
  expect((await support.call('unblockUser', call)).code).toBe('admin_account');
});

it('resets the second factor of somebody who lost it, never one’s own', async () => {
  const [owner, other] = [await admin('owner'), await admin('support')];
  const reset = async (by: Caller, id: string) =>
    (await by.call('resetSecondFactorOf', { params: { id }, body: { reason } })).code;
  expect(await reset(owner, owner.id)).toBe('account_own');
  expect(await reset(other, owner.id)).toBe('forbidden');
  expect(await reset(owner, other.id)).toBe('ok');
  expect((await other.call('getIdentity', {})).code).toBe('unauthenticated');
  expect(await reset(owner, other.id)).toBe('second_factor_missing');
});
