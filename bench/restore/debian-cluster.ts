import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@metade/dev-env/free-port.ts';
import { findFiles } from '../../apps/all-in-one/src/backup/data-files.ts';
import { GUARD_NAME, GUARD_SCRIPT } from '../../apps/all-in-one/src/embedded-postgres-guard.ts';
import { runningServer } from '../../apps/all-in-one/src/embedded-postgres-orphan.ts';
import { chooseServerUser } from '../../apps/all-in-one/src/embedded-postgres-user.ts';
import { root } from '../programs.ts';

export type Ran = { code: number | null; output: string };

type CopyEnv = { PGBACKREST_PG1_PATH: string } & Record<string, string>;

export type DebianCluster = {
  /** Superuser's URL to the database `metade`. */
  url: string;
  /** The cluster's own files, and what pgBackRest keeps of it. */
  dataDir: string;
  repository: string;
  /** Resolves when it takes connections that may write, after any recovery; throws what it said when it ends instead. */
  start(): Promise<void>;
  /** Starts what was restored to another folder, on a port of its own, with the variables that pgbackrest restored it with. */
  startCopy(env: CopyEnv): Promise<void>;
  /** An orderly shutdown. */
  stop(): Promise<void>;
  /** SIGKILL to the server and to all of its processes at once. */
  kill(): Promise<void>;
  /** Runs pgbackrest for the cluster; env goes over its own variables, and an undefined one is taken away. */
  pgbackrest(args: string[], env?: Record<string, string | undefined>): Promise<Ran>;
  /** As pgbackrest, killed as soon as `isTime` says so. */
  pgbackrestKilled(args: string[], isTime: () => boolean): Promise<void>;
  /** An empty folder of the server's user, beside the cluster. */
  folder(name: string): string;
  /** Makes what is in a folder the server's user's. */
  give(folder: string): void;
  remove(): Promise<void>;
};

/**
 * A cluster of Debian's PostgreSQL with the files of ops/backup and an encrypted repository, in a temporary folder, on loopback, as an
 * unprivileged user. bin: the folder of initdb and postgres. Nothing of the system's own clusters is read or written.
 */
export async function createDebianCluster(bin: string): Promise<DebianCluster> {
  const base = mkdtempSync(path.join(tmpdir(), 'metade-restore-'));
  const user = chooseServerUser(path.join(base, 'none'));
  const own = (file: string) => user && chownSync(file, user.uid, user.gid);
  own(base);
  const folder = (name: string) => {
    const made = path.join(base, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    own(made);
    return made;
  };
  const [dataDir, repository, log, lock, socket] = ['cluster', 'repository', 'log', 'lock', 'socket'].map(folder) as [
    string,
    string,
    string,
    string,
    string,
  ];
  for (const name of ['pgbackrest.conf', 'postgresql.conf']) {
    cpSync(path.join(root, 'ops/backup', name), path.join(base, name));
    own(path.join(base, name));
    chmodSync(path.join(base, name), 0o600);
  }
  const port = await freePort();
  const password = randomBytes(18).toString('base64url');
  const ownEnv: Record<string, string> = {
    PATH: '/usr/bin:/bin',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    PGBACKREST_CONFIG: path.join(base, 'pgbackrest.conf'),
    PGBACKREST_PG1_PATH: dataDir,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: socket,
    PGBACKREST_PG1_USER: 'postgres',
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_REPO1_CIPHER_TYPE: 'aes-256-cbc',
    PGBACKREST_REPO1_CIPHER_PASS: randomBytes(36).toString('base64'),
    PGBACKREST_LOG_PATH: log,
    PGBACKREST_LOCK_PATH: lock,
    PGBACKREST_SPOOL_PATH: folder('spool'),
  };
  initialise();
  let running: { dataDir: string; exited: Promise<unknown>; end(): void } | undefined;

  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/metade`,
    dataDir,
    repository,
    folder,
    give: (given) => {
      for (const { file } of findFiles(given)) own(file);
    },
    start: () => startOn(port, { PGBACKREST_PG1_PATH: dataDir }),
    startCopy: async (env) => startOn(await freePort(), env),
    stop,
    async kill() {
      const pid = runningServer(running?.dataDir ?? '')?.pid as number;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
      for (const one of [pid, ...children.map(Number)])
        try {
          process.kill(one, 'SIGKILL');
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
        }
      await running?.exited;
      running = undefined;
    },
    async pgbackrest(args, env = {}) {
      const child = backRest(args, env);
      const output: string[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, output: output.join('') };
    },
    async pgbackrestKilled(args, isTime) {
      const child = backRest(args);
      const closed = once(child, 'close');
      while (child.exitCode === null && !isTime()) await new Promise((resolve) => setImmediate(resolve));
      if (!child.kill('SIGKILL')) throw new Error(`pgbackrest ${args.join(' ')} had ended before it was to be killed.`);
      await closed;
    },
    async remove() {
      await stop();
      rmSync(base, { recursive: true, force: true });
    },
  };

  function initialise(): void {
    const passwordFile = path.join(base, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    own(passwordFile);
    const args = ['-D', dataDir, '-U', 'postgres', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
    const made = spawnSync(path.join(bin, 'initdb'), [...args, '--auth-local=trust', '--auth-host=scram-sha-256'], {
      cwd: '/',
      env: ownEnv,
      encoding: 'utf8',
      ...user,
    });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
    // Shorter than what ops/backup has, so that what is booked last reaches the archive within a round.
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: socket, timezone: 'UTC' };
    appendFileSync(
      path.join(dataDir, 'postgresql.conf'),
      `${Object.entries(settings)
        .map(([key, value]) => `${key} = '${value}'\n`)
        .join('')}include '${path.join(base, 'postgresql.conf')}'\narchive_timeout = 2\n`,
    );
  }

  function backRest(args: string[], env: Record<string, string | undefined> = {}) {
    return spawn('pgbackrest', ['--stanza=metade', ...args], {
      cwd: '/',
      env: { ...ownEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    });
  }

  async function startOn(at: number, env: CopyEnv): Promise<void> {
    const folder = env.PGBACKREST_PG1_PATH;
    const args = ['-D', folder, '-p', String(at)];
    const guard = spawn('/bin/sh', ['-c', GUARD_SCRIPT, GUARD_NAME, path.join(bin, 'postgres'), ...args], {
      cwd: '/',
      env: { ...ownEnv, ...env },
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
      ...user,
    });
    guard.stdin.on('error', () => {});
    const exited = once(guard, 'close');
    const said: string[] = [];
    const ready = new Promise<boolean>((resolve) => {
      void exited.then(() => resolve(false));
      createInterface({ input: guard.stderr }).on('line', (line) => {
        if (said.length < 60) said.push(line);
        if (line.includes('database system is ready to accept connections')) resolve(true);
      });
    });
    if (!(await ready)) throw new Error(`PostgreSQL ended:\n${said.join('\n')}`);
    running = { dataDir: folder, exited, end: () => void guard.stdin.end() };
  }

  async function stop(): Promise<void> {
    running?.end();
    await running?.exited;
    running = undefined;
  }
}
