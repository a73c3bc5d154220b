import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@metade/dev-env/free-port.ts';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles, s3Files } from '../src/adapters/file-store.ts';
import { createMailer } from '../src/adapters/mailer.ts';
import { readStorageUrl } from '../src/adapters/storage-url.ts';
import { checkDatabase, refuseDemoDatabase } from '../src/check-database.ts';
import { checkServices } from '../src/check-services.ts';
import type { Context } from '../src/context.ts';
import { followService } from '../src/watch/outside-service.ts';
import { createPool } from '../src/db/pool.ts';
import { startFailure } from '../src/start-failure.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { startS3Server } from './support/s3-server.ts';

let database: TestDatabase;
let folder: string;
let closed: number;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'metade-checks-'));
  closed = await freePort();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const at = (change: Partial<URL>) => Object.assign(new URL(database.url), change).href;

test.each<[string, () => string, RegExp]>([
  ['that nobody answers for', () => at({ port: String(closed) }), /nothing answers there \(ECONNREFUSED\)/],
  ['on a host that is not there', () => at({ host: 'nowhere.invalid' }), /there is no such host/],
  ['with a wrong password', () => at({ password: 'wrong' }), /the user or the password is wrong/],
  ['with an unknown user', () => at({ username: 'stranger' }), /the user or the password is wrong/],
  ['without its database', () => at({ pathname: '/not_made' }), /no such database. Make it with/],
])('a database %s is told by name, without its password', async (_, url, words) => {
  const refusal = await refusalOf(url());
  expect(refusal).toMatch(words);
  expect(refusal).toMatch(/^DATABASE_URL \(/);
  expect(refusal).not.toContain(new URL(database.url).password);
});

test('a database of another encoding is told, with the line that makes a right one', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const name = `ascii_${process.pid}`;
  try {
    await client.query(
      `create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
    );
    expect(await refusalOf(at({ pathname: `/${name}` }))).toMatch(/encoding is SQL_ASCII.*encoding 'UTF8'/);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
});

test('a good database is accepted, in production until it holds the demo', async () => {
  const pool = createPool(database.url, 1);
  try {
    await checkDatabase(pool);
    await refuseDemoDatabase(pool);
    await pool.query("insert into seed_run (name) values ('demo')");
    await expect(refuseDemoDatabase(pool)).rejects.toThrow(/^DATABASE_URL .*holds the demo/);
  } finally {
    await pool.end();
  }
});

test('a bucket that is there is silent; a missing one and a wrong key mean no start; one that is away is named', async () => {
  const server = await startS3Server(path.join(folder, 's3'));
  const { port } = server;
  const tried = (address: string) =>
    checkServices(contextWith({ files: s3Files(address) }, { storageUrl: address })).catch(
      (error: Error) => error.message,
    );
  try {
    expect(await tried(server.address)).toEqual([]);
    expect(await tried(`s3://S3RVER:S3RVER@127.0.0.1:${port}/other?tls=false`)).toMatch(
      /^STORAGE_URL: does not let us in/,
    );
    expect(await tried(`s3://stranger:S3/RVER@127.0.0.1:${port}/pictures?tls=false`)).toMatch(
      /^STORAGE_URL: does not let us in/,
    );
    const away = await tried(`s3://S3RVER:S3RVER@127.0.0.1:${closed}/pictures?tls=false`);
    expect(away).toEqual([expect.stringMatching(/^STORAGE_URL: does not answer now/)]);
  } finally {
    await server.close();
  }
});

test('a data folder that cannot be written means no start', async () => {
  const file = path.join(folder, 'a file');
  writeFileSync(file, '');
  await expect(checkServices(contextWith({ files: diskFiles(path.join(file, 'uploads')) }))).rejects.toThrow(
    /^DATA_DIR/,
  );
});

test('a mail server that is there is silent; a wrong password means no start; one that is away is named', async () => {
  const server = new SMTPServer({
    secure: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'metade' }) : done(new Error('no such user')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const tried = (url: string) =>
    checkServices(contextWith({ mailer: createMailer(url, 'no-reply@metade.test') })).catch(
      (error: Error) => error.message,
    );
  try {
    expect(await tried(`smtp://metade:right@127.0.0.1:${port}`)).toEqual([]);
    expect(await tried(`smtp://metade:wrong@127.0.0.1:${port}`)).toMatch(/^SMTP_URL: does not let us in/);
    expect(await tried(`smtp://127.0.0.1:${closed}`)).toEqual([
      expect.stringMatching(/^SMTP_URL: does not answer now/),
    ]);
  } finally {
    await new Promise<void>((resolve) => server.close(resolve));
  }
});

test('https without a proxy that is trusted is told: limits would count all visitors as one', async () => {
  const found = await checkServices(contextWith({}, { publicUrl: 'https://www.example.com' }));
  expect(found).toEqual([expect.stringMatching(/^TRUSTED_PROXIES is not set/)]);
});

test.each([
  ['s3://key:with/slash+and=@host/bucket', 'with/slash+and='],
  ['s3://key:with%2Fslash%2Band=@host/bucket', 'with/slash+and='],
  ['s3://key:100%of@it@host/bucket?region=eu-west-1', '100%of@it'],
])('the secret of %s is read whole', (address, secret) => {
  expect(readStorageUrl(address)).toMatchObject({ key: 'key', secret, endpoint: 'https://host', bucket: 'bucket' });
});

test('a taken port is told with another one to type', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const second = createServer().listen(port, '127.0.0.1');
  const [error] = (await once(second, 'error')) as [Error];
  first.close();
  expect(startFailure(error)).toBe(`Port ${port} is taken by another program. Take another one: PORT=${port + 1}`);
});

async function refusalOf(url: string): Promise<string> {
  const pool = createPool(url, 1);
  try {
    return await checkDatabase(pool).then(
      () => 'it was accepted',
      (error: Error) => error.message,
    );
  } finally {
    await pool.end();
  }
}

function contextWith(services: Partial<Context>, config: Partial<Context['config']> = {}): Context {
  return {
    files: diskFiles(path.join(folder, 'uploads')),
    mailer: { send: async () => false },
    replicas: { all: [] as never[] },
    services: { gateway: followService({ check: async () => {} }), mail: followService({ check: async () => {} }) },
    config: { storageUrl: null, production: false, publicUrl: 'http://localhost', trustedProxies: [], ...config },
    ...services,
  } as Context;
}
