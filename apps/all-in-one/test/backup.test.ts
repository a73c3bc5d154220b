import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import { pack as tarPack } from 'tar-stream';
import { prepareDatabase, withPatientPool } from '@metade/api/compose.ts';
import { programEnv } from '@metade/dev-env/program-env.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '../src/backup/make-backup.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { type RunningPostgres, startPostgres } from '../src/embedded-postgres.ts';
import { queryOnce } from '../../api/test/support/query-once.ts';

/** Of each test. */
let folder: string;
/** Of all of them, with its server: making one takes longer than most tests. */
let dataDir: string;
let server: RunningPostgres;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'metade-backed-up-'));
  mkdirSync(path.join(dataDir, 'uploads/a'), { recursive: true });
  writeFileSync(path.join(dataDir, 'secrets.json'), '{"key":"kept"}', { mode: 0o600 });
  writeFileSync(path.join(dataDir, 'uploads/a/one.webp'), 'picture one');
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'metade-backup-'));
  server = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), fast: true });
  await queryOnce(server.url, 'drop table if exists booking');
  await queryOnce(server.url, 'create table booking (id integer primary key, place text)');
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const ids = 'select id::int from booking order by id';
const noCheck = async () => {};

test('a backup of an open marketplace holds every booking that was acknowledged before it began, and only whole ones', async () => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  let acknowledged = 0;
  let writing = true;
  const writer = (async () => {
    while (writing) {
      await client.query("insert into booking values ($1, repeat('x', 2000))", [acknowledged + 1]);
      acknowledged += 1;
    }
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(200);
  const before = acknowledged;
  const file = path.join(folder, 'b.tar.zst');
  await makeBackup({ dataDir, file });
  const after = acknowledged;
  writing = false;
  await writer;
  await client.end();
  expect(after).toBeGreaterThan(before);

  const restored = path.join(folder, 'restored');
  let seen: unknown[] = [];
  await restoreBackup({ file, dataDir: restored, check: async (url) => void (seen = await queryOnce(url, ids)) });
  expect(seen.length).toBeGreaterThanOrEqual(before);
  expect(seen.length).toBeLessThanOrEqual(after + 1);
  expect(seen).toEqual(seen.map((_, index) => ({ id: index + 1 })));
  expect(readFileSync(path.join(restored, 'uploads/a/one.webp'), 'utf8')).toBe('picture one');
  expect(statSync(path.join(restored, 'secrets.json')).mode & 0o777).toBe(0o600);
  // It starts as any folder does, and goes on.
  const again = await startPostgres({ dataDir: path.join(restored, 'postgres') });
  await queryOnce(again.url, 'insert into booking values (1000000)');
  expect(await queryOnce(again.url, ids)).toHaveLength(seen.length + 1);
  await again.stop();
});

test('a backup of a closed marketplace is the same, and is written over by none', async () => {
  await queryOnce(server.url, 'insert into booking values (7)');
  await server.stop();
  const file = path.join(folder, 'b.tar.zst');
  await makeBackup({ dataDir, file });
  await expect(makeBackup({ dataDir, file })).rejects.toThrow('is there already');
  const restored = path.join(folder, 'restored');
  await restoreBackup({
    file,
    dataDir: restored,
    check: async (url) => expect(await queryOnce(url, ids)).toEqual([{ id: 7 }]),
  });
  expect(readdirSync(folder).toSorted()).toEqual(['b.tar.zst', 'restored']);
});

test('a restore onto data that is there is refused, and leaves it as it was', async () => {
  await queryOnce(server.url, 'insert into booking values (7)');
  const file = path.join(folder, 'b.tar.zst');
  await makeBackup({ dataDir, file });
  await expect(restoreBackup({ file, dataDir, check: noCheck })).rejects.toThrow('holds data already');
  expect(await queryOnce(server.url, ids)).toEqual([{ id: 7 }]);
});

test('a backup that was cut off or damaged, or is none, restores nothing', async () => {
  const file = path.join(folder, 'b.tar.zst');
  const { bytes } = await makeBackup({ dataDir, file });
  const restored = path.join(folder, 'restored');
  const whole = readFileSync(file);
  for (const length of [bytes - 64, Math.floor(bytes / 2), 100]) {
    writeFileSync(file, whole);
    truncateSync(file, length);
    await expect(restoreBackup({ file, dataDir: restored, check: noCheck }), String(length)).rejects.toThrow('cut off');
  }
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(damaged.readUInt8(bytes >> 1) ^ 0xff, bytes >> 1);
  writeFileSync(file, damaged);
  await expect(restoreBackup({ file, dataDir: restored, check: noCheck })).rejects.toThrow('damaged');
  writeFileSync(file, 'Dear diary, this is quite another file.');
  await expect(restoreBackup({ file, dataDir: restored, check: noCheck })).rejects.toThrow('no backup of Metade');
  expect(existsSync(restored)).toBe(false);
  expect(existsSync(`${restored}.restoring`)).toBe(false);
});

test.each([
  [{ format: 2, postgres: 18 }, 'A newer version of Metade made this backup'],
  [{ format: 1, postgres: 19 }, 'The backup is of PostgreSQL 19'],
])('a backup that says of itself %j restores nothing', async (manifest, words) => {
  const pack = tarPack();
  pack.entry({ name: 'metade-backup.json' }, JSON.stringify(manifest));
  pack.finalize();
  const file = path.join(folder, 'later.tar.zst');
  writeFileSync(file, zstdCompressSync(Buffer.concat(await Readable.from(pack).toArray())));
  const restored = path.join(folder, 'restored');
  await expect(restoreBackup({ file, dataDir: restored, check: noCheck })).rejects.toThrow(words);
  expect(existsSync(restored)).toBe(false);
  expect(existsSync(`${restored}.restoring`)).toBe(false);
});

test('the commands: a key is made, and only it opens what was encrypted for it', async () => {
  await withPatientPool(server.url, prepareDatabase);
  const [key, other] = [path.join(folder, 'key'), path.join(folder, 'other')];
  const recipient = run('backup', '--make-key', key).printed.match(/age1\w+/)?.[0] ?? '';
  run('backup', '--make-key', other);
  expect(run('backup', '--make-key', key).status).toBe(1);
  const file = path.join(folder, 'b.age');
  expect(run('backup', '--recipient', 'age1wrong', file)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('no public key of age'),
  });
  expect(run('backup', '--recipient', recipient, file).status).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = path.join(folder, 'restored');
  const restore = (...args: string[]) => run('restore', ...args, file);
  expect(restore().printed).toContain('--identity');
  expect(restore('--identity', other).printed).toContain('encrypted for another key');
  expect(existsSync(restored)).toBe(false);
  const { status, printed } = restore('--identity', key);
  expect(printed).toContain('finds no broken promise');
  expect(printed).toContain('is restored');
  expect(status).toBe(0);
  expect(existsSync(path.join(restored, 'postgres/cluster/PG_VERSION'))).toBe(true);
  // Onto the one that runs, and onto a database of one's own, which it cannot restore.
  expect(run('restore', { DATA_DIR: dataDir }, '--identity', key, file)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('Stop the marketplace'),
  });
  expect(await queryOnce(server.url, 'select count(*)::int as n from market')).not.toEqual([{ n: 0 }]);
  expect(run('restore', { DATABASE_URL: server.url }, '--identity', key, file)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('pgBackRest'),
  });
  // What a newer version has lived with is nothing that this one can go on with.
  await queryOnce(server.url, "insert into schema_migration (name, checksum) values ('9999-later.sql', '')");
  const later = path.join(folder, 'later.tar.zst');
  expect(run('backup', later).status).toBe(0);
  expect(run('restore', { DATA_DIR: path.join(folder, 'other-data') }, later)).toMatchObject({
    status: 1,
    printed: expect.stringMatching(/made by a newer version .*9999-later\.sql/),
  });
  expect(existsSync(path.join(folder, 'other-data'))).toBe(false);
  expect(run('backup', '--everything').status).toBe(2);
  expect(run('restore').status).toBe(2);

  function run(command: string, ...given: (string | Record<string, string>)[]) {
    const args = given.filter((one) => typeof one === 'string');
    const env = Object.assign({}, ...given.filter((one) => typeof one === 'object')) as Record<string, string>;
    const program = path.join(import.meta.dirname, `../src/${command}.ts`);
    const result = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      env: {
        ...programEnv(),
        DATA_DIR: command === 'restore' ? path.join(folder, 'restored') : dataDir,
        ...env,
      },
      encoding: 'utf8',
    });
    return { status: result.status, printed: result.stdout + result.stderr };
  }
});
