import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programEnv } from '@metade/dev-env/program-env.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin } from '../src/admin.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { openLink } from '../src/features/auth/index.ts';
import { newDiner, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function run(args: string[], password = 'three plates of rice', url: string | undefined = app.databaseUrl) {
  const said: string[] = [];
  const questions = { ask: async () => 'asked@metade.test', askSecretly: async () => password };
  return { code: await runAdmin(args, url, questions, (line) => said.push(line)), said: said.join('\n') };
}

const logIn = (email: string, password = 'three plates of rice') =>
  app.client.call('login', { body: { email, password } });

test('makes an admin who can log in, by the address given or asked for', async () => {
  expect(await run(['create-admin', '--email', 'First@Metade.test'])).toEqual({
    code: 0,
    said: 'first@metade.test is an admin.',
  });
  expect((await logIn('first@metade.test')).data.group).toBe('admin');
  expect((await run(['create-admin'])).code).toBe(0);
  expect((await logIn('asked@metade.test')).data.group).toBe('admin');
});

test('raises an account that is there, and ends its sessions', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { email } = taken(await diner.call('getIdentity', {}));
  const { code, said } = await run(['create-admin', '--email', email]);
  expect([code, said]).toEqual([0, `${email} is an admin, with the new password; its other sessions have ended.`]);
  expect((await diner.call('getIdentity', {})).code).toBe('unauthenticated');
  expect((await logIn(email)).data.group).toBe('admin');
});

test('raising an account closes its links, forgets its devices, and tells its owner', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { email } = taken(await diner.call('getIdentity', {}));
  const id = String(diner.id);
  await app.pool.query("insert into known_device (token_hash, user_id) values ('\\x01', $1)", [id]);
  const link = await openLink(app.pool, id, 'reset', 60, Date.now());
  await openLink(app.pool, id, 'two_factor', 60, Date.now());
  expect((await run(['create-admin', '--email', email])).code).toBe(0);
  const fresh = 'another plate of beans';
  const body = { token: link, password: fresh, password_confirmation: fresh };
  expect(await app.client.call('resetPassword', { body }).catch(({ problem }) => problem.code)).toBe('link_invalid');
  const left = (from: string) => app.pool.query(`select 1 from ${from}`, [id]).then(({ rowCount }) => rowCount);
  expect(await left('account_link where user_id = $1 and used_at is null')).toBe(0);
  expect(await left('known_device where user_id = $1')).toBe(0);
  expect(await left("security_event where user_id = $1 and kind = 'password_changed'")).toBe(1);
  expect(await left("audit_log where subject = $1 and what = 'user.made_admin'")).toBe(1);
  await drain(app.context);
  const { rows } = await app.pool.query('select kind from mail where recipient = $1', [email]);
  expect(rows).toEqual([{ kind: 'security_password_changed' }]);
});

test('gives the roles that are asked for, and leaves the marketplace an owner', async () => {
  const roles = async (email: string) => (await logIn(email)).data.adminRoles;
  expect(
    (await run(['create-admin', '--email', 'desk@metade.test', '--role', 'support', '--role', 'finance'])).code,
  ).toBe(0);
  expect(await roles('desk@metade.test')).toEqual(['support', 'finance']);
  await app.pool.query("update app_user set admin_roles = '{support}' where user_group = 'admin'");
  expect((await run(['create-admin', '--email', 'last@metade.test'])).code).toBe(0);
  const refused = await run(['create-admin', '--email', 'last@metade.test', '--role', 'content']);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('needs an owner')]);
  expect(await roles('last@metade.test')).toEqual(['owner']);
});

test.each([
  ['for an unknown role', ['create-admin', '--email', 'x@metade.test', '--role', 'boss'], 'three plates of rice', 2],
  ['too short', ['create-admin', '--email', 'x@metade.test'], 'short pas', 1],
  ['one of the most common', ['create-admin', '--email', 'x@metade.test'], 'password123', 1],
  ['for no address', ['create-admin', '--email', 'nobody'], 'three plates of rice', 1],
  ['for an unknown command', ['drop-everything'], 'three plates of rice', 2],
  ['for an unknown option', ['create-admin', '--force'], 'three plates of rice', 2],
])('refuses what is %s, and makes nobody', async (_, args, password, code) => {
  const refused = await run(args, password);
  expect(refused.code, refused.said).toBe(code);
  expect((await app.pool.query("select 1 from app_user where email = 'x@metade.test'")).rowCount).toBe(0);
});

test('says what is missing when it knows no database', async () => {
  const refused = await run(['create-admin'], 'three plates of rice', '');
  expect([refused.code, refused.said]).toEqual([
    2,
    'DATABASE_URL is not set: it says which database the admin is for.',
  ]);
});

test('takes the password from the input of a pipe, which ends long before it is asked for', async () => {
  const program = fileURLToPath(new URL('../src/admin.ts', import.meta.url));
  const piped = (input: string) =>
    spawnSync(process.execPath, [program, 'create-admin', '--email', 'piped@metade.test'], {
      env: { ...programEnv(), DATABASE_URL: app.databaseUrl },
      input,
      encoding: 'utf8',
    });
  expect(piped('three plates of rice\n')).toMatchObject({ status: 0, stderr: 'piped@metade.test is an admin.\n' });
  expect((await logIn('piped@metade.test')).data.group).toBe('admin');
  expect(piped('')).toMatchObject({ status: 1, stderr: expect.stringContaining('The input ended') });
});
