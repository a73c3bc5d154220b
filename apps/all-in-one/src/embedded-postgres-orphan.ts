import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { GUARD_NAME } from './embedded-postgres-guard.ts';

/**
 * Makes sure that no server runs on `cluster`: waits for one that is stopping, stops one whose owner and guard are gone,
 * and removes the pid file of a dead one. Throws when another live process owns a running server there.
 */
export async function clearPreviousServer(cluster: string): Promise<void> {
  const start = Date.now();
  let signalled: NodeJS.Signals | undefined;
  for (;;) {
    const waited = Date.now() - start;
    const server = runningServer(cluster);
    if (!server) return;
    if (!isServerOf(server.pid, cluster)) {
      // The server died by force, or its number went to another process after a restart. Shared memory, which
      // PostgreSQL checks at its start, still protects the files from two servers.
      rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
      return;
    }
    if (server.status !== 'stopping') {
      const guarded = commandOf(parentOf(server.pid)).includes(GUARD_NAME);
      // A guard acts at once when its owner dies; one that lets its server run for 3 seconds has a living owner.
      if (guarded && waited > 3_000) {
        throw new Error(`The database in ${path.dirname(cluster)} is in use by another running copy of this program.`);
      }
      if (!guarded && !signalled) signalled = signal(server.pid, 'SIGINT');
    }
    if (waited > 30_000 && signalled !== 'SIGQUIT') signalled = signal(server.pid, 'SIGQUIT');
    if (waited > 45_000)
      throw new Error(`PostgreSQL (process ${server.pid}) on ${cluster} does not stop: end it by hand.`);
    await delay(20);
  }
}

/** What PostgreSQL's own pid file says; undefined when there is none, as after an orderly stop. */
export function runningServer(cluster: string): { pid: number; port: number; status: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function signal(pid: number, name: NodeJS.Signals): NodeJS.Signals {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  return name;
}

/** Whether `pid` is a live postgres of this cluster: it keeps the cluster as working folder. A zombie has none. */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return ps(pid, 'command').includes(cluster);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

function parentOf(pid: number): number {
  if (process.platform !== 'linux') return Number(ps(pid, 'ppid'));
  // Fields after the name, which is in parentheses and may hold spaces: state, parent, …
  const stat = readProc(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function commandOf(pid: number): string {
  return process.platform === 'linux' ? readProc(pid, 'cmdline') : ps(pid, 'command');
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
