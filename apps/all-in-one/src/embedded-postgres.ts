import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type FolderAccess, openFolder } from './embedded-postgres-folder.ts';
import { locateBinaries } from './embedded-postgres-binaries.ts';
import { GUARD_NAME, GUARD_SCRIPT } from './embedded-postgres-guard.ts';
import { clearPreviousServer, runningServer } from './embedded-postgres-orphan.ts';
import { chooseServerUser, type ServerUser } from './embedded-postgres-user.ts';

export type PostgresOptions = {
  /** Folder of this server alone: holds `cluster/` and `password`. Created when absent. */
  dataDir: string;
  /** 0, the default, takes a free port. */
  port?: number;
  /** Gives up durability for speed: for tests only. */
  fast?: boolean;
  /** Connections at most: 100, or 300 for tests, by default. */
  maxConnections?: number;
  /** Loads pg_stat_statements. */
  counting?: boolean;
  /** Receives each line of the server's log. */
  log?: (line: string) => void;
};

export type RunningPostgres = {
  /** Superuser's URL to the database `metade`. */
  url: string;
  port: number;
  /** Resolves when the server is gone, whoever ended it. */
  exited: Promise<unknown>;
  /** Fast shutdown: ends sessions, writes a checkpoint, resolves when the server is gone. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on 127.0.0.1 and resolves when it answers and database `metade` exists. The server stops when this
 * process ends, however it ends. Throws a sentence that says what to do when it cannot start.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const user = chooseServerUser(dataDir);
  const bin = locateBinaries(user);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dataDir, user.uid, user.gid);
  const folder = openFolder(dataDir, user);
  let server: Launched;
  try {
    if (!existsSync(path.join(dataDir, 'cluster'))) await initialise(dataDir, bin, folder, user, options.fast ?? false);
    server = await launchWithRetries(dataDir, bin, folder, user, options);
  } finally {
    folder.close();
  }
  const password = readFileSync(path.join(dataDir, 'password'), 'utf8');
  const url = `postgresql://postgres:${password}@127.0.0.1:${server.port}/`;
  const cluster = path.join(dataDir, 'cluster');
  const pid = runningServer(cluster)?.pid;
  const stop = async () => {
    server.guard.stdin?.end();
    await server.exited;
    // Only left over when its guard was killed. A different pid is a later server with an owner of its own.
    if (runningServer(cluster)?.pid === pid) await clearPreviousServer(cluster);
  };
  try {
    await ensureDatabase(`${url}postgres`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${url}metade`, port: server.port, exited: server.exited, stop };
}

async function initialise(
  dataDir: string,
  bin: string,
  folder: FolderAccess,
  user: ServerUser | undefined,
  fast: boolean,
): Promise<void> {
  // Made beside and renamed when complete: an interrupted initdb leaves nothing that looks like a database.
  const unfinished = path.join(dataDir, 'cluster.new');
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = path.join(dataDir, 'password');
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const args = [
    `--pgdata=${folder.path}/cluster.new`,
    `--pwfile=${folder.path}/password`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=scram-sha-256',
    ...(fast ? ['--no-sync'] : []),
  ];
  const child = spawn(path.join(bin, 'initdb'), args, {
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe', ...folder.stdio],
    ...user,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Could not create the database in ${dataDir}: ${output.join('').trim()}`);
  renameSync(unfinished, path.join(dataDir, 'cluster'));
}

type Launched = { guard: ChildProcess; exited: Promise<unknown>; port: number };

async function launchWithRetries(
  dataDir: string,
  bin: string,
  folder: FolderAccess,
  user: ServerUser | undefined,
  options: PostgresOptions,
): Promise<Launched> {
  for (let attempt = 1; ; attempt++) {
    await clearPreviousServer(path.join(dataDir, 'cluster'));
    const port = options.port || (await freePort());
    const result = await launch(bin, folder, user, port, options);
    if ('guard' in result) return result;
    // A killed server's sessions release its shared memory a moment later, and a free port may be taken meanwhile.
    const passing = /already exists|shared memory block/.test(result.failure);
    const portTaken = /Address already in use/.test(result.failure);
    if (portTaken && options.port) {
      throw new Error(`PostgreSQL cannot listen on port ${port}: another program uses it. Free it or choose another.`);
    }
    if (attempt === 20 || !(passing || portTaken)) {
      throw new Error(`PostgreSQL did not start in ${dataDir}:\n${result.failure}`);
    }
    await delay(250);
  }
}

async function launch(
  bin: string,
  folder: FolderAccess,
  user: ServerUser | undefined,
  port: number,
  options: PostgresOptions,
): Promise<Launched | { failure: string }> {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: options.maxConnections ?? (options.fast ? 300 : 100),
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.counting ? { shared_preload_libraries: 'pg_stat_statements' } : {}),
    ...(options.fast
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_parallel_workers: 0 }
      : {}),
  };
  const args = [
    '-D',
    `${folder.path}/cluster`,
    ...Object.entries(settings).flatMap(([key, v]) => ['-c', `${key}=${v}`]),
  ];
  const guard = spawn('/bin/sh', ['-c', GUARD_SCRIPT, GUARD_NAME, path.join(bin, 'postgres'), ...args], {
    cwd: '/',
    env: serverEnvironment(),
    // Its own session: Ctrl-C in the terminal reaches this process alone, which then stops the server in order.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', ...folder.stdio],
    ...user,
  });
  guard.stdin?.on('error', () => {});
  const exited = new Promise<void>((resolve) => {
    guard.once('exit', () => resolve());
    guard.once('error', () => resolve());
  });
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    guard.once('error', reject);
    guard.once('close', () => resolve({ failure: output.join('\n') }));
    createInterface({ input: guard.stderr as NodeJS.ReadableStream }).on('line', (line) => {
      options.log?.(line);
      if (output.length < 50) output.push(line);
      if (/database system is ready to accept (read-only )?connections/.test(line)) resolve({ guard, exited, port });
    });
  });
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'metade'");
    if (rowCount === 0) await client.query('create database metade');
  } finally {
    await client.end();
  }
}

/** The server gets nothing of this process's environment: no secret leaks, no PG* variable or locale changes it. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
  return address.port;
}
