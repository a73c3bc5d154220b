import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningPostgres } from '../../../all-in-one/src/embedded-postgres.ts';
import { startPostgres } from '../../../all-in-one/src/embedded-postgres.ts';
import { runningServer } from '../../../all-in-one/src/embedded-postgres-orphan.ts';
import { chooseServerUser } from '../../../all-in-one/src/embedded-postgres-user.ts';
import { queryOnce } from './query-once.ts';
import { signalServers } from './servers-of.ts';

export type Replicated = {
  /** Superuser's URLs. */
  primary: string;
  replica: string;
  /** Commits reach the replica that much later, such as '1h'; 0 as soon as they come. */
  delayReplica(by: string): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Stops and continues all processes of the replica: it neither answers nor refuses. */
  freezeReplica(signal: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
};

/** A primary, prepared by `prepare`, and a replica that streams from it. */
export async function startReplicated(prepare: (url: string) => Promise<void>): Promise<Replicated> {
  const base = mkdtempSync(path.join(tmpdir(), 'metade-replica-'));
  const user = chooseServerUser(path.join(base, 'none'));
  const own = (file: string) => user && chownSync(file, user.uid, user.gid);
  own(base);
  const [primaryDir, replicaDir] = ['primary', 'replica'].map((name) => path.join(base, name)) as [string, string];
  const first = await startPostgres({ dataDir: primaryDir, fast: true });
  await prepare(first.url);
  await first.stop();
  // With the server's user and rights on each file.
  execFileSync('cp', ['-a', primaryDir, replicaDir]);
  const cluster = path.join(replicaDir, 'cluster');
  writeFileSync(path.join(cluster, 'standby.signal'), '');
  const password = readFileSync(path.join(primaryDir, 'password'), 'utf8');
  appendFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${first.port} user=postgres password=${password} application_name=replica'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  own(path.join(cluster, 'standby.signal'));
  const primary = await startPostgres({ dataDir: primaryDir, port: first.port, fast: true });
  let replica: RunningPostgres = await startPostgres({ dataDir: replicaDir, fast: true });
  const { port, url } = replica;
  return {
    primary: primary.url,
    replica: url,
    delayReplica: async (by) => {
      await queryOnce(url, `alter system set recovery_min_apply_delay = '${by}'`);
      await queryOnce(url, 'select pg_reload_conf()');
    },
    stopReplica: () => replica.stop(),
    startReplica: async () => {
      replica = await startPostgres({ dataDir: replicaDir, port, fast: true });
    },
    freezeReplica: (signal) => {
      const pid = runningServer(cluster)?.pid as number;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
      signalServers([pid, ...children.map(Number)], signal);
    },
    remove: async () => {
      await replica.stop();
      await primary.stop();
      rmSync(base, { recursive: true, force: true });
    },
  };
}
