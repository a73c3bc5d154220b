import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startProgram } from '../apps/all-in-one/test/support/start-program.ts';
import { programEnv } from '@metade/dev-env/program-env.ts';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { databaseUrl, rows } from './support/database.ts';
import { writeOlderData } from './support/older-data.ts';
import { registerDiner } from './support/people.ts';
import { anyWidth, expect, test } from './support/test.ts';

// What npm start runs once everything is installed and built.
const program = path.join(import.meta.dirname, '../apps/all-in-one/src/main.ts');
const demoLoaded = 'The demo scenario is loaded.';
const emails = Object.values(demoAccounts).map(({ email }) => email);

let dataDir: string;
test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'metade-start-'));
});
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('by itself: the demo with its accounts, which is there again after kill -9', { tag: anyWidth }, async () => {
  const first = await start({ DATA_DIR: dataDir });
  for (const email of emails) expect(await logIn(first.url, email, demoPassword), email).toBe(200);
  const addresses = ['/', '/panel/', '/v1/docs'].map((address) => first.url + address);
  for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
  // Site, panel and API share one process: a second copy of a contract would be found here.
  expect((await fetch(`${first.url}/v1/openapi.json`)).status).toBe(200);
  const diner = await registerDiner('pt', first.url);
  const restaurants = await housesOf(first.url);
  const killed = await first.end('SIGKILL');
  expect(killed.code).toBeNull();
  for (const word of [...addresses, ...emails, demoPassword, demoLoaded, `${first.url}/dev/code`])
    expect(killed.printed).toContain(word);

  const second = await start({ DATA_DIR: dataDir });
  expect(await logIn(second.url, diner.email, diner.password)).toBe(200);
  expect(await housesOf(second.url)).toEqual(restaurants);
  const stopped = await second.end('SIGINT');
  expect(stopped.code).toBe(0);
  expect(stopped.printed).not.toContain(demoLoaded);
});

test('on the data of an older version: its accounts, bookings and free tables are there', {
  tag: anyWidth,
}, async () => {
  const diner = { email: 'diner@older.test', password: 'three plates of rice' };
  await writeOlderData(dataDir, diner);
  const { url, end } = await start({ DATA_DIR: dataDir });
  const { token } = await post(`${url}/v1/auth`, diner).then((answer) => answer.json());
  const mine = await fetch(`${url}/v1/orders`, { headers: { authorization: `Bearer ${token}` } });
  const { data: orders } = (await mine.json()) as { data: { number: string; state: string }[] };
  expect(orders.map(({ number, state }) => `${number} ${state}`).toSorted()).toEqual([
    'M-AHEAD1 confirmed',
    'M-EATEN1 completed',
  ]);
  const page = await (await fetch(`${url}/restaurant/description/mesa-de-antes`)).text();
  expect(page).toContain('Mesa de Antes');
  expect(await end('SIGINT')).toMatchObject({ code: 0 });
  const again = await start({ DATA_DIR: dataDir });
  expect(await logIn(again.url, diner.email, diner.password)).toBe(200);
  await again.end('SIGINT');
});

