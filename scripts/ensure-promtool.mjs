// Finds promtool, Prometheus' checker: the system's, else that of Debian's package, unpacked beside the packages without installing its service.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-install.mjs';
import { timed } from './progress.mjs';

const folder = path.join(root, 'node_modules/.cache/prometheus');
const unpacked = path.join(folder, 'usr/bin/promtool');

/** Its path, or undefined where there is none to be had. */
export async function ensurePromtool() {
  if (run('promtool', ['--version'])) return 'promtool';
  if (!existsSync(unpacked) && existsSync('/etc/debian_version')) await timed('Fetching promtool', fetch);
  return run(unpacked, ['--version']) ? unpacked : undefined;
}

function fetch() {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) run('apt-get', ['update', '-qq']);
  run('apt-get', ['download', '-qq', 'prometheus']);
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (archive) run('dpkg-deb', ['-x', archive, folder]);
}

function run(command, args) {
  const cwd = existsSync(folder) ? folder : root;
  return spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0;
}
