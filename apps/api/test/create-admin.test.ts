import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin } from '../src/admin.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, taken } from './support/diner.ts';

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

test.each([
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
      env: { PATH: process.env.PATH, DATABASE_URL: app.databaseUrl },
      input,
      encoding: 'utf8',
    });
  expect(piped('three plates of rice\n')).toMatchObject({ status: 0, stderr: 'piped@metade.test is an admin.\n' });
  expect((await logIn('piped@metade.test')).data.group).toBe('admin');
  expect(piped('')).toMatchObject({ status: 1, stderr: expect.stringContaining('The input ended') });
});
