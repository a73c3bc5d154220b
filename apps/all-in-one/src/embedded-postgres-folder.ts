import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { ServerUser } from './embedded-postgres-user.ts';

/** How the server reaches its folder: `path` for its arguments, `stdio` to append to the child's at index 3. */
export type FolderAccess = { path: string; stdio: number[]; close(): void };

/**
 * Gives the server a path to its folder. Under a folder closed to the server's user (root's home is 0700) Linux still
 * allows it through an open descriptor, so the data stays where it was asked for and no permission above it changes.
 */
export function openFolder(folder: string, user: ServerUser | undefined): FolderAccess {
  if (!user || canEnter(folder, user)) return { path: folder, stdio: [], close() {} };
  if (process.platform !== 'linux') {
    throw new Error(`PostgreSQL cannot run as root, and its user cannot enter ${folder}. Start as a normal user.`);
  }
  const descriptor = openSync(folder, 'r');
  return { path: '/proc/self/fd/3', stdio: [descriptor], close: () => closeSync(descriptor) };
}

function canEnter(folder: string, user: ServerUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { cwd: '/', stdio: 'ignore', ...user }).status === 0;
}
