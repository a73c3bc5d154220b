import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../programs.ts';

const migrations = 'apps/api/migrations';

/** The newest commit whose migrations are not those of today; null where there is no history to find it in. */
export function formerCommit(): string | null {
  try {
    const changed = git('log', '--format=%H', '-n', '20', '--', migrations);
    const present = readdirSync(path.join(root, migrations)).sort().join();
    const found = ['HEAD', ...changed.map((commit) => `${commit}^`)].find((commit) => {
      const files = git('ls-tree', '--name-only', `${commit}:${migrations}`);
      return files.sort().join() !== present;
    });
    return found === undefined ? null : (git('rev-parse', found)[0] as string);
  } catch {
    return null;
  }
}

/** The sources of a commit in a folder of their own, with the packages that are installed for those of today. */
export function unpackVersion(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'metade-former-'));
  const archive = execFileSync('git', ['archive', commit, '--', '.', ':!apps/mobile', ':!docs'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Those of the repository itself are of the copy: their links are relative. */
function linkPackages(copy: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  const own = '@metade';
  mkdirSync(path.join(to, own), { recursive: true });
  for (const name of readdirSync(from)) if (name !== own) symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, own)))
    symlinkSync(readlinkSync(path.join(from, own, name)), path.join(to, own, name));
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
}
