// Installs the packages of package-lock.json when node_modules does not hold exactly them, and finds Node 24 among them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { timed } from './progress.mjs';

export const root = path.resolve(import.meta.dirname, '..');
const stampFile = path.join(root, 'node_modules/.metade-lock');
const platform = `${process.platform}-${process.arch}`;

/**
 * Resolves to the path of Node 24 and to an environment whose PATH puts it and the packages' programs first. development: false takes
 * an installation without development packages (npm ci --omit=dev) as it is, and needs no registry for it.
 */
export async function ensureInstalled({ development = true } = {}) {
  const wanted = createHash('sha256')
    .update(platform)
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamped = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
  if (!stamped && !development && findNode() && holdsLockedPackages({ development })) return found();
  if (!stamped || !findNode()) {
    if (!holdsLockedPackages() || !findNode()) await timed('Installing packages', install);
    if (!findNode()) {
      throw new Error(
        `This needs Node 24, which package-lock.json does not bring for ${platform}: install Node 24 and run this again with it (this is ${process.version}).`,
      );
    }
    // Last: an install that was interrupted leaves no stamp and is done again.
    writeFileSync(stampFile, wanted);
  }
  return found();
}

function found() {
  return { node: findNode(), env: environment(root) };
}

/** The environment for programs run in `folder`: its own packages' programs, then the root's, then the system's. */
export function environment(folder) {
  const folders = [
    path.dirname(findNode()),
    path.join(folder, 'node_modules/.bin'),
    path.join(root, 'node_modules/.bin'),
  ];
  return { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) };
}

/** Command and arguments that run npm in the version that started us, if any; its own loglevel, as `npm test --silent` would hide errors. */
export function npmCommand(args) {
  const viaNode = process.env.npm_execpath?.endsWith('.js');
  const [command, first] = viaNode ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  return [command, ...first, ...args, '--loglevel=error'];
}

function npm(args) {
  const [command, ...all] = npmCommand(args);
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, all, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell }).status;
}

function install() {
  if (npm(['ci']) === 0) return;
  console.log('npm ci failed, trying npm install');
  if (npm(['install', '--no-save']) === 0) return;
  throw new Error('The packages could not be installed: npm says why above. Check the network and run this again.');
}

function findNode() {
  const bundled = path.join(root, 'node_modules', `node-${platform.replace('win32', 'win')}`, 'bin');
  const candidates = [path.join(bundled, process.platform === 'win32' ? 'node.exe' : 'node'), process.execPath];
  return candidates.find((file) => existsSync(file) && majorVersion(file) >= 24);
}

function majorVersion(file) {
  if (file === process.execPath) return Number(process.versions.node.split('.')[0]);
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** npm writes node_modules/.package-lock.json when an install is complete; optional packages depend on the platform. */
function holdsLockedPackages({ development } = { development: true }) {
  const installedList = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([place, entry]) =>
      !place.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !development) ||
      (installed[place]?.version === entry.version && existsSync(path.join(root, place))),
  );
}
