import { readdirSync, readFileSync } from 'node:fs';
import { queryOnce } from './query-once.ts';

/** The processes of a PostgreSQL on this machine: the first one, and those that it started. */
export async function serversOf(databaseUrl: string): Promise<number[]> {
  const [connection] = await queryOnce<{ pid: number }>(databaseUrl, 'select pg_backend_pid() as pid');
  const first = parentOf(connection?.pid ?? 0);
  if (first === null) throw new Error('PostgreSQL does not run on this machine');
  const others = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return [first, ...others.filter((pid) => parentOf(pid) === first)];
}

/** Stops them (SIGSTOP) or lets them go on (SIGCONT); one that has ended since needs neither. */
export function signalServers(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has ended since.
    return null;
  }
}
