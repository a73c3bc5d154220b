import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Short, so that a process held to a share is slow all the time instead of quick and then still. */
const periodUs = 20_000;

/**
 * Holds a process to a share of one core, as if its machine had no more, by a control group of Linux (for root alone). Answers what
 * removes the group once the process has ended.
 */
export function holdToShare(pid: number, share: number): () => void {
  const first = '/sys/fs/cgroup/cpu';
  const name = `metade-bench-${pid}`;
  const quota = Math.round(share * periodUs);
  const isFirst = existsSync(first);
  const folder = path.join(isFirst ? first : '/sys/fs/cgroup', name);
  const limits = isFirst
    ? { 'cpu.cfs_period_us': periodUs, 'cpu.cfs_quota_us': quota }
    : { 'cpu.max': `${quota} ${periodUs}` };
  mkdirSync(folder);
  for (const [file, value] of Object.entries({ ...limits, 'cgroup.procs': pid }))
    writeFileSync(path.join(folder, file), `${value}`);
  return () => rmdirSync(folder);
}
