import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Of /proc/<pid>/stat: its parent, and its ticks of 10 ms; ended: those of children that are over. */
function statOf(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

const microsecondsPerTick = 10_000;

/** What a process has computed so far, in µs. */
export function cpuOf(pid: number): number {
  return (statOf(pid)?.own ?? 0) * microsecondsPerTick;
}

/** What a PostgreSQL on this machine has computed so far, in µs: its main process and all that it has started. */
export async function cpuOfDatabase(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ file: string }>("select pg_read_file('postmaster.pid') as file");
  const main = Number(rows[0]?.file.split('\n')[0]);
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const running = children
    .filter(({ parent }) => parent === main)
    .reduce((sum, { own, ended }) => sum + own + ended, 0);
  const { own = 0, ended = 0 } = statOf(main) ?? {};
  return (own + ended + running) * microsecondsPerTick;
}
