// A folder in memory for what tests write and throw away: databases above all, each of a thousand files.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const place = '/dev/shm';
const tmpfs = 0x01021994;
const gibibyte = 2 ** 30;

let made;

/** Variables that have programs keep their temporary files in memory until this process ends; none where there is little of it, or whoever started us says where they go. */
export function inMemory() {
  if (process.env.TMPDIR || !isRoomy()) return {};
  made ??= makeFolder();
  return { TMPDIR: made };
}

/** A container often has 64 MB there, and a full one stops a database. */
function isRoomy() {
  if (process.platform !== 'linux') return false;
  try {
    const { type, bavail, bsize } = statfsSync(place);
    const available = process.availableMemory?.() ?? os.freemem();
    return type === tmpfs && bavail * bsize > 2 * gibibyte && available > 8 * gibibyte;
  } catch {
    return false;
  }
}

function makeFolder() {
  for (const name of readdirSync(place)) {
    const pid = /^metade-tests-(\d+)-/.exec(name)?.[1];
    // Of a run that was killed.
    if (pid && !isRunning(Number(pid))) rmSync(path.join(place, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(place, `metade-tests-${process.pid}-`));
  // As /tmp: PostgreSQL is a user of its own.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
