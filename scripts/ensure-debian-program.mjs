// Finds a program of the system's, else of Debian's package, unpacked beside the packages: nothing is installed, and no service starts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-install.mjs';
import { timed } from './progress.mjs';

/** Its path, or undefined where there is none to be had. version: the argument that it answers with 0. */
export async function ensureDebianProgram(program, debianPackage, version) {
  if (run('.', program, [version])) return program;
  const folder = path.join(root, 'node_modules/.cache', debianPackage);
  const unpacked = path.join(folder, 'usr/bin', program);
  if (!existsSync(unpacked) && existsSync('/etc/debian_version'))
    await timed(`Fetching ${program}`, () => fetch(folder, debianPackage));
  return run('.', unpacked, [version]) ? unpacked : undefined;
}

function fetch(folder, debianPackage) {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) run(folder, 'apt-get', ['update', '-qq']);
  run(folder, 'apt-get', ['download', '-qq', debianPackage]);
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (archive) run(folder, 'dpkg-deb', ['-x', archive, folder]);
}

function run(cwd, command, args) {
  return spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;
}
