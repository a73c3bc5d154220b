import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@metade/dev-env/free-port.ts';
import { changedOpsFile } from '@metade/dev-env/ops-file.ts';
import { chooseServerUser } from '../../../all-in-one/src/embedded-postgres-user.ts';

export const pgbouncerProgram = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

export type PgBouncer = {
  /** The database's URL, through the pooler. */
  url: string;
  /** Ends it at once and starts it anew, on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Debian's PgBouncer before a database, with ops/ha/pgbouncer.ini but for places, passwords and sizes. prepared: with its connect_query.
 */
export async function startPgBouncer(databaseUrl: string, { sessions = 4, prepared = true } = {}): Promise<PgBouncer> {
  const target = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'metade-pgbouncer-'));
  const file = (name: string) => path.join(folder, name);
  const port = await freePort();
  const quoted = (text: string) => `"${decodeURIComponent(text).replaceAll('"', '""')}"`;
  writeFileSync(file('users'), `${quoted(target.username)} ${quoted(target.password)}\n`, { mode: 0o600 });
  const changes: [RegExp, string][] = [
    [/^metade = host=\S+ port=\S+ dbname=\S+/m, `* = host=${target.hostname} port=${target.port}`],
    ...(prepared ? [] : [[/ connect_query=.*/, ''] as [RegExp, string]]),
    [/^listen_port = .*/m, `listen_port = ${port}`],
    [/^auth_file = .*/m, `auth_file = ${file('users')}`],
    [/^default_pool_size = .*/m, `default_pool_size = ${sessions}`],
    [/^logfile = .*/m, ''],
    [/^pidfile = .*/m, `pidfile = ${file('pid')}`],
  ];
  writeFileSync(file('pgbouncer.ini'), changedOpsFile('ha/pgbouncer.ini', changes));
  const user = chooseServerUser(file('none'));
  for (const one of ['', 'users', 'pgbouncer.ini']) if (user) chownSync(file(one), user.uid, user.gid);
  let stop = await start();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    restart: async () => {
      await stop('SIGKILL');
      rmSync(file('pid'), { force: true });
      stop = await start();
    },
    stop: async () => {
      await stop('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };

  async function start() {
    const child = spawn(pgbouncerProgram as string, [file('pgbouncer.ini')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    });
    const exited = once(child, 'exit');
    const onExit = () => child.kill('SIGKILL');
    process.once('exit', onExit);
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      void exited.then(() => reject(new Error(`PgBouncer ended: ${said.join('\n')}`)));
      createInterface({ input: child.stderr }).on('line', (line) => {
        said.push(line);
        if (line.includes('process up')) resolve();
      });
    });
    return async (signal: NodeJS.Signals) => {
      process.removeListener('exit', onExit);
      child.kill(signal);
      await exited;
    };
  }
}
