import { randomBytes } from 'node:crypto';
import { chownSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { changedOpsFile } from '@metade/dev-env/ops-file.ts';
import { chooseServerUser } from '../../apps/all-in-one/src/embedded-postgres-user.ts';
import type { Machine } from './machines.ts';
import { createNetwork } from './machines.ts';

export type Node = Machine & {
  /** Starts etcd and Patroni, as when the machine comes up. */
  boot(): void;
  /** SIGKILL to PostgreSQL's own process alone; Patroni lives. */
  killPostgres(): void;
};

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number };

export type Cluster = {
  nodes: Node[];
  password: string;
  /** The one that Patroni calls the leader now and that says so itself; undefined while there is none. */
  primary(): Promise<Node | undefined>;
  /** Once there is a primary with its synchronous standby and all are on its timeline. Throws what it is like after a while. */
  whole(): Promise<Node>;
  /** Where the logs are. */
  folder: string;
  remove(): Promise<void>;
};

const names = ['n1', 'n2', 'n3'];

/** Three machines with Debian's etcd, Patroni and PostgreSQL, and the files of ops/ha but for addresses, folders and passwords. */
export async function createCluster(): Promise<Cluster> {
  const network = await createNetwork(names);
  const folder = mkdtempSync(path.join(tmpdir(), 'metade-ha-'));
  const user = chooseServerUser(path.join(folder, 'none'));
  const own = (file: string) => user && chownSync(file, user.uid, user.gid);
  own(folder);
  const passwords = Array.from({ length: 3 }, () => randomBytes(18).toString('base64url'));
  const addresses = new Map(network.machines.map(({ address }, nth) => [`10.0.0.${nth + 1}`, address]));
  const places = (text: string) => text.replaceAll(/10\.0\.0\.\d/g, (found) => addresses.get(found) as string);
  const nodes = network.machines.map((machine, nth): Node => {
    const home = path.join(folder, machine.name);
    for (const made of [home, ...['etcd', 'socket'].map((name) => path.join(home, name))]) {
      mkdirSync(made, { mode: 0o700 });
      own(made);
    }
    const shared = new Set(['ETCD_INITIAL_CLUSTER', 'PATRONI_ETCD_HOSTS']);
    const read = (file: string) =>
      Object.fromEntries(
        Object.entries(parseEnv(changedOpsFile(`ha/${file}`, []))).map(([name, value = '']) => [
          name,
          places(shared.has(name) ? value : value.replaceAll('10.0.0.1', `10.0.0.${nth + 1}`)),
        ]),
      );
    const env = {
      PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
      LC_ALL: 'C.UTF-8',
      HOME: home,
      ...read('etcd.env'),
      ETCD_NAME: machine.name,
      ETCD_DATA_DIR: path.join(home, 'etcd/data'),
      ...read('patroni.env'),
      PATRONI_POSTGRESQL_BIN_DIR: process.env.POSTGRES_BIN,
      PATRONI_NAME: machine.name,
      PATRONI_SUPERUSER_PASSWORD: passwords[0],
      PATRONI_REPLICATION_PASSWORD: passwords[1],
      PATRONI_REWIND_PASSWORD: passwords[2],
      PATRONI_POSTGRESQL_DATA_DIR: path.join(home, 'data'),
      PATRONI_POSTGRESQL_PGPASS: path.join(home, 'pgpass'),
    };
    const config = path.join(home, 'patroni.yml');
    writeFileSync(
      config,
      changedOpsFile('ha/patroni.yml', [[/unix_socket_directories: .*/, `unix_socket_directories: ${home}/socket`]]),
    );
    own(config);
    const run = (program: string, args: string[]) => {
      const log = createWriteStream(path.join(home, `${path.basename(program)}.log`), { flags: 'a' });
      const as = user ? ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'] : [];
      const child = machine.spawn('setpriv', [...as, program, ...args], {
        cwd: home,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.pipe(log);
      child.stderr?.pipe(log);
    };
    return {
      ...machine,
      boot: () => {
        run('/usr/bin/etcd', []);
        run('/usr/bin/patroni', [config]);
      },
      killPostgres: () => {
        const [pid] = readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      },
    };
  });

  const members = async (): Promise<Member[]> => {
    const asked = await Promise.all(nodes.map((node) => ask(node, 'cluster')));
    for (const { status, text } of asked)
      if (status === 200) return (JSON.parse(text) as { members: Member[] }).members;
    return [];
  };
  const primary = async () => {
    const answers = await Promise.all(
      nodes.map(async (node) => ((await ask(node, 'primary')).status === 200 ? node : undefined)),
    );
    return answers.find((node) => node !== undefined);
  };
  return {
    nodes,
    folder,
    password: passwords[0] as string,
    primary,
    whole: async () => {
      for (const until = Date.now() + 150_000; ; await sleep(250)) {
        const found = await members();
        const leader = found.find(({ role }) => role === 'leader');
        const standbys = found.filter(({ role }) => role !== 'leader');
        const isWhole =
          leader?.state === 'running' &&
          standbys.length === 2 &&
          standbys.some(({ role }) => role === 'sync_standby') &&
          standbys.every(({ state, timeline }) => /running|streaming/.test(state) && timeline === leader.timeline);
        const node = nodes.find(({ name }) => name === leader?.name);
        if (isWhole && node && (await primary()) === node) return node;
        if (Date.now() > until) throw new Error(`The cluster is not whole: ${JSON.stringify(found)}`);
      }
    },
    remove: async () => {
      for (const node of nodes) await node.kill();
      await network.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of Patroni's REST interface. */
async function ask({ address }: Machine, what: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`http://${address}:8008/${what}`, { signal: AbortSignal.timeout(1_500) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
