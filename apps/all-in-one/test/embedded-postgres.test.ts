import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PostgresOptions, type RunningPostgres, startPostgres } from '../src/embedded-postgres.ts';
import { supervisePostgres } from '../src/supervised-postgres.ts';
import { queryOnce } from '../../api/test/support/query-once.ts';

let folder: string;
let dataDir: string;
let running: RunningPostgres[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'metade-launcher-'));
  chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'postgres');
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('starts on 127.0.0.1 with a private password, and keeps its rows over a restart', async () => {
  const first = await start();
  expect(new URL(first.url)).toMatchObject({ hostname: '127.0.0.1', port: String(first.port), pathname: '/metade' });
  expect(statSync(path.join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  await queryOnce(first.url, "create table kept as select lower('AÇÃO') as word");
  await first.stop();
  await expect(queryOnce(first.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });

  const second = await start();
  expect(await queryOnce(second.url, 'select word from kept')).toEqual([{ word: 'ação' }]);
  const settings = await queryOnce(
    second.url,
    "select name, setting from pg_settings where name in ('fsync', 'jit', 'listen_addresses', 'max_connections', 'unix_socket_directories') order by name",
  );
  expect(settings.map((row) => `${row.name}=${row.setting}`)).toEqual([
    'fsync=on',
    'jit=off',
    'listen_addresses=127.0.0.1',
    'max_connections=100',
    'unix_socket_directories=',
  ]);
});

test('refuses a wrong password', async () => {
  const { url } = await start({ fast: true });
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(queryOnce(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('after kill -9 of its owner the server stops by itself and every committed row is there', async () => {
  const { committed, postmaster } = await writeUntilKilled();
  await until(() => !isRunning(postmaster));
  const { url } = await start();
  expect(await writtenRows(url)).toBeGreaterThanOrEqual(committed);
});

test('starts again at once after kill -9 of its owner', async () => {
  const { committed } = await writeUntilKilled();
  const { url } = await start();
  expect(await writtenRows(url)).toBeGreaterThanOrEqual(committed);
});

test('stops an orphan whose owner and guard were both killed, and starts', async () => {
  const { committed, postmaster } = await writeUntilKilled({ guardToo: true });
  expect(isRunning(postmaster)).toBe(true);
  const { url } = await start();
  expect(isRunning(postmaster)).toBe(false);
  expect(await writtenRows(url)).toBeGreaterThanOrEqual(committed);
});

test('recovers when the server itself was killed by force', async () => {
  const first = await start();
  await queryOnce(first.url, 'create table kept as select 1 as id');
  process.kill(postmasterPid(), 'SIGKILL');
  const second = await start();
  expect(await queryOnce(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
});

test('is stopped while it starts again, as when a service manager ends all processes at once', async () => {
  const told: string[] = [];
  const supervised = await supervisePostgres({ dataDir, fast: true }, (sentence) => told.push(sentence));
  process.kill(postmasterPid(), 'SIGINT');
  await until(() => told.length > 0);
  await supervised.stop();
  await expect(queryOnce(supervised.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('refuses a folder in use by a live owner, which goes on unharmed', async () => {
  const first = await start({ fast: true });
  await expect(start({ fast: true })).rejects.toThrow(/in use by another running copy/);
  expect(await queryOnce(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a pid file that names an unrelated live process is stale, and that process is left alone', async () => {
  await (await start({ fast: true })).stop();
  const innocent = spawn('sleep', ['60'], { stdio: 'ignore' });
  const lines = [innocent.pid, path.join(dataDir, 'cluster'), 0, 0, '', '127.0.0.1', 0, 'ready'];
  writeFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o600 });
  const { url } = await start({ fast: true });
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(innocent.exitCode).toBeNull();
  expect(innocent.signalCode).toBeNull();
  innocent.kill();
  await once(innocent, 'exit');
});

test('starts over what an interrupted creation left', async () => {
  mkdirSync(path.join(dataDir, 'cluster.new', 'base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'password'), 'of the interrupted one');
  const { url } = await start({ fast: true });
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(path.join(dataDir, 'cluster.new'))).toBe(false);
});

test('says which port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(start({ port, fast: true })).rejects.toThrow(`cannot listen on port ${port}`);
  other.close();
  const { port: given } = await start({ port, fast: true });
  expect(given).toBe(port);
});

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('as root', () => {
  test('works in a folder under one that only root may enter', async () => {
    chmodSync(folder, 0o700);
    const first = await start({ fast: true });
    await queryOnce(first.url, 'create table kept as select 1 as id');
    await first.stop();
    const second = await start({ fast: true });
    expect(await queryOnce(second.url, 'select id from kept')).toEqual([{ id: 1 }]);
    expect(statSync(path.join(dataDir, 'cluster')).uid).not.toBe(0);
  });
});

async function start(options: Omit<PostgresOptions, 'dataDir'> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, ...options });
  running.push(server);
  return server;
}

/** Kills the owner by force (and at the same time its guard) in the middle of writing; resolves when it is gone. */
async function writeUntilKilled(options = { guardToo: false }): Promise<{ committed: number; postmaster: number }> {
  const program = path.join(import.meta.dirname, 'support/writer.ts');
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  let committed = 0;
  let postmaster = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    committed = Number(line);
    if (committed === 50) {
      postmaster = postmasterPid();
      if (options.guardToo) process.kill(parentOf(postmaster), 'SIGKILL');
      child.kill('SIGKILL');
    }
  }
  expect(committed).toBeGreaterThanOrEqual(50);
  return { committed, postmaster };
}

function postmasterPid(): number {
  return Number(readFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** A zombie, which the system keeps until its parent looks, does not run. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(10);
}

async function writtenRows(url: string): Promise<number> {
  const [row] = await queryOnce(url, 'select count(*)::int as n, max(id) as last from written');
  expect(row?.n).toBe(row?.last);
  return Number(row?.n);
}
