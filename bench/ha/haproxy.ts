import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { changedOpsFile } from '@metade/dev-env/ops-file.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

export type Haproxy = {
  /** host:port of the way to the primary. */
  database: string;
  /** The servers' common address. */
  url: string;
  /** Whether it sends requests to the server with this port. */
  serves(port: number): Promise<boolean>;
  stop(): Promise<void>;
};

/** Debian's HAProxy with ops/ha/haproxy.cfg but for addresses and ports. databases: addresses of three nodes; servers: ports of two on loopback. */
export async function startHaproxy(databases: readonly string[], servers: readonly number[]): Promise<Haproxy> {
  const [database, web] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), 'metade-haproxy-'));
  const [file, socket] = [path.join(folder, 'haproxy.cfg'), path.join(folder, 'admin.sock')];
  writeFileSync(
    file,
    changedOpsFile('ha/haproxy.cfg', [
      [/127\.0\.0\.1:5000/, `127.0.0.1:${database}`],
      [/stats socket \S+/, `stats socket ${socket}`],
      [/127\.0\.0\.1:8080/, `127.0.0.1:${web}`],
      ...databases.map((address, nth) => [new RegExp(`10\\.0\\.0\\.${nth + 1}:5432`), `${address}:5432`] as const),
      ...servers.map((port, nth) => [new RegExp(`10\\.0\\.0\\.1${nth + 1}:3000`, 'g'), `127.0.0.1:${port}`] as const),
    ]),
  );
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const exited = once(child, 'exit');
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  const url = `http://127.0.0.1:${web}`;
  for (const until = Date.now() + 10_000; ; await sleep(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`HAProxy did not start: ${said.join('')}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  return {
    database: `127.0.0.1:${database}`,
    url,
    serves: async (port) => {
      const asked = connect(socket);
      asked.end('show servers state metade\n');
      const line = (await text(asked)).split('\n').find((one) => one.split(' ')[18] === String(port));
      // Its operational state: 2 is running.
      return line?.split(' ')[5] === '2';
    },
    stop: async () => {
      process.removeListener('exit', onExit);
      child.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