test('on a database of one’s own: empty, without sandbox and outbox; the demo goes only into an empty one', {
  tag: anyWidth,
}, async () => {
  const name = `metade_start_${process.pid}`;
  await rows(`create database ${name}`);
  const database = { DATA_DIR: dataDir, DATABASE_URL: Object.assign(new URL(databaseUrl()), { pathname: name }).href };
  const production = {
    ...database,
    NODE_ENV: 'production',
    VOUCHER_SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    GATEWAY_URL: 'http://127.0.0.1:1/gateway',
    GATEWAY_API_KEY: 'a-key-for-this-journey',
    GATEWAY_WEBHOOK_SECRET: 'a-secret-for-this-journey',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@example.com',
    CONTACT_EMAIL: 'contact@example.com',
  };
  try {
    await expect(start(production)).rejects.toThrow(/ended with 1.*lacks \d+ migrations.*npm run migrate/s);
    expect(migrate(production)).toMatchObject({ status: 0, stderr: expect.stringContaining('Applied 0001-') });
    expect(migrate(production)).toMatchObject({ status: 0, stderr: 'The schema is the newest already.\n' });
    const own = await start(production);
    for (const email of emails) expect(await logIn(own.url, email, demoPassword), email).toBe(401);
    expect(await housesOf(own.url)).toEqual([]);
    for (const path of ['/', '/restaurants/PT-11/lisboa', '/sigin', '/sitemap.xml'])
      expect((await fetch(own.url + path)).status, path).toBe(200);
    expect(await (await fetch(`${own.url}/sigin?new=1`)).text(), 'a region to sign up with').toContain('value="PT-11"');
    for (const path of ['/v1/dev/outbox', '/dev/outbox', '/dev/code', '/sandbox-gateway/tokens'])
      expect((await fetch(own.url + path)).status, path).toBe(404);
    const config = (await (await fetch(`${own.url}/v1/site/config`)).json()) as { data: { gateway: object } };
    expect(config.data.gateway).toMatchObject({ tokenizeUrl: 'http://127.0.0.1:1/gateway/tokens' });
    const stopped = await own.end('SIGTERM');
    expect(stopped.code).toBe(0);
    expect(stopped.printed).not.toMatch(/@metade\.test|metade-demo/);
    // What does not answer is named; it may be there in a minute, and what waits for it is tried again.
    expect(stopped.printed).toMatch(/SMTP_URL: does not answer/);
    expect(stopped.printed).toMatch(/GATEWAY_URL: does not answer/);
    expect(existsSync(path.join(dataDir, 'secrets.json'))).toBe(false);

    const demo = await start(database, '--demo');
    for (const email of emails) expect(await logIn(demo.url, email, demoPassword), email).toBe(200);
    expect(await housesOf(demo.url)).toHaveLength(60);
    expect((await fetch(`${demo.url}/v1/dev/outbox`)).status).toBe(200);
    expect(await demo.end('SIGINT')).toMatchObject({ code: 0, printed: expect.stringContaining(demoLoaded) });

    const client = new pg.Client({ connectionString: database.DATABASE_URL });
    await client.connect();
    await client.query('delete from two_factor');
    const older = await start(database, '--demo');
    expect((await older.end('SIGINT')).printed, 'a code that fits nothing').not.toContain('/dev/code');

    await expect(start(production)).rejects.toThrow(/ended with 1.*holds the demo/s);
    await client.query("delete from seed_run where name = 'demo'");
    await client.end();
    await expect(start(database, '--demo')).rejects.toThrow(/ended with 1.*accounts of its own/s);
  } finally {
    await rows(`drop database ${name} with (force)`);
  }
});

/** npm run migrate. */
function migrate(env: Record<string, string>) {
  const file = path.join(import.meta.dirname, '../apps/api/src/migrate.ts');
  return spawnSync(process.execPath, [file], { env: { ...programEnv(), ...env }, encoding: 'utf8' });
}

/** The program on a free port, until it says that it is open. */
function start(env: Record<string, string>, ...args: string[]) {
  return startProgram(program, env, ...args);
}

/** The status of a log-in, ended with the code of the demo's page where one is asked for, as of its admin. */
async function logIn(url: string, email: string, password: string): Promise<number> {
  const first = await post(`${url}/v1/auth`, { email, password });
  if (first.status !== 403) return first.status;
  const { code, params } = (await first.json()) as { code: string; params: { challenge: string } };
  expect(code).toBe('two_factor_required');
  const step = { challenge: params.challenge, code: await shownCode(url) };
  return (await post(`${url}/v1/auth/two_factor`, step)).status;
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function shownCode(url: string): Promise<string | undefined> {
  return /<h1>(\d{6})<\/h1>/.exec(await (await fetch(`${url}/dev/code`)).text())?.[1];
}

async function housesOf(url: string): Promise<string[]> {
  return ((await (await fetch(`${url}/v1/site/restaurants`)).json()) as { data: string[] }).data;
}
