import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A machine as far as Linux makes one within another: a network of its own, on a cable that can be pulled. */
export type Machine = {
  name: string;
  address: string;
  /** Starts a program there; it ends with the machine. */
  spawn(command: string, args: string[], options: SpawnOptions): ChildProcess;
  /** SIGKILL to each of its processes, as when its power goes. */
  kill(): Promise<void>;
  /** Stops each of its processes, as a hypervisor that hangs: its connections stay, and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Pulls its cable out: no packet leaves or reaches it, and no connection is ended. */
  unplug(): void;
  plug(): void;
};

export type Network = { machines: Machine[]; remove(): Promise<void> };

const prefix = 'mha';
const addressOf = (nth: number) => `198.18.77.${nth + 1}`;

/**
 * Machines on one switch, which this machine reaches too. Needs root, and takes a network of the range for benchmarks (RFC 2544) that
 * nothing real has. Removes what an earlier run that was killed left behind.
 */
export async function createNetwork(names: string[]): Promise<Network> {
  for (const left of leftovers()) await removeNetwork(left);
  const id = `${prefix}${process.pid}`;
  const bridge = `${id}b`;
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', '198.18.77.254/24', 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const machines = names.map((name, nth) => {
    const space = `${id}-${name}`;
    const cable = `${id}v${nth}`;
    ip('netns', 'add', space);
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cable, 'master', bridge, 'up');
    for (const device of ['lo', 'eth0']) ip('-n', space, 'link', 'set', device, 'up');
    ip('-n', space, 'address', 'add', `${addressOf(nth)}/24`, 'dev', 'eth0');
    return machineOf(name, space, cable, addressOf(nth));
  });
  const onExit = () => void removeNetwork(id);
  process.once('exit', onExit);
  return {
    machines,
    remove: async () => {
      process.removeListener('exit', onExit);
      await removeNetwork(id);
    },
  };
}

function machineOf(name: string, space: string, cable: string, address: string): Machine {
  const signal = (kind: NodeJS.Signals) => {
    for (const pid of processesOf(space)) send(pid, kind);
  };
  return {
    name,
    address,
    spawn: (command, args, options) => spawn('ip', ['netns', 'exec', space, command, ...args], options),
    kill: () => killAll(space),
    freeze: () => {
      // Twice, for those that were just being started.
      signal('SIGSTOP');
      signal('SIGSTOP');
    },
    thaw: () => signal('SIGCONT'),
    unplug: () => ip('link', 'set', cable, 'down'),
    plug: () => ip('link', 'set', cable, 'up'),
  };
}

async function removeNetwork(id: string): Promise<void> {
  const spaces = namespaces().filter((space) => space.startsWith(`${id}-`));
  // Without waiting at first: at the exit of this process nothing else is run.
  for (const space of spaces) for (const pid of processesOf(space)) send(pid, 'SIGKILL');
  for (const space of spaces) spawnSync('ip', ['netns', 'delete', space]);
  spawnSync('ip', ['link', 'delete', `${id}b`]);
}

async function killAll(space: string): Promise<void> {
  for (let found = processesOf(space); found.length > 0; found = processesOf(space)) {
    for (const pid of found) send(pid, 'SIGKILL');
    await sleep(20);
  }
}

function leftovers(): string[] {
  const ids = namespaces().flatMap((space) => new RegExp(`^(${prefix}(\\d+))-`).exec(space)?.slice(1, 3) ?? []);
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += 2) if (!existsSync(`/proc/${ids[at + 1]}`)) found.add(ids[at] as string);
  return [...found];
}

function namespaces(): string[] {
  return ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] as string);
}

function processesOf(space: string): number[] {
  return ip('netns', 'pids', space).split('\n').filter(Boolean).map(Number);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function ip(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}
