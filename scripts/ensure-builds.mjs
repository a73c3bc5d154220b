// Builds the web and the panel when their sources, or those of the packages they use, changed since the last build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment, root } from './ensure-install.mjs';
import { timed } from './progress.mjs';

const commands = { web: ['react-router', 'build'], panel: ['vite', 'build'] };
const outputs = ['build', 'dist'];
const notSources = new Set(['node_modules', 'test', ...outputs]);

/** The apps that there are to build, by folder name under apps/. */
export const builtApps = Object.keys(commands).filter((app) =>
  existsSync(path.join(root, 'apps', app, 'vite.config.ts')),
);

/** Whether the last complete build of an app came from the sources that are there. */
export function isBuilt(app) {
  const { wanted, stamps } = stampsOf(app);
  return stamps.some((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted);
}

/** Builds one app unless its last complete build came from the same sources. Throws when the build fails. */
export async function ensureBuilt(app) {
  if (isBuilt(app)) return;
  const { folder, wanted, stamps } = stampsOf(app);
  for (const stamp of stamps) rmSync(stamp, { force: true });
  await timed(`Building apps/${app}`, async () => {
    const [program, ...args] = commands[app];
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...environment(folder), NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const [code, signal] = await once(child, 'exit');
    if (code !== 0) throw new Error(`The build of apps/${app} failed (${signal ?? `exit code ${code}`}): see above.`);
  });
  const made = stamps.find((stamp) => existsSync(path.dirname(stamp)));
  if (!made) throw new Error(`The build of apps/${app} left neither of the folders ${outputs.join(', ')}.`);
  writeFileSync(made, wanted);
}

function stampsOf(app) {
  const folder = path.join(root, 'apps', app);
  const stamps = outputs.map((output) => path.join(folder, output, '.metade-sources'));
  return { folder, wanted: hashSources(folder), stamps };
}

function hashSources(folder) {
  const hash = createHash('sha256');
  const packages = readdirSync(path.join(root, 'packages')).filter((name) => name !== 'dev-env');
  const folders = [folder, ...packages.map((name) => path.join(root, 'packages', name))];
  const files = ['package-lock.json', 'tsconfig.base.json'].map((name) => path.join(root, name));
  for (const file of [...files, ...folders.flatMap(listFiles)]) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !notSources.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(place);
      return entry.isFile() ? [place] : [];
    });
}
